// SPDX-License-Identifier: Apache-2.0
#include "ir/verify_types.h"

namespace tesela::ir {
namespace {

bool is_data(Scalar s) { return s != Scalar::None && s != Scalar::Ptr; }

class InstructionVerifier {
 public:
  InstructionVerifier(const Module& module, const Function& f, const Instruction& instr) : module_(module), f_(f), i_(instr) {}

  std::string run() {
    counts();
    if (error_.empty()) types();
    if (error_.empty() && i_.op != Op::Call && core::has(i_.op, core::kControl | core::kExit)) no_pointers();
    return error_;
  }

 private:
  void require(bool ok, const char* what) {
    if (!ok && error_.empty()) error_ = what;
  }
  Scalar operand(size_t i) const { return f_.values[i_.operands[i]].type; }
  size_t count() const { return i_.operands.size(); }
  void all_are(Scalar type, size_t from = 0) {
    for (size_t i = from; i < count(); ++i) require(operand(i) == type, "an operand has the wrong type");
  }
  void typed(bool ok) { require(ok, "the op does not have this type"); }

  void counts() {
    const core::OpInfo& info = core::op_info(i_.op);
    require(info.operands < 0 || count() == static_cast<size_t>(info.operands), "wrong number of operands");
    require(info.results < 0 || i_.results.size() == static_cast<size_t>(info.results), "wrong number of results");
    if (!core::has(i_.op, core::kControl) && i_.op != Op::Call)
      for (ValueId r : i_.results) require(f_.values[r].type == i_.type, "a result's type is not that of the instruction");
    require(i_.op == Op::If || i_.op == Op::Switch || i_.op == Op::Loop || i_.op == Op::Scope || i_.blocks.empty(), "blocks where none can be");
    require(i_.target ? core::has(i_.op, core::kExit) && i_.op != Op::Return : !core::has(i_.op, core::kExit) || i_.op == Op::Return,
            "a target is missing or stands where none can be");
  }

  void no_pointers() {
    for (size_t i = 0; i < count(); ++i) require(is_data(operand(i)), "a pointer flows through control flow");
    for (ValueId r : i_.results) require(is_data(f_.values[r].type), "a construct has a pointer as result");
  }

  bool variable() const { return i_.imm < module_.vars.size(); }
  const Var* root() const {
    if (count() == 0 || operand(0) != Scalar::Ptr) return nullptr;
    const VarId id = root_of(f_, i_.operands[0]);
    return id.index < module_.vars.size() ? &module_.vars[id] : nullptr;
  }

  void memory(bool writes, bool atomic) {
    const Var* var = root();
    require(var != nullptr, "not a pointer with a root");
    if (var == nullptr) return;
    require(is_data(i_.type), "an access without type");
    if (writes) require(!var->read_only && var->space != Space::Uniform && var->space != Space::Constant, "a write to memory that is read-only");
    if (atomic) {
      typed(is_int(i_.type));
      require(var->space == Space::Workgroup || var->space == Space::Storage, "an atomic access outside workgroup and storage memory");
    }
    all_are(i_.type, 1);
  }

  void bytes() {
    typed(i_.type == Scalar::U32);
    require(i_.imm == 1 || i_.imm == 2, "an access of neither one nor two bytes");
    const Var* var = root();
    require(var != nullptr && var->space != Space::Function && var->space != Space::Private, "bytes of function or private memory");
  }

  void element() {
    require(root() != nullptr, "not a pointer with a root");
    require(count() == 2 || count() == 3, "wrong number of operands");
    if (!error_.empty()) return;
    require(is_int(operand(1)), "an index that is no integer");
    require((count() == 3) == (i_.extent == 0), "an element needs an extent or a length");
    require(count() == 2 || operand(2) == Scalar::U32, "a length that is not u32");
    typed(i_.type == Scalar::Ptr);
  }

