// Games in which cards are bet on. Hands decide nothing before the end, so that every end can be
// settled with many of them.
#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "checker/situations/bet_lines.h"
#include "model/cards/dice.h"
#include "model/notation/position_json.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/games/game.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::games {

using cards::CardSet;
using notation::Bet;
using notation::BetPosition;
using notation::NotationError;
using spec::betting::Standing;

namespace {

// Hands that each end of a small game is settled with.
constexpr std::uint64_t kHandsAnEnd = 48;
constexpr std::uint64_t kAll = ~std::uint64_t{0};
// So many players meet with all hands.
constexpr int kMostShown = 3;

const BetPosition& of_betting(const Position& any) {
  if (const auto* position = std::get_if<BetPosition>(&any)) return *position;
  throw NotationError("position: \"bets\" is missing");
}

const spec::betting::Rules& asked_of(const Game& spec) {
  return dynamic_cast<const spec::BettingGame&>(spec).asked();
}

using HandsOfKind = std::vector<CardSet>;

// Hands in kinds: those for which `key_of` their standing is the same.
template <class KeyOf>
std::vector<HandsOfKind> kinds_of(const spec::betting::Rules& rules, KeyOf key_of) {
  std::map<decltype(key_of(Standing())), HandsOfKind> kinds;
  for (const CardSet hand : spec::betting::all_hands(rules)) {
    kinds[key_of(spec::betting::standing(rules, hand))].push_back(hand);
  }
  std::vector<HandsOfKind> list;
  for (auto& [key, hands] : kinds) list.push_back(std::move(hands));
  return list;
}

// Hands of kinds for each seat: `most` of all ways to choose them at most, spread evenly, as far as
// the hands can be dealt together.
std::vector<Hands> dealt_together(const std::vector<HandsOfKind>& kinds, int players,
                                  std::uint64_t most) {
  std::uint64_t all = 1;
  for (int seat = 0; seat < players; ++seat) all *= kinds.size();
  const std::uint64_t count = std::min(all, most);
  // Steps of the golden section visit every residue, so that each seat gets every kind.
  std::uint64_t step = std::max<std::uint64_t>(1, all * 618 / 1000);
  while (std::gcd(step, all) != 1) ++step;
  std::vector<Hands> deals;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t choice = i * step % all;
    std::vector<const HandsOfKind*> chosen;
    for (int seat = 0; seat < players; ++seat, choice /= kinds.size()) {
      chosen.push_back(&kinds[choice % kinds.size()]);
    }
    Hands hands = checker::disjoint_hands(chosen);
    if (!hands.empty()) deals.push_back(std::move(hands));
  }
  return deals;
}

// Every two hands that can meet.
std::vector<Hands> all_pairs(const spec::betting::Rules& rules) {
  std::vector<Hands> deals;
  const auto hands = spec::betting::all_hands(rules);
  for (const CardSet first : hands) {
    for (const CardSet second : hands) {
      if ((first & second).empty()) deals.push_back({first, second});
    }
  }
  return deals;
}

// A round in which cards play no part has some of them nevertheless.
BetPosition laid_out(const spec::betting::Rules& rules, const std::vector<int>& money, int ante,
                     int dealer) {
  const auto deck = spec::betting::deck(rules).cards();
  return {.edition = rules.ruleset().edition().id,
          .rules = rules.ruleset().changes(),
          .round = {.dealer = dealer,
                    .money = money,
                    .ante = ante,
                    .hands = spec::betting::deal(rules.players(), dealer, deck)}};
}

// Every position of games with few coins.
class FewCoins : public SmallGame {
 public:
  explicit FewCoins(const rulebook::Ruleset& rules)
      : whole_(rules), games_(reduced_decks::betting_games(rules.scope().players)) {}

