//! check
// Diagnostic filters (ledger chapter DIAG). Rejected modules have a twin that is accepted (_ok).
enable subgroups;

//# default_of_subgroups_is_error: DIAG-02, DIAG-08
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# default_of_subgroups_is_error_ok: DIAG-02, DIAG-08
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupAdd(1u);
}

//# default_of_derivatives_is_error: DIAG-07
@fragment fn main(@location(0) x: f32) {
  if x > 0 { _ = dpdx(x); }
//~ error derivative-not-uniform 18-24: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-10: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `x` is an input of the entry point, which differs between invocations
}

//# default_of_derivatives_is_error_ok: DIAG-07
@fragment fn main(@location(0) x: f32) {
  _ = dpdx(x);
}

//# derivatives_off: DIAG-07, DIAG-04
diagnostic(off, derivative_uniformity);
@fragment fn main(@location(0) x: f32) {
  if x > 0 { _ = dpdx(x); }
}

//# global_off: DIAG-02, DIAG-04, DIAG-08
diagnostic(off, subgroup_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
}

//# global_info: DIAG-02, DIAG-06
diagnostic(info, subgroup_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ info subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# global_warning: DIAG-02, DIAG-06
diagnostic(warning, subgroup_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ warning subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# global_error: DIAG-02, DIAG-05
diagnostic(error, subgroup_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# other_rule_does_not_count: DIAG-03
diagnostic(off, derivative_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# unknown_rule: DIAG-09
diagnostic(off, no_such_rule);
//~ warning unknown-diagnostic-rule 17-28: no rule is named 'no_such_rule'

//# unknown_rule_of_attribute: DIAG-09
@diagnostic(error, no_such_rule) fn f() { }
//~ warning unknown-diagnostic-rule 20-31: no rule is named 'no_such_rule'

//# unknown_rule_of_a_vendor: DIAG-10
diagnostic(off, vendor.rule);

//# unknown_rule_of_a_vendor_in_attribute: DIAG-10
fn f() { @diagnostic(off, vendor.rule) { } }

//# rule_of_three_names: DIAG-11
diagnostic(off, vendor.rule.part);
//~ error unexpected-token 28-28: expected `)` after the diagnostic rule, found `.`

//# rule_of_three_names_ok: DIAG-11
diagnostic(off, subgroup_uniformity);

//# rule_with_trailing_period: DIAG-11
diagnostic(off, vendor.);
//~ error unexpected-token 24-24: expected a name, found `)`

//# rule_with_trailing_period_ok: DIAG-11
diagnostic(off, subgroup_uniformity);

//# rule_of_three_names_in_attribute: DIAG-11
@diagnostic(off, vendor.rule.part) fn f() { }
//~ error attribute-arguments 1-34: @diagnostic takes a severity and the name of a rule

//# rule_of_three_names_in_attribute_ok: DIAG-11
@diagnostic(off, subgroup_uniformity) fn f() { }

//# rule_with_leading_period: DIAG-11
diagnostic(off, .rule);
//~ error unexpected-token 17-17: expected a name, found `.`

//# rule_with_leading_period_ok: DIAG-11
diagnostic(off, subgroup_uniformity);

//# on_function: DIAG-12, DIAG-23
@diagnostic(off, subgroup_uniformity) @diagnostic(info, derivative_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
}

//# on_other_function: DIAG-12, DIAG-03
@diagnostic(off, subgroup_uniformity) fn f(l: u32) { if l == 0 { _ = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  f(l);
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# on_other_function_ok: DIAG-12, DIAG-03
@diagnostic(off, subgroup_uniformity) fn f(l: u32) { if l == 0 { _ = subgroupAdd(1u); } }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  f(l);
}

//# on_block: DIAG-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  @diagnostic(off, subgroup_uniformity) { if l == 0 { _ = subgroupAdd(1u); } }
}

//# after_block: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  @diagnostic(off, subgroup_uniformity) { if l == 0 { _ = subgroupAdd(1u); } }
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# after_block_ok: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  @diagnostic(off, subgroup_uniformity) { if l == 0 { _ = subgroupAdd(1u); } }
  _ = subgroupAdd(1u);
}

//# on_function_body: DIAG-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) @diagnostic(off, subgroup_uniformity) {
  if l == 0 { _ = subgroupAdd(1u); }
}

//# on_branches: DIAG-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
  else if l == 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(2u); }
  else @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(3u); }
}

//# on_one_branch_only: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
  else if l == 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(2u); }
  else { _ = subgroupAdd(3u); }
