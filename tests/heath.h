// An invented rulebook of Hachi-Hachi: every question has its customary answer but for what a test
// says otherwise.
#pragma once

#include <string>

#include "tests/books.h"

namespace hanaproof::books {

inline std::string heath_text(const std::string& more = {},
                              const std::string& players = "[3, 4, 5, 6]") {
  return "id = \"heath.en\"\ntitle = \"Heath Book\"\ngame = \"hachi-hachi\"\nlanguage = \"en\"\n"
         "players = " +
         players + "\n" + clause("deal.hand-size", "7") + clause("deal.field-size", "6") + more;
}

inline rulebook::Library heath(const std::string& more = {},
                               const std::string& players = "[3, 4, 5, 6]") {
  return rulebook::Library({{"heath.toml", heath_text(more, players)}});
}

}  // namespace hanaproof::books
