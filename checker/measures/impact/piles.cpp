#include "checker/measures/impact/piles.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/score.h"
#include "solvers/engine/score.h"

namespace hanaproof::impact {

using cards::CardSet;
using engine::Bits;
using rulebook::Ruleset;

namespace {

std::vector<std::uint64_t> weights_of(const piles::CardClasses& sorts) {
  std::vector<std::uint64_t> weights(sorts.sets.size(), 1);
  for (std::size_t i = weights.size(); i-- > 1;) {
    weights[i - 1] = weights[i] * static_cast<std::uint64_t>(sorts.sets[i].size() + 1);
  }
  return weights;
}

// What captured cards of a month add to the place of a class, and in how many ways.
using Ways = std::map<std::uint64_t, std::uint64_t>;

// Those of so many cards that `may` says so.
template <class May>
Ways ways_of(cards::Month month, const piles::CardClasses& sorts, CardSet deck, May may) {
  const auto weights = weights_of(sorts);
  Ways ways;
  for (Bits held = 0; held < 16; ++held) {
    const CardSet taken = CardSet::from_bits(held << (cards::kCardsPerMonth * (month - 1)));
    if (!deck.contains(taken) || !may(taken)) continue;
    std::uint64_t place = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      place += weights[i] * static_cast<std::uint64_t>((taken & sorts.sets[i]).size());
    }
    ++ways[place];
  }
  return ways;
}

bool is_odd(CardSet taken) { return taken.size() % 2 != 0; }

// Numbers of piles by class, of the months so far.
class Classes {
 public:
  explicit Classes(std::uint64_t size) : piles_(size, 0) {}

  std::uint64_t& operator[](std::uint64_t place) { return piles_[place]; }

  // Every pile with every choice of a further month.
  void join(const Ways& ways) {
    // From above, so that what a month leads to has been dealt with before; a pile of no card of
    // the month stays where it is.
    for (std::uint64_t place = highest_ + 1; place-- > 0;) {
      const std::uint64_t piles = piles_[place];
      if (piles == 0) continue;
      piles_[place] = 0;
      for (const auto& [more, times] : ways) piles_[place + more] += piles * times;
    }
    highest_ += ways.empty() ? 0 : ways.rbegin()->first;
  }
  // The same of other piles, added to these.
  void add(const Classes& others, const Ways& ways) {
    if (ways.empty()) return;
    for (std::uint64_t place = 0; place <= others.highest_; ++place) {
      const std::uint64_t piles = others.piles_[place];
      if (piles == 0) continue;
      for (const auto& [more, times] : ways) piles_[place + more] += piles * times;
    }
    highest_ = std::max(highest_, others.highest_ + ways.rbegin()->first);
  }

  std::vector<std::uint64_t> take() { return std::move(piles_); }

 private:
  std::vector<std::uint64_t> piles_;
  std::uint64_t highest_ = 0;  // place with any piles
};

// One side's scoring, made ready.
struct Scorer {
  engine::Tables tables;
  piles::Calls calls;

  int worth(Bits pile, engine::Counters counters) const {
    const int points = tables.yaku.made(pile, counters).points;
    return points * engine::factor(tables.factor, calls.with(points));
  }
  int worth(Bits pile) const {
    return worth(pile, tables.yaku.nothing_captured() + tables.yaku.gain(pile));
  }
};

// Goes through all classes that hold piles, a digit at a time, and holds the sides against each
// other.
class Sweep {
 public:
  Sweep(const std::vector<Ruleset>& sides, const piles::Calls& calls,
        const piles::CardClasses& sorts, const piles::PileSpace& space,
        const std::vector<std::uint64_t>& classes)
      : classes_(classes), most_cards_(space.most) {
    for (const Ruleset& rules : sides) scorers_.push_back({engine::Tables(rules), calls});
    for (const CardSet sort : sorts.sets) {
      std::vector<Digit> digits;
      Bits held = 0;
      for (int count = 0; count <= sort.size(); ++count) {
        Digit digit{held, {}};
        for (const Scorer& scorer : scorers_) {
          digit.gains.push_back(scorer.tables.yaku.gain(held));
        }
        digits.push_back(std::move(digit));
        if (count < sort.size())
          held |= engine::bit(sort.cards()[static_cast<std::size_t>(count)].index());
      }
      digits_.push_back(std::move(digits));
    }
    std::vector<engine::Counters> start;
    for (const Scorer& scorer : scorers_) start.push_back(scorer.tables.yaku.nothing_captured());
    counters_.assign(sorts.sets.size() + 1, start);
    place_ = 0;
    go(0, 0, 0);
  }

  std::array<std::uint64_t, cards::kCards + 1> all{};
  std::array<std::uint64_t, cards::kCards + 1> hits{};
  std::uint64_t sum = 0;  // of the differences, over all hits
  int most = 0;

 private:
  struct Digit {
    Bits held;                            // a choice of so many cards of the sort
    std::vector<engine::Counters> gains;  // per side
  };

