#include "solvers/hands/count.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace hanaproof::hands {

using cards::CardSet;
using cards::Month;
using rulebook::yaku::SakeCup;

namespace {

constexpr std::size_t kMostStates = 4'000'000;

struct Beginning {
  std::uint64_t hands = 0;
  CardSet least;

  void add(std::uint64_t more, CardSet hand) {
    if (hands == 0 || hand < least) least = hand;
    hands += more;
  }
};

// First how many cards there are, then how many of each set, then the months of two or more cards,
// each as a letter, in ascending order.
using State = std::string;

class Reader {
 public:
  explicit Reader(const HandRules& rules) {
    for (const Combo& combo : rules.combos) {
      for (const auto& expression : sets_of(combo.cards)) {
        const CardSet set = expression.resolve(SakeCup::animal);
        if (std::ranges::find(sets_, set) == sets_.end()) sets_.push_back(set);
      }
      for (const auto& three : combo.threes) {
        if (std::ranges::find(threes_, three) == threes_.end()) threes_.push_back(three);
      }
    }
  }

  State start() const { return State(1 + sets_.size(), '\0'); }

  State after(const State& state, CardSet taken) const {
    State next = state;
    next[0] = static_cast<char>(next[0] + taken.size());
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      next[i + 1] = static_cast<char>(next[i + 1] + (taken & sets_[i]).size());
    }
    if (taken.size() < 2) return next;
    next += letter(taken);
    std::sort(next.begin() + static_cast<std::ptrdiff_t>(1 + sets_.size()), next.end());
    return next;
  }

 private:
  // How many cards, and which of the conditions on threes they meet.
  State::value_type letter(CardSet taken) const {
    std::vector<bool> met;
    for (const auto& three : threes_) {
      met.push_back(evaluate_condition(three, taken, SakeCup::animal));
    }
    const auto kind = std::pair(taken.size(), met);
    const auto known = std::ranges::find(letters_, kind);
    if (known != letters_.end()) return static_cast<char>(known - letters_.begin());
    letters_.push_back(kind);
    return static_cast<char>(letters_.size() - 1);
  }

  std::vector<CardSet> sets_;
  std::vector<rulebook::yaku::Expr> threes_;
  mutable std::vector<std::pair<int, std::vector<bool>>> letters_;  // by letter
};

// The cards of a month that a hand can have, those that no state tells apart together.
std::map<State, Beginning> choices(const Reader& reader, const HandRules& rules, Month month) {
  std::map<State, Beginning> all;
  for (const CardSet taken : (rules.deck & CardSet::month(month)).subsets()) {
    all[reader.after(reader.start(), taken)].add(1, taken);
  }
  return all;
}

}  // namespace

Tally count_hands(const HandRules& rules) {
  const Reader reader(rules);
  std::unordered_map<State, Beginning> states;
  states[reader.start()].add(1, {});
  for (Month month = 1; month <= cards::kMonths; ++month) {
    std::unordered_map<State, Beginning> next;
    const auto taken = choices(reader, rules, month);
    for (const auto& [state, beginning] : states) {
      for (const auto& [alike, some] : taken) {
        if (state[0] + alike[0] > rules.cards) continue;
        next[reader.after(state, some.least)].add(beginning.hands * some.hands,
                                                  beginning.least | some.least);
      }
    }
    if (next.size() > kMostStates) {
      throw TooMany("the combos of the hand tell apart too many hands to count");
    }
    states = std::move(next);
  }
  std::map<Worths, Beginning> found;
  for (const auto& [state, hands] : states) {
    if (state[0] != rules.cards) continue;
    found[worths(rules, hands.least)].add(hands.hands, hands.least);
  }
  Tally tally;
  for (const auto& [made, hands] : found) {
    tally.hands += hands.hands;
    tally.classes.push_back({made, hands.hands, hands.least});
  }
  return tally;
}

}  // namespace hanaproof::hands
