// What JSON is made of. For source files only: the library is slow to compile.
#pragma once

#include "model/documents/values.h"

namespace hanaproof::reports {

using documents::Json;
using documents::list;

}  // namespace hanaproof::reports
