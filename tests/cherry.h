// An invented rulebook of a game in which cards count and yaku act on the scores: eight yaku of
// three cards, two to seven players.
#pragma once

#include <string>
#include <vector>

#include "tests/books.h"

namespace hanaproof::books {

// With what a test says differently; `yaku` are the rulebook's own.
inline rulebook::Library cherry(const std::string& more = {}) {
  std::string text =
      "id = \"cherry.en\"\ntitle = \"Cherry Book\"\ngame = \"sakura\"\nlanguage = \"en\"\n"
      "players = [2, 3, 4, 5, 6, 7]\n";
  text += clause("score.by", "\"cards-and-yaku\"");
  text += clause("score.card-values", "{ light = 20, animal = 10, ribbon = 5, dreg = 0 }");
  text += clause("score.yaku-add", "\"all-add\"");
  text += clause("capture.played.three", "\"all\"") + clause("capture.drawn.three", "\"all\"");
  text += clause("field.four-of-month", "\"void\"");
  struct Deal {
    int players, hand, field;
  };
  for (const Deal deal : {Deal{2, 8, 8}, {3, 7, 6}, {4, 5, 8}, {5, 4, 8}, {6, 3, 12}, {7, 3, 6}}) {
    const std::string when = "when = { players = [" + std::to_string(deal.players) + "] }\n";
    const std::string hand = std::to_string(deal.hand);
    const std::string field = std::to_string(deal.field);
    text += clause("deal.hand-size", hand) + when + clause("deal.field-size", field) + when +
            clause("deal.packets", "[{ to = \"each\", cards = " + hand +
                                       " }, { to = \"field\", cards = " + field + " }]") +
            when;
  }
  for (const auto& [id, cards] : std::vector<std::pair<std::string, std::string>>{
           {"curtain-moon-cup", "all(curtain | moon | sake)"},
           {"crane-warbler-curtain", "all(crane | 21 | curtain)"},
           {"akatan", "all(poem)"},
           {"aotan", "all(blue)"},
           {"cuckoo-bridge-boar", "all(41 | 51 | boar)"},
           {"deer-geese-boar", "all(deer | 82 | boar)"},
           {"butterflies-deer-cup", "all(butterflies | deer | sake)"},
           {"plain-ribbons", "all(42 | 52 | 72)"}}) {
    text += yaku(id, cards, "50");
  }
  const std::vector<rulebook::SourceText> files = {{"cherry.toml", text + more}};
  return rulebook::Library(files);
}

}  // namespace hanaproof::books
