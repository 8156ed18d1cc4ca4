#include "model/notation/plain_message.h"

namespace hanaproof::notation {

std::string plain_message(const std::string& what) {
  const auto begin = what.find("[json.exception.");
  const auto end = what.find("] ", begin);
  if (begin == std::string::npos || end == std::string::npos) return what;
  return what.substr(0, begin) + what.substr(end + 2);
}

}  // namespace hanaproof::notation
