#include "model/spec/hachi/willow.h"

namespace hanaproof::spec::hachi {

using rulebook::Value;
using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;

namespace {

constexpr int kWillowMonth = 11;

SetExpr without_willow(SetExpr set) {
  const bool kind = set.op == SetExpr::Op::named &&
                    (set.name == "light" || set.name == "animal" || set.name == "ribbon");
  if (kind) {
    const SetExpr willow{.op = SetExpr::Op::month, .month = kWillowMonth};
    return {.op = SetExpr::Op::subtract, .args = {std::move(set), willow}};
  }
  for (SetExpr& part : set.args) part = without_willow(std::move(part));
  return set;
}

}  // namespace

Expr without_willow(Expr expression) {
  if (expression.set) expression.set = without_willow(std::move(*expression.set));
  for (Expr& part : expression.args) part = without_willow(std::move(part));
  return expression;
}

rulebook::Ruleset with_willow(const rulebook::Ruleset& rules) {
  if (!rules.is("card.willow", "dreg-only")) return rules;
  std::map<std::string, Value> rewritten;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    const std::string topic = "yaku." + yaku.id;
    rewritten[topic] = rules[topic]
                           .with("cards", rulebook::yaku::print(without_willow(yaku.cards)))
                           .with("points", rulebook::yaku::print(without_willow(yaku.points)));
  }
  return rules.with(std::move(rewritten));
}

}  // namespace hanaproof::spec::hachi
