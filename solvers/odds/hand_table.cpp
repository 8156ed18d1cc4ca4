#include "solvers/odds/hand_table.h"

#include <algorithm>
#include <limits>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#include "model/cards/card_set.h"
#include "model/rulebook/combination.h"
#include "model/rulebook/library.h"
#include "solvers/engine/formula.h"

namespace hanaproof::odds {

using cards::Card;
using rulebook::EditionError;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr int kByPoints = -1;  // a place that is none in combination.order

struct Combination {
  std::string name;
  int place;  // in combination.order, 0 the strongest; kByPoints
  engine::Program holds;
  int multiplier;
  std::vector<std::string> catches;
  std::string replays_up_to;
};

// What a hand counts as.
struct Standing {
  int place = kByPoints;
  int points = 0;
  std::string category = {};
  int multiplier = 1;
  bool combination = false;  // else points alone, which multiply nothing
};

[[noreturn]] void refuse(const Ruleset& rules, const std::string& why) {
  throw EditionError(fmt::format("{}: {}", rules.edition().id, why));
}

// All combinations of the rules: those in combination.order first, the strongest before others.
std::vector<Combination> compiled(const Ruleset& rules) {
  const std::vector<std::string> order = rulebook::combination_order(rules);
  std::vector<Combination> all;
  for (const rulebook::Combination& each : rulebook::combinations(rules)) {
    const auto place = std::ranges::find(order, each.id);
    all.push_back({each.id,
                   place == order.end() ? kByPoints : static_cast<int>(place - order.begin()),
                   engine::Program(each.cards, rulebook::yaku::SakeCup::animal), each.multiplier,
                   each.catches, each.replays_up_to});
  }
  std::ranges::stable_sort(all, {}, [](const Combination& each) {
    return each.place == kByPoints ? std::numeric_limits<int>::max() : each.place;
  });
  return all;
}

std::vector<Card> deck_of(const Ruleset& rules) {
  cards::CardSet deck;
  for (const Value& item : *rules["deck.cards"].list()) {
    const Card card = *Card::parse(*item.word());
    if (deck.contains(card)) refuse(rules, fmt::format("deck.cards: {} is twice", card.code()));
    deck.insert(card);
  }
  if (deck.size() < 4 || deck.size() > kMostCards || deck.size() % 2 != 0) {
    refuse(rules, fmt::format("deck.cards: odds are counted for decks of 4 to {} cards, an even "
                              "number; found {}",
                              kMostCards, deck.size()));
  }
  return deck.cards();
}

class Judge {
 public:
  explicit Judge(const Ruleset& rules)
      : known_(compiled(rules)),
        units_(rules.is("points.value", "units-of-sum")),
        high_(rules.is("points.order", "high-wins")),
        below_all_(rules.is("points.against-combination", "below-all")) {}

  Standing standing(Card a, Card b) const {
    const int sum = a.month() + b.month();
    Standing held{kByPoints, units_ ? sum % 10 : sum, {}, 1};
    const auto made = std::ranges::find_if(known_, [&](const Combination& each) {
      return each.holds.run(cards::CardSet{a, b}.bits()) != 0;
    });
    if (made == known_.end()) {
      held.category = fmt::format("points-{}", held.points);
    } else {
      held.place = made->place;
      held.category = made->name;
      held.multiplier = made->multiplier;
      held.combination = true;
    }
    return held;
  }

  const std::vector<Combination>& combinations() const { return known_; }

  bool stronger(const Standing& a, const Standing& b) const {
    const bool a_ordered = a.place != kByPoints;
    const bool b_ordered = b.place != kByPoints;
    if (a_ordered && b_ordered) return a.place < b.place;
    if (a_ordered != b_ordered && below_all_) return a_ordered;
    return high_ ? a.points > b.points : a.points < b.points;
  }