  std::string name() const override { return "bets"; }
  std::uint64_t starts() const override { return games_.size(); }
  const rulebook::Ruleset& rules() override { return whole_; }
  Line start(std::uint64_t number) override {
    const auto& game = games_.at(number);
    return {.start = laid_out(spec::betting::Rules(whole_), game.money, game.ante, 0),
            .laid_out = true};
  }
  // Of each kind, by what the spec makes of them.
  std::vector<Hands> hands(const Game& spec) override {
    const spec::betting::Rules& rules = asked_of(spec);
    const auto kinds = kinds_of(rules, [](const Standing& standing) {
      return std::tuple(standing.combination.empty(), standing.multiplier, standing.catches,
                        standing.replays_up_to);
    });
    return dealt_together(kinds, rules.players(), kHandsAnEnd);
  }

 private:
  const rulebook::Ruleset& whole_;
  std::vector<reduced_decks::BettingGame> games_;
};

// The end of one plain round with every two hands that can meet, or of three players with every
// three different kinds of hands.
class Showdowns : public SmallGame {
 public:
  explicit Showdowns(const rulebook::Ruleset& rules) : whole_(rules) {}

  std::string name() const override { return "showdowns"; }
  std::uint64_t starts() const override { return 1; }
  bool shows(rulebook::Asked asked) const override { return asked == rulebook::Asked::showdown; }
  const rulebook::Ruleset& rules() override { return whole_; }
  Line start(std::uint64_t) override {
    const spec::betting::Rules rules(whole_);
    std::vector<int> everybody(static_cast<std::size_t>(rules.players()));
    std::iota(everybody.begin(), everybody.end(), 0);
    const auto plain = checker::plain_line(rules, everybody);
    return {.start = laid_out(rules, plain.money, plain.ante, plain.dealer),
            .laid_out = true,
            .moves = plain.bets};
  }
  std::vector<Hands> hands(const Game& spec) override {
    const spec::betting::Rules& rules = asked_of(spec);
    if (rules.players() == 2) return all_pairs(rules);
    const auto kinds = kinds_of(rules, [](const Standing& standing) {
      return std::pair(standing.combination, standing.points);
    });
    return dealt_together(kinds, rules.players(), kAll);
  }

 private:
  const rulebook::Ruleset& whole_;
};

// One round, mostly of bets with which it goes on: small raises, and folds in so many of a hundred.
class BettingPlayout : public Playout {
 public:
  static constexpr int kFewFolds = 12;
  static constexpr int kManyFolds = 60;
  static constexpr int kDeals = 4;

  BettingPlayout(const spec::betting::Rules& rules, std::uint64_t seed)
      : rules_(rules), dice_(seed) {}

  std::optional<Position> deal(const Position* last) override {
    if (last) return std::nullopt;
    const int dealer = dice_.roll(rules_.players());
    const int ante = 1 + dice_.roll(3);
    const int rich = 3 + dice_.roll(40);
    std::vector<int> money;
    for (int seat = 0; seat < rules_.players(); ++seat) money.push_back(dice_.roll(rich));
    folds_ = dice_.chance(30) ? kManyFolds : kFewFolds;
    return laid_out(rules_, money, ante, dealer);
  }

  Move choose(const Position&, const std::vector<Move>& legal) override {
    const auto follow = std::ranges::find(legal, Bet::follow());
    const auto raise = std::ranges::find(legal, Bet::Sort::raise, &Bet::sort);
    if (legal.front() == Bet::fold() && dice_.chance(folds_)) return legal.front();
    if (raise != legal.end() && (follow == legal.end() || dice_.chance(30))) {
      const auto raises = static_cast<int>(legal.end() - raise);
      return raise[dice_.roll(dice_.chance(80) ? std::min(raises, 3) : raises)];
    }
    return follow != legal.end() ? *follow : legal.front();
  }

  std::vector<Hands> hands(const Position& over) override {
    std::vector<Hands> deals;
    for (int i = 0; i < kDeals; ++i) {
      auto cards = spec::betting::deck(rules_).cards();
      dice_.shuffle(cards);
      const int dealer = of_betting(over).round.dealer;
      deals.push_back(spec::betting::deal(rules_.players(), dealer, cards));
    }
    return deals;
  }

