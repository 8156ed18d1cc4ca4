// What the shared library shows of itself.
#pragma once

#if defined(_WIN32) || defined(__wasm__)
#define HANAPROOF_API
#else
#define HANAPROOF_API __attribute__((visibility("default")))
#endif
