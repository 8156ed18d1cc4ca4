#include "properties/effect.h"

#include <algorithm>

#include "model/cards/seat.h"
#include "model/spec/deal.h"

namespace hanaproof::properties {

using cards::at;
using cards::CardSet;
using notation::Phase;
using notation::Position;

Position end_with(const spec::Rules& rules, const Sides& sides, const std::vector<CardSet>& piles) {
  Position end = Position::empty(rules.ruleset().edition().id, rules.players());
  end.teams = spec::teams(rules);
  end.captured = piles_of_seats(sides, piles);
  end.phase = Phase::over;
  return end;
}

Effect effect_of(const spec::Rules& rules, const Sides& sides,
                 const std::vector<YakuCardSets>& ways) {
  const std::vector<CardSet> none(at(sides.number()));
  Effect effect{.base = score(rules, end_with(rules, sides, none)).result.front()};
  for (const YakuCardSets& yaku : ways) {
    if (yaku.least.empty() || yaku.points == 0) continue;
    Division division{{}, none};
    division.needs.front() = yaku.least.front();
    const Position end = end_with(rules, sides, piles_of(card_worths(rules), division));
    const spec::Score settled = score(rules, end);
    const int points = sum(settled.yaku.front());
    if (points == 0) continue;
    const int seat = sides.number() > 1 ? sides.seats[1].front() : 0;
    effect.own = (settled.result.front() - settled.points.front() - effect.base) / points;
    effect.others = (settled.result[at(seat)] - effect.base) / points;
    return effect;
  }
  return effect;
}

bool is_sum(const Effect& effect, const Sides& sides, const spec::Score& settled) {
  int all = 0;
  for (const auto& seats : sides.seats) all += sum(settled.yaku[at(seats.front())]);
  return std::ranges::all_of(sides.seats, [&](const std::vector<int>& seats) {
    const std::size_t seat = at(seats.front());
    const int own = sum(settled.yaku[seat]);
    return settled.result[seat] == effect.result(settled.points[seat], own, all - own);
  });
}

}  // namespace hanaproof::properties
