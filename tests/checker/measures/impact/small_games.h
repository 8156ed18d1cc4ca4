// Small games under rules that differ in one answer, gone through with the spec.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/spec/deal.h"
#include "model/spec/rules.h"
#include "solvers/reduced_decks/deals.h"
#include "solvers/reduced_decks/game.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::testing {

// Whether an interval covers what was found exactly, but for rounding.
inline bool covers(double low, double high, double exact) {
  return low <= exact + 1e-9 && exact - 1e-9 <= high;
}

// So many samples are taken; of 60 intervals 57 should cover, fewer than 50 would in one of 5,000
// cases.
constexpr int kSamples = 60;

// Of samples, those whose intervals cover the share of hits, and the mean of their points.
struct Covering {
  int share = 0;
  int mean = 0;

  // `points`: nothing where hits have none, and so the sample no mean of them.
  void add(const checker::Share& sample, double hits, std::optional<double> points) {
    share += covers(sample.low, sample.high, hits) ? 1 : 0;
    const bool covered =
        points ? sample.mean_low && covers(*sample.mean_low, *sample.mean_high, *points)
               : !sample.mean_points;
    mean += covered ? 1 : 0;
  }
};

struct Difference {
  const char* edition;
  const char* topic;
  const char* answer;
};

// Rules that differ in the answer, dealt as the table says, with the yaku of the whole deck.
inline std::vector<rulebook::Ruleset> small_sides(const Difference& difference,
                                                  const reduced_decks::Table& table) {
  auto sides = pair(difference.edition, difference.topic, difference.answer);
  const auto packets = reduced_decks::derive(sides.front(), table).rules["deal.packets"];
  for (auto& side : sides) {
    side = side.with("deal.hand-size", table.hand_size)
               .with("deal.field-size", table.field_size)
               .with("deal.packets", packets);
  }
  return sides;
}

// What the players see of a position.
inline bool same_to_see(const notation::Position& a, const notation::Position& b) {
  return a.hands == b.hands && a.field == b.field && a.stock == b.stock &&
         a.captured == b.captured && a.turn == b.turn && a.phase == b.phase && a.drawn == b.drawn &&
         a.stopped == b.stopped && a.deal_end == b.deal_end;
}

// Calls `visit` with every deal by both dealers, opened by both rules.
template <class Visit>
void every_deal(const std::vector<rulebook::Ruleset>& sides, const reduced_decks::Table& table,
                Visit visit) {
  const spec::Rules a(sides[0]);
  const spec::Rules b(sides[1]);
  for (const int dealer : {0, 1}) {
    reduced_decks::Game game{table, sides.front()};
    game.table.dealer = dealer;
    const reduced_decks::Deals deals(game);
    for (std::uint64_t i = 0; i < deals.size(); ++i) {
      const notation::Position dealt = deals.at(i);
      visit(a, spec::open(a, dealt), b, spec::open(b, dealt));
    }
  }
}

}  // namespace hanaproof::impact::testing
