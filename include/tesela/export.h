// SPDX-License-Identifier: Apache-2.0
// TESELA_API marks what libtesela.so exports; everything else in it is hidden.
#pragma once
#if defined(__GNUC__)
#define TESELA_API __attribute__((visibility("default")))
#else
#define TESELA_API
#endif
