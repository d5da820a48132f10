// Transcendental builtins against values computed in double precision.
@group(0) @binding(0) var<storage> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;

//# sin: BI-80, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = 0.35078322887420654 -0.8414709568023682 -0.24740396440029144 0.0 0.0998334214091301 0.4794255495071411 0.8414709568023682 0.9092974066734314 2.5351816930196946e-06 -0.5440211296081543 -0.5063656568527222 0.940308690071106
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = sin(x); }

//# cos: BI-36, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -0.9364566802978516 0.5403022766113281 0.9689124226570129 1.0 0.9950041770935059 0.8775825500488281 0.5403022766113281 -0.416146844625473 -1.0 -0.83907151222229 0.8623188734054565 0.3403227925300598
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = cos(x); }

//# tan: BI-85, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -0.3745856285095215 -1.5574077367782593 -0.25534191727638245 0.0 0.10033467411994934 0.5463024973869324 1.5574077367782593 -2.185039758682251 -2.5351816930196946e-06 0.6483608484268188 -0.587213933467865 2.7629904747009277
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = tan(x); }

//# atan: BI-31, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -1.292496681213379 -0.7853981852531433 -0.244978666305542 0.0 0.09966865181922913 0.46364760398864746 0.7853981852531433 1.1071487665176392 1.2626270055770874 1.4711276292800903 1.5607966184616089 1.5697965621948242
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = atan(x); }

//# sinh: BI-81, FP-09
//! run main
//! buffer r f32 = zero 10
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0
//! expect r ulp 5 tol 1e-7 = -16.542627334594727 -1.175201177597046 -0.25261232256889343 0.0 0.10016675293445587 0.5210952758789062 1.175201177597046 3.6268603801727295 11.548709869384766 11013.232421875
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = sinh(x); }

//# cosh: BI-37, FP-09
//! run main
//! buffer r f32 = zero 10
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0
//! expect r ulp 5 tol 1e-7 = 16.572824478149414 1.5430806875228882 1.0314130783081055 1.0 1.0050041675567627 1.1276259422302246 1.5430806875228882 3.762195587158203 11.591923713684082 11013.2333984375
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = cosh(x); }

//# tanh: BI-86, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -0.9981778860092163 -0.7615941762924194 -0.24491865932941437 0.0 0.0996679961681366 0.46211716532707214 0.7615941762924194 0.9640275835990906 0.996272087097168 1.0 1.0 1.0
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = tanh(x); }

//# asinh: BI-30, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -1.9657204151153564 -0.8813735842704773 -0.24746645987033844 0.0 0.09983407706022263 0.4812118113040924 0.8813735842704773 1.4436354637145996 1.8622950315475464 2.998223066329956 5.298342227935791 7.6011528968811035
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = asinh(x); }

//# exp: BI-48, FP-09
//! run main
//! buffer r f32 = zero 10
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0
//! expect r ulp 5 tol 1e-7 = 0.03019738383591175 0.3678794503211975 0.7788007855415344 1.0 1.1051709651947021 1.6487212181091309 2.7182817459106445 7.389056205749512 23.140634536743164 22026.46484375
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = exp(x); }

//# exp2: BI-49, FP-09
//! run main
//! buffer r f32 = zero 10
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0
//! expect r ulp 5 tol 1e-7 = 0.0883883461356163 0.5 0.8408964276313782 1.0 1.0717734098434448 1.4142135381698608 2.0 4.0 8.824962615966797 1024.0
@compute @workgroup_size(10) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = exp2(x); }

//# sqrt: BI-83, FP-09
//! run main
//! buffer r f32 = zero 9
//! buffer a f32 = 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 2 = 0.0 0.3162277638912201 0.7071067690849304 1.0 1.4142135381698608 1.7724531888961792 3.1622776985168457 10.0 31.62672996520996
@compute @workgroup_size(9) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = sqrt(x); }

//# inverseSqrt: BI-61, FP-09
//! run main
//! buffer r f32 = zero 8
//! buffer a f32 = 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 2 = 3.1622776985168457 1.4142135381698608 1.0 0.7071067690849304 0.5641897916793823 0.3162277638912201 0.10000000149011612 0.03161882609128952
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = inverseSqrt(x); }

//# log: BI-64, FP-09
//! run main
//! buffer r f32 = zero 8
//! buffer a f32 = 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 3 tol 4.8e-7 = -2.3025851249694824 -0.6931471824645996 0.0 0.6931471824645996 1.1447291374206543 2.3025851249694824 4.605170249938965 6.908005237579346
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = log(x); }

//# log2: BI-65, FP-09
//! run main
//! buffer r f32 = zero 8
//! buffer a f32 = 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 3 tol 4.8e-7 = -3.321928024291992 -1.0 0.0 1.0 1.6514949798583984 3.321928024291992 6.643856048583984 9.966144561767578
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = log2(x); }