 private:
  std::vector<Combination> known_;
  bool units_;
  bool high_;
  bool below_all_;
};

// For each hand, how many hands it beats.
std::vector<int> wins_of(const Judge& judge, const std::vector<Standing>& standings) {
  std::vector<int> wins;
  for (const Standing& one : standings) {
    wins.push_back(static_cast<int>(std::ranges::count_if(
        standings, [&](const Standing& other) { return judge.stronger(one, other); })));
  }
  return wins;
}

// Refuses standings that are in no strict weak order, given how many hands each beats.
void check_order(const Ruleset& rules, const Judge& judge, const std::vector<Standing>& standings,
                 const std::vector<int>& wins) {
  for (std::size_t i = 0; i < standings.size(); ++i) {
    for (std::size_t j = 0; j < standings.size(); ++j) {
      if (judge.stronger(standings[i], standings[j]) == (wins[i] > wins[j])) continue;
      refuse(rules, fmt::format("hands do not stand in one order ({} and {} do not fit into it), "
                                "so their odds cannot be counted by rank",
                                standings[i].category, standings[j].category));
    }
  }
}

void check_effects(const Ruleset& rules, const Combination& combination) {
  if (!combination.catches.empty() && !rules.is("showdown.compared", "at-once")) {
    refuse(rules, fmt::format("showdown.compared: where hands are compared in turn, what "
                              "combination.{} catches depends on the seats, and its odds cannot "
                              "be counted by rank",
                              combination.name));
  }
  if (!rules.is("points.against-combination", "below-all")) {
    refuse(rules, fmt::format("points.against-combination: with the effects of combination.{}, "
                              "points are expected below all combinations",
                              combination.name));
  }
}

// The effects of the hands, once their classes are known.
std::vector<Effect> effects_of(const Ruleset& rules, const std::vector<Combination>& combinations,
                               const std::vector<Hand>& hands) {
  const auto class_of = [&](const std::string& name) {
    const auto hand = std::ranges::find(hands, name, &Hand::category);
    const auto ordered = std::ranges::any_of(combinations, [&](const Combination& each) {
      return each.name == name && each.place != kByPoints;
    });
    if (hand == hands.end() || !ordered) {
      refuse(rules, fmt::format("a combination has an effect on {}, which no hand in "
                                "combination.order is",
                                name));
    }
    return hand->strength;
  };
  std::vector<Effect> effects;
  for (const Combination& each : combinations) {
    if (each.catches.empty() && each.replays_up_to.empty()) continue;
    check_effects(rules, each);
    Effect effect;
    for (const std::string& name : each.catches) effect.catches.push_back(class_of(name));
    if (!each.replays_up_to.empty()) effect.replays_up_to = class_of(each.replays_up_to);
    for (effect.hand = 0; effect.hand < hands.size(); ++effect.hand) {
      if (hands[effect.hand].category == each.name) effects.push_back(effect);
    }
  }
  return effects;
}

}  // namespace

HandTable::HandTable(const Ruleset& rules) : deck_(deck_of(rules)) {
  list_hands();
  const Judge judge(rules);
  std::vector<Standing> standings;
  for (const Hand& hand : hands_) {
    standings.push_back(judge.standing(deck_[at(hand.places[0])], deck_[at(hand.places[1])]));
  }
  const std::vector<int> wins = wins_of(judge, standings);
  check_order(rules, judge, standings, wins);
  const std::set<int> levels(wins.begin(), wins.end());
  multipliers_.resize(levels.size());
  paid_.resize(levels.size());
  const bool on_top = rules.is("payment.multiplier-means", "on-top");
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    hands_[i].category = standings[i].category;
    hands_[i].strength = static_cast<int>(std::distance(levels.begin(), levels.find(wins[i])));
    int& multiplier = multipliers_[at(hands_[i].strength)];
    if (multiplier != 0 && multiplier != standings[i].multiplier) {
      refuse(rules, fmt::format("{} ties with hands of another multiplier, so it is open what its "
                                "payment is",
                                hands_[i].category));
    }
    multiplier = standings[i].multiplier;
    int& paid = paid_[at(hands_[i].strength)];
    const int stakes = multiplier + (on_top && standings[i].combination ? 1 : 0);
    if (paid != 0 && paid != stakes) {
      refuse(rules, fmt::format("{} ties with hands that take other stakes, so it is open what its "
                                "payment is",
                                hands_[i].category));
    }
    paid = stakes;
  }
  effects_ = effects_of(rules, judge.combinations(), hands_);
}

HandTable::HandTable(std::vector<Card> deck, const std::vector<int>& strength,
                     std::vector<int> multipliers, std::vector<int> paid)
    : deck_(std::move(deck)), multipliers_(std::move(multipliers)), paid_(std::move(paid)) {
  if (paid_.empty()) paid_ = multipliers_;
  std::ranges::sort(deck_);
  list_hands();
  if (strength.size() != hands_.size()) throw std::invalid_argument("a strength for each hand");
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    if (strength[i] < 0 || at(strength[i]) >= multipliers_.size()) {
      throw std::invalid_argument("a strength without a multiplier");
    }
    hands_[i].strength = strength[i];
    hands_[i].category = fmt::format("class-{}", strength[i]);
  }
}

void HandTable::list_hands() {
  for (int a = 0; a < cards(); ++a) {
    for (int b = a + 1; b < cards(); ++b) {
      index_[at(a)][at(b)] = index_[at(b)][at(a)] = static_cast<int>(hands_.size());
      hands_.push_back({{a, b}, 0, {}});
    }
  }
}

int HandTable::place(Card card) const {
  const auto found = std::ranges::find(deck_, card);
  return found == deck_.end() ? -1 : static_cast<int>(found - deck_.begin());
}

}  // namespace hanaproof::odds
