#include "solvers/engine/hachi/money.h"

#include <numeric>

namespace hanaproof::engine::hachi {

std::int32_t sum(const Gains& gains) { return std::accumulate(gains.begin(), gains.end(), 0); }

void carry_out(const Rules& rules, Match& match, int seat, std::int32_t amount) {
  std::int32_t& money = match.money[at(seat)];
  money += amount;
  if (money >= 0) return;
  const std::int32_t borrowed = (-money + rules.loan - 1) / rules.loan * rules.loan;
  money += borrowed;
  match.debt[at(seat)] += borrowed;
  match.bank -= borrowed;
}

void carry_out(const Rules& rules, Match& match, const Gains& gains) {
  for (int seat = 0; seat < rules.players; ++seat) carry_out(rules, match, seat, gains[at(seat)]);
}

}  // namespace hanaproof::engine::hachi
