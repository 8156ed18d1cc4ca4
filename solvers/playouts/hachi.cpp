#include <algorithm>
#include <memory>

#include "solvers/engine/hachi/random_match.h"
#include "solvers/playouts/families.h"

namespace hanaproof::playouts {

using engine::hachi::Deal;
using engine::hachi::End;
using engine::hachi::MoveList;
using engine::hachi::Phase;
using engine::hachi::State;
using engine::hachi::Tables;

namespace {

constexpr int kRounds = 12;  // of the match that begins with the round

// Of a round that is not played nothing comes.
bool played(const State& over) { return over.end != End::void_deal && over.end != End::no_match; }

}  // namespace

MakePlayer hachi_players(const rulebook::Ruleset& rules) {
  return [tables = std::make_shared<const Tables>(rules)]() -> PlayRound {
    return [tables, list = std::make_shared<MoveList>()](cards::Dice& dice, int dealer,
                                                         const RoundEnd& end) {
      Deal deal;
      engine::hachi::random_deal(tables->rules, dice, deal);
      const auto match = engine::hachi::first_match(tables->rules, kRounds, dealer);
      State state = engine::hachi::begin(*tables, match, deal);
      while (state.phase != Phase::over) {
        engine::hachi::moves(*tables, state, *list);
        engine::hachi::make(*tables, state, list->moves[dice.below(list->size)]);
      }
      if (!played(state)) return;
      std::copy_n(state.match.last.begin(), end.results.size(), end.results.begin());
    };
  };
}

}  // namespace hanaproof::playouts
