#include "solvers/odds/hand_table.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#include "model/cards/card_set.h"
#include "model/rulebook/combination.h"
#include "model/rulebook/library.h"
#include "solvers/engine/betting/ranks.h"
#include "solvers/odds/effects.h"

namespace hanaproof::odds {

using cards::Card;
using engine::betting::ClassId;
using engine::betting::RankTable;
using rulebook::Combination;
using rulebook::EditionError;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

[[noreturn]] void refuse(const Ruleset& rules, const std::string& why) {
  throw EditionError(fmt::format("{}: {}", rules.edition().id, why));
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

// For each hand, how many hands it beats.
std::vector<int> wins_of(const RankTable& ranks, const std::vector<ClassId>& kinds) {
  std::vector<int> wins;
  for (const ClassId one : kinds) {
    wins.push_back(static_cast<int>(std::ranges::count_if(
        kinds, [&](ClassId other) { return ranks[other].outranked_by.test(one); })));
  }
  return wins;
}

// Refuses hands that are in no strict weak order, given how many hands each beats.
void check_order(const Ruleset& rules, const RankTable& ranks, const std::vector<ClassId>& kinds,
                 const std::vector<int>& wins) {
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    for (std::size_t j = 0; j < kinds.size(); ++j) {
      if (ranks[kinds[j]].outranked_by.test(kinds[i]) == (wins[i] > wins[j])) continue;
      refuse(rules, fmt::format("hands do not stand in one order ({} and {} do not fit into it), "
                                "so their odds cannot be counted by rank",
                                ranks.name(kinds[i]), ranks.name(kinds[j])));
    }
  }
}

void check_effects(const Ruleset& rules, const Combination& combination) {
  if (!combination.catches.empty() && !rules.is("showdown.compared", "at-once")) {
    refuse(rules, fmt::format("showdown.compared: where hands are compared in turn, what "
                              "combination.{} catches depends on the seats, and its odds cannot "
                              "be counted by rank",
                              combination.id));
  }
  if (!rules.is("points.against-combination", "below-all")) {
    refuse(rules, fmt::format("points.against-combination: with the effects of combination.{}, "
                              "points are expected below all combinations",
                              combination.id));
  }
}

// The effects of the hands, once their classes are known: of combinations in combination.order
// first, the strongest before others.
std::vector<Effect> effects_of(const Ruleset& rules, const std::vector<Hand>& hands) {
  const std::vector<std::string> order = rulebook::combination_order(rules);
  std::vector<Combination> combinations = rulebook::combinations(rules);
  std::ranges::stable_sort(combinations, {}, [&](const Combination& each) {
    return std::ranges::find(order, each.id) - order.begin();
  });
  const auto class_of = [&](const std::string& name) {
    const auto hand = std::ranges::find(hands, name, &Hand::category);
    if (hand == hands.end() || std::ranges::find(order, name) == order.end()) {
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
      if (hands[effect.hand].category == each.id) effects.push_back(effect);
    }
  }
  return effects;
}

// How many sets of hands with effects, from one of them on, have no card twice and none that is
// gone; a number above `most` where they are more.
std::size_t sets_of(const std::vector<Hand>& hands, const std::vector<Effect>& effects,
                    std::size_t from, PlaceSet gone, std::size_t most) {
  std::size_t sets = 1;
  for (std::size_t i = from; i < effects.size() && sets <= most; ++i) {
    const PlaceSet places = places_of(hands[effects[i].hand]);
    if ((places & gone) == 0) sets += sets_of(hands, effects, i + 1, gone | places, most);
  }
  return sets;
}

void check_sets(const Ruleset& rules, const std::vector<Hand>& hands,
                const std::vector<Effect>& effects) {
  if (sets_of(hands, effects, 0, 0, kMostSets) <= kMostSets) return;
  const Hand& last = hands[effects.back().hand];
  refuse(rules, fmt::format("combination.{}: hands that catch others or have a round replayed can "
                            "be held together in more than {} ways, too many to count odds",
                            last.category, kMostSets));
}

}  // namespace

HandTable::HandTable(const Ruleset& rules) : deck_(deck_of(rules)) {
  list_hands();
  const RankTable ranks(rules);
  std::vector<ClassId> kinds;
  for (const Hand& hand : hands_) {
    kinds.push_back(ranks.of(deck_[at(hand.places[0])], deck_[at(hand.places[1])]));
  }
  const std::vector<int> wins = wins_of(ranks, kinds);
  check_order(rules, ranks, kinds, wins);
  const std::set<int> levels(wins.begin(), wins.end());
  multipliers_.resize(levels.size());
  paid_.resize(levels.size());
  const bool on_top = rules.is("payment.multiplier-means", "on-top");
  for (std::size_t i = 0; i < hands_.size(); ++i) {
    Hand& hand = hands_[i];
    hand.category = ranks.name(kinds[i]);
    hand.strength = static_cast<int>(std::distance(levels.begin(), levels.find(wins[i])));
    const auto settle = [&](int& known, int value, const char* others) {
      if (known != 0 && known != value) {
        refuse(rules, fmt::format("{} ties with hands {}, so it is open what its payment is",
                                  hand.category, others));
      }
      known = value;
    };
    // Points alone multiply nothing.
    const bool combination = ranks[kinds[i]].combination;
    const int multiplier = combination ? ranks[kinds[i]].multiplier : 1;
    settle(multipliers_[at(hand.strength)], multiplier, "of another multiplier");
    settle(paid_[at(hand.strength)], multiplier + (on_top && combination ? 1 : 0),
           "that take other stakes");
  }
  effects_ = effects_of(rules, hands_);
  check_sets(rules, hands_, effects_);
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
