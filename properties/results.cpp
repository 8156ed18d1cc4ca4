// What is written down where yaku act on the scores of cards (score.yaku-effect): the largest and
// the smallest result, and what all results come to together.
#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

#include <fmt/format.h>

#include "model/cards/seat.h"
#include "model/spec/settle.h"
#include "properties/discharge.h"
#include "properties/division.h"
#include "properties/effect.h"
#include "properties/random_play.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/construct.h"

namespace hanaproof::properties {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Month;
using notation::Position;

namespace {

// ---- The largest and the smallest result --------------------------------------------------------

// A result that the first side may reach, and the piles of the sides by which it does.
struct Aim {
  int result = 0;
  std::vector<CardSet> piles;
  int captures = 0;
};

// The best of each kind of pile that the first side can have: by the ways of making yaku that are
// complete as far as months have gone, and by captures.
class LargestPile {
 public:
  LargestPile(const spec::Rules& rules, const Sides& sides, const std::vector<YakuCardSets>& ways)
      : rules_(rules), sides_(sides) {
    for (const YakuCardSets& yaku : ways) {
      for (const CardSet way : yaku.least) ways_.push_back({way, &yaku});
    }
    if (ways_.size() > 64) throw std::domain_error("the yaku have more than 64 ways");
  }

  // All that reach the largest result, those of few captures first.
  std::vector<Aim> run(const Effect& effect) {
    std::map<State, CardSet> found = {{{~std::uint64_t{0}, 0}, CardSet()}};
    for (Month month = 1; month <= cards::kMonths; ++month) found = with_month(found, month);
    situations_ += static_cast<long long>(found.size());
    std::vector<Aim> best;
    for (const auto& [state, pile] : found) {
      std::vector<CardSet> piles(at(sides_.number()));
      piles.front() = pile;
      const int result = effect.result(card_points(rules_, pile), worth(state.first), 0);
      if (!best.empty() && result < best.front().result) continue;
      if (!best.empty() && result > best.front().result) best.clear();
      best.push_back({result, piles, state.second});
    }
    std::ranges::sort(best, {}, &Aim::captures);
    return best;
  }

  long long situations() const { return situations_; }

 private:
  using State = std::pair<std::uint64_t, int>;  // ways that nothing is missing for; captures

  struct Way {
    CardSet cards;
    const YakuCardSets* yaku;
  };

  std::map<State, CardSet> with_month(const std::map<State, CardSet>& found, Month month) {
    std::map<State, CardSet> next;
    for (const auto& [state, pile] : found) {
      for (const CardSet taken : CardSet::month(month).subsets()) {
        const int captures = state.second + captures_for(sides_, taken);
        if (taken.size() % 2 != 0 || captures > sides_.captures) continue;
        ++situations_;
        CardSet& best = next[{state.first & complete(taken, month), captures}];
        const CardSet with = pile | taken;
        if (best.empty() || card_points(rules_, with) > card_points(rules_, best)) best = with;
      }
    }
    return next;
  }

  std::uint64_t complete(CardSet taken, Month month) const {
    std::uint64_t ways = 0;
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      if (taken.contains(ways_[i].cards & CardSet::month(month))) ways |= std::uint64_t{1} << i;
    }
    return ways;
  }

  int worth(std::uint64_t complete) const {
    int points = 0;
    const YakuCardSets* counted = nullptr;  // the ways of a yaku stand beside each other
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      if (((complete >> i) & 1U) == 0 || ways_[i].yaku == counted) continue;
      counted = ways_[i].yaku;
      points += counted->points;
    }
    return points;
  }

  const spec::Rules& rules_;
  const Sides& sides_;
  std::vector<Way> ways_;
  long long situations_ = 0;
};

// The divisions of the yaku that make the result of the first side smallest: it has the cards of
// its own yaku and as little else as can be.
std::vector<Aim> smallest(const spec::Rules& rules, const Sides& sides,
                          const std::vector<YakuCardSets>& ways, const Effect& effect,
                          Proof& proof) {
  std::vector<Aim> best;
  const CardWorths worths = card_worths(rules);
  for_each_division(ways, sides, 1, [&](const Division& division) {
    ++proof.space;
    int own = 0;
    int others = 0;
    for (std::size_t side = 0; side < division.yaku.size(); ++side) {
      for (const std::size_t yaku : division.yaku[side]) {
        (side == 0 ? own : others) += ways[yaku].points;
      }
    }
    Aim aim{0, piles_of(worths, division)};
    aim.result = effect.result(card_points(rules, aim.piles.front()), own, others);
    if (!best.empty() && aim.result > best.front().result) return;
    if (!best.empty() && aim.result < best.front().result) best.clear();
    for (const CardSet pile : aim.piles) aim.captures += captures_for(sides, pile);
    best.push_back(aim);
  });
  std::ranges::stable_sort(best, {}, &Aim::captures);
  return best;
}

