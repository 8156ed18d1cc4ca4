#include "checker/engines/crosscheck/bet_walks.h"

#include <algorithm>
#include <exception>
#include <map>
#include <numeric>
#include <set>

#include "checker/situations/bet_lines.h"
#include "checker/situations/disjoint_hands.h"
#include "model/cards/dice.h"

namespace hanaproof::crosscheck {

using cards::CardSet;
using notation::Bet;
using notation::BetRound;
using spec::betting::Betting;
using spec::betting::Rules;
using spec::betting::Standing;

namespace {

using HandsOfKind = std::vector<CardSet>;

// Hands in kinds: those for which `key_of` their standing is the same.
template <class KeyOf>
std::vector<HandsOfKind> kinds_of(const Rules& rules, KeyOf key_of) {
  std::map<decltype(key_of(Standing())), HandsOfKind> kinds;
  for (const CardSet hand : spec::betting::all_hands(rules)) {
    kinds[key_of(spec::betting::standing(rules, hand))].push_back(hand);
  }
  std::vector<HandsOfKind> list;
  for (auto& [key, hands] : kinds) list.push_back(std::move(hands));
  return list;
}

// Calls `visit` with hands of kinds for each seat: `most` of all ways to choose them at most,
// spread evenly, as far as the hands can be dealt together. Stops when it says false.
template <class Visit>
void for_each_deal(const std::vector<HandsOfKind>& kinds, int players, std::uint64_t most,
                   Visit visit) {
  std::uint64_t all = 1;
  for (int seat = 0; seat < players; ++seat) all *= kinds.size();
  const std::uint64_t count = std::min(all, most);
  // Steps of the golden section visit every residue, so that each seat gets every kind.
  std::uint64_t step = std::max<std::uint64_t>(1, all * 618 / 1000);
  while (std::gcd(step, all) != 1) ++step;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::uint64_t choice = i * step % all;
    std::vector<const HandsOfKind*> chosen;
    for (int seat = 0; seat < players; ++seat, choice /= kinds.size()) {
      chosen.push_back(&kinds[choice % kinds.size()]);
    }
    const std::vector<CardSet> hands = checker::disjoint_hands(chosen);
    if (!hands.empty() && !visit(hands)) return;
  }
}

// Everything that can be reached in one game, held on both sides.
class BetWalk {
 public:
  BetWalk(const Rules& rules, const BetSubject& subject, BetRound start)
      : rules_(rules), subject_(subject), start_(std::move(start)) {}

  BetWalked run(const std::vector<BetDeal>& deals) {
    try {
      go_through(deals);
    } catch (const std::exception& error) {
      fail(now_, {"error", "none", error.what()});
    }
    walked_.positions = reached_.size();
    return std::move(walked_);
  }

 private:
  struct Reached {
    Betting betting;
    std::unique_ptr<BetBoard> board;
    std::size_t from;  // the position before, on a shortest way
    Bet by;            // and the bet made in it
  };

  void fail(std::size_t position, Difference difference) {
    if (walked_.failure) return;
    BetFailure failure{rules_.ruleset().edition().id, rules_.ruleset().changes(), start_,
                       std::move(difference)};
    for (; position != 0; position = reached_[position].from) {
      failure.round.bets.push_back(reached_[position].by);
    }
    std::ranges::reverse(failure.round.bets);
    walked_.failure = std::move(failure);
  }

  // A betting that both sides have come to; looked at later where it is new.
  void arrive(Betting betting, std::unique_ptr<BetBoard> board, const Bet& by) {
    const auto ours = to_see(rules_, betting, *board);
    const bool same = ours == to_see(rules_, board->betting(), *board);
    const bool is_new = known_.insert(betting).second;
    if (!is_new && same) return;
    reached_.push_back({std::move(betting), std::move(board), now_, by});
    if (same) return;
    const Reached& last = reached_.back();
    const auto legal = spec::betting::legal_bets(rules_, last.betting);
    const auto difference = compare_bettings(rules_, last.betting, legal, *last.board);
    fail(reached_.size() - 1, difference.value());
  }

