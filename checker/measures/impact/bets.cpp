#include "checker/measures/impact/bets.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "checker/measures/impact/shares.h"
#include "checker/measures/impact/unsupported.h"
#include "model/cards/seat.h"
#include "solvers/engine/betting/settle.h"
#include "solvers/engine/random.h"
#include "solvers/statistics/common_random_numbers.h"

namespace hanaproof::impact {

using cards::at;
using engine::Random;
using engine::betting::Action;
using engine::betting::State;
using rulebook::Ruleset;

namespace {

struct BetSide {
  explicit BetSide(const Ruleset& ruleset)
      : rules(taken([&] { return engine::betting::Rules(ruleset); })),
        ranks(taken([&] { return engine::betting::RankTable(ruleset); })) {}
  engine::betting::Rules rules;
  engine::betting::RankTable ranks;
};

// What became of a round.
struct End {
  engine::betting::Settlement settled;
  int next_dealer = engine::betting::kNobody;
  friend bool operator==(const End&, const End&) = default;
};

using Places = std::vector<int>;  // of cards in the deck, two a seat

End end_of(const BetSide& side, const State& state, const Places& places) {
  engine::betting::Hands hands{};
  for (int seat = 0; seat < state.players; ++seat) {
    const auto& deck = side.ranks.deck();
    hands[at(seat)] =
        side.ranks.of(deck[at(places[at(2 * seat)])], deck[at(places[at(2 * seat + 1)])]);
  }
  End end;
  end.settled = engine::betting::settle(
      side.rules, state, engine::betting::showdown(side.rules, side.ranks, state, hands));
  end.next_dealer = engine::betting::next_dealer(side.rules, state, end.settled);
  return end;
}

int difference(const End& a, const End& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.settled.money.size(); ++seat) {
    most = std::max(most, std::abs(a.settled.money[seat] - b.settled.money[seat]));
  }
  return most;
}

// The largest difference between any two sides.
int difference(const std::vector<End>& ends) {
  int most = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    for (std::size_t j = i + 1; j < ends.size(); ++j) {
      most = std::max(most, difference(ends[i], ends[j]));
    }
  }
  return most;
}

bool all_equal(const std::vector<End>& ends) {
  return std::ranges::all_of(ends, [&](const End& end) { return end == ends.front(); });
}

bool same_options(const engine::betting::Options& a, const engine::betting::Options& b) {
  return a.fold == b.fold && a.follow == b.follow && a.raises() == b.raises() &&
         (a.raises() == 0 || a.raise_from == b.raise_from);
}

// What the players see: who has put in what and has what left, who is out, whose turn it is.
bool same_to_see(const BetSide& one, const State& a, const BetSide& other, const State& b) {
  for (int seat = 0; seat < a.players; ++seat) {
    if (a.money[at(seat)] != b.money[at(seat)] || a.put_in(seat) != b.put_in(seat)) return false;
  }
  if (a.folded != b.folded || a.over != b.over) return false;
  if (a.over) {
    return engine::betting::dealer_by_bets(one.rules, a) ==
           engine::betting::dealer_by_bets(other.rules, b);
  }
  return a.turn == b.turn && same_options(engine::betting::options(one.rules, a),
                                          engine::betting::options(other.rules, b));
}

// Fold, follow, raise: which of them is chosen first, then how much.
Action random_action(const engine::betting::Options& options,
                     const statistics::CommonRandomNumbers& chance) {
  std::vector<Action::Sort> sorts;
  if (options.fold) sorts.push_back(Action::Sort::fold);
  if (options.follow) sorts.push_back(Action::Sort::follow);
  if (options.raises() > 0) sorts.push_back(Action::Sort::raise);
  const Action::Sort sort = sorts[chance.among(
      sorts.size(), [&](std::size_t i) { return static_cast<std::uint64_t>(sorts[i]); })];
  if (sort != Action::Sort::raise) return {sort, 0};
  constexpr std::uint64_t kAmounts = 16;  // beyond the numbers of the sorts
  const auto more = chance.among(at(options.raises()), [&](std::size_t i) {
    return kAmounts + static_cast<std::uint64_t>(options.raise_from) + i;
  });
  return {sort, options.raise_from + static_cast<std::int32_t>(more)};
}

