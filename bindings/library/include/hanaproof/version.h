#pragma once

namespace hanaproof {

// "0.2.0".
const char* version();

}  // namespace hanaproof
