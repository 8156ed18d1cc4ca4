#include "checker/editions/compare/score_witness.h"

#include "checker/editions/compare/enact.h"
#include "checker/situations/piles.h"

namespace hanaproof::checker {

std::optional<Witness> score_witness(const rulebook::Ruleset& a, const rulebook::Ruleset& b) {
  constexpr int kCalls = 3;
  const rulebook::Value yaku("yaku");
  if (a["score.by"] != yaku || b["score.by"] != yaku) return std::nullopt;
  const auto some = spec::capturing_game(a);
  const auto others = spec::capturing_game(b);
  const auto tells = [&](const Witness& witness) {
    return worth(*some, witness) != worth(*others, witness);
  };
  int next = 0;
  for (const cards::CardSet pile : sample_piles()) {
    Witness witness;
    witness.situation = Situation::pile;
    witness.pile = pile;
    witness.own_calls = next % kCalls;
    witness.opponent_called = next / kCalls % 2 == 1;
    ++next;
    if (!tells(witness)) continue;
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      Witness smaller = witness;
      smaller.pile -= cards::CardSet::month(month);
      if (smaller.pile != witness.pile && tells(smaller)) witness = std::move(smaller);
    }
    for (const int calls : {0, 1}) {
      Witness plainer = witness;
      plainer.own_calls = calls;
      plainer.opponent_called = false;
      if (!tells(plainer)) continue;
      witness = std::move(plainer);
      break;
    }
    return witness;
  }
  return std::nullopt;
}

}  // namespace hanaproof::checker
