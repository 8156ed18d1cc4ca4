#include <algorithm>
#include <memory>
#include <utility>

#include "model/cards/seat.h"
#include "solvers/engine/betting/settle.h"
#include "solvers/playouts/families.h"
#include "solvers/playouts/playouts.h"

namespace hanaproof::playouts {

using engine::betting::Hands;
using engine::betting::RankTable;

namespace {

struct LoadedBets {
  explicit LoadedBets(const rulebook::Ruleset& ruleset)
      : rules(ruleset), ranks(ruleset), players(ruleset.scope().players) {}
  engine::betting::Rules rules;
  RankTable ranks;
  int players;
};

// As many cards of the deck in random order as are dealt.
Hands random_hands(const LoadedBets& loaded, std::vector<cards::Card>& deck, cards::Dice& dice) {
  Hands hands{};
  for (int card = 0; card < 2 * loaded.players; ++card) {
    const std::size_t from = cards::at(card);
    std::swap(deck[from], deck[from + dice.below(deck.size() - from)]);
    if (card % 2 == 1) hands[from / 2] = loaded.ranks.of(deck[from - 1], deck[from]);
  }
  return hands;
}

}  // namespace

MakePlayer betting_players(const rulebook::Ruleset& rules) {
  return [loaded = std::make_shared<const LoadedBets>(rules)]() -> PlayRound {
    return [loaded, deck = loaded->ranks.deck()](cards::Dice& dice, int dealer,
                                                 const RoundEnd& end) mutable {
      const Hands hands = random_hands(*loaded, deck, dice);
      engine::betting::PerSeat<std::int32_t> money{};
      std::fill_n(money.begin(), loaded->players, kCoins);
      auto round = engine::betting::begin(loaded->rules, loaded->players, dealer, money, kStake);
      while (!round.over) {
        const auto options = engine::betting::options(loaded->rules, round);
        const auto choice = dice.below(static_cast<std::uint64_t>(options.count()));
        engine::betting::act(loaded->rules, round, options.at(static_cast<std::int32_t>(choice)));
      }
      const auto shown = engine::betting::showdown(loaded->rules, loaded->ranks, round, hands);
      const auto settled = engine::betting::settle(loaded->rules, round, shown);
      for (std::size_t seat = 0; seat < end.payments.size(); ++seat)
        end.payments[seat] = end.results[seat] = settled.money[seat] - kCoins;
    };
  };
}

}  // namespace hanaproof::playouts
