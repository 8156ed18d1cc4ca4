#include "hanaproof/version.h"

namespace hanaproof {

const char* version() { return HANAPROOF_VERSION; }

}  // namespace hanaproof
