#include "solvers/hands/overlaps.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "solvers/hands/count.h"

namespace hanaproof::hands {

namespace {

void add(Concerned& concerned, const Class& one) {
  concerned.hands += one.hands;
  if (!concerned.least || one.least < *concerned.least) concerned.least = one.least;
}

// The combos that are made, by id.
std::map<std::string, int> by_id(const HandRules& rules, const Worths& made) {
  std::map<std::string, int> all;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i] != kNotMade) all[rules.combos[i].id] = made[i];
  }
  return all;
}

// Whether all hands that make the one combo make the other, too, and it is worth as much at least.
bool covers(const Tally& tally, std::size_t other, std::size_t one) {
  return std::ranges::all_of(tally.classes, [&](const Class& each) {
    return each.made[one] == kNotMade || each.made[other] >= each.made[one];
  });
}

bool implies(const Tally& tally, std::size_t one, std::size_t other) {
  return std::ranges::all_of(tally.classes, [&](const Class& each) {
    return each.made[one] == kNotMade || each.made[other] != kNotMade;
  });
}

}  // namespace

std::vector<Overlap> overlaps(const HandRules& rules, const Tally& tally) {
  std::vector<Overlap> all;
  for (std::size_t i = 0; i < rules.combos.size(); ++i) {
    for (std::size_t j = i + 1; j < rules.combos.size(); ++j) {
      if (rules.combos[i].type != rules.combos[j].type) continue;
      Overlap overlap{i, j, {}, {}};
      for (const Class& one : tally.classes) {
        if (one.made[i] == kNotMade || one.made[j] == kNotMade) continue;
        add(overlap.both, one);
        if (one.made[i] == one.made[j]) add(overlap.equal, one);
      }
      if (overlap.both.hands == 0) continue;
      overlap.first_implies_second = implies(tally, i, j);
      overlap.second_implies_first = implies(tally, j, i);
      all.push_back(overlap);
    }
  }
  return all;
}

std::vector<Use> uses(const HandRules& rules, const Tally& tally) {
  std::vector<Use> all;
  for (std::size_t combo = 0; combo < rules.combos.size(); ++combo) {
    Use use{combo, {}, {}};
    for (const Class& one : tally.classes) {
      if (one.made[combo] == kNotMade) continue;
      add(use.made, one);
      Worths without = one.made;
      without[combo] = kNotMade;
      if (kan(rules, one.made) > kan(rules, without)) add(use.matters, one);
    }
    for (std::size_t other = 0; other < rules.combos.size() && !use.never_made(); ++other) {
      const bool same_type = rules.combos[other].type == rules.combos[combo].type;
      if (other != combo && same_type && covers(tally, other, combo)) {
        use.covered_by.push_back(other);
      }
    }
    all.push_back(std::move(use));
  }
  return all;
}

Differing differing(const HandRules& one, const HandRules& other) {
  if (one.cards != other.cards || one.deck != other.deck) {
    throw std::invalid_argument("hands of different rules are not the same hands");
  }
  HandRules both = one;
  both.combos.insert(both.combos.end(), other.combos.begin(), other.combos.end());
  const auto split = static_cast<std::ptrdiff_t>(one.combos.size());
  Differing differing;
  for (const Class& each : count_hands(both).classes) {
    const Worths first(each.made.begin(), each.made.begin() + split);
    const Worths second(each.made.begin() + split, each.made.end());
    if (by_id(one, first) != by_id(other, second)) add(differing.made, each);
    if (kan(one, first) != kan(other, second)) add(differing.kan, each);
  }
  return differing;
}

}  // namespace hanaproof::hands