//~ error subgroup-not-uniform 14-28: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:11-16: only invocations for which this is false reach `subgroupAdd`
//~ note -1:11-11: `l` is local_invocation_index, which differs between invocations
}

//# on_one_branch_only_ok: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
  else if l == 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(2u); }
  else { }
}

//# on_clauses: DIAG-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  switch l {
    case 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
    case 2: @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
    default @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(2u); }
  }
}

//# on_other_clause: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  switch l {
    case 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
    default { _ = subgroupAdd(2u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -2:10-10: this value decides which case each invocation takes
//~ note -2:10-10: `l` is local_invocation_index, which differs between invocations
  }
}

//# on_other_clause_ok: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  switch l {
    case 1 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
    default { }
  }
}

//# on_loop_bodies: DIAG-13
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  var i = l;
  while i < 9 @diagnostic(off, subgroup_uniformity) { i++; _ = subgroupAdd(1u); }
  for (var j = l; j < 9; j++) @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
}

//# on_body_not_condition: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 7 { return; }
  while subgroupAdd(1u) == 0 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 9-23: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:15-20: some invocations return here
//~ note -1:6-11: because this condition is not the same in all invocations
//~ note -1:6-6: `l` is local_invocation_index, which differs between invocations
}

//# on_body_not_condition_ok: DIAG-13, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 7 { return; }
  while l == 100 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); break; }
}

//# on_if: DIAG-14
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) if subgroupAdd(1u) == 0 { _ = subgroupAdd(2u); }
  else if subgroupAdd(3u) == 0 { _ = subgroupAdd(4u); }
  else { _ = subgroupAdd(5u); }
}

//# after_if: DIAG-14
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) if subgroupAdd(1u) == 0 { }
  if subgroupAdd(1u) == 0 { }
//~ error subgroup-not-uniform 6-20: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -2:15-20: some invocations return here
//~ note -2:6-11: because this condition is not the same in all invocations
//~ note -2:6-6: `l` is local_invocation_index, which differs between invocations
}

//# after_if_ok: DIAG-14
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) if subgroupAdd(1u) == 0 { }
  if l == 0 { }
}

//# on_switch: DIAG-15
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) switch subgroupAdd(1u) {
    case 1 { _ = subgroupAdd(1u); }
    default { _ = subgroupAdd(2u); }
  }
}

//# on_switch_body: DIAG-16
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  switch l @diagnostic(off, subgroup_uniformity) {
    case 1 { _ = subgroupAdd(1u); }
    default { _ = subgroupAdd(2u); }
  }
}

//# on_switch_body_not_selector: DIAG-16, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  switch subgroupAdd(3u) @diagnostic(off, subgroup_uniformity) {
//~ error subgroup-not-uniform 10-24: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -1:15-20: some invocations return here
//~ note -1:6-11: because this condition is not the same in all invocations
//~ note -1:6-6: `l` is local_invocation_index, which differs between invocations
    case 1 { _ = subgroupAdd(1u); }
    default { _ = subgroupAdd(2u); }
  }
}

//# on_switch_body_not_selector_ok: DIAG-16, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  switch 3u @diagnostic(off, subgroup_uniformity) {
    case 1 { _ = subgroupAdd(1u); }
    default { _ = subgroupAdd(2u); }
  }
}

//# on_loop: DIAG-17
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) loop {
    _ = subgroupAdd(1u);
    continuing { _ = subgroupAdd(1u); break if subgroupAdd(1u) > 0; }
  }
}

//# on_loop_body: DIAG-17
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  loop @diagnostic(off, subgroup_uniformity) {
    _ = subgroupAdd(1u);
    continuing { _ = subgroupAdd(1u); break if subgroupAdd(1u) > 0; }
  }
}

//# on_while: DIAG-18
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) while subgroupAdd(1u) == 0 { _ = subgroupAdd(1u); }
}

//# on_for: DIAG-18
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  @diagnostic(off, subgroup_uniformity) for (var i = subgroupAdd(1u); subgroupAdd(i) == 0; i += subgroupAdd(1u)) { _ = subgroupAdd(1u); }
}

//# on_continuing: DIAG-19
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  loop {
    continuing @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(1u); break if subgroupAdd(1u) > 0; }
  }
}

//# on_continuing_not_body: DIAG-19, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  loop {
    _ = subgroupAdd(1u);
