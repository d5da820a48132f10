// SPDX-License-Identifier: Apache-2.0
#include "syntax/habits.h"

#include <fmt/format.h>

#include <span>
#include <utility>

namespace tesela::syntax {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

std::string_view find(std::span<const Entry> table, std::string_view word) {
  for (const auto& [from, to] : table)
    if (from == word) return to;
  return {};
}

bool size_digit(char c) { return c >= '2' && c <= '4'; }

constexpr Entry kScalars[] = {{"float", "f32"}, {"float1", "f32"}, {"half", "f16"}, {"int", "i32"}, {"uint", "u32"}, {"unsigned", "u32"}, {"double", "f32"},
                              {"long", "i32"}, {"short", "i32"}, {"char", "i32"}, {"size_t", "u32"}, {"usize", "u32"}, {"isize", "i32"}, {"u64", "u32"},
                              {"i64", "i32"}, {"f64", "f32"}, {"u8", "u32"}, {"i8", "i32"}, {"u16", "u32"}, {"i16", "i32"}, {"float16_t", "f16"},
                              {"float32_t", "f32"}, {"int32_t", "i32"}, {"uint32_t", "u32"}, {"uint8_t", "u32"}, {"uint16_t", "u32"}, {"uint64_t", "u32"},
                              {"boolean", "bool"}, {"number", "f32"}};

/// Element letter of a vector type, by what stands before its size.
constexpr Entry kVectors[] = {{"float", "f"}, {"half", "h"}, {"int", "i"}, {"uint", "u"}, {"vec", "f"}, {"Vec", "f"}, {"ivec", "i"}, {"uvec", "u"}, {"dvec", "f"},
                              {"double", "f"}, {"hvec", "h"}, {"bool", "<bool>"}, {"bvec", "<bool>"}, {"packed_float", "f"}};

/// Whole sentences, for names with no single WGSL name.
constexpr Entry kSentences[] = {
    {"void", "a function without a result has no `->`"},
    {"mul", "WGSL has the operator * for this"},
    {"mod", "WGSL has the operator % for this"},
    {"fmod", "WGSL has the operator % for this"},
    {"vec", "WGSL has vec2f, vec3f and vec4f, or vec3<T>"},
    {"texture2D", "WGSL has textureSample for this, called as textureSample(t, s, coords), and the type texture_2d<f32>"},
    {"texture", "WGSL has textureSample for this, called as textureSample(t, s, coords)"},
    {"null", "a pointer always points to something"},
    {"nullptr", "a pointer always points to something"},
    {"sincos", "call sin and cos"},
    {"length_sq", "WGSL has dot for this: dot(v, v)"},
    {"isnan", "WGSL lets an implementation assume that there are no NaNs; compare bits: (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u"},
    {"isinf", "WGSL lets an implementation assume that there are no infinities; compare bits: (bitcast<u32>(x) & 0x7fffffffu) == 0x7f800000u"},
    {"printf", "a shader cannot write text; store values to a buffer"},
    {"console", "a shader cannot write text; store values to a buffer"},
    {"PI", "WGSL has no such constant: declare `const PI = 3.14159265358979;`"},
    {"M_PI", "WGSL has no such constant: declare `const M_PI = 3.14159265358979;`"},
    {"self", "functions have no object: take it as a parameter"},
    {"this", "functions have no object: take it as a parameter"},
    {"push_constant", "WGSL has var<immediate> for this"},
    {"storage_buffer", "WGSL has var<storage, read_write> for this"},
    {"groupshared", "WGSL has var<workgroup> for this"},
    {"shared", "WGSL has var<workgroup> for this"},
    {"threadgroup", "WGSL has var<workgroup> for this"},
    {"device", "WGSL has var<storage, read_write> for this"},
    {"thread", "WGSL has ptr<function, T> for this"},
    {"constant", "WGSL has var<uniform> for this"},
};

constexpr Entry kNames[] = {
    {"lerp", "mix"}, {"frac", "fract"}, {"rsqrt", "inverseSqrt"}, {"inversesqrt", "inverseSqrt"}, {"mad", "fma"}, {"ddx", "dpdx"}, {"ddy", "dpdy"},
    {"ddx_fine", "dpdxFine"}, {"ddy_fine", "dpdyFine"}, {"ddx_coarse", "dpdxCoarse"}, {"ddy_coarse", "dpdyCoarse"}, {"dFdx", "dpdx"}, {"dFdy", "dpdy"},
    {"asfloat", "bitcast<f32>"}, {"asint", "bitcast<i32>"}, {"asuint", "bitcast<u32>"}, {"as_type", "bitcast<T>"}, {"floatBitsToInt", "bitcast<i32>"},
    {"floatBitsToUint", "bitcast<u32>"}, {"intBitsToFloat", "bitcast<f32>"}, {"uintBitsToFloat", "bitcast<f32>"}, {"__float_as_uint", "bitcast<u32>"},
    {"barrier", "workgroupBarrier"}, {"syncthreads", "workgroupBarrier"}, {"GroupMemoryBarrierWithGroupSync", "workgroupBarrier"},
    {"GroupMemoryBarrier", "workgroupBarrier"}, {"groupMemoryBarrier", "workgroupBarrier"}, {"threadgroup_barrier", "workgroupBarrier"},
    {"memoryBarrierShared", "workgroupBarrier"}, {"memoryBarrier", "storageBarrier"}, {"memoryBarrierBuffer", "storageBarrier"},
    {"DeviceMemoryBarrier", "storageBarrier"}, {"AllMemoryBarrierWithGroupSync", "storageBarrier"}, {"InterlockedAdd", "atomicAdd"},
    {"InterlockedMin", "atomicMin"}, {"InterlockedMax", "atomicMax"}, {"InterlockedAnd", "atomicAnd"}, {"InterlockedOr", "atomicOr"},
    {"InterlockedXor", "atomicXor"}, {"InterlockedExchange", "atomicExchange"}, {"InterlockedCompareExchange", "atomicCompareExchangeWeak"},
    {"atomicCompSwap", "atomicCompareExchangeWeak"}, {"atomicCAS", "atomicCompareExchangeWeak"}, {"atomicCompareExchange", "atomicCompareExchangeWeak"},
    {"atomicExch", "atomicExchange"}, {"atomicDec", "atomicSub"}, {"atomicInc", "atomicAdd"}, {"atomic_fetch_add_explicit", "atomicAdd"},
    {"fabs", "abs"}, {"fabsf", "abs"}, {"powf", "pow"}, {"sqrtf", "sqrt"}, {"expf", "exp"}, {"logf", "log"}, {"sinf", "sin"}, {"cosf", "cos"},
    {"floorf", "floor"}, {"fminf", "min"}, {"fmaxf", "max"}, {"fmin", "min"}, {"fmax", "max"}, {"clampf", "clamp"}, {"atan2f", "atan2"}, {"roundEven", "round"},
    {"popcount", "countOneBits"}, {"bitCount", "countOneBits"}, {"countbits", "countOneBits"}, {"__popc", "countOneBits"}, {"clz", "countLeadingZeros"},
    {"ctz", "countTrailingZeros"}, {"reversebits", "reverseBits"}, {"bitfieldReverse", "reverseBits"}, {"firstbithigh", "firstLeadingBit"},
    {"firstbitlow", "firstTrailingBit"}, {"findMSB", "firstLeadingBit"}, {"findLSB", "firstTrailingBit"}, {"bitfieldExtract", "extractBits"},
    {"bitfieldInsert", "insertBits"}, {"textureLod", "textureSampleLevel"}, {"texelFetch", "textureLoad"}, {"imageLoad", "textureLoad"},
    {"imageStore", "textureStore"}, {"textureSize", "textureDimensions"}, {"imageSize", "textureDimensions"}, {"packHalf2x16", "pack2x16float"},
    {"unpackHalf2x16", "unpack2x16float"}, {"packUnorm4x8", "pack4x8unorm"}, {"unpackUnorm4x8", "unpack4x8unorm"}, {"lessThan", "the operator <"},
    {"greaterThan", "the operator >"}, {"lessThanEqual", "the operator <="}, {"greaterThanEqual", "the operator >="}, {"not", "the operator !"},
    {"matrixCompMult", "one product per column"}, {"WaveActiveSum", "subgroupAdd"}, {"WavePrefixSum", "subgroupExclusiveAdd"},
    {"WaveReadLaneAt", "subgroupShuffle"}, {"WaveReadLaneFirst", "subgroupBroadcastFirst"}, {"WaveActiveBallot", "subgroupBallot"},
    {"WaveActiveMin", "subgroupMin"}, {"WaveActiveMax", "subgroupMax"}, {"WaveActiveAnyTrue", "subgroupAny"}, {"WaveActiveAllTrue", "subgroupAll"},
    {"subgroupInclusiveSum", "subgroupInclusiveAdd"}, {"subgroupExclusiveSum", "subgroupExclusiveAdd"}, {"Texture2D", "texture_2d<f32>"},
    {"SamplerState", "sampler"}, {"sampler2D", "texture_2d<f32> and a sampler beside it"}, {"readonly", "read"}, {"writeonly", "write"}, {"readwrite", "read_write"}};

/// Built-in values by the names that they, and their like elsewhere, have.
constexpr Entry kBuiltinValues[] = {
    {"global_invocation_id", "global_invocation_id"}, {"gl_GlobalInvocationID", "global_invocation_id"}, {"SV_DispatchThreadID", "global_invocation_id"},
    {"thread_position_in_grid", "global_invocation_id"}, {"global_id", "global_invocation_id"}, {"thread_id", "global_invocation_id"},
    {"dispatchThreadID", "global_invocation_id"}, {"get_global_id", "global_invocation_id"}, {"local_invocation_id", "local_invocation_id"},
    {"gl_LocalInvocationID", "local_invocation_id"}, {"SV_GroupThreadID", "local_invocation_id"}, {"thread_position_in_threadgroup", "local_invocation_id"},
    {"threadIdx", "local_invocation_id"}, {"local_id", "local_invocation_id"}, {"get_local_id", "local_invocation_id"},
    {"local_invocation_index", "local_invocation_index"}, {"gl_LocalInvocationIndex", "local_invocation_index"}, {"SV_GroupIndex", "local_invocation_index"},
    {"thread_index_in_threadgroup", "local_invocation_index"}, {"local_index", "local_invocation_index"}, {"workgroup_id", "workgroup_id"},
    {"gl_WorkGroupID", "workgroup_id"}, {"SV_GroupID", "workgroup_id"}, {"threadgroup_position_in_grid", "workgroup_id"}, {"blockIdx", "workgroup_id"},
    {"group_id", "workgroup_id"}, {"get_group_id", "workgroup_id"}, {"num_workgroups", "num_workgroups"}, {"gl_NumWorkGroups", "num_workgroups"},
    {"gridDim", "num_workgroups"}, {"get_num_groups", "num_workgroups"}, {"subgroup_size", "subgroup_size"}, {"gl_SubgroupSize", "subgroup_size"},
    {"warpSize", "subgroup_size"}, {"subgroup_invocation_id", "subgroup_invocation_id"}, {"gl_SubgroupInvocationID", "subgroup_invocation_id"},
    {"subgroup_id", "subgroup_id"}, {"vertex_index", "vertex_index"}, {"gl_VertexID", "vertex_index"}, {"gl_VertexIndex", "vertex_index"},
    {"SV_VertexID", "vertex_index"}, {"instance_index", "instance_index"}, {"gl_InstanceID", "instance_index"}, {"gl_InstanceIndex", "instance_index"},
    {"gl_Position", "position"}, {"gl_FragCoord", "position"}, {"front_facing", "front_facing"}, {"gl_FrontFacing", "front_facing"}};

constexpr std::string_view kFunctionForm = "functions are declared as `fn name(parameter: type) -> type { ... }`";
constexpr std::string_view kBufferForm = "bindings are declared as `@group(0) @binding(0) var<storage, read_write> name: type;`";
constexpr std::string_view kLayoutForm = "bindings are declared as `@group(0) @binding(0) var<storage, read_write> name: type;`, the size of a workgroup as `@workgroup_size(64)`";
constexpr std::string_view kUniformForm = "uniforms are declared as `@group(0) @binding(0) var<uniform> name: type;`";
constexpr std::string_view kWorkgroupForm = "workgroup memory is declared as `var<workgroup> name: array<f32, 64>;`";
constexpr std::string_view kIoForm = "inputs are parameters of the entry point and outputs its result, with @location or @builtin";
constexpr std::string_view kVisible = "every declaration of a module is visible in all of it: leave this word out";
constexpr std::string_view kImport = "WGSL has no imports: give all files to the program, or use its --prepend";
constexpr std::string_view kAlias = "a name for a type is declared as `alias name = type;`";
constexpr std::string_view kStatement = "statements stand in functions only";
constexpr std::string_view kNoPreprocessor = "WGSL has no preprocessor; use `const`, `override`, or the program's --define";

constexpr Entry kDeclarations[] = {
    {"function", kFunctionForm}, {"void", kFunctionForm}, {"func", kFunctionForm}, {"fun", kFunctionForm}, {"def", kFunctionForm}, {"kernel", kFunctionForm},
    {"__global__", kFunctionForm}, {"__device__", kFunctionForm}, {"inline", kVisible}, {"layout", kLayoutForm}, {"buffer", kBufferForm},
    {"RWStructuredBuffer", kBufferForm}, {"StructuredBuffer", kBufferForm}, {"RWByteAddressBuffer", kBufferForm}, {"ByteAddressBuffer", kBufferForm},
    {"RWBuffer", kBufferForm}, {"device", kBufferForm}, {"uniform", kUniformForm}, {"cbuffer", kUniformForm}, {"tbuffer", kUniformForm},
    {"ConstantBuffer", kUniformForm}, {"constant", kUniformForm}, {"groupshared", kWorkgroupForm}, {"shared", kWorkgroupForm}, {"__shared__", kWorkgroupForm},
    {"threadgroup", kWorkgroupForm}, {"in", kIoForm}, {"out", kIoForm}, {"inout", kIoForm}, {"varying", kIoForm}, {"attribute", kIoForm},
    {"static", "WGSL has no `static`: a value is declared as `const name = value;`, a variable of each invocation as `var<private> name: type;`"},
    {"export", kVisible}, {"pub", kVisible}, {"public", kVisible}, {"extern", kVisible}, {"import", kImport}, {"use", kImport}, {"using", kAlias},
    {"typedef", kAlias}, {"type", kAlias}, {"enum", "WGSL has no enumerations: declare a `const name = 0u;` for each value"},
    {"class", "a structure is declared as `struct Name { member: type, }`"}, {"precision", "WGSL has no precision: types say it, f32 or f16"},
    {"namespace", "WGSL has no namespaces"}, {"template", "WGSL has no templates of your own: write a function for each type"}, {"highp", "WGSL has no precision: types say it, f32 or f16"},
    {"Texture2D", "textures are declared as `@group(0) @binding(0) var name: texture_2d<f32>;`"},
    {"SamplerState", "samplers are declared as `@group(0) @binding(0) var name: sampler;`"},
    {"}", "this `}` closes nothing"}, {"for", kStatement}, {"if", kStatement}, {"while", kStatement}, {"return", kStatement}, {"loop", kStatement},
    {"[", "attributes are written with `@`: `@compute @workgroup_size(64)`"}, {"let", "at module scope use `const`, or `override` for a value that the pipeline gives"},
    {"#", kNoPreprocessor}};

constexpr Entry kReserved[] = {
    {"null", "a pointer always points to something"}, {"nullptr", "a pointer always points to something"}, {"mod", "WGSL has the operator % for this"},
    {"static", "WGSL has no `static`: use `const`, or `var<private>` at module scope"}, {"new", "memory is declared with `var`; there is none to allocate"},
    {"mut", "what changes is declared with `var`, what does not with `let`"}, {"auto", "leave the type out: `let x = ...;` or `var x = ...;`"},
    {"do", "write `loop { ... if !condition { break; } }`"}, {"match", "WGSL has `switch x { case 1: { ... } default: { ... } }`"},
    {"goto", "WGSL has loops, `break` and `continue` only"}, {"throw", "WGSL has no exceptions"},
    {"try", "WGSL has no exceptions"}, {"enum", "WGSL has no enumerations: declare a `const` for each value"}, {"class", "WGSL has `struct` for this"},
    {"typedef", kAlias}, {"using", kAlias}, {"import", kImport}, {"unsigned", "WGSL has u32 for this"}, {"foreach", "WGSL has `for (var i = 0; i < n; i++) { ... }`"},
    {"inline", "leave it out: calls are inlined where that pays"}, {"groupshared", kWorkgroupForm}, {"shared", kWorkgroupForm}, {"extern", kVisible}};

constexpr Entry kMethods[] = {
    {"length", "use arrayLength(&a) for a runtime-sized array; for a vector, length(v)"}, {"len", "use arrayLength(&a) for a runtime-sized array"},
    {"size", "use arrayLength(&a) for a runtime-sized array"}, {"Sample", "use textureSample(t, s, coords)"}, {"sample", "use textureSample(t, s, coords)"},
    {"SampleLevel", "use textureSampleLevel(t, s, coords, level)"}, {"Load", "use textureLoad(t, coords, level), or index the buffer"},
    {"Store", "use textureStore(t, coords, value), or assign to the element"}, {"read", "use textureLoad(t, coords, level)"},
    {"write", "use textureStore(t, coords, value)"}, {"GetDimensions", "use textureDimensions(t), or arrayLength(&a)"}, {"InterlockedAdd", "use atomicAdd(&a, value)"}};

constexpr Entry kAttributes[] = {
    {"numthreads", "write @workgroup_size(x, y, z)"}, {"local_size", "write @workgroup_size(x, y, z)"}, {"workgroupSize", "write @workgroup_size(x, y, z)"},
    {"threads", "write @workgroup_size(x, y, z)"}, {"stage", "write @compute, @vertex or @fragment"}, {"kernel", "write @compute"}, {"shader", "write @compute, @vertex or @fragment"},
    {"set", "write @group(n)"}, {"block", "structures need no such attribute"}, {"stride", "the stride of an array follows from its element type; pad that with @size or @align"},
    {"offset", "pad the member before with @size, or this one with @align"}, {"override", "declare it as `override name: type;`"},
    {"buffer", "write @group(0) @binding(n)"}, {"thread_position_in_grid", "write @builtin(global_invocation_id)"}, {"global_invocation_id", "write @builtin(global_invocation_id)"},
    {"local_invocation_id", "write @builtin(local_invocation_id)"}, {"workgroup_id", "write @builtin(workgroup_id)"}, {"position", "write @builtin(position)"},
    {"workgroup", "write @workgroup_size(x, y, z), or var<workgroup>"}, {"mustuse", "write @must_use"}, {"inline", "leave it out: calls are inlined where that pays"}};

constexpr Entry kOperators[] = {{"and", "the operator is `&&`"}, {"or", "the operator is `||`"}, {"xor", "the operator is `^`"}, {"mod", "the operator is `%`"},
                                {"div", "the operator is `/`"}, {"shl", "the operator is `<<`"}, {"shr", "the operator is `>>`"}, {"is", "the operator is `==`"},
                                {"as", "a conversion is written as a call: `f32(x)`"}, {"in", "WGSL has `for (var i = 0; i < n; i++) { ... }`"}};

}  // namespace

