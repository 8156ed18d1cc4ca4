// Invented engines with four mistakes each, and what a hunt is to say of them.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "tests/checker/engines/regress/invented.h"

namespace hanaproof::regress::testing {

struct Row {
  const char* name;
  const char* edition;
  int players;
  Invention engine;
  std::set<std::string> inexpressible = {};  // signatures that no rule explains
  std::uint64_t games = 200;
  // Mistakes in rules that nothing shows beside the others: by topic.
  std::set<std::string> hidden = {};
};

// ---- Mistakes that no rule expresses ------------------------------------------------------------

// A yaku is lost as soon as its maker has the card.
inline Slip loses(const std::string& yaku, const char* card) {
  return {.score = [yaku, with = *cards::Card::parse(card)](const notation::Position& here,
                                                            games::Score& score) {
    for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
      if (!here.captured[seat].contains(with)) continue;
      std::erase_if(score.yaku[seat], [&](const auto& made) { return made.id == yaku; });
    }
  }};
}

std::vector<Row> inline engines() {
  const games::Tells forward{.anywhere = false};
  const games::Tells log{.moves = false, .positions = false, .anywhere = false};
  const auto yaku = [](const std::string& cards, const std::string& points, int size = 0,
                       const std::string& hides = "") {
    return "{cards = \"" + cards + "\", hides = [" + hides + "], points = \"" + points + "\"" +
           (size > 0 ? ", size = " + std::to_string(size) : std::string()) + "}";
  };
  return {
      {"yaku of other books",
       "oishi-tengudo.koi-koi",
       2,
       {.answers = {{"card.sake-cup", "animal"},
                    {"round.exhausted.no-yaku", "dealer-six"},
                    {"yaku.akatan", yaku("all(poem)", "6", 0, "\"tan\"")},
                    {"yaku.tsukimi", yaku("all(moon | sake)", "5")}}}},
      {"a yaku less",
       "robin-red.sakura.en",
       2,
       {.answers = {{"play.must-match", "false"},
                    {"score.yaku-effect", "everyone-loses"},
                    {"yaku.aotan", yaku("all(blue)", "40", 3)},
                    {"yaku.plain-ribbons", "none"}}}},
      {"only plays forward",
       "oishi-tengudo.koi-koi",
       2,
       {.answers = {{"call.after-last-card", "stop-only"},
                    {"capture.played.three", "one"},
                    {"score.counter", "1"},
                    {"yaku.sankou", yaku("count(light - rainman) >= 3", "5")}},
        .tells = forward}},
      {"known by its logs",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"capture.drawn.two", "both"},
                    {"hand.four-of-month.points", "10"},
                    {"score.own-calls", "none"},
                    {"yaku.tan", yaku("count(ribbon) >= 5", "3 + count(ribbon) - 5", 5)}},
        .tells = log,
        .scores_ends_only = true}},
  };
}

}  // namespace hanaproof::regress::testing