  void settle(const std::vector<BetDeal>& deals) {
    const Reached& end = reached_[now_];
    const int dealer = dealer_by_bets(rules_, end.betting);
    if (!ends_.insert({end.betting.seats, dealer}).second) return;
    for (const BetDeal& deal : deals) {
      ++walked_.moves;
      if (auto difference = compare_ends(rules_, end.betting, deal, *end.board)) {
        fail(now_, std::move(*difference));
        walked_.failure->round.hands = deal.hands;
        return;
      }
    }
  }

  void go_through(const std::vector<BetDeal>& deals) {
    arrive(spec::betting::begin(rules_, start_.dealer, start_.money, start_.ante),
           subject_.begin(start_), Bet::fold());
    for (; now_ < reached_.size() && !walked_.failure; ++now_) {
      const Betting betting = reached_[now_].betting;
      const auto legal = spec::betting::legal_bets(rules_, betting);
      if (auto difference = compare_bettings(rules_, betting, legal, *reached_[now_].board)) {
        return fail(now_, std::move(*difference));
      }
      if (betting.over) settle(deals);
      for (const Bet& bet : legal) {
        if (walked_.failure) return;
        ++walked_.moves;
        arrive(spec::betting::bet(rules_, betting, bet), reached_[now_].board->after(bet), bet);
      }
    }
  }

  const Rules& rules_;
  const BetSubject& subject_;
  const BetRound start_;
  std::vector<Reached> reached_;
  std::size_t now_ = 0;
  std::set<Betting> known_;
  std::set<std::pair<std::vector<spec::betting::Stake>, int>> ends_;
  BetWalked walked_;
};

BetRound random_start(const Rules& rules, cards::Dice& dice) {
  BetRound round;
  round.dealer = dice.roll(rules.players());
  round.ante = 1 + dice.roll(3);
  const int rich = 3 + dice.roll(40);
  for (int seat = 0; seat < rules.players(); ++seat) round.money.push_back(dice.roll(rich));
  return round;
}

std::vector<CardSet> random_hands(const Rules& rules, int dealer, cards::Dice& dice) {
  std::vector<cards::Card> cards = spec::betting::deck(rules).cards();
  dice.shuffle(cards);
  return spec::betting::deal(rules.players(), dealer, cards);
}

// Mostly bets with which a round goes on: small raises, and folds in so many of a hundred.
const Bet& choose(const std::vector<Bet>& legal, int folds, cards::Dice& dice) {
  const auto follow = std::ranges::find(legal, Bet::follow());
  const auto raise = std::ranges::find(legal, Bet::Sort::raise, &Bet::sort);
  if (legal.front() == Bet::fold() && dice.chance(folds)) return legal.front();
  if (raise != legal.end() && (follow == legal.end() || dice.chance(30))) {
    const auto raises = static_cast<int>(legal.end() - raise);
    return raise[dice.roll(dice.chance(80) ? std::min(raises, 3) : raises)];
  }
  return follow != legal.end() ? *follow : legal.front();
}

class RandomRound {
 public:
  static constexpr int kFewFolds = 12;
  static constexpr int kManyFolds = 60;

  RandomRound(const Rules& rules, const BetSubject& subject, cards::Dice& dice)
      : rules_(rules),
        subject_(subject),
        dice_(dice),
        round_(random_start(rules, dice)),
        folds_(dice.chance(30) ? kManyFolds : kFewFolds) {}

  BetWalked run(const std::function<bool()>& stop) {
    try {
      Betting betting = spec::betting::begin(rules_, round_.dealer, round_.money, round_.ante);
      auto board = subject_.begin(round_);
      if (differ(betting, *board)) return std::move(walked_);
      while (!betting.over && !stop() && decide(betting, board)) {
      }
      if (!walked_.failure && betting.over) settle(betting, *board);
    } catch (const std::exception& error) {
      check(Difference{"error", "none", error.what()});
    }
    walked_.last = std::move(round_);
    return std::move(walked_);
  }

 private:
  bool check(std::optional<Difference> difference) {
    if (!difference) return false;
    walked_.failure = BetFailure{rules_.ruleset().edition().id, rules_.ruleset().changes(), round_,
                                 std::move(*difference)};
    return true;
  }

