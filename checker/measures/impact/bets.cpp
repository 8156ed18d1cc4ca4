#include "checker/measures/impact/rounds.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include <fmt/format.h>

#include "checker/measures/impact/lockstep.h"
#include "checker/measures/impact/measurement.h"
#include "model/cards/seat.h"
#include "solvers/adapters/games/game.h"
#include "solvers/engine/betting/settle.h"

namespace hanaproof::impact {

using cards::at;
using cards::Dice;
using engine::betting::Action;
using engine::betting::State;
using rulebook::Ruleset;

namespace {

// What became of a round.
struct End {
  engine::betting::Settlement settled;
  int next_dealer = engine::betting::kNobody;
  friend bool operator==(const End&, const End&) = default;
};

using Places = std::vector<int>;  // of cards in the deck, two a seat
using Money = engine::betting::PerSeat<std::int32_t>;

bool all_equal(const std::vector<End>& ends) {
  return std::ranges::all_of(ends, [&](const End& end) { return end == ends.front(); });
}

bool same_options(const engine::betting::Options& a, const engine::betting::Options& b) {
  return a.fold == b.fold && a.follow == b.follow && a.raises() == b.raises() &&
         (a.raises() == 0 || a.raise_from == b.raise_from);
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

class BetSide {
 public:
  using List = engine::betting::Options;
  using End = impact::End;
  struct Round : State {
    engine::betting::PerSeat<int> times{};  // that a seat was asked
  };

  explicit BetSide(const Ruleset& ruleset) : rules_(ruleset), ranks_(ruleset) {}

  // Seats have the cards in these places of the deck, which must outlive the round.
  void begin(int dealer, const Money& money, std::int32_t ante, const Places& places) {
    const auto players = static_cast<int>(places.size() / 2);
    state_ = {engine::betting::begin(rules_, players, dealer, money, ante)};
    places_ = &places;
  }
  std::size_t cards() const { return ranks_.deck().size(); }
  const State& state() const { return state_; }

  const Round& round() const { return state_; }
  void back_to(const Round& round) { state_ = round; }
  std::size_t dealer() const { return at(state_.dealer); }
  bool over() const { return state_.over; }
  void list(List& list) const { list = engine::betting::options(rules_, state_); }
  // What the players see: who has put in what and has what left, who is out, whose turn it is.
  bool same(const List& list, const BetSide& other, const List& others) const {
    const State& a = state_;
    const State& b = other.state_;
    for (int seat = 0; seat < a.players; ++seat) {
      if (a.money[at(seat)] != b.money[at(seat)] || a.put_in(seat) != b.put_in(seat)) return false;
    }
    if (a.folded != b.folded || a.over != b.over) return false;
    if (a.over) {
      return engine::betting::dealer_by_bets(rules_, a) ==
             engine::betting::dealer_by_bets(other.rules_, b);
    }
    return a.turn == b.turn && same_options(list, others);
  }
  // The same decision on all sides where the same seat has as often been asked.
  Action choose(const List& list, statistics::CommonRandomNumbers& chance) const {
    chance.decide(at(state_.turn) << 8U | at(state_.times[at(state_.turn)]));
    return random_action(list, chance);
  }
  void play(Action action) {
    ++state_.times[at(state_.turn)];
    engine::betting::act(rules_, state_, action);
  }
  End end() const {
    engine::betting::Hands hands{};
    const auto& deck = ranks_.deck();
    for (int seat = 0; seat < state_.players; ++seat) {
      const int* place = &(*places_)[at(2 * seat)];
      hands[at(seat)] = ranks_.of(deck[at(place[0])], deck[at(place[1])]);
    }
    End end;
    end.settled = engine::betting::settle(rules_, state_,
                                          engine::betting::showdown(rules_, ranks_, state_, hands));
    end.next_dealer = engine::betting::next_dealer(rules_, state_, end.settled);
    return end;
  }
  static const Money& results(const End& end) { return end.settled.money; }
  static unsigned winners(const End& end) { return end.settled.winners; }
  static int difference(const End& a, const End& b) {
    return largest_difference(a.settled.money, b.settled.money);
  }

 private:
  engine::betting::Rules rules_;
  engine::betting::RankTable ranks_;
  Round state_;
  const Places* places_ = nullptr;
};

// 1 to `most`.
std::int32_t one_of(Dice& random, int most) { return 1 + random.roll(most); }

Places dealt(Dice& random, int players, std::size_t cards) {
  std::vector<int> left(cards);
  std::iota(left.begin(), left.end(), 0);
  Places places;
  for (int i = 0; i < 2 * players; ++i) {
    const auto drawn = random.below(left.size());
    places.push_back(left[drawn]);
    left[drawn] = left.back();
    left.pop_back();
  }
  return places;
}

void play_round(Lockstep<BetSide>& lockstep, std::uint64_t number, int players, const Coins& coins,
                statistics::Sample& sample) {
  Dice random = lockstep.chance(number);
  Money money{};
  for (int seat = 0; seat < players; ++seat) money[at(seat)] = one_of(random, coins.most);
  const std::int32_t ante = one_of(random, coins.most_stake);
  const Places places =
      dealt(random, players, std::ranges::min(lockstep.sides(), {}, &BetSide::cards).cards());
  const int dealer = static_cast<int>(number % static_cast<unsigned>(players));
  for (BetSide& side : lockstep.sides()) side.begin(dealer, money, ante, places);
  statistics::Round round = lockstep.play(statistics::CommonRandomNumbers(random.next()));
  round.hit = round.hit || !all_equal(lockstep.ends());
  sample.add(round);
}

// Plays the bets; false where one of them is illegal or they do not end the betting.
bool play(BetSide& side, const notation::BetRound& line, const Places& places) {
  Money money{};
  for (int seat = 0; seat < line.players(); ++seat) money[at(seat)] = line.money[at(seat)];
  side.begin(line.dealer, money, line.ante, places);
  for (const notation::Bet& bet : line.bets) {
    engine::betting::Options options;
    side.list(options);
    const Action action = adapters::to_action(bet);
    bool legal = false;
    for (std::int32_t i = 0; i < options.count(); ++i) legal = legal || options.at(i) == action;
    if (!legal) return false;
    side.play(action);
  }
  return side.over();
}

}  // namespace

checker::Share bets_in_lockstep(const std::vector<Ruleset>& sides, const Chance& chance,
                                const Coins& coins) {
  const int players = sides.front().scope().players;
  Lockstep<BetSide> lockstep(sides, chance.seed);
  const statistics::Sample sample =
      statistics::sampled(chance.precision, [&](std::uint64_t number, statistics::Sample& all) {
        play_round(lockstep, number, players, coins, all);
      });
  return sampled_share(
      sample,
      fmt::format("rounds of betting of {} players with 1 to {} coins each", players, coins.most),
      name(Policy::uniform_random), chance.seed);
}

std::optional<checker::Share> settled_differently(const std::vector<Ruleset>& rules,
                                                  const notation::BetRound& line) {
  // Nobody looks at the hands of who has folded: they hold the first hand, too.
  Places places(at(2 * line.players()), 0);
  for (int seat = 0; seat < line.players(); ++seat) places[at(2 * seat + 1)] = 1;
  std::vector<BetSide> sides;
  for (const Ruleset& each : rules) {
    sides.push_back(taken([&] { return BetSide(each); }));
    if (!play(sides.back(), line, places)) return std::nullopt;
  }
  const auto seats_left = sides.front().state().standing();
  const std::vector<int> standing = adapters::listed(seats_left);
  const auto cards = static_cast<int>(sides.front().cards());
  const bool alike = std::ranges::all_of(sides, [&](const BetSide& side) {
    return side.state().standing() == seats_left && side.cards() == sides.front().cards();
  });
  const auto seats = static_cast<int>(standing.size());
  if (!alike || seats < 2 || seats > kMostSeatsCounted) return std::nullopt;

  statistics::Sample count;  // of all deals: no sample at all
  std::vector<End> ends(sides.size());
  std::vector<bool> dealt(at(cards), false);
  const auto deal = [&](auto&& deal_on, std::size_t next) -> void {
    if (next == standing.size()) {
      for (std::size_t i = 0; i < sides.size(); ++i) ends[i] = sides[i].end();
      count.add(!all_equal(ends), Lockstep<BetSide>::difference(ends));
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
