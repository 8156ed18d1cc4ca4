// Twelve invented engines with four mistakes each, and what a hunt is to say of them.
#pragma once

#include <algorithm>
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
};

// ---- Mistakes that no rule expresses ------------------------------------------------------------

// A yaku counts for nothing where its maker has the card.
inline Slip loses(const std::string& yaku, const char* card) {
  return {.where =
              [with = *cards::Card::parse(card)](const notation::Position& here) {
                return std::ranges::any_of(
                    here.captured, [&](cards::CardSet cards) { return cards.contains(with); });
              },
          .otherwise = {{"yaku." + yaku, "none"}}};
}

// Nothing of this month can be laid without taking.
inline Slip takes_nothing_from(int month) {
  return {.moves = [month](const notation::Position& here, std::vector<games::Move>& moves) {
    if (here.phase != notation::Phase::play || moves.size() < 2) return;
    std::erase_if(moves, [&](const games::Move& move) {
      return move.sort == games::Move::Sort::card && move.card.month() == month &&
             move.takes.size() == 1;
    });
  }};
}

inline Slip drops_called_at() {
  return {.position = [](notation::Position& said) {
    for (int& points : said.called_at) points = 0;
  }};
}

inline Slip pays_twice_when_the_dealer_wins() {
  return {.score = [](const notation::Position& here, games::Score& score) {
    const auto dealer = static_cast<std::size_t>(here.dealer);
    if (score.payment.size() <= dealer || score.payment[dealer] <= 0) return;
    for (int& money : score.payment) money *= 2;
  }};
}

std::vector<Row> inline engines() {
  const games::Tells scorer{.moves = false, .positions = false};
  const games::Tells forward{.anywhere = false};
  const games::Tells whole{.small_decks = false};
  const games::Tells log{.moves = false, .positions = false, .anywhere = false};
  const auto yaku = [](const std::string& cards, const std::string& points, int size = 0,
                       const std::string& hides = "") {
    return "{cards = \"" + cards + "\", hides = [" + hides + "], points = \"" + points + "\"" +
           (size > 0 ? ", size = " + std::to_string(size) : std::string()) + "}";
  };
  return {
      {"four rules",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"call.opponent-cancels", "if-stopped"},
                    {"capture.drawn.three", "one"},
                    {"score.high", "{at-least = 7, factor = 3}"},
                    {"yaku.tsukimi", yaku("all(moon | sake)", "3")}}}},
      {"factors hide factors",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"score.high", "{at-least = 7, factor = 3}"},
                    {"score.counter", "3"},
                    {"score.own-calls", "none"},
                    {"yaku.akatan", yaku("all(poem)", "5")}}}},
      {"yaku of other books",
       "oishi-tengudo.koi-koi",
       2,
       {.answers = {{"card.sake-cup", "animal"},
                    {"round.exhausted.no-yaku", "dealer-six"},
                    {"yaku.akatan", yaku("all(poem)", "6", 0, "\"tan\"")},
                    {"yaku.tsukimi", yaku("all(moon | sake)", "5")}}}},
      {"forgets december",
       "hana-awase.pl",
       3,
       {.answers = {{"capture.played.two", "both"},
                    {"field.four-of-month", "nothing"},
                    {"score.card-values", "{animal = 10, dreg = 0, light = 20, ribbon = 5}"}},
        .slips = {takes_nothing_from(12)}},
       {"moves: -takes 1"}},
      {"a yaku less",
       "robin-red.sakura.en",
       2,
       {.answers = {{"play.must-match", "false"},
                    {"score.yaku-effect", "everyone-loses"},
                    {"yaku.aotan", yaku("all(blue)", "40", 3)},
                    {"yaku.plain-ribbons", "none"}}}},
      {"low wins",
       "korean.seotda",
       3,
       {.answers = {{"bet.raise-limit", "once-each"},
                    {"combination.pair-10", "none"},
                    {"points.order", "low-wins"},
                    {"showdown.tie", "carried"}}}},
      {"bets",
       "robin-red.sutda.en",
       3,
       {.answers = {{"bet.fold-loses", "all-put-in"},
                    {"bet.follow", "previous"},
                    {"dealer.becomes", "winner"},
                    {"payment.multiplied", "ante-only"}}}},
      {"only scores",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"yaku.ame-shikou", "none"},
                    {"yaku.inoshikachou", yaku("all(boar | deer | butterflies)", "7", 3)},
                    {"yaku.kasu", yaku("count(dreg) >= 10", "2 + count(dreg) - 10", 10)}},
        .slips = {loses("tan", "13")},
        .tells = scorer},
       {"yaku: tan missing"}},
      {"only plays forward",
       "oishi-tengudo.koi-koi",
       2,
       {.answers = {{"call.after-last-card", "stop-only"},
                    {"capture.played.three", "one"},
                    {"score.counter", "1"},
                    {"yaku.sankou", yaku("count(light - rainman) >= 3", "5")}},
        .tells = forward}},
      {"whole decks only",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"call.offered", "at-once"},
                    {"hand.four-pairs", "nothing"},
                    {"score.own-calls", "none"}},
        .slips = {drops_called_at()},
        .tells = whole},
       {"position: called_at"}},
      {"known by its logs",
       "robin-red.koi-koi.en",
       2,
       {.answers = {{"capture.drawn.two", "both"},
                    {"hand.four-of-month.points", "10"},
                    {"score.own-calls", "none"},
                    {"yaku.tan", yaku("count(ribbon) >= 5", "3 + count(ribbon) - 5", 5)}},
        .tells = log,
        .scores_ends_only = true}},
      {"no rule says so",
       "oishi-tengudo.koi-koi",
       2,
       {.answers = {{"capture.drawn.three", "one"}},
        .slips = {loses("akatan", "C1"), drops_called_at(), pays_twice_when_the_dealer_wins()}},
       {"yaku: akatan missing", "position: called_at", "payment: more"}},
  };
}

}  // namespace hanaproof::regress::testing