//~ error subgroup-not-uniform 9-23: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note -2:15-20: some invocations return here
//~ note -2:6-11: because this condition is not the same in all invocations
//~ note -2:6-6: `l` is local_invocation_index, which differs between invocations
    continuing @diagnostic(off, subgroup_uniformity) { break if subgroupAdd(1u) > 0; }
  }
}

//# on_continuing_not_body_ok: DIAG-19, DIAG-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 9 { return; }
  loop {
    _ = l + 1;
    continuing @diagnostic(off, subgroup_uniformity) { break if subgroupAdd(1u) > 0; }
  }
}

//# on_struct: DIAG-20
@diagnostic(off, subgroup_uniformity) struct S { a: i32 }
//~ error misplaced-attribute 1-37: attribute `diagnostic` is not allowed on a structure

//# on_struct_ok: DIAG-20
struct S { a: i32 }

//# on_member: DIAG-20
struct S { @diagnostic(off, subgroup_uniformity) a: i32 }
//~ error misplaced-attribute 12-48: @diagnostic is not allowed on a structure member

//# on_member_ok: DIAG-20
struct S { @size(8) a: i32 }

//# on_variable: DIAG-20
@diagnostic(off, subgroup_uniformity) var<private> a: i32;
//~ error misplaced-attribute 1-37: @diagnostic is not allowed on a module-scope variable

//# on_variable_ok: DIAG-20
var<private> a: i32;

//# on_override: DIAG-20
@diagnostic(off, subgroup_uniformity) override a: i32;
//~ error misplaced-attribute 1-37: @diagnostic is not allowed on an override

//# on_override_ok: DIAG-20
@id(1) override a: i32;

//# on_const: DIAG-20
@diagnostic(off, subgroup_uniformity) const a = 1;
//~ error misplaced-attribute 1-37: attribute `diagnostic` is not allowed on a const declaration

//# on_const_ok: DIAG-20
const a = 1;

//# on_alias: DIAG-20
@diagnostic(off, subgroup_uniformity) alias a = i32;
//~ error misplaced-attribute 1-37: attribute `diagnostic` is not allowed on an alias

//# on_alias_ok: DIAG-20
alias a = i32;

//# on_parameter: DIAG-20
fn f(@diagnostic(off, subgroup_uniformity) a: i32) { }
//~ error misplaced-attribute 6-42: @diagnostic is not allowed on a parameter

//# on_parameter_ok: DIAG-20
fn f(a: i32) { }

//# on_return_type: DIAG-20
fn f() -> @diagnostic(off, subgroup_uniformity) i32 { return 1; }
//~ error misplaced-attribute 11-47: @diagnostic is not allowed on a return type

//# on_return_type_ok: DIAG-20
fn f() -> i32 @diagnostic(off, subgroup_uniformity) { return 1; }

//# on_module_assertion: DIAG-20
@diagnostic(off, subgroup_uniformity) const_assert true;
//~ error misplaced-attribute 1-37: attribute `diagnostic` is not allowed on an assertion

//# on_module_assertion_ok: DIAG-20
const_assert true;

//# on_let: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) let a = 1; }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_let_ok: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) { let a = 1; } }

//# on_local_const: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) const a = 1; }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_local_const_ok: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) { const a = 1; } }

//# on_local_variable: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) var a = 1; }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_local_variable_ok: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) { var a = 1; } }

//# on_assignment: DIAG-20
fn f() { var a = 1; @diagnostic(off, subgroup_uniformity) a = 2; }
//~ error misplaced-attribute 21-57: attribute `diagnostic` is not allowed on this statement

//# on_assignment_ok: DIAG-20
fn f() { var a = 1; @diagnostic(off, subgroup_uniformity) { a = 2; } }

//# on_increment: DIAG-20
fn f() { var a = 1; @diagnostic(off, subgroup_uniformity) a++; }
//~ error misplaced-attribute 21-57: attribute `diagnostic` is not allowed on this statement

//# on_increment_ok: DIAG-20
fn f() { var a = 1; @diagnostic(off, subgroup_uniformity) { a++; } }

//# on_return: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) return; }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_return_ok: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) { return; } }

//# on_call: DIAG-20
fn g() { }
fn f() { @diagnostic(off, subgroup_uniformity) g(); }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_call_ok: DIAG-20
fn g() { }
fn f() { @diagnostic(off, subgroup_uniformity) { g(); } }

//# on_break: DIAG-20
fn f() { loop { @diagnostic(off, subgroup_uniformity) break; } }
//~ error misplaced-attribute 17-53: attribute `diagnostic` is not allowed on this statement

