// SPDX-License-Identifier: Apache-2.0
#include "cpu/promote_workgroup.h"

#include <algorithm>

#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/PromoteMemToReg.h>

namespace tesela::cpu {

namespace {

constexpr int64_t kMaxWords = 2048;   // of a variable
constexpr size_t kMaxVectors = 32;    // more do not fit the registers

/// A load, store or clearing of words whose place in the variable is known. What it stores is asked for when it is rewritten: it may be what another
/// access loaded.
struct Access {
  enum class Kind : uint8_t { Load, Store, Clear } kind = Kind::Load;
  llvm::Instruction* at = nullptr;
  int64_t first = 0;   ///< word; vectors may begin before the variable and end after it
  int64_t words = 0;
  bool vector = false;
  bool masked = false;

  llvm::Value* stored() const { return at->getOperand(0); }
  llvm::Value* mask() const { return at->getOperand(kind == Kind::Load ? 1 : 2); }
  llvm::Value* passed() const { return at->getOperand(2); }  ///< for lanes that are off
  llvm::Type* type() const { return kind == Kind::Load ? at->getType() : stored()->getType(); }
};

bool is_word(llvm::Type* type) { return type->isIntegerTy(32) || type->isFloatTy(); }

/// All accesses through an address; false if some use is of another kind.
class Uses {
 public:
  explicit Uses(const llvm::DataLayout& layout) : layout_(layout) {}
  std::vector<Access> accesses;
  std::vector<llvm::Instruction*> addresses;

