#include "solvers/piles/card_classes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "solvers/engine/score.h"
#include "solvers/piles/pile_answers.h"

namespace hanaproof::piles {

using cards::Card;
using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Value;
using rulebook::Yaku;
using rulebook::yaku::SakeCup;

namespace {

constexpr int kManyPoints = 1'000'000;  // more than any pile is worth

// Whether points are what yaku are worth, one added to the other, by the same factor everywhere.
// A factor of several topics changes with points at one threshold only.
bool just_adds(const std::vector<Ruleset>& sides, const Calls& calls) {
  std::set<int> factors;
  for (const Ruleset& rules : sides) {
    if (!rules.is("score.yaku-add", "all-add") || !rules.is("score.factor", "none")) return false;
    const engine::FactorRules factor = engine::Tables(rules).factor;
    for (const int points : {0, kManyPoints}) {
      factors.insert(engine::factor(factor, calls.with(points)));
    }
  }
  return factors.size() == 1;
}

// Everything that a yaku says, as text: equal texts are equal yaku.
std::string text_of(const Ruleset& rules, const std::string& id) {
  return rules["yaku." + id].text();
}

std::set<std::string> ids_of(const std::vector<Ruleset>& sides) {
  std::set<std::string> ids;
  for (const Ruleset& rules : sides) {
    for (const Yaku& yaku : rules.yaku()) ids.insert(yaku.id);
  }
  return ids;
}

bool same_everywhere(const std::vector<Ruleset>& sides, const std::string& topic) {
  return std::ranges::all_of(
      sides, [&](const Ruleset& rules) { return rules[topic] == sides.front()[topic]; });
}

// Adds what hides one of the yaku, or is hidden by it, until there is no more.
void close_over_hiding(const std::vector<Ruleset>& sides, std::set<std::string>& ids) {
  for (bool grown = true; grown;) {
    grown = false;
    for (const Ruleset& rules : sides) {
      for (const Yaku& yaku : rules.yaku()) {
        for (const std::string& hidden : yaku.hides) {
          if (ids.contains(yaku.id) == ids.contains(hidden)) continue;
          ids.insert(yaku.id);
          ids.insert(hidden);
          grown = true;
        }
      }
    }
  }
}

using Traits = std::vector<bool>;

std::vector<CardSet> sets_that_count(const std::vector<Ruleset>& sides) {
  std::vector<CardSet> sets;
  for (const Ruleset& rules : sides) {
    for (const Yaku& yaku : rules.yaku()) {
      for (const auto* expression : {&yaku.cards, &yaku.points}) {
        for (const auto& set : sets_of(*expression)) {
          for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
            const CardSet cards = set.resolve(sake);
            if (std::ranges::find(sets, cards) == sets.end()) sets.push_back(cards);
          }
        }
      }
    }
    if (rules.is("card.sake-cup", "animal-or-dreg")) sets.push_back({cards::kSakeCup});
  }
  return sets;
}

}  // namespace

std::uint64_t CardClasses::classes() const {
  std::uint64_t product = 1;
  for (const CardSet set : sets) {
    product *= static_cast<std::uint64_t>(set.size() + 1);
    if (product > kMostCountedClasses) return kMostCountedClasses + 1;
  }
  return product;
}

std::vector<Ruleset> that_matter(const std::vector<Ruleset>& sides, const Calls& calls) {
  if (!just_adds(sides, calls)) return sides;
  for (const char* topic : {"card.sake-cup", "option.triad", "triad.points"}) {
    if (!same_everywhere(sides, topic)) return sides;
  }
  // With a choice of what the sake cup is, the worth of one yaku weighs against another's.
  if (sides.front().is("card.sake-cup", "animal-or-dreg")) return sides;
  std::set<std::string> matter;
  for (const std::string& id : ids_of(sides)) {
    const bool same = std::ranges::all_of(sides, [&](const Ruleset& rules) {
      return text_of(rules, id) == text_of(sides.front(), id);
    });
    if (!same) matter.insert(id);
  }
  if (sides.front().is("option.triad", "on")) {
    for (const char* part : {"akatan", "aotan"}) {
      if (matter.contains(part)) matter.insert({"akatan", "aotan"});
    }
  }
  close_over_hiding(sides, matter);
  std::vector<Ruleset> reduced = sides;
  for (Ruleset& rules : reduced) {
    const std::vector<Yaku> all = rules.yaku();
    for (const Yaku& yaku : all) {
      if (!matter.contains(yaku.id)) rules = rules.with("yaku." + yaku.id, Value("none"));
    }
  }
  return reduced;
}

CardClasses card_classes_of(const std::vector<Ruleset>& sides, CardSet deck) {
  const std::vector<CardSet> sets = sets_that_count(sides);
  std::map<Traits, CardSet> sorts;
  for (const Card card : deck) {
    Traits traits;
    for (const CardSet set : sets) traits.push_back(set.contains(card));
    sorts[traits].insert(card);
  }
  CardClasses found;
  for (const auto& [traits, cards] : sorts) found.sets.push_back(cards);
  // The largest last, so that what changes fastest changes longest.
  std::ranges::sort(found.sets, lesser);
  return found;
}

}  // namespace hanaproof::piles
