#include "checker/measures/impact/counts.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include "checker/measures/impact/measurement.h"
#include "solvers/hands/count.h"

namespace hanaproof::impact {

using hands::HandRules;
using rulebook::Ruleset;

namespace {

HandRules hand_rules(const Ruleset& rules) {
  return taken([&] { return HandRules::from(rules); });
}
hands::Tally counted(const HandRules& rules) {
  return taken([&] { return hands::count_hands(rules); });
}

// The combos that are made, by id.
std::map<std::string, int> by_id(const HandRules& rules, const hands::Worths& made) {
  std::map<std::string, int> all;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i] != hands::kNotMade) all[rules.combos[i].id] = made[i];
  }
  return all;
}

// Points in a kan.
int points_of_kan(const Ruleset& rules) { return rules.number("money.kan"); }

// A count of hands, and by how much they differ.
struct Found {
  std::uint64_t hits = 0;
  std::uint64_t points = 0;
  int most = 0;

  void add(std::uint64_t hands, int difference) {
    hits += hands;
    points += hands * static_cast<std::uint64_t>(difference);
    most = std::max(most, difference);
  }
  checker::Share share(const HandRules& rules, std::uint64_t all) const {
    checker::Share share{.of = fmt::format("hands of {} cards", rules.cards),
                         .hits = std::to_string(hits),
                         .all = std::to_string(all)};
    if (most > 0) {
      share.most_points = most;
      share.mean_points = static_cast<double>(points) / static_cast<double>(hits);
    }
    return share;
  }
};

// The only hand combo that the rules lack and the edition has; nothing where there is none or more.
std::optional<std::string> left_out(const Ruleset& rules) {
  std::optional<std::string> id;
  for (const auto& [topic, answer] : rules.changes()) {
    if (!topic.starts_with("hand-combo.") || !rules.is(topic, "none")) continue;
    if (id) return std::nullopt;
    id = topic.substr(std::string_view("hand-combo.").size());
  }
  return id;
}

std::optional<std::size_t> place_of(const HandRules& rules, const std::string& id) {
  const auto found =
      std::ranges::find_if(rules.combos, [&](const auto& one) { return one.id == id; });
  if (found == rules.combos.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rules.combos.begin());
}

}  // namespace

std::optional<checker::Share> hands_made_differently(const std::vector<Ruleset>& sides) {
  std::vector<HandRules> rules;
  for (const Ruleset& side : sides) rules.push_back(hand_rules(side));
  // What all sides' combos tell apart.
  HandRules all = rules.front();
  for (std::size_t i = 1; i < rules.size(); ++i) {
    if (rules[i].cards != all.cards || rules[i].deck != all.deck) return std::nullopt;
    all.combos.insert(all.combos.end(), rules[i].combos.begin(), rules[i].combos.end());
  }
  const hands::Tally tally = counted(all);
  const int points = points_of_kan(sides.front());
  Found found;
  for (const hands::Class& one : tally.classes) {
    std::map<std::string, int> first;
    bool differs = false;
    int least = 0;
    int largest = 0;
    auto begin = one.made.begin();
    for (std::size_t i = 0; i < rules.size(); ++i) {
      const auto end = begin + static_cast<std::ptrdiff_t>(rules[i].combos.size());
      const hands::Worths made(begin, end);
      begin = end;
      const int kan = hands::kan(rules[i], made);
      auto named = by_id(rules[i], made);
      differs = differs || (i > 0 && named != first);
      if (i == 0) first = std::move(named);
      least = i == 0 ? kan : std::min(least, kan);
      largest = i == 0 ? kan : std::max(largest, kan);
    }
    if (differs || least != largest) found.add(one.hands, (largest - least) * points);
  }
  return found.share(rules.front(), tally.hands);
}

std::optional<checker::Share> hands_in_doubt(const std::vector<Ruleset>& sides,
                                             const rulebook::Library& library) {
  if (sides.size() != 2) return std::nullopt;
  const auto one = left_out(sides[0]);
  const auto other = left_out(sides[1]);
  if (!one || !other || *one == *other) return std::nullopt;
  const Ruleset whole(library.at(sides[0].edition().id), sides[0].scope());
  const HandRules rules = hand_rules(whole);
  const auto first = place_of(rules, *other);  // what the first side counts
  const auto second = place_of(rules, *one);
  if (!first || !second) return std::nullopt;
  const hands::Tally tally = counted(rules);
  const int points = points_of_kan(whole);
  Found found;
  for (const hands::Class& each : tally.classes) {
    const int a = each.made[*first];
    const int b = each.made[*second];
    if (a == hands::kNotMade || b == hands::kNotMade) continue;
    const auto best = hands::best(rules, each.made, rules.combos[*first].type);
    if (best != *first && best != *second) continue;
    hands::Worths without_first = each.made;
    hands::Worths without_second = each.made;
    without_first[*first] = hands::kNotMade;
    without_second[*second] = hands::kNotMade;
    const int difference = hands::kan(rules, without_first) - hands::kan(rules, without_second);
    found.add(each.hands, std::abs(difference) * points);
  }
  return found.share(rules, tally.hands);
}

}  // namespace hanaproof::impact