  bool collect(llvm::Instruction* base) {
    std::vector<std::pair<llvm::Instruction*, int64_t>> todo{{base, 0}};
    while (!todo.empty()) {
      const auto [address, offset] = todo.back();
      todo.pop_back();
      for (llvm::User* user : address->users()) {
        if (auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(user)) {
          llvm::APInt add(64, 0);
          if (!gep->accumulateConstantOffset(layout_, add)) return false;
          addresses.push_back(gep);
          todo.push_back({gep, offset + add.getSExtValue()});
        } else if (!add(llvm::cast<llvm::Instruction>(user), address, offset)) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  bool add(llvm::Instruction* at, llvm::Value* address, int64_t offset) {
    Access a;
    a.at = at;
    if (auto* load = llvm::dyn_cast<llvm::LoadInst>(at)) return load->isSimple() && place(a, offset);
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(at)) {
      a.kind = Access::Kind::Store;
      return store->isSimple() && store->getValueOperand() != address && place(a, offset);
    }
    auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(at);
    if (!call) return false;
    if (call->getIntrinsicID() == llvm::Intrinsic::masked_load) {
      a.masked = true;
      return place(a, offset);
    }
    if (call->getIntrinsicID() == llvm::Intrinsic::masked_store) {
      a.kind = Access::Kind::Store;
      a.masked = true;
      return place(a, offset);
    }
    if (const auto* set = llvm::dyn_cast<llvm::MemSetInst>(call)) {
      const auto* length = llvm::dyn_cast<llvm::ConstantInt>(set->getLength());
      const auto* byte = llvm::dyn_cast<llvm::ConstantInt>(set->getValue());
      if (!length || !byte || !byte->isZero() || length->getZExtValue() % 4 != 0 || offset % 4 != 0) return false;
      a.kind = Access::Kind::Clear;
      a.first = offset / 4;
      a.words = static_cast<int64_t>(length->getZExtValue() / 4);
      accesses.push_back(a);
      return true;
    }
    return false;
  }

  bool place(Access& a, int64_t offset) {
    llvm::Type* type = a.type();
    auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
    if (!is_word(type->getScalarType()) || (type->isVectorTy() && !vector) || offset % 4 != 0) return false;
    a.first = offset / 4;
    a.vector = vector != nullptr;
    a.words = vector ? vector->getNumElements() : 1;
    accesses.push_back(a);
    return true;
  }

  const llvm::DataLayout& layout_;
};

int64_t floor_div(int64_t a, int64_t b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

/// Words that one register holds.
struct Range {
  int64_t first = 0, words = 0;
  bool operator==(const Range&) const = default;
};

/// The words of one variable as values. `whole`: each access is of one of the ranges; else these are vectors of one width, side by side.
class Registers {
 public:
  Registers(llvm::Function& f, std::vector<Range> ranges, bool whole, llvm::Type* word) : f_(f), ranges_(std::move(ranges)), whole_(whole), width_(ranges_.front().words), word_(word) {
    cells_.resize(ranges_.size());
  }

  void rewrite(const Access& a) {
    llvm::IRBuilder<> b(a.at);
    if (a.kind == Access::Kind::Clear) {
      for (size_t c = 0; c < cells_.size(); ++c)
        if (ranges_[c].first >= a.first && ranges_[c].first < a.first + a.words) b.CreateStore(llvm::Constant::getNullValue(type_of(c)), cell(c));
    } else if (a.kind == Access::Kind::Load) {
      llvm::Value* got = load(b, a);
      a.at->replaceAllUsesWith(a.masked ? b.CreateSelect(a.mask(), got, a.passed()) : got);
    } else {
      store(b, a);
    }
    a.at->eraseFromParent();
  }

  std::vector<llvm::AllocaInst*> cells() const {
    std::vector<llvm::AllocaInst*> made;
    for (llvm::AllocaInst* c : cells_)
      if (c) made.push_back(c);
    return made;
  }

 private:
  llvm::Type* vector_of(int64_t words) const { return words == 1 ? word_ : llvm::FixedVectorType::get(word_, static_cast<unsigned>(words)); }
  llvm::Type* type_of(size_t number) const { return vector_of(ranges_[number].words); }

  /// Zero where nothing has been stored: nothing that a program sees depends on it.
  llvm::AllocaInst* cell(size_t number) {
    llvm::AllocaInst*& c = cells_[number];
    if (c) return c;
    llvm::BasicBlock& entry = f_.getEntryBlock();
    llvm::IRBuilder<> b(&entry, entry.getFirstInsertionPt());
    c = b.CreateAlloca(type_of(number));
    b.CreateStore(llvm::Constant::getNullValue(type_of(number)), c);
    return c;
  }
  llvm::Value* get(llvm::IRBuilder<>& b, size_t number) { return b.CreateLoad(type_of(number), cell(number)); }

  /// The register that is all of an access.
  size_t whole(const Access& a) const {
    return static_cast<size_t>(std::lower_bound(ranges_.begin(), ranges_.end(), a.first, [](const Range& r, int64_t first) { return r.first < first; }) - ranges_.begin());
  }

  // Where registers are vectors side by side. Vectors of an access may begin before the variable and end after it.
  bool exists(int64_t number) const { return number >= 0 && number < static_cast<int64_t>(cells_.size()); }
  llvm::Value* get_if(llvm::IRBuilder<>& b, int64_t number) { return exists(number) ? get(b, static_cast<size_t>(number)) : llvm::Constant::getNullValue(vector_of(width_)); }

  llvm::Value* load(llvm::IRBuilder<>& b, const Access& a) {
    if (whole_) return b.CreateBitCast(get(b, whole(a)), a.type());
    if (a.vector) return b.CreateBitCast(load_words(b, a), a.type());
    const int64_t c = floor_div(a.first, width_);
    llvm::Value* v = get_if(b, c);
    return b.CreateBitCast(width_ == 1 ? v : b.CreateExtractElement(v, static_cast<uint64_t>(a.first - c * width_)), a.type());
  }

  void store(llvm::IRBuilder<>& b, const Access& a) {
    llvm::Value* v = b.CreateBitCast(a.stored(), a.vector ? static_cast<llvm::Type*>(llvm::FixedVectorType::get(word_, static_cast<unsigned>(a.words))) : word_);
    if (whole_) {
      const size_t c = whole(a);
      b.CreateStore(a.masked ? b.CreateSelect(a.mask(), v, get(b, c)) : v, cell(c));
      return;
    }
    const int64_t c = floor_div(a.first, width_);
    if (!a.vector) {
      if (exists(c)) b.CreateStore(width_ == 1 ? v : b.CreateInsertElement(get_if(b, c), v, static_cast<uint64_t>(a.first - c * width_)), cell(static_cast<size_t>(c)));
      return;
    }
    if (a.masked) v = b.CreateSelect(a.mask(), v, load_words(b, a));
    llvm::SmallVector<int, 16> filled;
    for (int64_t i = 0; i < width_; ++i) filled.push_back(i < a.words ? static_cast<int>(i) : -1);
    if (a.words < width_) v = b.CreateShuffleVector(v, filled);
    for (int64_t part = c; part <= floor_div(a.first + a.words - 1, width_); ++part) {
      if (!exists(part)) continue;
      llvm::SmallVector<int, 16> pick;
      bool all = true;
      for (int64_t i = 0; i < width_; ++i) {
        const int64_t from = part * width_ + i - a.first;
        const bool inside = from >= 0 && from < a.words;
        all &= inside && from == i;
        pick.push_back(static_cast<int>(inside ? width_ + from : i));
      }
      b.CreateStore(all ? v : b.CreateShuffleVector(get_if(b, part), v, pick), cell(static_cast<size_t>(part)));
    }
  }

  /// A vector of words, in the words' own type.
  llvm::Value* load_words(llvm::IRBuilder<>& b, const Access& a) {
    const int64_t c = floor_div(a.first, width_), within = a.first - c * width_;
    llvm::Value* v = get_if(b, c);
    if (within == 0 && a.words == width_) return v;
    llvm::SmallVector<int, 16> pick;
    for (int64_t i = 0; i < a.words; ++i) pick.push_back(static_cast<int>(within + i));
    return within + a.words > width_ ? b.CreateShuffleVector(v, get_if(b, c + 1), pick) : b.CreateShuffleVector(v, pick);
  }

  llvm::Function& f_;
  std::vector<Range> ranges_;
  bool whole_;
  int64_t width_;
  llvm::Type* word_;
  std::vector<llvm::AllocaInst*> cells_;  // null: not touched yet
};

/// The ranges of all accesses, in order, if none overlaps another in part; else none.
std::vector<Range> whole_ranges(const std::vector<Access>& accesses, int64_t words) {
  std::vector<Range> ranges;
  for (const Access& a : accesses)
    if (a.kind != Access::Kind::Clear) ranges.push_back({a.first, a.words});
  std::sort(ranges.begin(), ranges.end(), [](const Range& x, const Range& y) { return x.first != y.first ? x.first < y.first : x.words < y.words; });
  ranges.erase(std::unique(ranges.begin(), ranges.end()), ranges.end());
  for (size_t i = 0; i < ranges.size(); ++i) {
    const int64_t next = i + 1 < ranges.size() ? ranges[i + 1].first : words;
    if (ranges[i].first < 0 || ranges[i].first + ranges[i].words > next) return {};
  }
  return ranges;
}

/// The words as registers, if all uses allow it.
bool promote(llvm::Function& f, llvm::CallInst* variable, llvm::FunctionAnalysisManager& analyses) {
  const int64_t words = (llvm::cast<llvm::ConstantInt>(variable->getArgOperand(2))->getSExtValue() + 3) / 4;
  Uses uses(f.getDataLayout());
  if (words > kMaxWords || !uses.collect(variable)) return false;
  int64_t width = 1;
  size_t floats = 0, typed = 0;
  for (const Access& a : uses.accesses) {
    if (a.vector) width = std::max({width, a.words, int64_t{2}});
    if (a.kind == Access::Kind::Clear) continue;
    ++typed;
    floats += a.type()->getScalarType()->isFloatTy();
  }
  std::vector<Range> ranges = whole_ranges(uses.accesses, words);
  const bool whole = !ranges.empty();
  if (!whole)
    for (int64_t first = 0; first < words; first += width) ranges.push_back({first, width});
  if (ranges.empty() || (width > 1 && ranges.size() > kMaxVectors)) return false;
  llvm::LLVMContext& context = f.getContext();
  Registers registers(f, std::move(ranges), whole, 2 * floats > typed ? llvm::Type::getFloatTy(context) : static_cast<llvm::Type*>(llvm::Type::getInt32Ty(context)));
  for (const Access& a : uses.accesses) registers.rewrite(a);
  for (size_t i = uses.addresses.size(); i-- > 0;) uses.addresses[i]->eraseFromParent();
  variable->eraseFromParent();
  const std::vector<llvm::AllocaInst*> cells = registers.cells();
  llvm::PromoteMemToReg(cells, analyses.getResult<llvm::DominatorTreeAnalysis>(f));
  return true;
}

}  // namespace

llvm::Function* workgroup_variable(llvm::Module& module) {
  if (llvm::Function* there = module.getFunction(kWorkgroupVariable)) return there;
  llvm::LLVMContext& context = module.getContext();
  llvm::Type *ptr = llvm::PointerType::getUnqual(context), *i64 = llvm::Type::getInt64Ty(context);
  llvm::Function* f = llvm::Function::Create(llvm::FunctionType::get(ptr, {ptr, i64, i64}, false), llvm::GlobalValue::ExternalLinkage, kWorkgroupVariable, module);
  f->setDoesNotAccessMemory();
  f->setDoesNotThrow();
  f->setWillReturn();
  f->addFnAttr(llvm::Attribute::Speculatable);
  return f;
}

llvm::PreservedAnalyses PromoteWorkgroupPass::run(llvm::Function& f, llvm::FunctionAnalysisManager& analyses) {
  llvm::Function* name = f.getParent()->getFunction(kWorkgroupVariable);
  if (!name) return llvm::PreservedAnalyses::all();
  std::vector<llvm::CallInst*> variables;
  for (llvm::User* user : name->users())
    if (auto* call = llvm::dyn_cast<llvm::CallInst>(user); call && call->getFunction() == &f) variables.push_back(call);
  for (llvm::CallInst* variable : variables) {
    if (!keep_in_memory_ && promote(f, variable, analyses)) continue;
    llvm::IRBuilder<> b(variable);
    variable->replaceAllUsesWith(b.CreateGEP(b.getInt8Ty(), variable->getArgOperand(0), variable->getArgOperand(1)));
    variable->eraseFromParent();
  }
  if (variables.empty()) return llvm::PreservedAnalyses::all();
  llvm::PreservedAnalyses kept;
  kept.preserveSet<llvm::CFGAnalyses>();
  return kept;
}

}  // namespace tesela::cpu
