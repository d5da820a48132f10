//! check
// Every reserved word, as the name of a variable and as the name of a member (ledger LEX-37); the same words with a letter more are names.

//# reserved_variables: LEX-37
fn f() {
  let NULL = 1;
//~ error reserved-word 7-10: `NULL` is a reserved word
  let Self = 1;
//~ error reserved-word 7-10: `Self` is a reserved word
  let abstract = 1;
//~ error reserved-word 7-14: `abstract` is a reserved word
  let active = 1;
//~ error reserved-word 7-12: `active` is a reserved word
  let alignas = 1;
//~ error reserved-word 7-13: `alignas` is a reserved word
  let alignof = 1;
//~ error reserved-word 7-13: `alignof` is a reserved word
  let as = 1;
//~ error reserved-word 7-8: `as` is a reserved word
  let asm = 1;
//~ error reserved-word 7-9: `asm` is a reserved word
  let asm_fragment = 1;
//~ error reserved-word 7-18: `asm_fragment` is a reserved word
  let async = 1;
//~ error reserved-word 7-11: `async` is a reserved word
  let attribute = 1;
//~ error reserved-word 7-15: `attribute` is a reserved word
  let auto = 1;
//~ error reserved-word 7-10: `auto` is a reserved word
  let await = 1;
//~ error reserved-word 7-11: `await` is a reserved word
  let become = 1;
//~ error reserved-word 7-12: `become` is a reserved word
  let cast = 1;
//~ error reserved-word 7-10: `cast` is a reserved word
  let catch = 1;
//~ error reserved-word 7-11: `catch` is a reserved word
  let class = 1;
//~ error reserved-word 7-11: `class` is a reserved word
  let co_await = 1;
//~ error reserved-word 7-14: `co_await` is a reserved word
  let co_return = 1;
//~ error reserved-word 7-15: `co_return` is a reserved word
  let co_yield = 1;
//~ error reserved-word 7-14: `co_yield` is a reserved word
  let coherent = 1;
//~ error reserved-word 7-14: `coherent` is a reserved word
  let column_major = 1;
//~ error reserved-word 7-18: `column_major` is a reserved word
  let common = 1;
//~ error reserved-word 7-12: `common` is a reserved word
  let compile = 1;
//~ error reserved-word 7-13: `compile` is a reserved word
  let compile_fragment = 1;
//~ error reserved-word 7-22: `compile_fragment` is a reserved word
  let concept = 1;
//~ error reserved-word 7-13: `concept` is a reserved word
  let const_cast = 1;
//~ error reserved-word 7-16: `const_cast` is a reserved word
  let consteval = 1;
//~ error reserved-word 7-15: `consteval` is a reserved word
  let constexpr = 1;
//~ error reserved-word 7-15: `constexpr` is a reserved word
  let constinit = 1;
//~ error reserved-word 7-15: `constinit` is a reserved word
  let crate = 1;
//~ error reserved-word 7-11: `crate` is a reserved word
  let debugger = 1;
//~ error reserved-word 7-14: `debugger` is a reserved word
  let decltype = 1;
//~ error reserved-word 7-14: `decltype` is a reserved word
  let delete = 1;
//~ error reserved-word 7-12: `delete` is a reserved word
  let demote = 1;
//~ error reserved-word 7-12: `demote` is a reserved word
  let demote_to_helper = 1;
//~ error reserved-word 7-22: `demote_to_helper` is a reserved word
  let do = 1;
//~ error reserved-word 7-8: `do` is a reserved word
  let dynamic_cast = 1;
//~ error reserved-word 7-18: `dynamic_cast` is a reserved word
  let enum = 1;
//~ error reserved-word 7-10: `enum` is a reserved word
  let explicit = 1;
//~ error reserved-word 7-14: `explicit` is a reserved word
  let export = 1;
//~ error reserved-word 7-12: `export` is a reserved word
  let extends = 1;
//~ error reserved-word 7-13: `extends` is a reserved word
  let extern = 1;
//~ error reserved-word 7-12: `extern` is a reserved word
  let external = 1;
//~ error reserved-word 7-14: `external` is a reserved word
  let fallthrough = 1;
//~ error reserved-word 7-17: `fallthrough` is a reserved word
  let filter = 1;
//~ error reserved-word 7-12: `filter` is a reserved word
  let final = 1;
//~ error reserved-word 7-11: `final` is a reserved word
  let finally = 1;
//~ error reserved-word 7-13: `finally` is a reserved word
  let friend = 1;
//~ error reserved-word 7-12: `friend` is a reserved word
  let from = 1;
//~ error reserved-word 7-10: `from` is a reserved word
  let fxgroup = 1;
//~ error reserved-word 7-13: `fxgroup` is a reserved word
  let get = 1;
//~ error reserved-word 7-9: `get` is a reserved word
  let goto = 1;
//~ error reserved-word 7-10: `goto` is a reserved word
  let groupshared = 1;
//~ error reserved-word 7-17: `groupshared` is a reserved word
  let highp = 1;
//~ error reserved-word 7-11: `highp` is a reserved word
  let impl = 1;
//~ error reserved-word 7-10: `impl` is a reserved word
  let implements = 1;
//~ error reserved-word 7-16: `implements` is a reserved word
  let import = 1;
//~ error reserved-word 7-12: `import` is a reserved word
  let inline = 1;
//~ error reserved-word 7-12: `inline` is a reserved word
  let instanceof = 1;
//~ error reserved-word 7-16: `instanceof` is a reserved word
  let interface = 1;
//~ error reserved-word 7-15: `interface` is a reserved word
  let layout = 1;
//~ error reserved-word 7-12: `layout` is a reserved word
  let lowp = 1;
//~ error reserved-word 7-10: `lowp` is a reserved word
  let macro = 1;
//~ error reserved-word 7-11: `macro` is a reserved word
  let macro_rules = 1;
//~ error reserved-word 7-17: `macro_rules` is a reserved word
  let match = 1;
//~ error reserved-word 7-11: `match` is a reserved word
  let mediump = 1;
//~ error reserved-word 7-13: `mediump` is a reserved word
  let meta = 1;
//~ error reserved-word 7-10: `meta` is a reserved word
  let mod = 1;
//~ error reserved-word 7-9: `mod` is a reserved word
  let module = 1;
//~ error reserved-word 7-12: `module` is a reserved word
  let move = 1;
//~ error reserved-word 7-10: `move` is a reserved word
  let mut = 1;
//~ error reserved-word 7-9: `mut` is a reserved word
  let mutable = 1;
//~ error reserved-word 7-13: `mutable` is a reserved word
  let namespace = 1;
//~ error reserved-word 7-15: `namespace` is a reserved word
  let new = 1;
//~ error reserved-word 7-9: `new` is a reserved word
  let nil = 1;
//~ error reserved-word 7-9: `nil` is a reserved word
  let noexcept = 1;
//~ error reserved-word 7-14: `noexcept` is a reserved word
  let noinline = 1;
//~ error reserved-word 7-14: `noinline` is a reserved word
  let nointerpolation = 1;
//~ error reserved-word 7-21: `nointerpolation` is a reserved word
  let non_coherent = 1;
//~ error reserved-word 7-18: `non_coherent` is a reserved word
  let noncoherent = 1;
//~ error reserved-word 7-17: `noncoherent` is a reserved word
  let noperspective = 1;
//~ error reserved-word 7-19: `noperspective` is a reserved word
  let null = 1;
//~ error reserved-word 7-10: `null` is a reserved word
  let nullptr = 1;
//~ error reserved-word 7-13: `nullptr` is a reserved word
  let of = 1;
//~ error reserved-word 7-8: `of` is a reserved word
  let operator = 1;
//~ error reserved-word 7-14: `operator` is a reserved word
  let package = 1;
//~ error reserved-word 7-13: `package` is a reserved word
  let packoffset = 1;
//~ error reserved-word 7-16: `packoffset` is a reserved word
  let partition = 1;
//~ error reserved-word 7-15: `partition` is a reserved word
  let pass = 1;
//~ error reserved-word 7-10: `pass` is a reserved word
  let patch = 1;
//~ error reserved-word 7-11: `patch` is a reserved word
  let pixelfragment = 1;
//~ error reserved-word 7-19: `pixelfragment` is a reserved word
  let precise = 1;
//~ error reserved-word 7-13: `precise` is a reserved word
  let precision = 1;
//~ error reserved-word 7-15: `precision` is a reserved word
  let premerge = 1;
//~ error reserved-word 7-14: `premerge` is a reserved word
  let priv = 1;
//~ error reserved-word 7-10: `priv` is a reserved word
  let protected = 1;
//~ error reserved-word 7-15: `protected` is a reserved word
  let pub = 1;
//~ error reserved-word 7-9: `pub` is a reserved word
  let public = 1;
//~ error reserved-word 7-12: `public` is a reserved word
  let readonly = 1;
//~ error reserved-word 7-14: `readonly` is a reserved word
  let ref = 1;
//~ error reserved-word 7-9: `ref` is a reserved word
  let regardless = 1;
//~ error reserved-word 7-16: `regardless` is a reserved word
  let register = 1;
//~ error reserved-word 7-14: `register` is a reserved word
  let reinterpret_cast = 1;
//~ error reserved-word 7-22: `reinterpret_cast` is a reserved word
  let require = 1;
//~ error reserved-word 7-13: `require` is a reserved word
  let resource = 1;
//~ error reserved-word 7-14: `resource` is a reserved word
  let restrict = 1;
//~ error reserved-word 7-14: `restrict` is a reserved word
  let self = 1;
//~ error reserved-word 7-10: `self` is a reserved word
  let set = 1;
//~ error reserved-word 7-9: `set` is a reserved word
  let shared = 1;
//~ error reserved-word 7-12: `shared` is a reserved word
  let sizeof = 1;
//~ error reserved-word 7-12: `sizeof` is a reserved word
  let smooth = 1;
//~ error reserved-word 7-12: `smooth` is a reserved word
  let snorm = 1;
//~ error reserved-word 7-11: `snorm` is a reserved word
  let static = 1;
//~ error reserved-word 7-12: `static` is a reserved word
  let static_assert = 1;
//~ error reserved-word 7-19: `static_assert` is a reserved word
  let static_cast = 1;
//~ error reserved-word 7-17: `static_cast` is a reserved word
  let std = 1;
//~ error reserved-word 7-9: `std` is a reserved word
  let subroutine = 1;
//~ error reserved-word 7-16: `subroutine` is a reserved word
  let super = 1;
//~ error reserved-word 7-11: `super` is a reserved word
  let target = 1;
//~ error reserved-word 7-12: `target` is a reserved word
  let template = 1;
//~ error reserved-word 7-14: `template` is a reserved word
  let this = 1;
//~ error reserved-word 7-10: `this` is a reserved word
  let thread_local = 1;
//~ error reserved-word 7-18: `thread_local` is a reserved word
  let throw = 1;
//~ error reserved-word 7-11: `throw` is a reserved word
  let trait = 1;
//~ error reserved-word 7-11: `trait` is a reserved word
  let try = 1;
//~ error reserved-word 7-9: `try` is a reserved word
  let type = 1;
//~ error reserved-word 7-10: `type` is a reserved word
  let typedef = 1;
//~ error reserved-word 7-13: `typedef` is a reserved word
  let typeid = 1;
//~ error reserved-word 7-12: `typeid` is a reserved word
  let typename = 1;
//~ error reserved-word 7-14: `typename` is a reserved word
  let typeof = 1;
//~ error reserved-word 7-12: `typeof` is a reserved word
  let union = 1;
//~ error reserved-word 7-11: `union` is a reserved word
  let unless = 1;
//~ error reserved-word 7-12: `unless` is a reserved word
  let unorm = 1;
//~ error reserved-word 7-11: `unorm` is a reserved word
  let unsafe = 1;
//~ error reserved-word 7-12: `unsafe` is a reserved word
  let unsized = 1;
//~ error reserved-word 7-13: `unsized` is a reserved word
  let use = 1;
//~ error reserved-word 7-9: `use` is a reserved word
  let using = 1;
//~ error reserved-word 7-11: `using` is a reserved word
  let varying = 1;
//~ error reserved-word 7-13: `varying` is a reserved word
  let virtual = 1;
//~ error reserved-word 7-13: `virtual` is a reserved word
  let volatile = 1;
//~ error reserved-word 7-14: `volatile` is a reserved word
  let wgsl = 1;
//~ error reserved-word 7-10: `wgsl` is a reserved word
  let where = 1;
//~ error reserved-word 7-11: `where` is a reserved word
  let with = 1;
//~ error reserved-word 7-10: `with` is a reserved word
  let writeonly = 1;
//~ error reserved-word 7-15: `writeonly` is a reserved word
  let yield = 1;
//~ error reserved-word 7-11: `yield` is a reserved word
}

