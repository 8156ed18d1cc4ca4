#include "solvers/smt/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "solvers/smt/definitions.h"
#include "solvers/smt/expression.h"
#include "solvers/smt/points.h"
#include "solvers/smt/situation.h"

namespace hanaproof::smt {

using rulebook::Ruleset;
using rulebook::Value;
using rulebook::Yaku;

namespace {

const Yaku& find_yaku(const Ruleset& rules, const std::string& id) {
  const auto found = std::ranges::find(rules.yaku(), id, &Yaku::id);
  if (found != rules.yaku().end()) return *found;
  throw std::invalid_argument(
      fmt::format("{} has no yaku {} for {}", rules.edition().id, id, rules.scope().text()));
}

std::vector<EncodedYaku> encode_each_way(const Ruleset& rules, const Yaku& yaku,
                                         Definitions& definitions) {
  std::vector<EncodedYaku> ways;
  for (const auto sake : sake_cups(rules)) {
    ways.push_back(encode_yaku(rules, yaku, sake, definitions));
  }
  return ways;
}

// Each factor adds what it is above one, or they multiply, or only the larger counts.
Number combine(const Value& how, const Number& a, const Number& b) {
  if (how == Value("add")) return a + b - constant(1);
  return how == Value("larger") ? larger(a, b) : a * b;
}

Number encode_factor(const Ruleset& rules, const Number& points, Definitions& definitions) {
  const auto defined = [&](const std::string& topic, const std::string& what, const Number& value) {
    return definitions.define(definition_name(rules, topic), what, value);
  };
  const Number counter =
      defined("score.counter", "factor for the opponent's call",
              choice(opponent_called(), constant(*rules["score.counter"].number()), constant(1)));
  const Value& high_rule = rules["score.high"];
  const Number high =
      defined("score.high", "factor for many points",
              choice(at_most(constant(*high_rule.field("at-least")->number()), points),
                     constant(*high_rule.field("factor")->number()), constant(1)));
  const Number raise =
      defined("score.own-calls", "factor for own calls",
              rules["score.own-calls"] == Value("calls-plus-one") ? own_call_count() + constant(1)
                                                                  : constant(1));
  const Number both = defined("score.combine.counter-high", "factor before own calls",
                              combine(rules["score.combine.counter-high"], counter, high));
  return defined("score.combine.own-calls", "factor",
                 combine(rules["score.combine.own-calls"], both, raise));
}

}  // namespace

Measure number(const std::string& name, const rulebook::yaku::Expr& expression,
               rulebook::yaku::SakeCup sake) {
  return {name, encode_number(expression, sake), {}};
}

Condition condition(const std::string& name, const rulebook::yaku::Expr& expression,
                    rulebook::yaku::SakeCup sake) {
  return {name, encode_condition(expression, sake), {}};
}

Condition yaku_made(const Ruleset& rules, const std::string& id) {
  Definitions definitions;
  std::vector<Term> made;
  for (const auto& way : encode_each_way(rules, find_yaku(rules, id), definitions)) {
    made.push_back(way.made);
  }
  return {"yaku." + id, any_of(std::move(made)), definitions.list()};
}

Measure yaku_points(const Ruleset& rules, const std::string& id) {
  Definitions definitions;
  std::vector<Number> points;
  for (const auto& way : encode_each_way(rules, find_yaku(rules, id), definitions)) {
    points.push_back(choice(way.made, way.worth, constant(0)));
  }
  const Number best = points.size() == 1 ? points.front() : larger(points[0], points[1]);
  return {"points of yaku." + id, best, definitions.list()};
}

Measure base_score(const Ruleset& rules) {
  Definitions definitions;
  const Number points = encode_points(rules, definitions);
  return {"points", points, definitions.list()};
}

Measure final_score(const Ruleset& rules) {
  Definitions definitions;
  const Number points = encode_points(rules, definitions);
  const Number factor = encode_factor(rules, points, definitions);
  return {"result", points * factor, definitions.list()};
}

std::string definition_name(const Ruleset& rules, const std::string& topic) {
  const rulebook::Answer& answer = rules.answer(topic);
  if (answer.clause) return answer.clause->id();
  const bool chosen = answer.origin == rulebook::Origin::chosen;
  return fmt::format("{}/{} ({})", rules.edition().id, topic, chosen ? "chosen" : "customary");
}

}  // namespace hanaproof::smt
