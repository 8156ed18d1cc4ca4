// SHA-256 (FIPS 180-4), so that it is clear which text was read: what `sha256sum FILE` prints.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::reports {

// 64 hexadecimal digits.
std::string sha256(std::string_view bytes);

}  // namespace hanaproof::reports