//# reserved_variables_ok: LEX-37
fn f() {
  let NULLX = 1; let SelfX = 1; let abstractX = 1; let activeX = 1; let alignasX = 1; let alignofX = 1; let asX = 1; let asmX = 1; let asm_fragmentX = 1; let asyncX = 1; let attributeX = 1; let autoX = 1; let awaitX = 1; let becomeX = 1; let castX = 1; let catchX = 1; let classX = 1; let co_awaitX = 1; let co_returnX = 1; let co_yieldX = 1; let coherentX = 1; let column_majorX = 1; let commonX = 1; let compileX = 1; let compile_fragmentX = 1; let conceptX = 1; let const_castX = 1; let constevalX = 1; let constexprX = 1; let constinitX = 1; let crateX = 1; let debuggerX = 1; let decltypeX = 1; let deleteX = 1; let demoteX = 1; let demote_to_helperX = 1; let doX = 1; let dynamic_castX = 1; let enumX = 1; let explicitX = 1; let exportX = 1; let extendsX = 1; let externX = 1; let externalX = 1; let fallthroughX = 1; let filterX = 1; let finalX = 1; let finallyX = 1; let friendX = 1; let fromX = 1; let fxgroupX = 1; let getX = 1; let gotoX = 1; let groupsharedX = 1; let highpX = 1; let implX = 1; let implementsX = 1; let importX = 1; let inlineX = 1; let instanceofX = 1; let interfaceX = 1; let layoutX = 1; let lowpX = 1; let macroX = 1; let macro_rulesX = 1; let matchX = 1; let mediumpX = 1; let metaX = 1; let modX = 1; let moduleX = 1; let moveX = 1; let mutX = 1; let mutableX = 1; let namespaceX = 1; let newX = 1; let nilX = 1; let noexceptX = 1; let noinlineX = 1; let nointerpolationX = 1; let non_coherentX = 1; let noncoherentX = 1; let noperspectiveX = 1; let nullX = 1; let nullptrX = 1; let ofX = 1; let operatorX = 1; let packageX = 1; let packoffsetX = 1; let partitionX = 1; let passX = 1; let patchX = 1; let pixelfragmentX = 1; let preciseX = 1; let precisionX = 1; let premergeX = 1; let privX = 1; let protectedX = 1; let pubX = 1; let publicX = 1; let readonlyX = 1; let refX = 1; let regardlessX = 1; let registerX = 1; let reinterpret_castX = 1; let requireX = 1; let resourceX = 1; let restrictX = 1; let selfX = 1; let setX = 1; let sharedX = 1; let sizeofX = 1; let smoothX = 1; let snormX = 1; let staticX = 1; let static_assertX = 1; let static_castX = 1; let stdX = 1; let subroutineX = 1; let superX = 1; let targetX = 1; let templateX = 1; let thisX = 1; let thread_localX = 1; let throwX = 1; let traitX = 1; let tryX = 1; let typeX = 1; let typedefX = 1; let typeidX = 1; let typenameX = 1; let typeofX = 1; let unionX = 1; let unlessX = 1; let unormX = 1; let unsafeX = 1; let unsizedX = 1; let useX = 1; let usingX = 1; let varyingX = 1; let virtualX = 1; let volatileX = 1; let wgslX = 1; let whereX = 1; let withX = 1; let writeonlyX = 1; let yieldX = 1;
}

