#include "checker/measures/signature/play.h"

#include "model/spec/match.h"
#include "model/spec/settle.h"

namespace hanaproof::signature {

using notation::Move;
using notation::Position;

std::uint64_t seen(const Position& position) {
  Digest digest;
  digest.add_all(position.hands).add(position.field).add_all(position.captured);
  digest.add(static_cast<int>(position.stock.size())).add(static_cast<int>(position.phase));
  digest.add(position.drawn ? position.drawn->index() : -1);
  digest.add_all(position.teams);
  if (position.phase != notation::Phase::over) return digest.add(position.turn).value();
  return digest.add(position.stopped.value_or(-1))
      .add(static_cast<int>(position.deal_end))
      .add_all(position.hand_winners)
      .value();
}

std::uint64_t worth(const spec::Rules& rules, const Position& position) {
  const spec::Score score = spec::score(rules, position);
  Digest digest;
  for (const auto& made : score.yaku) {
    Gathered points;
    for (const spec::MadeYaku& yaku : made) {
      points.add(static_cast<std::uint64_t>(std::int64_t{yaku.points}));
    }
    digest.add(points.value());
  }
  digest.add_all(score.points).add_all(score.result).add_all(score.payment);
  if (position.phase != notation::Phase::over) return digest.value();
  const auto match =
      spec::after(rules, spec::Match::begin(position.players, position.dealer), position);
  digest.add_all(match.totals).add_all(match.won).add(match.rounds).add(match.dealer);
  return digest.value();
}

std::uint64_t digest(const Move& move) {
  Digest digest;
  digest.add(static_cast<int>(move.sort)).add(move.amount);
  if (move.sort == Move::Sort::card) digest.add(move.card.index()).add(move.takes);
  return digest.value();
}

}  // namespace hanaproof::signature
