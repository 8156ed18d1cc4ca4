#include "solvers/engine/hachi/willow.h"

#include <utility>

namespace hanaproof::engine::hachi {

using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;

namespace {

constexpr int kNovember = 11;

SetExpr without_willow(SetExpr set) {
  if (set.op == SetExpr::Op::named) {
    if (set.name != "light" && set.name != "animal" && set.name != "ribbon") return set;
    SetExpr willow{.op = SetExpr::Op::month, .month = kNovember};
    return {.op = SetExpr::Op::subtract, .args = {std::move(set), std::move(willow)}};
  }
  for (SetExpr& arg : set.args) arg = without_willow(std::move(arg));
  return set;
}

}  // namespace

Expr willow_as_dreg(Expr condition) {
  if (condition.set) condition.set = without_willow(std::move(*condition.set));
  for (Expr& arg : condition.args) arg = willow_as_dreg(std::move(arg));
  return condition;
}

}  // namespace hanaproof::engine::hachi