// A round that ends with the result that is aimed at. What else the first side captures is worth
// nothing.
std::optional<Witness> show(const spec::Rules& rules, const Sides& sides,
                            const std::vector<Aim>& aims) {
  constexpr std::size_t kMostAims = 12;
  CardSet worthless;
  for (const Card card : CardSet::all()) {
    if (card_points(rules, CardSet{card}) == 0) worthless.insert(card);
  }
  rounds::Shares shares{{}, std::vector<CardSet>(at(rules.players()), CardSet::all())};
  for (const int seat : sides.seats.front()) shares.may[at(seat)] = worthless;
  for (std::size_t i = 0; i < std::min(aims.size(), kMostAims); ++i) {
    shares.piles = piles_of_seats(sides, aims[i].piles);
    const auto round = rounds::play_out(rules, shares, [&](const Position& end) {
      return score(rules, end).result.front() == aims[i].result;
    });
    if (!round) continue;
    return Witness{.text = fmt::format("the first seat's result is {}", aims[i].result),
                   .position = round->deal,
                   .line = round->line};
  }
  return std::nullopt;
}

// What a theorem about results needs of its subject.
struct Table {
  explicit Table(const rulebook::Ruleset& ruleset)
      : rules(ruleset),
        sides(sides_of(rules)),
        ways(yaku_card_sets(ruleset)),
        effect(effect_of(rules, sides, ways)) {
    if (effect.others > 0) throw std::domain_error("a yaku is good for those who do not make it");
  }

  const spec::Rules rules;
  const Sides sides;
  const std::vector<YakuCardSets> ways;
  const Effect effect;
};

// In rounds of random play that are played out.
Proof in_play(const Table& table, const Effort& effort,
              const std::function<std::string(const spec::Score&)>& faulty) {
  return in_random_play(table.rules, effort, 0, [&](const rounds::Round& round) {
    const bool played_out = spec::ending(round.last()) == spec::Ending::played_out;
    return played_out ? faulty(score(table.rules, round.last())) : std::string();
  });
}

}  // namespace

Proof extreme_results(const Subject& subject, const Effort&) {
  const Table table(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  LargestPile piles(table.rules, table.sides, table.ways);
  const std::vector<Aim> most = piles.run(table.effect);
  const std::vector<Aim> least =
      smallest(table.rules, table.sides, table.ways, table.effect, proof);
  proof.space += piles.situations();
  proof.details = {fmt::format("largest: {}", most.front().result),
                   fmt::format("smallest: {}", least.front().result)};
  proof.summary = fmt::format(
      "A side makes at most {} captures: the best of all piles of so many, month by month, and "
      "every division of the yaku among {} sides.",
      table.sides.captures, table.sides.number());
  for (const auto* aims : {&most, &least}) {
    if (auto witness = show(table.rules, table.sides, *aims)) {
      proof.witnesses.push_back(*witness);
      continue;
    }
    proof.verdict = Verdict::unknown;
    proof.summary += fmt::format(" Not shown: a round with {}.", aims->front().result);
  }
  return proof;
}

Proof extreme_results_in_play(const Subject& subject, const Effort& effort) {
  const Table table(subject.rules());
  Proof counted{.verdict = Verdict::proved, .summary = {}};
  const int most =
      LargestPile(table.rules, table.sides, table.ways).run(table.effect).front().result;
  const int least =
      smallest(table.rules, table.sides, table.ways, table.effect, counted).front().result;
  return in_play(table, effort, [&](const spec::Score& settled) -> std::string {
    for (const int result : settled.result) {
      if (result > most || result < least) return fmt::format("a result of {}", result);
    }
    return {};
  });
}

// ---- All results together -----------------------------------------------------------------------

Proof results_add_up(const Subject& subject, const Effort& effort) {
  const Table played(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  // One division for each set of numbers of yaku that the sides can make.
  std::map<std::vector<int>, std::vector<CardSet>> ends;
  const CardWorths worths = card_worths(played.rules);
  for_each_division(played.ways, played.sides, 0, [&](const Division& division) {
    ends.emplace(division.numbers(), piles_of(worths, division));
  });
  for (const rulebook::Value& value :
       rulebook::find_topic("score.yaku-effect")->type.candidates()) {
    const Table table(played.rules.ruleset().with("score.yaku-effect", value));
    const int sides = table.sides.number();
    for (const auto& [numbers, piles] : ends) {
      ++proof.space;
      if (is_sum(table.effect, table.sides,
                 score(table.rules, end_with(table.rules, table.sides, piles)))) {
        continue;
      }
      return refuted(
          "Ends of rounds, settled.",
          {.text = fmt::format("{}: the results are no sum of cards and yaku", value.text())});
    }
    const int change = table.effect.own + (sides - 1) * table.effect.others;
    proof.details.push_back(
        fmt::format("{}: every yaku changes the sum by {} times its points", value.text(), change));
  }
  const Proof cleared = field_cleared(subject, effort);
  proof.details.push_back(cleared.verdict == Verdict::proved
                              ? fmt::format("without yaku: {} in every round",
                                            card_points(played.rules, CardSet::all()) +
                                                played.sides.number() * played.effect.base)
                              : fmt::format("without yaku: what is captured, of {}",
                                            card_points(played.rules, CardSet::all())));
  proof.summary = fmt::format(
      "{} ends of rounds, one for each combination of numbers of yaku and each effect, settled.",
      proof.space);
  return proof;
}

Proof results_add_up_in_play(const Subject& subject, const Effort& effort) {
  const Table table(subject.rules());
  return in_play(table, effort, [&](const spec::Score& settled) {
    return is_sum(table.effect, table.sides, settled) ? "" : "the results are no such sum";
  });
}

}  // namespace hanaproof::properties
