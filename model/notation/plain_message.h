// Messages of libraries as people read them.
#pragma once

#include <string>

namespace hanaproof::notation {

// What went wrong, without what the JSON library puts before its own:
// "[json.exception.parse_error.101] ".
std::string plain_message(const std::string& what);

}  // namespace hanaproof::notation
