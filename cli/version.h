// Which hanaproof this is.
#pragma once

#include <string>

namespace hanaproof::cli {

inline std::string version() { return HANAPROOF_VERSION; }

}  // namespace hanaproof::cli
