#pragma once

#include "hanaproof/export.h"

namespace hanaproof {

// "0.2.0".
HANAPROOF_API const char* version();

}  // namespace hanaproof