//# on_break_ok: DIAG-20
fn f() { loop @diagnostic(off, subgroup_uniformity) { break; } }

//# on_local_assertion: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) const_assert true; }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_local_assertion_ok: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity) { const_assert true; } }

//# on_case_keyword: DIAG-20
fn f(a: i32) { switch a { @diagnostic(off, subgroup_uniformity) case 1 { } default { } } }
//~ error misplaced-attribute 27-63: attribute `diagnostic` is not allowed on a clause (only on its block)

//# on_case_keyword_ok: DIAG-20
fn f(a: i32) { switch a { case 1 @diagnostic(off, subgroup_uniformity) { } default { } } }

//# on_default_keyword: DIAG-20
fn f(a: i32) { switch a { @diagnostic(off, subgroup_uniformity) default { } } }
//~ error misplaced-attribute 27-63: attribute `diagnostic` is not allowed on a clause (only on its block)

//# on_default_keyword_ok: DIAG-20
fn f(a: i32) { switch a { default @diagnostic(off, subgroup_uniformity) { } } }

//# on_empty_statement: DIAG-20
fn f() { @diagnostic(off, subgroup_uniformity); }
//~ error misplaced-attribute 10-46: attribute `diagnostic` is not allowed on this statement

//# on_empty_statement_ok: DIAG-20
fn f() { ; }

//# conflict_on_function: DIAG-21, DIAG-22
@diagnostic(off, subgroup_uniformity) @diagnostic(error, subgroup_uniformity) fn f() { }
//~ error duplicate-attribute 39-77: the rule 'subgroup_uniformity' is filtered twice here

//# conflict_on_function_ok: DIAG-21, DIAG-22
@diagnostic(off, subgroup_uniformity) @diagnostic(error, derivative_uniformity) fn f() { }

//# conflict_on_block: DIAG-21, DIAG-22
fn f() { @diagnostic(off, subgroup_uniformity) @diagnostic(info, subgroup_uniformity) { } }
//~ error duplicate-attribute 48-85: the rule 'subgroup_uniformity' is filtered twice here

//# conflict_on_block_ok: DIAG-21, DIAG-22
fn f() { @diagnostic(off, subgroup_uniformity) { @diagnostic(info, subgroup_uniformity) { } } }

//# conflict_on_body: DIAG-21
fn f() @diagnostic(off, subgroup_uniformity) @diagnostic(info, subgroup_uniformity) { }
//~ error duplicate-attribute 46-83: the rule 'subgroup_uniformity' is filtered twice here

//# conflict_on_body_ok: DIAG-21
@diagnostic(off, subgroup_uniformity) fn f() @diagnostic(info, subgroup_uniformity) { }

//# twice_alike_on_function: DIAG-22
@diagnostic(off, subgroup_uniformity) @diagnostic(off, subgroup_uniformity) fn f() { }
//~ error duplicate-attribute 39-75: the rule 'subgroup_uniformity' is filtered twice here

//# twice_alike_on_function_ok: DIAG-22
@diagnostic(off, subgroup_uniformity) fn f() { }

//# twice_alike_on_if: DIAG-22
fn f(a: bool) { @diagnostic(off, subgroup_uniformity) @diagnostic(off, subgroup_uniformity) if a { } }
//~ error duplicate-attribute 55-91: the rule 'subgroup_uniformity' is filtered twice here

//# twice_alike_on_if_ok: DIAG-22
fn f(a: bool) { @diagnostic(off, subgroup_uniformity) if a @diagnostic(off, subgroup_uniformity) { } }

//# several_rules_on_each_form: DIAG-23
fn f(a: bool) {
  @diagnostic(off, subgroup_uniformity) @diagnostic(error, derivative_uniformity) if a @diagnostic(off, derivative_uniformity) @diagnostic(off, subgroup_uniformity) { }
  @diagnostic(off, subgroup_uniformity) @diagnostic(error, derivative_uniformity) loop { break; }
  @diagnostic(off, subgroup_uniformity) @diagnostic(error, derivative_uniformity) { }
}

//# error_inside_off: DIAG-24, DIAG-03
@compute @workgroup_size(64) @diagnostic(off, subgroup_uniformity) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
  if l == 0 @diagnostic(error, subgroup_uniformity) { _ = subgroupAdd(2u); }