// Decisions of a round: the same number on all sides where the same seat has as often been asked.
class Asked {
 public:
  explicit Asked(std::uint64_t seed) : chance_(seed) {}
  Action answer(const BetSide& side, const State& state) {
    chance_.decide(at(state.turn) << 8U | at(times_[at(state.turn)]++));
    return random_action(engine::betting::options(side.rules, state), chance_);
  }

 private:
  statistics::CommonRandomNumbers chance_;
  engine::betting::PerSeat<int> times_{};
};

class BetTable {
 public:
  BetTable(const std::vector<Ruleset>& rules, std::uint64_t seed, const Coins& coins)
      : players_(rules.front().scope().players), start_(Random(seed).next()), coins_(coins) {
    for (const Ruleset& each : rules) sides_.emplace_back(each);
    states_.resize(sides_.size());
    cards_ = sides_.front().ranks.deck().size();
    for (const BetSide& side : sides_) cards_ = std::min(cards_, side.ranks.deck().size());
  }

  void play(std::uint64_t number, statistics::Sample& sample) {
    Random random(start_ + number);
    engine::betting::PerSeat<std::int32_t> money{};
    for (int seat = 0; seat < players_; ++seat) {
      money[at(seat)] = one_of(random, coins_.most);
    }
    const std::int32_t ante = one_of(random, coins_.most_stake);
    const Places places = deal(random);
    const int dealer = static_cast<int>(number % static_cast<unsigned>(players_));
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      states_[i] = engine::betting::begin(sides_[i].rules, players_, dealer, money, ante);
    }
    Asked asked(random.next());
    bool same = together();
    while (same && !states_.front().over) {
      const Action action = asked.answer(sides_.front(), states_.front());
      for (std::size_t i = 0; i < sides_.size(); ++i) {
        engine::betting::act(sides_[i].rules, states_[i], action);
      }
      same = together();
    }
    const bool parted = std::ranges::any_of(states_, [](const State& each) { return !each.over; });
    std::vector<End> ends;
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      play_on(sides_[i], states_[i], asked);
      ends.push_back(end_of(sides_[i], states_[i], places));
    }
    sample.add(!same || !all_equal(ends), difference(ends), parted);
  }

 private:
  bool together() const {
    for (std::size_t i = 1; i < sides_.size(); ++i) {
      if (!same_to_see(sides_.front(), states_.front(), sides_[i], states_[i])) return false;
    }
    return true;
  }

  // 1 to `most`.
  static std::int32_t one_of(Random& random, int most) {
    return 1 + static_cast<std::int32_t>(random.below(static_cast<unsigned>(most)));
  }

  Places deal(Random& random) const {
    std::vector<int> left;
    for (std::size_t i = 0; i < cards_; ++i) left.push_back(static_cast<int>(i));
    Places places;
    for (int i = 0; i < 2 * players_; ++i) {
      const auto drawn = random.below(static_cast<unsigned>(left.size()));
      places.push_back(left[drawn]);
      left[drawn] = left.back();
      left.pop_back();
    }
    return places;
  }

  static void play_on(const BetSide& side, State& state, Asked asked) {
    while (!state.over) engine::betting::act(side.rules, state, asked.answer(side, state));
  }

  int players_;
  std::uint64_t start_;
  Coins coins_;
  std::vector<BetSide> sides_;
  std::vector<State> states_;
  std::size_t cards_ = 0;  // in the smallest deck
};

Action to_engine(const notation::Bet& bet) {
  using Sort = notation::Bet::Sort;
  if (bet.sort == Sort::fold) return {Action::Sort::fold, 0};
  if (bet.sort == Sort::follow) return {Action::Sort::follow, 0};
  return {Action::Sort::raise, bet.amount};
}

