// Which yaku both sides can make in one round.
#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "checker/measures/audit/audit.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "properties/making.h"
#include "solvers/piles/pile_answers.h"
#include "solvers/rounds/construct.h"

namespace hanaproof::audit {

using cards::CardSet;
using notation::Move;
using notation::Position;
using piles::PerMonth;
using properties::makes;

namespace {

constexpr int kAttempts = 2000;

struct Piles {
  CardSet first;
  CardSet second;
  int size() const { return (first | second).size(); }
};

// The least piles of two sides that both make the yaku: months by themselves, pairs of disjoint
// sets of cards by what the yaku can tell of them.
std::optional<Piles> both(const rulebook::Yaku& yaku, PerMonth per_month,
                          const std::vector<rulebook::yaku::SakeCup>& sakes, std::uint64_t& space) {
  std::vector<piles::Question> questions;
  piles::collect(yaku.cards, questions);
  const piles::Answers answers(questions);
  using Key = std::pair<std::uint64_t, std::uint64_t>;
  std::map<Key, Piles> found = {{Key{0, 0}, Piles{}}};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::map<Key, Piles> next;
    const auto sets = piles::sets_of_month(month, per_month);
    for (const auto& [key, piles] : found) {
      for (const CardSet first : sets) {
        for (const CardSet second : sets) {
          if (!(first & second).empty()) continue;
          const Key joined = {answers.join(key.first, answers.of_month(first, month)),
                              answers.join(key.second, answers.of_month(second, month))};
          const Piles grown = {piles.first | first, piles.second | second};
          const auto [place, added] = next.try_emplace(joined, grown);
          if (!added && grown.size() < place->second.size()) place->second = grown;
        }
      }
    }
    found = std::move(next);
  }
  space += found.size();
  std::optional<Piles> least;
  for (const auto& [key, piles] : found) {
    if (least && piles.size() >= least->size()) continue;
    if (makes(piles.first, yaku, sakes) && makes(piles.second, yaku, sakes)) least = piles;
  }
  return least;
}

// A line in which everybody goes on whenever there is a choice; nothing where the rules do not let
// it be played.
std::optional<std::vector<Move>> with_calls(const spec::Rules& rules, const Position& deal,
                                            const std::vector<Move>& line) {
  std::vector<Move> played;
  Position at = deal;
  const auto go = [&](const Move& move) {
    const auto legal = spec::legal_moves(rules, at);
    if (std::ranges::find(legal, move) == legal.end()) return false;
    at = spec::play(rules, at, move);
    played.push_back(move);
    return true;
  };
  for (const Move& move : line) {
    while (at.phase == notation::Phase::call) {
      if (!go(Move::say(Move::Sort::koi_koi))) return std::nullopt;
    }
    if (!go(move)) return std::nullopt;
  }
  return played;
}

Position after(const spec::Rules& rules, Position at, const std::vector<Move>& line) {
  for (const Move& move : line) at = spec::play(rules, at, move);
  return at;
}

// A round in which both piles are captured. It is looked for under rules by which nobody calls, and
// then played under the real ones.
void show(const spec::Rules& rules, const rulebook::Yaku& yaku,
          const std::vector<rulebook::yaku::SakeCup>& sakes, SharedYaku& shared) {
  const spec::Rules quiet(counts_cards(rules) ? rules.ruleset()
                                              : rules.ruleset().with("score.by", "cards-and-yaku"));
  const auto seats = static_cast<std::size_t>(rules.players());
  std::vector<CardSet> piles(seats);
  piles[0] = shared.first;
  piles[1] = shared.second;
  const auto both_make = [&](const Position& end) {
    return makes(end.captured[0], yaku, sakes) && makes(end.captured[1], yaku, sakes);
  };
  const auto round = rounds::play_out(quiet, {piles, std::vector<CardSet>(seats, CardSet::all())},
                                      both_make, kAttempts);
  if (!round) return;
  Position deal = round->deal;
  deal.rules = rules.ruleset().changes();
  const auto line = with_calls(rules, deal, round->line);
  if (!line || !both_make(after(rules, deal, *line))) return;
  shared.deal = std::move(deal);
  shared.line = *line;
}

// Whether piles of two sides can be handed to the construction of rounds.
bool can_be_played(const spec::Rules& rules, PerMonth per_month) {
  return per_month == PerMonth::even && !rules.option_wildcard.is("on") &&
         rulebook::family_of(rules.ruleset().edition().game) == rulebook::Family::capturing;
}

}  // namespace

SharedYakus share_yaku(const rulebook::Ruleset& asked) {
  const rulebook::Ruleset ruleset = scoring(asked);
  const spec::Rules rules(ruleset);
  const PerMonth months = per_month(rules);
  const auto sakes = properties::sake_cups(ruleset);
  SharedYakus found;
  std::uint64_t space = 0;
  for (const rulebook::Yaku& yaku : ruleset.yaku()) {
    SharedYaku shared{yaku.id, false, {}, {}, false, {}, {}};
    if (const auto piles = both(yaku, months, sakes, space)) {
      shared.possible = true;
      shared.first = piles->first;
      shared.second = piles->second;
      shared.looked_for = can_be_played(rules, months);
      if (shared.looked_for) show(rules, yaku, sakes, shared);
    }
    found.yaku.push_back(std::move(shared));
  }
  found.evidence = {Basis::counted,
                    "All pairs of piles that two sides can capture from one deck, month by month, "
                    "by what the yaku can tell of them. That a round can be played in which both "
                    "do is shown only where a round stands with it.",
                    space};
  return found;
}

}  // namespace hanaproof::audit