//~ error subgroup-not-uniform 59-73: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# error_inside_off_ok: DIAG-24, DIAG-03
@compute @workgroup_size(64) @diagnostic(error, subgroup_uniformity) fn main(@builtin(local_invocation_index) l: u32) {
  _ = subgroupAdd(1u);
  if l == 0 @diagnostic(off, subgroup_uniformity) { _ = subgroupAdd(2u); }
}

//# info_inside_off_inside_error: DIAG-24, DIAG-03
@compute @workgroup_size(64) @diagnostic(error, subgroup_uniformity) fn main(@builtin(local_invocation_index) l: u32) {
  @diagnostic(off, subgroup_uniformity) {
    if l == 0 { _ = subgroupAdd(1u); }
    if l == 0 @diagnostic(warning, subgroup_uniformity) { _ = subgroupAdd(2u); }
//~ warning subgroup-not-uniform 63-77: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:8-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:8-8: `l` is local_invocation_index, which differs between invocations
  }
}

//# trailing_comma: DIAG-25
diagnostic(off, subgroup_uniformity,);
@diagnostic(off, derivative_uniformity,) fn f() { }

//# missing_rule: DIAG-25
diagnostic(off);
//~ error unexpected-token 15-15: expected `,` after the severity, found `)`

//# missing_rule_ok: DIAG-25
diagnostic(off, subgroup_uniformity);

//# missing_semicolon: DIAG-25
diagnostic(off, subgroup_uniformity)
//~ error missing-semicolon 36-36: expected `;` after the directive, found keyword `fn`
fn f() { }

//# missing_semicolon_ok: DIAG-25
diagnostic(off, subgroup_uniformity);
fn f() { }

//# repeated_directives: DIAG-26
diagnostic(off, subgroup_uniformity);
diagnostic(warning, derivative_uniformity);
diagnostic(off, subgroup_uniformity);
diagnostic(off, subgroup_uniformity);

//# conflicting_directives: DIAG-27
diagnostic(off, subgroup_uniformity);
diagnostic(off, derivative_uniformity);
diagnostic(info, subgroup_uniformity);
//~ error conflicting-filters 1-37: the rule 'subgroup_uniformity' has two different severities
//~ note -2:1-36: the other is here

//# conflicting_directives_ok: DIAG-27
diagnostic(off, subgroup_uniformity);
diagnostic(info, derivative_uniformity);

//# range_wins_over_global: DIAG-28
diagnostic(off, subgroup_uniformity);
@diagnostic(error, subgroup_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
//~ error subgroup-not-uniform 19-33: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# range_wins_over_global_ok: DIAG-28
diagnostic(error, subgroup_uniformity);
@diagnostic(off, subgroup_uniformity)
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = subgroupAdd(1u); }
}

//# severity_of_attribute: DIAG-29
@diagnostic(fatal, subgroup_uniformity) fn f() { }
//~ error unknown-severity 13-17: 'fatal' is not a severity

//# severity_of_attribute_ok: DIAG-29
@diagnostic(info, subgroup_uniformity) fn f() { }

//# severity_is_case_sensitive: DIAG-29
diagnostic(Off, subgroup_uniformity);
//~ error unknown-severity 12-14: 'Off' is not a severity

//# severity_is_case_sensitive_ok: DIAG-29
diagnostic(off, subgroup_uniformity);

//# severity_is_a_name: DIAG-29
diagnostic(1, subgroup_uniformity);
//~ error unexpected-token 12-12: expected a name, found `1`

//# severity_is_a_name_ok: DIAG-29
diagnostic(warning, subgroup_uniformity);

//# filters_do_not_change_barriers: DIAG-30
diagnostic(off, subgroup_uniformity);
diagnostic(off, derivative_uniformity);
@diagnostic(off, subgroup_uniformity) @compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { workgroupBarrier(); }
//~ error barrier-not-uniform 15-32: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# filters_do_not_change_barriers_ok: DIAG-30
diagnostic(off, subgroup_uniformity);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  workgroupBarrier();
}

//# filters_do_not_change_uniform_loads: DIAG-30
diagnostic(off, subgroup_uniformity);
var<workgroup> w: u32;
@diagnostic(off, derivative_uniformity) @compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  if l == 0 { _ = workgroupUniformLoad(&w); }
//~ error barrier-not-uniform 19-42: all invocations of the workgroup must reach `workgroupUniformLoad` together, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `workgroupUniformLoad`
//~ note +0:6-6: `l` is local_invocation_index, which differs between invocations
}

//# filters_do_not_change_uniform_loads_ok: DIAG-30
var<workgroup> w: u32;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {
  _ = workgroupUniformLoad(&w);
}