  void types() {
    const Scalar t = i_.type;
    switch (i_.op) {
      case Op::Const: typed(is_data(t) && !(t == Scalar::Bool && i_.imm > 1) && !(t == Scalar::F16 && i_.imm > 0xffff)); break;
      case Op::LocalId: case Op::WorkgroupId: case Op::NumWorkgroups: typed(t == Scalar::U32 && i_.imm < 3); break;
      case Op::LocalIndex: case Op::Lane: case Op::SubgroupId: typed(t == Scalar::U32); break;
      case Op::BufferSize:
        typed(t == Scalar::U32);
        require(variable() && (module_.vars[VarId(i_.imm)].space == Space::Storage || module_.vars[VarId(i_.imm)].space == Space::Uniform), "the size of something that is no buffer");
        break;
      case Op::Add: case Op::Sub: case Op::Mul: case Op::Div: case Op::Rem: case Op::Neg: case Op::Abs: case Op::Sign: case Op::Min: case Op::Max: case Op::Clamp:
        typed(is_int(t) || is_float(t)); all_are(t); break;
      case Op::And: case Op::Or: case Op::Xor: case Op::Not: typed(is_int(t) || t == Scalar::Bool); all_are(t); break;
      case Op::Shl: case Op::Shr: typed(is_int(t) && operand(0) == t && operand(1) == Scalar::U32); break;
      case Op::Eq: case Op::Ne: typed(t == Scalar::Bool && is_data(operand(0))); all_are(operand(0)); break;
      case Op::Lt: case Op::Le: case Op::Gt: case Op::Ge: typed(t == Scalar::Bool && is_data(operand(0)) && operand(0) != Scalar::Bool); all_are(operand(0)); break;
      case Op::Select: typed(is_data(t) && operand(0) == Scalar::Bool); all_are(t, 1); break;
      case Op::Convert: typed(is_data(t) && is_data(operand(0))); break;
      case Op::Bitcast: typed((is_int(t) || t == Scalar::F32) && (is_int(operand(0)) || operand(0) == Scalar::F32)); break;
      case Op::PackHalves: typed(t == Scalar::U32); all_are(Scalar::F16); break;
      case Op::UnpackHalves: typed(t == Scalar::F16); all_are(Scalar::U32); break;
      case Op::CountLeadingZeros: case Op::CountTrailingZeros: case Op::CountOneBits: case Op::ReverseBits: case Op::FirstLeadingBit: case Op::FirstTrailingBit:
        typed(is_int(t)); all_are(t); break;
      case Op::ExtractBits: typed(is_int(t) && operand(0) == t); all_are(Scalar::U32, 1); break;
      case Op::InsertBits: typed(is_int(t) && operand(0) == t && operand(1) == t); all_are(Scalar::U32, 2); break;
      case Op::Fma: case Op::Sqrt: case Op::InverseSqrt: case Op::Floor: case Op::Ceil: case Op::Trunc: case Op::Round: case Op::Fract: case Op::Exp:
      case Op::Exp2: case Op::Log: case Op::Log2: case Op::Pow: case Op::PowKnown: case Op::Sin: case Op::Cos: case Op::Tan: case Op::Asin: case Op::Acos: case Op::Atan:
      case Op::Atan2: case Op::Sinh: case Op::Cosh: case Op::Tanh: case Op::Asinh: case Op::Acosh: case Op::Atanh: case Op::FrexpFract:
        typed(is_float(t)); all_are(t); break;
      case Op::Length: typed(is_float(t) && count() >= 1 && count() <= 4); all_are(t); break;
      case Op::QuantizeHalf: typed(t == Scalar::F32); all_are(t); break;
      case Op::Ldexp: typed(is_float(t) && operand(0) == t); all_are(Scalar::I32, 1); break;
      case Op::FrexpExp: typed(t == Scalar::I32 && is_float(operand(0))); break;
      case Op::Pack4x8Snorm: case Op::Pack4x8Unorm: case Op::Pack2x16Snorm: case Op::Pack2x16Unorm: case Op::Pack2x16Float:
        typed(t == Scalar::U32); all_are(Scalar::F32); break;
      case Op::Unpack4x8Snorm: case Op::Unpack4x8Unorm: case Op::Unpack2x16Snorm: case Op::Unpack2x16Unorm: case Op::Unpack2x16Float:
        typed(t == Scalar::F32); all_are(Scalar::U32); break;
      case Op::Dot4I8: typed(t == Scalar::I32); all_are(Scalar::U32); break;
      case Op::Dot4U8: typed(t == Scalar::U32); all_are(Scalar::U32); break;
      case Op::AddressOf: typed(t == Scalar::Ptr && variable()); break;
      case Op::MemberPtr: typed(t == Scalar::Ptr); require(root() != nullptr, "not a pointer with a root"); break;
      case Op::ElementPtr: element(); break;
      case Op::Load: case Op::UniformLoad: require(count() == 1 && !i_.results.empty(), "a load of nothing"); memory(false, false); break;
      case Op::Store: require(count() >= 2, "a store of nothing"); memory(true, false); break;
      case Op::LoadBytes: bytes(); memory(false, false); break;
      case Op::StoreBytes: bytes(); memory(true, false); break;
      case Op::ClearVar:
        require(variable() && (module_.vars[VarId(i_.imm)].space == Space::Function || module_.vars[VarId(i_.imm)].space == Space::Private), "clears a variable that is not function or private");
        break;
      case Op::AtomicLoad: memory(false, true); break;
      case Op::AtomicStore: case Op::AtomicAdd: case Op::AtomicSub: case Op::AtomicMin: case Op::AtomicMax: case Op::AtomicAnd: case Op::AtomicOr:
      case Op::AtomicXor: case Op::AtomicExchange: case Op::AtomicCompareExchange: memory(true, true); break;
      case Op::Barrier: case Op::Arrive: case Op::Stuck: break;
      case Op::Observe: require(root() != nullptr, "not a pointer with a root"); break;
      case Op::Report: require(count() >= 1 && operand(0) == Scalar::Bool, "a report without condition"); break;
      case Op::Condition: require(operand(0) == Scalar::Bool || is_int(operand(0)), "a condition that decides nothing"); break;
      case Op::SubgroupAdd: case Op::SubgroupMul: case Op::SubgroupMin: case Op::SubgroupMax: case Op::SubgroupExclusiveAdd: case Op::SubgroupExclusiveMul:
      case Op::SubgroupInclusiveAdd: case Op::SubgroupInclusiveMul: typed(is_int(t) || is_float(t)); all_are(t); break;
      case Op::SubgroupAnd: case Op::SubgroupOr: case Op::SubgroupXor: typed(is_int(t) || t == Scalar::Bool); all_are(t); break;
      case Op::SubgroupBroadcastFirst: case Op::QuadSwapX: case Op::QuadSwapY: case Op::QuadSwapDiagonal: typed(is_data(t)); all_are(t); break;
      case Op::SubgroupBallot: typed(t == Scalar::U32); all_are(Scalar::Bool); break;
      case Op::SubgroupElect: typed(t == Scalar::Bool); break;
      case Op::SubgroupBroadcast: case Op::SubgroupShuffle: case Op::SubgroupShuffleXor: case Op::SubgroupShuffleUp: case Op::SubgroupShuffleDown: case Op::QuadBroadcast:
        typed(is_data(t) && operand(0) == t); all_are(Scalar::U32, 1); break;
      case Op::If: typed(operand(0) == Scalar::Bool); require(i_.blocks.size() == 2, "an if needs two blocks"); break;
      case Op::Switch: selector(); break;
      case Op::Loop: require(i_.blocks.size() == 2, "a loop needs two blocks"); break;
      case Op::Scope: require(i_.blocks.size() == 1, "a scope needs one block"); break;
      case Op::Call: call(); break;
      case Op::Exit: case Op::Continue: case Op::Next: case Op::Return: break;
      case Op::Count: require(false, "no op"); break;
    }
  }

