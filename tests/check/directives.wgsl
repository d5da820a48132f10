//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# unknown_extension: DIR-03
enable f64;
//~ error unknown-extension 8-10: there is no enable-extension 'f64'

//# unknown_extension_ok: DIR-03
enable f16;

//# unknown_language_feature: DIR-12
requires teleportation;
//~ error unknown-language-feature 10-22: there is no language feature 'teleportation'

//# unknown_language_feature_ok: DIR-12
requires readonly_and_readwrite_storage_textures;

//# f16_without_enable: DIR-05
const a: f16 = 1;
//~ error missing-enable 10-12: f16 needs 'enable f16;'

//# f16_without_enable_ok: DIR-05
enable f16;
const a: f16 = 1;

//# half_literal_without_enable: LEX-35
const a = 1h;
//~ error missing-enable 11-12: f16 needs 'enable f16;'

//# half_literal_without_enable_ok: LEX-35
enable f16;
const a = 1h;

//# subgroups_without_enable: DIR-06
fn f() -> u32 { return subgroupAdd(1u); }
//~ error missing-enable 24-34: subgroupAdd needs 'enable subgroups;'

//# subgroups_without_enable_ok: DIR-06
enable subgroups;
fn f() -> u32 { return subgroupAdd(1u); }

//# unknown_severity: DIAG-29
diagnostic(fatal, derivative_uniformity);
//~ error unknown-severity 12-16: 'fatal' is not a severity

//# unknown_severity_ok: DIAG-29
diagnostic(warning, derivative_uniformity);

//# conflicting_filters: DIAG-27
diagnostic(off, derivative_uniformity);
diagnostic(error, derivative_uniformity);
//~ error conflicting-filters 1-40: the rule 'derivative_uniformity' has two different severities
//~ note -1:1-38: the other is here

//# conflicting_filters_ok: DIAG-27
diagnostic(off, derivative_uniformity);
diagnostic(off, derivative_uniformity);