  void go(std::size_t sort, Bits pile, int size) {
    if (sort == digits_.size()) return look(pile, size);
    for (std::size_t count = 0; count < digits_[sort].size(); ++count) {
      const Digit& digit = digits_[sort][count];
      for (std::size_t side = 0; side < scorers_.size(); ++side) {
        counters_[sort + 1][side] = counters_[sort][side] + digit.gains[side];
      }
      go(sort + 1, pile | digit.held, size + static_cast<int>(count));
    }
  }

  void look(Bits pile, int size) {
    const std::uint64_t piles = classes_[place_++];
    if (piles == 0 || size > most_cards_) return;
    const auto at = static_cast<std::size_t>(size);
    all[at] += piles;
    int least = scorers_.front().worth(pile, counters_.back().front());
    int largest = least;
    for (std::size_t side = 1; side < scorers_.size(); ++side) {
      const int worth = scorers_[side].worth(pile, counters_.back()[side]);
      least = std::min(least, worth);
      largest = std::max(largest, worth);
    }
    if (least == largest) return;
    hits[at] += piles;
    sum += piles * static_cast<std::uint64_t>(largest - least);
    most = std::max(most, largest - least);
  }

  const std::vector<std::uint64_t>& classes_;
  int most_cards_;
  std::vector<Scorer> scorers_;
  std::vector<std::vector<Digit>> digits_;
  std::vector<std::vector<engine::Counters>> counters_;  // by sorts chosen, per side
  std::size_t place_ = 0;
};

}  // namespace

std::vector<std::uint64_t> count_classes(const piles::CardClasses& sorts,
                                         const piles::PileSpace& space) {
  const auto of = [&](cards::Month month, auto may) {
    return ways_of(month, sorts, space.deck, may);
  };
  const auto even = [&](CardSet taken) {
    return space.months == piles::OfMonths::any || !is_odd(taken);
  };
  Classes all(sorts.classes());
  all[0] = 1;
  if (space.months != piles::OfMonths::even_but_two) {
    for (cards::Month month = 1; month <= cards::kMonths; ++month) all.join(of(month, even));
    return all.take();
  }
  // With an odd number of November, and a second month with one still to come.
  const cards::Month november = cards::kLightning.month();
  Classes waiting(sorts.classes());
  waiting.add(all, of(november, [](CardSet taken) {
                return is_odd(taken) && taken.contains(cards::kLightning);
              }));
  all.join(of(november, even));
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if (month == november) continue;
    const Ways pairs = of(month, even);
    all.join(pairs);
    all.add(waiting, of(month, is_odd));
    waiting.join(pairs);
  }
  return all.take();
}

checker::Share share_of_piles(const std::vector<Ruleset>& sides, const piles::Calls& calls,
                              const piles::CardClasses& sorts, const piles::PileSpace& space,
                              const std::vector<std::uint64_t>& classes) {
  const Sweep sweep(sides, calls, sorts, space, classes);
  checker::Share share;
  share.of = space.text();
  share.frequency = false;
  std::uint64_t hits = 0;
  std::uint64_t all = 0;
  for (std::size_t size = 0; size < sweep.all.size(); ++size) {
    if (sweep.all[size] == 0) continue;
    share.by_size.push_back({static_cast<int>(size), std::to_string(sweep.hits[size]),
                             std::to_string(sweep.all[size])});
    hits += sweep.hits[size];
    all += sweep.all[size];
  }
  share.hits = std::to_string(hits);
  share.all = std::to_string(all);
  if (hits > 0) {
    share.most_points = sweep.most;
    share.mean_points = static_cast<double>(sweep.sum) / static_cast<double>(hits);
  }
  return share;
}

bool scored_differently(const std::vector<Ruleset>& sides, const piles::Calls& calls,
                        CardSet pile) {
  const int first = Scorer{engine::Tables(sides.front()), calls}.worth(pile.bits());
  return std::ranges::any_of(sides, [&](const Ruleset& rules) {
    return Scorer{engine::Tables(rules), calls}.worth(pile.bits()) != first;
  });
}

std::string first_disagreement(const Ruleset& rules, const piles::Calls& calls,
                               const piles::PileSpace& space, int piles, std::uint64_t seed) {
  const Scorer scorer{engine::Tables(rules), calls};
  const spec::Rules literal(rules);
  cards::Dice random(seed);
  for (int i = 0; i < piles; ++i) {
    const CardSet captured = space.random(random);
    const int by_engine = scorer.worth(captured.bits());
    const int points = spec::sum(spec::made_yaku(literal, captured));
    const int by_spec = points * spec::factor(literal, calls.with(points));
    if (by_engine != by_spec) {
      return fmt::format("{}: {} by the engine, {} by the spec", captured.codes(), by_engine,
                         by_spec);
    }
  }
  return {};
}

}  // namespace hanaproof::impact