  bool differ(const Betting& betting, const BetBoard& board) {
    return check(
        compare_bettings(rules_, betting, spec::betting::legal_bets(rules_, betting), board));
  }

  // One decision; false when a difference was found.
  bool decide(Betting& betting, std::unique_ptr<BetBoard>& board) {
    ++walked_.positions;
    const auto legal = spec::betting::legal_bets(rules_, betting);
    const Bet chosen = choose(legal, folds_, dice_);
    Betting next;
    std::unique_ptr<BetBoard> next_board;
    for (const Bet& bet : legal) {
      ++walked_.moves;
      round_.bets.push_back(bet);
      Betting after = spec::betting::bet(rules_, betting, bet);
      auto after_board = board->after(bet);
      if (differ(after, *after_board)) return false;
      round_.bets.pop_back();
      if (!(bet == chosen)) continue;
      next = std::move(after);
      next_board = std::move(after_board);
    }
    round_.bets.push_back(chosen);
    betting = std::move(next);
    board = std::move(next_board);
    return true;
  }

  void settle(const Betting& betting, const BetBoard& board) {
    constexpr int kDeals = 4;
    for (int i = 0; i < kDeals; ++i) {
      ++walked_.moves;
      round_.hands = random_hands(rules_, round_.dealer, dice_);
      if (check(compare_ends(rules_, betting, deal_of(rules_, round_.hands), board))) return;
    }
  }

  const Rules& rules_;
  const BetSubject& subject_;
  cards::Dice& dice_;
  BetRound round_;
  int folds_;  // in a hundred
  BetWalked walked_;
};

}  // namespace

std::vector<BetDeal> deals_of_kinds(const Rules& rules, int players, std::uint64_t most) {
  const auto kinds = kinds_of(rules, [](const Standing& standing) {
    return std::tuple(standing.combination.empty(), standing.multiplier, standing.catches,
                      standing.replays_up_to);
  });
  std::vector<BetDeal> deals;
  for_each_deal(kinds, players, most, [&](const std::vector<CardSet>& hands) {
    deals.push_back(deal_of(rules, hands));
    return true;
  });
  return deals;
}

BetWalked walk_bets(const Rules& rules, const BetSubject& subject,
                    const reduced_decks::BettingGame& game, const std::vector<BetDeal>& deals) {
  return BetWalk(rules, subject, {0, game.money, game.ante, {}, {}}).run(deals);
}

BetWalked walk_showdowns(const Rules& rules, const BetSubject& subject) {
  std::vector<int> everybody;
  for (int seat = 0; seat < rules.players(); ++seat) everybody.push_back(seat);
  const BetRound round = checker::plain_line(rules, everybody);
  BetWalked walked;
  if ((walked.failure = follow(rules, subject, round))) return walked;
  Betting betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  auto board = subject.begin(round);
  for (const Bet& bet : round.bets) {
    betting = spec::betting::bet(rules, betting, bet);
    board = board->after(bet);
  }
  const auto compare = [&](const std::vector<CardSet>& hands) {
    ++walked.positions;
    ++walked.moves;
    auto difference = compare_ends(rules, betting, deal_of(rules, hands), *board);
    if (!difference) return true;
    walked.failure = BetFailure{rules.ruleset().edition().id, rules.ruleset().changes(), round,
                                std::move(*difference)};
    walked.failure->round.hands = hands;
    return false;
  };
  if (rules.players() == 2) {
    const std::vector<CardSet> hands = spec::betting::all_hands(rules);
    for (const CardSet first : hands) {
      for (const CardSet second : hands) {
        if ((first & second).empty() && !compare({first, second})) return walked;
      }
    }
    return walked;
  }
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  const auto kinds = kinds_of(rules, [](const Standing& standing) {
    return std::pair(standing.combination, standing.points);
  });
  for_each_deal(kinds, rules.players(), kAll, compare);
  return walked;
}

BetWalked play_bets(const Rules& rules, const BetSubject& subject, std::uint64_t seed,
                    const std::function<bool()>& stop) {
  cards::Dice dice(seed);
  return RandomRound(rules, subject, dice).run(stop);
}

}  // namespace hanaproof::crosscheck
