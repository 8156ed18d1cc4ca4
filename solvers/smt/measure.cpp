#include "solvers/smt/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

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

// Two factors as one: each adds what it is above one, or they multiply, or only the larger counts.
Composed combine(const rulebook::Answer& how, const std::string& a_name, const Composed& a,
                 const std::string& b_name, const Composed& b) {
  std::map<std::string, Composed> parts = {{a_name, a}, {b_name, b}};
  if (how.is("larger")) {
    return {larger(a.value, b.value), Composed::How::larger, std::move(parts)};
  }
  if (!how.is("add")) {
    return {a.value * b.value, Composed::How::product, std::move(parts)};
  }
  parts.emplace("one counted twice", Composed{constant(-1)});
  return {a.value + b.value - constant(1), Composed::How::sum, std::move(parts)};
}

class FactorEncoder {
 public:
  FactorEncoder(const Ruleset& rules, Definitions& definitions)
      : rules_(rules), definitions_(definitions) {}

  Composed factor(const Number& points) {
    if (!rules_.is("score.factor", "none")) {
      return {defined("score.factor", "factor", whole_factor(points))};
    }
    const Composed counter = {
        defined("score.counter", "factor for the opponent's call", counter_factor())};
    const Number counted = defined("score.high.counts", "points that are many or not",
                                   counted_points(points, counter.value));
    const Composed high = {defined("score.high", "factor for many points", high_factor(counted))};
    const Composed raise = {defined("score.own-calls", "factor for own calls", raise_factor())};
    const Composed both = combined("score.combine.counter-high", "factor before own calls",
                                   "counter", counter, "high", high);
    return combined("score.combine.own-calls", "factor", "both", both, "raise", raise);
  }

 private:
  // At most one koi-koi of opponents, none of the dealer's, in a first round.
  Number whole_factor(const Number& points) const {
    const Number others = choice(opponent_called(), constant(1), constant(0));
    return encode_factor(rulebook::yaku::parse_factor(*rules_["score.factor"].word()),
                         {points, own_call_count(), others, constant(0), constant(1)});
  }

  Number counter_factor() const {
    return choice(opponent_called(), constant(*rules_["score.counter"].number()), constant(1));
  }

  Number counted_points(const Number& points, const Number& counter) const {
    return rules_.is("score.high.counts", "after-counter") ? points * counter : points;
  }

  Number high_factor(const Number& counted) const {
    const Value& high = rules_["score.high"];
    return choice(at_most(constant(*high.field("at-least")->number()), counted),
                  constant(*high.field("factor")->number()), constant(1));
  }

  Number raise_factor() const {
    if (rules_.is("score.own-calls", "factorial")) return factorial_of_calls();
    const bool raises = rules_.is("score.own-calls", "calls-plus-one");
    return raises ? own_call_count() + constant(1) : constant(1);
  }

  // Twice for the first call, three times that for the second, and so on.
  static Number factorial_of_calls() {
    const Number calls = own_call_count();
    std::int64_t product = 1;
    Number factor = constant(1);
    for (std::int64_t call = 1; call <= kMostCalls; ++call) {
      product *= call + 1;
      factor = choice(at_most(constant(call), calls), constant(product), factor);
    }
    return factor;
  }

  Number defined(const std::string& topic, const std::string& what, const Number& value) {
    return definitions_.define(definition_name(rules_, topic), what, value);
  }

  Composed combined(const std::string& topic, const std::string& what, const std::string& a_name,
                    const Composed& a, const std::string& b_name, const Composed& b) {
    Composed result = combine(rules_.answer(topic), a_name, a, b_name, b);
    result.value = defined(topic, what, result.value);
    return result;
  }

  const Ruleset& rules_;
  Definitions& definitions_;
};

// What a situation does not say and the factor asks for.
std::string left_out(const Ruleset& rules) {
  using rulebook::yaku::Tally;
  if (rules.is("score.factor", "none")) return {};
  const auto formula = rulebook::yaku::parse_factor(*rules["score.factor"].word());
  if (!asks_for(formula, &Tally::others) && !asks_for(formula, &Tally::dealer) &&
      !asks_for(formula, &Tally::round)) {
    return {};
  }
  return "only a first round, not won by its dealer, with at most one koi-koi of opponents was "
         "searched";
}

}  // namespace

Measure number(const std::string& name, const rulebook::yaku::Expr& expression,
               rulebook::yaku::SakeCup sake) {
  return {name, {encode_number(expression, sake)}, {}};
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
  return {"points of yaku." + id, {best}, definitions.list()};
}

Measure base_score(const Ruleset& rules) {
  Definitions definitions;
  Composed points = encode_points(rules, definitions);
  return {"points", std::move(points), definitions.list()};
}

Counting yaku_that_count(const Ruleset& rules) {
  Definitions definitions;
  auto yaku = encode_counting(rules, definitions);
  return {std::move(yaku), definitions.list()};
}

Measure final_score(const Ruleset& rules) {
  Definitions definitions;
  Composed points = encode_points(rules, definitions);
  Composed factor = FactorEncoder(rules, definitions).factor(points.value);
  Composed result = {points.value * factor.value,
                     Composed::How::product,
                     {{"points", std::move(points)}, {"factor", std::move(factor)}}};
  return {"result", std::move(result), definitions.list(), left_out(rules)};
}

std::string definition_name(const Ruleset& rules, const std::string& topic) {
  const rulebook::Answer& answer = rules.answer(topic);
  if (answer.clause) return answer.clause->id();
  const bool chosen = answer.origin == rulebook::Origin::chosen;
  return fmt::format("{}/{} ({})", rules.edition().id, topic, chosen ? "chosen" : "customary");
}

}  // namespace hanaproof::smt