// The state after the bets; nothing where one of them is illegal or they do not end the betting.
std::optional<State> after(const BetSide& side, const notation::BetRound& line) {
  engine::betting::PerSeat<std::int32_t> money{};
  for (int seat = 0; seat < line.players(); ++seat) money[at(seat)] = line.money[at(seat)];
  State state = engine::betting::begin(side.rules, line.players(), line.dealer, money, line.ante);
  for (const notation::Bet& bet : line.bets) {
    const engine::betting::Options options = engine::betting::options(side.rules, state);
    const Action action = to_engine(bet);
    bool legal = false;
    for (std::int32_t i = 0; i < options.count(); ++i) legal = legal || options.at(i) == action;
    if (!legal) return std::nullopt;
    engine::betting::act(side.rules, state, action);
  }
  if (!state.over) return std::nullopt;
  return state;
}

}  // namespace

checker::Share bets_in_lockstep(const std::vector<Ruleset>& sides, const Chance& chance,
                                const Coins& coins) {
  BetTable table(sides, chance.seed, coins);
  const statistics::Sample sample = statistics::sampled(
      chance.precision,
      [&](std::uint64_t number, statistics::Sample& all) { table.play(number, all); });
  return sampled_share(sample,
                       fmt::format("rounds of betting of {} players with 1 to {} coins each",
                                   sides.front().scope().players, coins.most),
                       name(Policy::uniform_random), chance.seed);
}

std::optional<checker::Share> settled_differently(const std::vector<Ruleset>& rules,
                                                  const notation::BetRound& line) {
  std::vector<BetSide> sides;
  std::vector<State> states;
  for (const Ruleset& each : rules) {
    sides.emplace_back(each);
    const auto state = after(sides.back(), line);
    if (!state) return std::nullopt;
    states.push_back(*state);
  }
  std::vector<int> standing;
  for (int seat = 0; seat < line.players(); ++seat) {
    if ((states.front().standing() & engine::betting::seat_bit(seat)) != 0)
      standing.push_back(seat);
  }
  const auto cards = static_cast<int>(sides.front().ranks.deck().size());
  const bool same_seats = std::ranges::all_of(
      states, [&](const State& state) { return state.standing() == states.front().standing(); });
  const bool same_size = std::ranges::all_of(sides, [&](const BetSide& side) {
    return static_cast<int>(side.ranks.deck().size()) == cards;
  });
  const auto seats = static_cast<int>(standing.size());
  if (!same_seats || !same_size || seats < 2 || seats > kMostSeatsCounted) return std::nullopt;

  statistics::Sample count;  // of all deals: no sample at all
  // Nobody looks at the hands of who has folded: they hold the first hand, too.
  Places places(at(2 * line.players()), 0);
  for (int seat = 0; seat < line.players(); ++seat) places[at(2 * seat + 1)] = 1;
  std::vector<End> ends(sides.size());
  std::vector<bool> dealt(at(cards), false);
  const auto deal = [&](auto&& deal_on, std::size_t next) -> void {
    if (next == standing.size()) {
      for (std::size_t i = 0; i < sides.size(); ++i) ends[i] = end_of(sides[i], states[i], places);
      count.add(!all_equal(ends), difference(ends));
      return;
    }
    for (int a = 0; a < cards; ++a) {
      for (int b = a + 1; b < cards; ++b) {
        if (dealt[at(a)] || dealt[at(b)]) continue;
        dealt[at(a)] = dealt[at(b)] = true;
        places[at(2 * standing[next])] = a;
        places[at(2 * standing[next] + 1)] = b;
        deal_on(deal_on, next + 1);
        dealt[at(a)] = dealt[at(b)] = false;
      }
    }
  };
  deal(deal, 0);
  return counted_share(count,
                       fmt::format("deals of {} hands, after the bets of the witness", seats));
}

}  // namespace hanaproof::impact
