// A user's own edition of koi-koi for two players.
#pragma once

#include <string>

namespace hanaproof::cli::testing {

// `more`: further lines of the file.
inline std::string house(const std::string& more) {
  return "id = \"house\"\ntitle = \"House\"\ngame = \"koi-koi\"\nlanguage = \"en\"\n"
         "players = [2]\n" +
         more;
}

}  // namespace hanaproof::cli::testing
