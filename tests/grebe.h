// An invented rulebook of combos of a hand of seven cards.
#pragma once

#include <string>

#include <fmt/format.h>

#include "tests/books.h"

namespace hanaproof::books {

// The value of a hand combo, as TOML writes it. `more` are further fields, each after a comma.
inline std::string hand_combo(const std::string& type, int kan, const std::string& more) {
  return fmt::format("{{ type = \"{}\", kan = {}{} }}", type, kan, more);
}

// Five combos of dregs, among which willow cards count, and seven of months; a three of April, May
// or July, or of the dregs of December, adds a kan. `more` are further clauses.
inline std::string grebe_text(const std::string& more = {}) {
  std::string text =
      "id = \"grebe.en\"\ntitle = \"Grebe Book\"\ngame = \"hachi-hachi\"\nlanguage = \"en\"\n"
      "players = [3, 4]\n";
  text += clause("deal.hand-size", "7") + clause("deal.field-size", "6");
  const auto dreg = [&](const std::string& id, int kan, const std::string& cards) {
    text += clause("hand-combo." + id, hand_combo("dreg", kan, ", cards = \"" + cards + "\""));
  };
  const auto single = [&](const std::string& id, int kan, const std::string& kind) {
    dreg(id, kan,
         fmt::format("count(dreg | month(11) | {0}) >= 7 and count({0} - month(11)) <= 1 and "
                     "any({0})",
                     kind));
  };
  dreg("all-dregs", 4, "count(dreg | month(11)) >= 7");
  single("single-light", 4, "light");
  single("single-animal", 3, "animal");
  single("single-ribbon", 3, "ribbon");
  dreg("red", 2, "count(ribbon | dreg | month(11)) >= 7 and any(ribbon)");
  const auto suit = [&](const std::string& id, int kan, const std::string& months, bool bonus) {
    text +=
        clause("hand-combo." + id,
               hand_combo("suit", kan,
                          fmt::format(", months = [{}]{}", months, bonus ? ", bonus = true" : "")));
  };
  suit("three", 2, "3", true);
  suit("double-three", 6, "3, 3", true);
  suit("full-house", 7, "3, 2, 2", true);
  suit("triple-pair", 4, "2, 2, 2", false);
  suit("four", 6, "4", false);
  suit("four-and-pair", 8, "4, 2", false);
  suit("four-and-three", 20, "4, 3", false);
  text += clause("combo.bonus",
                 "{ threes = [\"count(month(4)) >= 3\", \"count(month(5)) >= 3\", "
                 "\"count(month(7)) >= 3\", \"count(dreg & month(12)) >= 3\"], kan = 1 }");
  return text + more;
}

inline rulebook::Library grebe(const std::string& more = {}) {
  const std::vector<rulebook::SourceText> files = {{"grebe.toml", grebe_text(more)}};
  return rulebook::Library(files);
}

}  // namespace hanaproof::books
