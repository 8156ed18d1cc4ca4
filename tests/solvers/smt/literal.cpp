#include "tests/solvers/smt/literal.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace hanaproof::test {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Yaku;
using rulebook::yaku::SakeCup;

namespace {

const std::set<std::string> kLights = {"gokou", "shikou", "ame-shikou", "sankou"};

std::string answer(const Ruleset& rules, const std::string& topic) { return rules[topic].text(); }

std::vector<int> best_of(const std::vector<int>& points) {
  if (points.empty()) return {};
  return {*std::ranges::max_element(points)};
}

int points_with_cup(const Ruleset& rules, CardSet captured, SakeCup sake) {
  std::map<std::string, int> made;
  std::set<std::string> hidden;
  for (const Yaku& yaku : rules.yaku()) {
    if (!evaluate_condition(yaku.cards, captured, sake)) continue;
    made[yaku.id] = evaluate_number(yaku.points, captured, sake);
    hidden.insert(yaku.hides.begin(), yaku.hides.end());
  }
  const bool triad = made.contains("akatan") && made.contains("aotan");
  std::vector<int> lights, others;
  for (const auto& [id, points] : made) {
    if (!hidden.contains(id)) (kLights.contains(id) ? lights : others).push_back(points);
  }
  const std::string add = answer(rules, "score.yaku-add");
  if (add == "best-lights") lights = best_of(lights);
  std::vector<int> counted = lights;
  counted.insert(counted.end(), others.begin(), others.end());
  if (add == "best-only") counted = best_of(counted);
  const int points = std::accumulate(counted.begin(), counted.end(), 0);
  const bool extra = triad && answer(rules, "option.triad") == "on";
  return points + (extra ? std::stoi(answer(rules, "triad.points")) : 0);
}

std::int64_t combined(const std::string& how, std::int64_t a, std::int64_t b) {
  if (how == "multiply") return a * b;
  return how == "larger" ? std::max(a, b) : 1 + (a - 1) + (b - 1);
}

std::int64_t raised(const std::string& how, int calls) {
  if (how == "none" || calls == 0) return 1;
  return how == "factorial" ? (calls + 1) * raised(how, calls - 1) : calls + 1;
}

}  // namespace

int literal_base(const Ruleset& rules, CardSet captured) {
  const std::string cup = answer(rules, "card.sake-cup");
  const int as_animal = points_with_cup(rules, captured, SakeCup::animal);
  if (cup == "animal" || !captured.contains(cards::kSakeCup)) return as_animal;
  if (cup == "both") return points_with_cup(rules, captured, SakeCup::both);
  return std::max(as_animal, points_with_cup(rules, captured, SakeCup::dreg));
}

std::int64_t literal_final(const Ruleset& rules, const smt::Situation& situation) {
  const int points = literal_base(rules, situation.captured);
  if (answer(rules, "score.factor") != "none") {
    return std::int64_t{points} *
           evaluate_factor(rulebook::yaku::parse_factor(answer(rules, "score.factor")),
                           {points, situation.own_calls, situation.opponent_called ? 1 : 0});
  }
  const int counter = situation.opponent_called ? std::stoi(answer(rules, "score.counter")) : 1;
  const auto& high_rule = rules["score.high"];
  const bool after = answer(rules, "score.high.counts") == "after-counter";
  const bool is_high =
      (after ? points * counter : points) >= *high_rule.field("at-least")->number();
  const int high = is_high ? static_cast<int>(*high_rule.field("factor")->number()) : 1;
  const std::int64_t raise = raised(answer(rules, "score.own-calls"), situation.own_calls);
  const std::int64_t both = combined(answer(rules, "score.combine.counter-high"), counter, high);
  return points * combined(answer(rules, "score.combine.own-calls"), both, raise);
}

bool literally_capturable(CardSet captured) {
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if ((captured & CardSet::month(month)).size() % 2 != 0) return false;
  }
  return true;
}

}  // namespace hanaproof::test
