// An invented rulebook of Hachi-Hachi for 3 to 7 players, with hand combos and captured combos of
// every kind. What it does not say is customary.
#pragma once

#include <string>
#include <vector>

#include "tests/books.h"

namespace hanaproof::books {

// With what a test says differently.
inline rulebook::Library plover(const std::string& more = {}) {
  std::string text =
      "id = \"plover.en\"\ntitle = \"Plover Book\"\ngame = \"hachi-hachi\"\nlanguage = \"en\"\n"
      "players = [3, 4, 5, 6, 7]\n";
  text += clause("deal.hand-size", "7") + clause("deal.field-size", "6");
  text += clause("deal.blank-card", "\"in-deck\"") + "when = { players = [7] }\n";
  text += clause("capture.played.three", "\"all\"") + clause("capture.drawn.three", "\"all\"");
  text += clause("dealer.next.draw", "\"next\"");
  const auto hand_combo = [](const std::string& id, const std::string& rest) {
    return clause("hand-combo." + id, "{ " + rest + " }");
  };
  const auto dregs = [&](const std::string& id, const std::string& cards, int kan) {
    return hand_combo(id,
                      "type = \"dreg\", cards = \"" + cards + "\", kan = " + std::to_string(kan));
  };
  const auto suits = [&](const std::string& id, const std::string& months, int kan, bool bonus) {
    return hand_combo(id, "type = \"suit\", months = [" + months +
                              "], kan = " + std::to_string(kan) + (bonus ? ", bonus = true" : ""));
  };
  const std::string only = ") = 7";
  text += dregs("all-dregs", "count(dreg | month(11)" + only, 4);
  for (const auto& [kind, kan] :
       std::vector<std::pair<std::string, int>>{{"light", 4}, {"animal", 3}, {"ribbon", 3}}) {
    text += dregs("single-" + kind,
                  "count(" + kind + ") >= 1 and count(" + kind +
                      " - month(11)) <= 1 and count(dreg | month(11) | " + kind + only,
                  kan);
  }
  text += dregs("red", "count(ribbon) >= 1 and count(dreg | month(11) | ribbon" + only, 2);
  text += suits("three", "3", 2, true) + suits("double-three", "3, 3", 6, true) +
          suits("full-house", "3, 2, 2", 7, true) + suits("triple-pair", "2, 2, 2", 4, false) +
          suits("four", "4", 6, false) + suits("four-and-pair", "4, 2", 8, false) +
          suits("four-and-three", "4, 3", 20, false);
  text += clause("combo.bonus",
                 "{ threes = [\"count(month(4)) >= 3\", \"count(month(5)) >= 3\", "
                 "\"count(month(7)) >= 3\", \"count(dreg & month(12)) >= 3\"], kan = 1 }");
  text +=
      "\n[[yaku]]\nid = \"gokou\"\ncards = \"all(light)\"\npoints = \"12\"\n"
      "hides = [\"shikou\"]\n";
  text += yaku("shikou", "count(light - rainman) >= 4", "10");
  text += yaku("aotan", "all(blue)", "7") + yaku("akatan", "all(poem)", "7");
  text += yaku("tan", "count(ribbon - month(11)) >= 7", "10");
  text += yaku("kasu", "count(dreg | month(11)) >= 16", "12 + 2 * (count(dreg | month(11)) - 16)");
  const std::vector<rulebook::SourceText> files = {{"plover.toml", text + more}};
  return rulebook::Library(files);
}

}  // namespace hanaproof::books