  void selector() {
    typed(is_int(operand(0)));
    require(i_.imm < i_.blocks.size(), "a switch without default");
    for (const SwitchCase& c : i_.cases) require(c.block < i_.blocks.size(), "a case without block");
  }

  void call() {
    require(i_.imm < module_.functions.size(), "calls no function");
    if (!error_.empty()) return;
    const Function& callee = module_.functions[FuncId(i_.imm)];
    require(count() == callee.params.size() && i_.results.size() == callee.results.size(), "arguments or results do not match the callee");
    if (!error_.empty()) return;
    for (size_t i = 0; i < count(); ++i) {
      require(operand(i) == callee.params[i].type, "an argument has the wrong type");
      if (operand(i) == Scalar::Ptr) require(root_of(f_, i_.operands[i]) == callee.params[i].root, "a pointer argument has another root");
    }
    for (size_t i = 0; i < i_.results.size(); ++i) require(f_.values[i_.results[i]].type == callee.results[i], "a result of a call has the wrong type");
  }

  const Module& module_;
  const Function& f_;
  const Instruction& i_;
  std::string error_;
};

}  // namespace

std::string verify_instruction(const Module& module, const Function& f, const Instruction& instr) { return InstructionVerifier(module, f, instr).run(); }

}  // namespace tesela::ir
