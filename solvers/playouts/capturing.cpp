#include <algorithm>
#include <memory>

#include "solvers/engine/dispatch.h"
#include "solvers/engine/playout.h"
#include "solvers/engine/random_deal.h"
#include "solvers/engine/score.h"
#include "solvers/playouts/families.h"

namespace hanaproof::playouts {

namespace {

struct LoadedTables {
  explicit LoadedTables(const rulebook::Ruleset& rules)
      : tables(rules), dealer(tables, engine::DealSizes::of(rules)) {
    engine::expect_played(tables);
  }
  engine::Tables tables;
  engine::Dealer dealer;
};

template <engine::Shape S>
PlayRound player(std::shared_ptr<const LoadedTables> loaded) {
  return [loaded, playout = engine::Playout<S>(loaded->tables), deal = engine::Deal<S.players>()](
             cards::Dice& dice, int dealer, const RoundEnd& end) mutable {
    loaded->dealer.deal(dice, dealer, deal);
    const engine::Game<S> game(loaded->tables, deal.stock);
    playout.run(game, deal.state, dice);
    const auto score = engine::score(game, deal.state);
    std::ranges::copy(score.payment, end.payments.begin());
    std::ranges::copy(score.result, end.results.begin());
  };
}

}  // namespace

MakePlayer capturing_players(const rulebook::Ruleset& rules) {
  return [loaded = std::make_shared<const LoadedTables>(rules)] {
    return engine::with_game(loaded->tables, engine::Stock(), [&](const auto& game) -> PlayRound {
      return player<std::decay_t<decltype(game)>::kShape>(loaded);
    });
  };
}

}  // namespace hanaproof::playouts