//# reserved_members: LEX-37
struct S {
  NULL: i32,
//~ error reserved-word 3-6: `NULL` is a reserved word
  Self: i32,
//~ error reserved-word 3-6: `Self` is a reserved word
  abstract: i32,
//~ error reserved-word 3-10: `abstract` is a reserved word
  active: i32,
//~ error reserved-word 3-8: `active` is a reserved word
  alignas: i32,
//~ error reserved-word 3-9: `alignas` is a reserved word
  alignof: i32,
//~ error reserved-word 3-9: `alignof` is a reserved word
  as: i32,
//~ error reserved-word 3-4: `as` is a reserved word
  asm: i32,
//~ error reserved-word 3-5: `asm` is a reserved word
  asm_fragment: i32,
//~ error reserved-word 3-14: `asm_fragment` is a reserved word
  async: i32,
//~ error reserved-word 3-7: `async` is a reserved word
  attribute: i32,
//~ error reserved-word 3-11: `attribute` is a reserved word
  auto: i32,
//~ error reserved-word 3-6: `auto` is a reserved word
  await: i32,
//~ error reserved-word 3-7: `await` is a reserved word
  become: i32,
//~ error reserved-word 3-8: `become` is a reserved word
  cast: i32,
//~ error reserved-word 3-6: `cast` is a reserved word
  catch: i32,
//~ error reserved-word 3-7: `catch` is a reserved word
  class: i32,
//~ error reserved-word 3-7: `class` is a reserved word
  co_await: i32,
//~ error reserved-word 3-10: `co_await` is a reserved word
  co_return: i32,
//~ error reserved-word 3-11: `co_return` is a reserved word
  co_yield: i32,
//~ error reserved-word 3-10: `co_yield` is a reserved word
  coherent: i32,
//~ error reserved-word 3-10: `coherent` is a reserved word
  column_major: i32,
//~ error reserved-word 3-14: `column_major` is a reserved word
  common: i32,
//~ error reserved-word 3-8: `common` is a reserved word
  compile: i32,
//~ error reserved-word 3-9: `compile` is a reserved word
  compile_fragment: i32,
//~ error reserved-word 3-18: `compile_fragment` is a reserved word
  concept: i32,
//~ error reserved-word 3-9: `concept` is a reserved word
  const_cast: i32,
//~ error reserved-word 3-12: `const_cast` is a reserved word
  consteval: i32,
//~ error reserved-word 3-11: `consteval` is a reserved word
  constexpr: i32,
//~ error reserved-word 3-11: `constexpr` is a reserved word
  constinit: i32,
//~ error reserved-word 3-11: `constinit` is a reserved word
  crate: i32,
//~ error reserved-word 3-7: `crate` is a reserved word
  debugger: i32,
//~ error reserved-word 3-10: `debugger` is a reserved word
  decltype: i32,
//~ error reserved-word 3-10: `decltype` is a reserved word
  delete: i32,
//~ error reserved-word 3-8: `delete` is a reserved word
  demote: i32,
//~ error reserved-word 3-8: `demote` is a reserved word
  demote_to_helper: i32,
//~ error reserved-word 3-18: `demote_to_helper` is a reserved word
  do: i32,
//~ error reserved-word 3-4: `do` is a reserved word
  dynamic_cast: i32,
//~ error reserved-word 3-14: `dynamic_cast` is a reserved word
  enum: i32,
//~ error reserved-word 3-6: `enum` is a reserved word
  explicit: i32,
//~ error reserved-word 3-10: `explicit` is a reserved word
  export: i32,
//~ error reserved-word 3-8: `export` is a reserved word
  extends: i32,
//~ error reserved-word 3-9: `extends` is a reserved word
  extern: i32,
//~ error reserved-word 3-8: `extern` is a reserved word
  external: i32,
//~ error reserved-word 3-10: `external` is a reserved word
  fallthrough: i32,
//~ error reserved-word 3-13: `fallthrough` is a reserved word
  filter: i32,
//~ error reserved-word 3-8: `filter` is a reserved word
  final: i32,
//~ error reserved-word 3-7: `final` is a reserved word
  finally: i32,
//~ error reserved-word 3-9: `finally` is a reserved word
  friend: i32,
//~ error reserved-word 3-8: `friend` is a reserved word
  from: i32,
//~ error reserved-word 3-6: `from` is a reserved word
  fxgroup: i32,
//~ error reserved-word 3-9: `fxgroup` is a reserved word
  get: i32,
//~ error reserved-word 3-5: `get` is a reserved word
  goto: i32,
//~ error reserved-word 3-6: `goto` is a reserved word
  groupshared: i32,
//~ error reserved-word 3-13: `groupshared` is a reserved word
  highp: i32,
//~ error reserved-word 3-7: `highp` is a reserved word
  impl: i32,
//~ error reserved-word 3-6: `impl` is a reserved word
  implements: i32,
//~ error reserved-word 3-12: `implements` is a reserved word
  import: i32,
//~ error reserved-word 3-8: `import` is a reserved word
  inline: i32,
//~ error reserved-word 3-8: `inline` is a reserved word
  instanceof: i32,
//~ error reserved-word 3-12: `instanceof` is a reserved word
  interface: i32,
//~ error reserved-word 3-11: `interface` is a reserved word
  layout: i32,
//~ error reserved-word 3-8: `layout` is a reserved word
  lowp: i32,
//~ error reserved-word 3-6: `lowp` is a reserved word
  macro: i32,
//~ error reserved-word 3-7: `macro` is a reserved word
  macro_rules: i32,
//~ error reserved-word 3-13: `macro_rules` is a reserved word
  match: i32,
//~ error reserved-word 3-7: `match` is a reserved word
  mediump: i32,
//~ error reserved-word 3-9: `mediump` is a reserved word
  meta: i32,
//~ error reserved-word 3-6: `meta` is a reserved word
  mod: i32,
//~ error reserved-word 3-5: `mod` is a reserved word
  module: i32,
//~ error reserved-word 3-8: `module` is a reserved word
  move: i32,
//~ error reserved-word 3-6: `move` is a reserved word
  mut: i32,
//~ error reserved-word 3-5: `mut` is a reserved word
  mutable: i32,
//~ error reserved-word 3-9: `mutable` is a reserved word
  namespace: i32,
//~ error reserved-word 3-11: `namespace` is a reserved word
  new: i32,
//~ error reserved-word 3-5: `new` is a reserved word
  nil: i32,
//~ error reserved-word 3-5: `nil` is a reserved word
  noexcept: i32,
//~ error reserved-word 3-10: `noexcept` is a reserved word
  noinline: i32,
//~ error reserved-word 3-10: `noinline` is a reserved word
  nointerpolation: i32,
//~ error reserved-word 3-17: `nointerpolation` is a reserved word
  non_coherent: i32,
//~ error reserved-word 3-14: `non_coherent` is a reserved word
  noncoherent: i32,
//~ error reserved-word 3-13: `noncoherent` is a reserved word
  noperspective: i32,
//~ error reserved-word 3-15: `noperspective` is a reserved word
  null: i32,
//~ error reserved-word 3-6: `null` is a reserved word
  nullptr: i32,
//~ error reserved-word 3-9: `nullptr` is a reserved word
  of: i32,
//~ error reserved-word 3-4: `of` is a reserved word
  operator: i32,
//~ error reserved-word 3-10: `operator` is a reserved word
  package: i32,
//~ error reserved-word 3-9: `package` is a reserved word
  packoffset: i32,
//~ error reserved-word 3-12: `packoffset` is a reserved word
  partition: i32,
//~ error reserved-word 3-11: `partition` is a reserved word
  pass: i32,
//~ error reserved-word 3-6: `pass` is a reserved word
  patch: i32,
//~ error reserved-word 3-7: `patch` is a reserved word
  pixelfragment: i32,
//~ error reserved-word 3-15: `pixelfragment` is a reserved word
  precise: i32,
//~ error reserved-word 3-9: `precise` is a reserved word
  precision: i32,
//~ error reserved-word 3-11: `precision` is a reserved word
  premerge: i32,
//~ error reserved-word 3-10: `premerge` is a reserved word
  priv: i32,
//~ error reserved-word 3-6: `priv` is a reserved word
  protected: i32,
//~ error reserved-word 3-11: `protected` is a reserved word
  pub: i32,
//~ error reserved-word 3-5: `pub` is a reserved word
  public: i32,
//~ error reserved-word 3-8: `public` is a reserved word
  readonly: i32,
//~ error reserved-word 3-10: `readonly` is a reserved word
  ref: i32,
//~ error reserved-word 3-5: `ref` is a reserved word
  regardless: i32,
//~ error reserved-word 3-12: `regardless` is a reserved word
  register: i32,
//~ error reserved-word 3-10: `register` is a reserved word
  reinterpret_cast: i32,
//~ error reserved-word 3-18: `reinterpret_cast` is a reserved word
  require: i32,
//~ error reserved-word 3-9: `require` is a reserved word
  resource: i32,
//~ error reserved-word 3-10: `resource` is a reserved word
  restrict: i32,
//~ error reserved-word 3-10: `restrict` is a reserved word
  self: i32,
//~ error reserved-word 3-6: `self` is a reserved word
  set: i32,
//~ error reserved-word 3-5: `set` is a reserved word
  shared: i32,
//~ error reserved-word 3-8: `shared` is a reserved word
  sizeof: i32,
//~ error reserved-word 3-8: `sizeof` is a reserved word
  smooth: i32,
//~ error reserved-word 3-8: `smooth` is a reserved word
  snorm: i32,
//~ error reserved-word 3-7: `snorm` is a reserved word
  static: i32,
//~ error reserved-word 3-8: `static` is a reserved word
  static_assert: i32,
//~ error reserved-word 3-15: `static_assert` is a reserved word
  static_cast: i32,
//~ error reserved-word 3-13: `static_cast` is a reserved word
  std: i32,
//~ error reserved-word 3-5: `std` is a reserved word
  subroutine: i32,
//~ error reserved-word 3-12: `subroutine` is a reserved word
  super: i32,
//~ error reserved-word 3-7: `super` is a reserved word
  target: i32,
//~ error reserved-word 3-8: `target` is a reserved word
  template: i32,
//~ error reserved-word 3-10: `template` is a reserved word
  this: i32,
//~ error reserved-word 3-6: `this` is a reserved word
  thread_local: i32,
//~ error reserved-word 3-14: `thread_local` is a reserved word
  throw: i32,
//~ error reserved-word 3-7: `throw` is a reserved word
  trait: i32,
//~ error reserved-word 3-7: `trait` is a reserved word
  try: i32,
//~ error reserved-word 3-5: `try` is a reserved word
  type: i32,
//~ error reserved-word 3-6: `type` is a reserved word
  typedef: i32,
//~ error reserved-word 3-9: `typedef` is a reserved word
  typeid: i32,
//~ error reserved-word 3-8: `typeid` is a reserved word
  typename: i32,
//~ error reserved-word 3-10: `typename` is a reserved word
  typeof: i32,
//~ error reserved-word 3-8: `typeof` is a reserved word
  union: i32,
//~ error reserved-word 3-7: `union` is a reserved word
  unless: i32,
//~ error reserved-word 3-8: `unless` is a reserved word
  unorm: i32,
//~ error reserved-word 3-7: `unorm` is a reserved word
  unsafe: i32,
//~ error reserved-word 3-8: `unsafe` is a reserved word
  unsized: i32,
//~ error reserved-word 3-9: `unsized` is a reserved word
  use: i32,
//~ error reserved-word 3-5: `use` is a reserved word
  using: i32,
//~ error reserved-word 3-7: `using` is a reserved word
  varying: i32,
//~ error reserved-word 3-9: `varying` is a reserved word
  virtual: i32,
//~ error reserved-word 3-9: `virtual` is a reserved word
  volatile: i32,
//~ error reserved-word 3-10: `volatile` is a reserved word
  wgsl: i32,
//~ error reserved-word 3-6: `wgsl` is a reserved word
  where: i32,
//~ error reserved-word 3-7: `where` is a reserved word
  with: i32,
//~ error reserved-word 3-6: `with` is a reserved word
  writeonly: i32,
//~ error reserved-word 3-11: `writeonly` is a reserved word
  yield: i32,
//~ error reserved-word 3-7: `yield` is a reserved word
}

