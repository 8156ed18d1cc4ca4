// The longest and the shortest round of a betting game, in bets.
#include <algorithm>
#include <map>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/audit/audit.h"
#include "model/spec/sutda/betting.h"

namespace hanaproof::audit {

using notation::Bet;
using notation::BetRound;
using sutda::Betting;
using sutda::Rules;

namespace {

constexpr int kMostCoins = 6;
constexpr int kAnte = 1;
constexpr std::size_t kMostStates = 60'000;  // of the games of one number of coins

// The shortest and the longest line of bets from each state of a game.
class Lengths {
 public:
  explicit Lengths(const Rules& rules) : rules_(rules) {}

  // Throws std::length_error where there are too many states, or where bets can go round.
  void explore(const Betting& from) { look(from); }

  std::size_t states() const { return known_.size(); }

  // How many bets, and the bets.
  std::vector<Bet> line(Betting at, bool longest) const {
    std::vector<Bet> bets;
    while (!at.over) {
      const Entry& entry = known_.at(at);
      bets.push_back(longest ? entry.longest_by : entry.shortest_by);
      at = sutda::bet(rules_, at, bets.back());
    }
    return bets;
  }

 private:
  struct Entry {
    bool done = false;
    int shortest = 0;
    int longest = 0;
    Bet shortest_by = {};
    Bet longest_by = {};
  };

  Entry look(const Betting& at) {
    if (const auto known = known_.find(at); known != known_.end()) {
      if (!known->second.done) throw std::length_error("bets can lead back to where they began");
      return known->second;
    }
    if (known_.size() == kMostStates) throw std::length_error("more states than can be held");
    known_[at] = {};
    Entry entry{true, 0, 0, {}, {}};
    bool first = true;
    for (const Bet& bet : sutda::legal_bets(rules_, at)) {
      const Entry next = look(sutda::bet(rules_, at, bet));
      if (first || next.shortest + 1 < entry.shortest) {
        entry.shortest = next.shortest + 1;
        entry.shortest_by = bet;
      }
      if (first || next.longest + 1 > entry.longest) {
        entry.longest = next.longest + 1;
        entry.longest_by = bet;
      }
      first = false;
    }
    known_[at] = entry;
    return entry;
  }

  const Rules& rules_;
  std::map<Betting, Entry> known_;
};

// What is known of any number of coins.
std::string growth(const Rules& rules) {
  if (!rules.follow.is("highest") || rules.short_money.is("caps-everyone")) {
    return "more coins let bets go on for longer";
  }
  // What others equal gives back at the end of an auction can be bid in the next one.
  return fmt::format(
      "with c coins each at most {} x (c + 1) + {}, because a bet that is not the player's first "
      "in "
      "its auction puts in a coin or folds",
      rules.auctions.number() * rules.players(), rules.players() - 1);
}

Round round_of(int coins, int players, std::vector<Bet> bets) {
  Round round;
  round.plies = static_cast<int>(bets.size());
  round.bets = BetRound{};
  round.bets->money.assign(static_cast<std::size_t>(players), coins);
  round.bets->ante = kAnte;
  round.bets->bets = std::move(bets);
  return round;
}

}  // namespace

Rounds measure_bet_rounds(const rulebook::Ruleset& ruleset) {
  const Rules rules(ruleset);
  const int players = rules.players();
  Rounds found;
  // Folds that leave one standing; who has put in to open stands, so that all others fold.
  found.shortest_bound = players - (rules.opener_may_fold.holds() ? 1 : 0);
  found.shortest_argument = fmt::format(
      "as long as everybody has a coin, nobody is passed over before all but one have folded{}",
      rules.opener_may_fold.holds() ? "" : ", and whoever opens cannot fold");
  const int staked = rules.ante.is("everyone") ? kAnte : 0;
  int coins_of_longest = 0;
  std::size_t states = 0;
  std::string stopped = fmt::format("{} coins are the most that were looked at", kMostCoins);
  for (int coins = staked + 1; coins <= kMostCoins; ++coins) {
    Lengths lengths(rules);
    const Betting start =
        sutda::begin(rules, 0, std::vector<int>(static_cast<std::size_t>(players), coins), kAnte);
    try {
      lengths.explore(start);
    } catch (const std::length_error& error) {
      stopped = fmt::format("with {} coins: {}", coins, error.what());
      break;
    }
    states += lengths.states();
    Round shortest = round_of(coins, players, lengths.line(start, false));
    Round longest = round_of(coins, players, lengths.line(start, true));
    found.small_games.push_back(fmt::format("{} coins each: {} to {} bets (every line)", coins,
                                            shortest.plies, longest.plies));
    if (!found.shortest || shortest.plies < found.shortest->plies) {
      found.shortest = std::move(shortest);
    }
    found.longest_bound = longest.plies;
    found.longest = std::move(longest);
    coins_of_longest = coins;
  }
  // Somebody without coins is not asked.
  found.may_be_unplayed =
      sutda::begin(rules, 0, std::vector<int>(static_cast<std::size_t>(players), staked), kAnte)
          .over;
  found.longest_argument =
      coins_of_longest == 0
          ? std::string("no game was small enough")
          : fmt::format("with {} coins each and a starting stake of {}, every line of bets; {}",
                        coins_of_longest, kAnte, growth(rules));
  found.evidence = {Basis::counted,
                    fmt::format("Every state of the betting in which all have the same, up to {} "
                                "coins, with {} players and a starting stake of {}; {}.",
                                coins_of_longest, players, kAnte, stopped),
                    static_cast<std::uint64_t>(states)};
  return found;
}

}  // namespace hanaproof::audit
