#include "solvers/engine/betting/ranks.h"

#include <algorithm>
#include <limits>
#include <map>

#include <fmt/format.h>

#include "model/rulebook/combination.h"
#include "model/rulebook/library.h"
#include "solvers/engine/formula.h"

namespace hanaproof::engine::betting {

using cards::Card;
using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr int kNoCombination = -1;

struct Compiled {
  int number;  // its own
  int place;   // -1: none
  engine::Program holds;
  rulebook::Combination source;
};

// Those with a place first, the strongest before others, then the rest as the rules list them: the
// first that a hand makes is what it counts as.
std::vector<Compiled> compiled(const Ruleset& rules, const std::vector<std::string>& order) {
  std::vector<Compiled> all;
  for (const rulebook::Combination& each : rulebook::combinations(rules)) {
    const auto place = std::ranges::find(order, each.id);
    all.push_back({static_cast<int>(all.size()),
                   place == order.end() ? -1 : static_cast<int>(place - order.begin()),
                   engine::Program(each.cards, rulebook::yaku::SakeCup::animal), each});
  }
  std::ranges::stable_sort(all, {}, [](const Compiled& each) {
    return each.place < 0 ? std::numeric_limits<int>::max() : each.place;
  });
  return all;
}

// By what a hand is put into a class: the combination that it counts as, and its points.
using Worth = std::pair<int, int>;

struct Order {
  bool high;    // points.order
  bool points;  // points.against-combination: by-points

  bool outranks(const HandClass& a, const HandClass& b) const {
    const bool a_placed = a.place >= 0;
    const bool b_placed = b.place >= 0;
    if (a_placed && b_placed) return a.place < b.place;
    if (a_placed != b_placed && !points) return a_placed;
    return high ? a.points > b.points : a.points < b.points;
  }
};

HandClass class_of(const Compiled* made, int points, const std::vector<std::string>& order) {
  HandClass one;
  one.points = points;
  if (made == nullptr) return one;
  one.place = made->place;
  one.combination = true;
  one.multiplier = made->source.multiplier;
  if (!made->source.replays_up_to.empty()) {
    const auto limit = std::ranges::find(order, made->source.replays_up_to);
    one.replays_from = static_cast<int>(limit - order.begin());
  }
  return one;
}

}  // namespace

RankTable::RankTable(const Ruleset& rules) {
  CardSet deck;
  for (const Value& code : *rules["deck.cards"].list()) deck.insert(*Card::parse(*code.word()));
  deck_ = deck.cards();
  const std::vector<std::string> order = rulebook::combination_order(rules);
  const std::vector<Compiled> combinations = compiled(rules, order);
  const bool units = rules.is("points.value", "units-of-sum");
  std::map<Worth, ClassId> known;
  std::vector<const Compiled*> made_by;  // the combination of each class
  for (const Card a : deck_) {
    for (const Card b : deck_) {
      if (!(a < b)) continue;
      const int sum = a.month() + b.month();
      const auto made = std::ranges::find_if(combinations, [&](const Compiled& each) {
        return each.holds.run(CardSet{a, b}.bits()) != 0;
      });
      const Compiled* counts = made == combinations.end() ? nullptr : &*made;
      const Worth worth{counts ? counts->number : kNoCombination, units ? sum % 10 : sum};
      if (!known.contains(worth)) {
        if (classes_.size() == kMostClasses) {
          throw rulebook::EditionError(
              fmt::format("{}: more than {} kinds of hands", rules.edition().id, kMostClasses));
        }
        known[worth] = static_cast<ClassId>(classes_.size());
        classes_.push_back(class_of(counts, worth.second, order));
        names_.push_back(counts ? counts->source.id : fmt::format("points-{}", worth.second));
        made_by.push_back(counts);
      }
      const auto i = static_cast<std::size_t>(a.index());
      const auto j = static_cast<std::size_t>(b.index());
      ids_[i][j] = ids_[j][i] = known[worth];
    }
  }
  const Order ranks{rules.is("points.order", "high-wins"),
                    rules.is("points.against-combination", "by-points")};
  for (std::size_t a = 0; a < classes_.size(); ++a) {
    for (std::size_t b = 0; b < classes_.size(); ++b) {
      if (ranks.outranks(classes_[b], classes_[a])) classes_[a].outranked_by.set(b);
      if (!made_by[a] || !made_by[b]) continue;
      const auto& prey = made_by[a]->source.catches;
      if (std::ranges::find(prey, made_by[b]->source.id) != prey.end()) classes_[a].catches.set(b);
    }
  }
}

ClassId RankTable::of(CardSet hand) const {
  const Card first = hand.front();
  hand.erase(first);
  return of(first, hand.front());
}

}  // namespace hanaproof::engine::betting