//# reserved_members_ok: LEX-37
struct S { NULLX: i32, SelfX: i32, abstractX: i32, activeX: i32, alignasX: i32, alignofX: i32, asX: i32, asmX: i32, asm_fragmentX: i32, asyncX: i32, attributeX: i32, autoX: i32, awaitX: i32, becomeX: i32, castX: i32, catchX: i32, classX: i32, co_awaitX: i32, co_returnX: i32, co_yieldX: i32, coherentX: i32, column_majorX: i32, commonX: i32, compileX: i32, compile_fragmentX: i32, conceptX: i32, const_castX: i32, constevalX: i32, constexprX: i32, constinitX: i32, crateX: i32, debuggerX: i32, decltypeX: i32, deleteX: i32, demoteX: i32, demote_to_helperX: i32, doX: i32, dynamic_castX: i32, enumX: i32, explicitX: i32, exportX: i32, extendsX: i32, externX: i32, externalX: i32, fallthroughX: i32, filterX: i32, finalX: i32, finallyX: i32, friendX: i32, fromX: i32, fxgroupX: i32, getX: i32, gotoX: i32, groupsharedX: i32, highpX: i32, implX: i32, implementsX: i32, importX: i32, inlineX: i32, instanceofX: i32, interfaceX: i32, layoutX: i32, lowpX: i32, macroX: i32, macro_rulesX: i32, matchX: i32, mediumpX: i32, metaX: i32, modX: i32, moduleX: i32, moveX: i32, mutX: i32, mutableX: i32, namespaceX: i32, newX: i32, nilX: i32, noexceptX: i32, noinlineX: i32, nointerpolationX: i32, non_coherentX: i32, noncoherentX: i32, noperspectiveX: i32, nullX: i32, nullptrX: i32, ofX: i32, operatorX: i32, packageX: i32, packoffsetX: i32, partitionX: i32, passX: i32, patchX: i32, pixelfragmentX: i32, preciseX: i32, precisionX: i32, premergeX: i32, privX: i32, protectedX: i32, pubX: i32, publicX: i32, readonlyX: i32, refX: i32, regardlessX: i32, registerX: i32, reinterpret_castX: i32, requireX: i32, resourceX: i32, restrictX: i32, selfX: i32, setX: i32, sharedX: i32, sizeofX: i32, smoothX: i32, snormX: i32, staticX: i32, static_assertX: i32, static_castX: i32, stdX: i32, subroutineX: i32, superX: i32, targetX: i32, templateX: i32, thisX: i32, thread_localX: i32, throwX: i32, traitX: i32, tryX: i32, typeX: i32, typedefX: i32, typeidX: i32, typenameX: i32, typeofX: i32, unionX: i32, unlessX: i32, unormX: i32, unsafeX: i32, unsizedX: i32, useX: i32, usingX: i32, varyingX: i32, virtualX: i32, volatileX: i32, wgslX: i32, whereX: i32, withX: i32, writeonlyX: i32, yieldX: i32 }

//# reserved_functions: LEX-37
fn async() { }
//~ error reserved-word 4-8: `async` is a reserved word
fn yield(new: i32) { }
//~ error reserved-word 4-8: `yield` is a reserved word
//~ error reserved-word 10-12: `new` is a reserved word
alias type = i32;
//~ error reserved-word 7-10: `type` is a reserved word
override self = 1;
//~ error reserved-word 10-13: `self` is a reserved word

//# reserved_functions_ok: LEX-37
fn asyncX() { }
fn yieldX(newX: i32) { }
alias typeX = i32;
override selfX = 1;
