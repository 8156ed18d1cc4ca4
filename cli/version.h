// Which hanaproof this is.
#pragma once

#include <string>

namespace hanaproof::cli {

inline std::string version() { return HANAPROOF_VERSION; }

// What it was compiled with: "g++ 12.2.0".
inline std::string compiler() {
#ifdef __clang__
  return "clang++ " __clang_version__;
#else
  return "g++ " __VERSION__;
#endif
}

}  // namespace hanaproof::cli