//# acosh: BI-28, FP-09
//! run main
//! buffer r f32 = zero 6
//! buffer a f32 = 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = 0.0 1.316957950592041 1.8115254640579224 2.993222951889038 5.29829216003418 7.601151943206787
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = acosh(x); }

//# asin: BI-29, FP-09
//! run main
//! buffer r f32 = zero 6
//! buffer a f32 = -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0
//! expect r ulp 5 tol 1e-7 = -1.5707963705062866 -0.252680242061615 0.0 0.1001674234867096 0.5235987901687622 1.5707963705062866
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = asin(x); }

//# acos: BI-27, FP-09
//! run main
//! buffer r f32 = zero 6
//! buffer a f32 = -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0
//! expect r ulp 5 tol 1e-7 = 3.1415927410125732 1.8234765529632568 1.5707963705062866 1.4706288576126099 1.0471975803375244 0.0
@compute @workgroup_size(6) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = acos(x); }

//# atanh: BI-32, FP-09
//! run main
//! buffer r f32 = zero 4
//! buffer a f32 = -0.25 0.0 0.10000000149011612 0.5
//! expect r ulp 5 tol 1e-7 = -0.2554128170013428 0.0 0.10033535212278366 0.5493061542510986
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = atanh(x); }

//# degrees: BI-42, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 2 = -200.5352325439453 -57.295780181884766 -14.323945045471191 0.0 5.729578018188477 28.647890090942383 57.295780181884766 114.59156036376953 179.99984741210938 572.9578247070312 5729.578125 57310.1015625
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = degrees(x); }

//# radians: BI-73, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 2 = -0.06108652427792549 -0.01745329238474369 -0.004363323096185923 0.0 0.001745329238474369 0.008726646192371845 0.01745329238474369 0.03490658476948738 0.054831091314554214 0.1745329201221466 1.7453292608261108 17.45765495300293
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = radians(x); }

//# pow: BI-71, FP-09
//! run main
//! buffer r f32 = zero 8
//! buffer a f32 = 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 16 = 0.003162277862429619 0.1767766922712326 1.0 5.656854152679443 17.493383407592773 316.2277526855469 100000.0 31642544.0
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = pow(x, 2.5); }

//# atan2: BI-33, FP-09
//! run main
//! buffer r f32 = zero 11
//! buffer a f32 = -3.5 -1.0 -0.25 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 = -2.089942455291748 -2.677945137023926 -3.017237663269043 3.0916342735290527 2.8966140747070312 2.677945137023926 2.356194496154785 2.1377081871032715 1.768191933631897 1.5907936096191406 1.5727958679199219
@compute @workgroup_size(11) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = atan2(x, -2.0); }

//# fract: BI-58, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 1 = 0.5 0.0 0.75 0.0 0.10000000149011612 0.5 0.0 0.0 0.14159011840820312 0.0 0.0 0.25
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = fract(x); }

//# smoothstep: BI-82, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 4 tol 1e-7 = 0.0 0.0 0.09228515625 0.15625 0.18528124690055847 0.31640625 0.5 0.84375 1.0 1.0 1.0 1.0
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = smoothstep(-1.0, 3.0, x); }

//# normalize: BI-70, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 = -0.8427009582519531 -0.40824830532073975 -0.1111111119389534 0.0 0.044676706194877625 0.2182178944349289 0.40824830532073975 0.6666666865348816 0.8147043585777283 0.9759000539779663 0.9997500777244568 0.9999974966049194
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = normalize(vec3f(x, 1.0, 2.0)).x; }

//# length_large: BI-63, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 6 = 3.640054941177368 1.4142135381698608 1.0307763814926147 1.0 1.0049875974655151 1.1180340051651 1.4142135381698608 2.2360680103302 3.296905994415283 10.049875259399414 100.00499725341797 1000.25048828125
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = length(vec2f(x * 1e30, 1e30)) / 1e30; }

//# reflect_refract: BI-74, BI-75, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 2 = 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0 2.0
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = reflect(vec2f(x, -1.0), vec2f(0.0, 1.0)).y + faceForward(vec2f(1.0, 0.0), vec2f(x, -1.0), vec2f(0.0, 1.0)).x; }

//# tanh_of_large: BI-86, FP-09
//! run main
//! buffer r f32 = zero 12
//! buffer a f32 = -3.5 -1.0 -0.25 0.0 0.10000000149011612 0.5 1.0 2.0 3.141590118408203 10.0 100.0 1000.25
//! expect r ulp 5 tol 1e-7 = -1.0 -1.0 -1.0 0.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32) { let x = a[l]; r[l] = tanh(x * 100.0); }