 private:
  const spec::betting::Rules& rules_;
  cards::Dice dice_;
  int folds_ = kFewFolds;
};

class Betting : public Family {
 public:
  std::string name() const override { return "betting"; }

  void validate(const Game& spec, const Position& any) const override {
    const BetPosition& position = of_betting(any);
    const CardSet deck = spec::betting::deck(asked_of(spec));
    for (const CardSet hand : position.round.hands) {
      if (!deck.contains(hand)) {
        throw NotationError(fmt::format("position: not in the deck: {}", (hand - deck).codes()));
      }
    }
  }

  void validate_laid_out(const Game& spec, const Position& any) const override {
    if (!of_betting(any).round.bets.empty()) throw NotationError("open: expected no bets");
    validate(spec, any);
  }

  // Bids count from where the rules never look back to; what was done in an auction means nothing
  // when the betting is over and the next dealer known.
  Position seen(const rulebook::Ruleset& rules, Position any, const Position& by) const override {
    auto& position = std::get<BetPosition>(any);
    position.edition.clear();
    position.rules.clear();
    position.round = {};
    if (!std::get<BetPosition>(by).betting) {
      if (position.betting) position.standing = notation::outline(*position.betting);
      position.betting.reset();
      position.dealer_by_bets = notation::kNobody;
      return any;
    }
    position.standing.reset();
    notation::Betting& betting = position.betting.value();
    // Where the betting is over before anybody has bet there was no auction.
    if (betting.over) {
      betting = {.dealer = betting.dealer,
                 .seats = std::move(betting.seats),
                 .turn = betting.dealer,
                 .over = true};
      return any;
    }
    const bool replaces = rules.is("bet.carries", "replaces");
    for (std::size_t seat = 0; seat < betting.seats.size(); ++seat) {
      if (betting.seats[seat].folded || replaces) betting.bids_before[seat] = 0;
    }
    return any;
  }

  std::string displaced(const Position& first, const Position& second) const override {
    const auto& before = std::get<BetPosition>(first);
    const auto& after = std::get<BetPosition>(second);
    const auto deal = [](const BetPosition& one) {
      return std::tie(one.edition, one.rules, one.round.dealer, one.round.money, one.round.ante,
                      one.round.hands);
    };
    const std::size_t made = before.round.bets.size();
    const bool goes_on =
        after.round.bets.size() >= made &&
        std::equal(before.round.bets.begin(), before.round.bets.end(), after.round.bets.begin());
    return deal(before) == deal(after) && goes_on ? "" : "the round is not the one asked about";
  }

  std::string lost(const Position&, const Position& after) const override {
    const auto& position = std::get<BetPosition>(after);
    if (!position.betting) return {};
    int coins = 0;
    for (const notation::Stake& seat : position.betting->seats) {
      coins += seat.money + seat.put_in();
      if (seat.money < 0 || seat.ante < 0 || seat.bids < 0) return "less than nothing is held";
    }
    const auto& money = position.round.money;
    const int all = std::accumulate(money.begin(), money.end(), 0);
    return coins == all ? "" : fmt::format("{} coins became {}", all, coins);
  }

  std::unique_ptr<Playout> playout(const Game& spec, std::uint64_t seed) const override {
    return std::make_unique<BettingPlayout>(asked_of(spec), seed);
  }
  std::string playouts() const override { return "rounds of bets"; }
  std::uint64_t portion() const override { return 2; }

  std::vector<std::unique_ptr<SmallGame>> small_games(
      const rulebook::Ruleset& rules) const override {
    std::vector<std::unique_ptr<SmallGame>> games;
    const int players = rules.scope().players;
    if (players <= reduced_decks::kMostBettors) games.push_back(std::make_unique<FewCoins>(rules));
    if (players <= kMostShown) games.push_back(std::make_unique<Showdowns>(rules));
    return games;
  }
};

}  // namespace

const Family& betting() {
  static const Betting family;
  return family;
}

}  // namespace hanaproof::games
