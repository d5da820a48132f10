// SPDX-License-Identifier: Apache-2.0
// One invocation of the interpreter: a stack of function activations and open blocks, so that it can stop at a rendezvous and go on later. It knows
// nothing of other invocations; interpret.cpp lets them meet.
#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/ir.h"

namespace tesela::test {

/// Memory that invocations share, and what built-in inputs say.
struct World {
  const ir::Module* module = nullptr;
  std::vector<std::vector<uint8_t>>* buffers = nullptr;
  std::vector<std::vector<uint8_t>> workgroup;  // by variable index
  uint32_t num_workgroups[3] = {1, 1, 1};
  uint32_t workgroup_id[3] = {0, 0, 0};
  uint64_t budget = 0;
};

class Invocation {
 public:
  enum class State : uint8_t { Running, Waiting, Done, Failed };

  Invocation(World& world, uint32_t local_index);
  /// Runs until it waits at a barrier, uniform load or subgroup op, ends, or fails.
  void run();
  State state() const { return state_; }
  const std::string& error() const { return error_; }

  /// Of a waiting invocation: the instruction it waits at.
  const ir::Instruction& waiting_at() const { return *waiting_at_; }
  /// Where it waits, as numbers that order places by when structured execution comes to them: positions in blocks and iterations of loops.
  std::vector<uint64_t> position() const;
  std::vector<uint32_t> operands() const;
  std::vector<uint32_t> load_for(const ir::Instruction& load);
  /// Gives the results of what it waits at and makes it running.
  void resume(const std::vector<uint32_t>& results);

 private:
  struct Pointer {
    ir::VarId root;
    uint32_t activation = 0;  // that owns a function variable
    uint64_t offset = 0;
    bool valid = true;
  };
  struct Activation {
    const ir::Function* function = nullptr;
    std::vector<uint32_t> values;
    std::vector<Pointer> pointers;  // by value, of those with type Ptr
    std::unordered_map<uint32_t, std::vector<uint32_t>> slots;  // function variables
    size_t frames_before = 0;
  };
  struct Frame {
    ir::BlockId block;
    ir::InstrId construct;
    uint32_t which = 0;  // block of the construct
    size_t next = 0;
    uint64_t iteration = 0;
  };

  Activation& top() { return activations_.back(); }
  const ir::Function& f() const { return *activations_.back().function; }
  uint32_t value(ir::ValueId v) const { return activations_.back().values[v.index]; }
  void fail(const std::string& what);
  void step();
  void execute(const ir::Instruction& instr);
  void set_results(const ir::Instruction& instr, const std::vector<uint32_t>& results);
  uint32_t input(const ir::Instruction& instr) const;
  void pointer(const ir::Instruction& instr);
  void construct(ir::InstrId id, const ir::Instruction& instr);
  void enter(ir::InstrId construct, uint32_t which, const std::vector<uint32_t>& params, uint64_t iteration);
  void leave(const ir::Instruction& exit);
  void call(const ir::Instruction& instr);
  void return_(const ir::Instruction& instr);
  /// Calls access(bits&) for each scalar, of so many bytes, of an access, reading before and writing after; false if the pointer is invalid.
  template <class Access>
  bool memory(ir::ValueId ptr, uint32_t bytes, uint32_t n, Access access);
  void load(const ir::Instruction& instr);
  void store(const ir::Instruction& instr);
  void atomic(const ir::Instruction& instr);
  std::vector<uint32_t>& slots_of(const Pointer& p);

  World& world_;
  uint32_t local_index_;
  State state_ = State::Running;
  std::string error_;
  const ir::Instruction* waiting_at_ = nullptr;
  std::vector<Activation> activations_;
  std::vector<Frame> frames_;
  std::unordered_map<uint32_t, std::vector<uint32_t>> private_;
};

}  // namespace tesela::test