std::string wgsl_type(std::string_view foreign) {
  if (std::string_view scalar = find(kScalars, foreign); !scalar.empty()) return std::string(scalar);
  const size_t n = foreign.size();
  if (n > 3 && foreign[n - 2] == 'x' && size_digit(foreign[n - 1]) && size_digit(foreign[n - 3])) {  // float4x3
    std::string_view letter = find(kVectors, foreign.substr(0, n - 3));
    if (foreign.substr(0, n - 3) == "mat") letter = "f";
    if (letter == "f" || letter == "h") return fmt::format("mat{}x{}{}", foreign[n - 3], foreign[n - 1], letter);
    return {};
  }
  if (n < 4 || !size_digit(foreign[n - 1])) return {};
  std::string_view stem = foreign.substr(0, n - 1);
  if (stem == "mat") return fmt::format("mat{0}x{0}f", foreign[n - 1]);
  std::string_view letter = find(kVectors, stem);
  return letter.empty() ? std::string() : fmt::format("vec{}{}", foreign[n - 1], letter);
}

std::string name_habit(std::string_view name) {
  if (std::string_view sentence = find(kSentences, name); !sentence.empty()) return std::string(sentence);
  if (std::string_view value = find(kBuiltinValues, name); !value.empty()) {
    const bool vector = value.ends_with("_id") && !value.starts_with("subgroup");
    const std::string_view type = vector || value == "num_workgroups" ? "vec3u" : value == "position" ? "vec4f" : value == "front_facing" ? "bool" : "u32";
    return fmt::format("built-in values are parameters of the entry point: `@builtin({}) name: {}`", value, type);
  }
  if (std::string type = wgsl_type(name); !type.empty()) return fmt::format("WGSL has {} for this", type);
  std::string_view other = find(kNames, name);
  return other.empty() ? std::string() : fmt::format("WGSL has {} for this", other);
}

std::string_view builtin_value_name(std::string_view foreign) { return find(kBuiltinValues, foreign); }
std::string declaration_habit(std::string_view word) { return std::string(find(kDeclarations, word)); }
std::string reserved_habit(std::string_view word) { return std::string(find(kReserved, word)); }
std::string method_habit(std::string_view method) { return std::string(find(kMethods, method)); }
std::string attribute_habit(std::string_view name) { return std::string(find(kAttributes, name)); }
std::string operator_habit(std::string_view word) { return std::string(find(kOperators, word)); }

}  // namespace tesela::syntax
