#include "model/spec/hachi/score.h"

#include "model/spec/hachi/combos.h"

namespace hanaproof::spec::hachi {

using notation::HachiEnd;

spec::Score score(const Rules& rules, const notation::HachiPosition& position) {
  spec::Score score;
  for (const cards::CardSet pile : position.captured) {
    score.yaku.push_back(captured_combos(rules, pile));
    score.points.push_back(pile.points());
  }
  if (position.phase != notation::HachiPhase::over) return score;
  const bool played = position.end != HachiEnd::void_deal && position.end != HachiEnd::no_match;
  score.result = played ? position.match.last : std::vector<int>(position.captured.size());
  return score;
}

}  // namespace hanaproof::spec::hachi
