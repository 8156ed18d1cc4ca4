#include "tests/solvers/endgame/positions.h"

#include <algorithm>

#include "model/spec/score.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::endgame::testing {

using cards::Card;
using cards::CardSet;
using cards::Dice;
using notation::Position;

namespace {

// Who has a yaku has gone on with it, or has just made it.
void say_koi_koi(const spec::Rules& rules, Position& position, Dice& dice) {
  for (int seat = 0; seat < position.players; ++seat) {
    const auto yaku = spec::made_yaku(rules, spec::counted_cards(rules, position, seat));
    if (yaku.empty()) continue;
    const auto i = static_cast<std::size_t>(seat);
    position.calls[i] = 1 + dice.roll(2);
    position.called_at[i] = spec::sum(yaku);
    for (const auto& made : yaku) position.called_yaku[i].push_back(made.id);
    position.last_call = seat;
  }
}

}  // namespace

Position crowded(const spec::Rules& rules, int hand, Dice& dice) {
  const int players = rules.players();
  Position position = Position::empty(rules.ruleset().edition().id, players);
  position.rules = rules.ruleset().changes();
  if (rules.teams_seats.is("opposite")) {
    for (int seat = 0; seat < players; ++seat) {
      position.teams[static_cast<std::size_t>(seat)] = seat % 2;
    }
  }
  position.dealer = dice.roll(players);
  position.turn = dice.roll(players);
  // Some of the others have played, and hold one card less than the player at turn.
  const int have_played = hand > 1 ? dice.roll(players) : 0;
  const int turns = players * hand - have_played;
  const int months = std::min(cards::kMonths, (2 * turns + 3) / 4 + dice.roll(3));

  std::vector<cards::Month> order;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) order.push_back(month);
  for (std::size_t i = order.size() - 1; i > 0; --i) {
    std::swap(order[i], order[static_cast<std::size_t>(dice.roll(static_cast<int>(i) + 1))]);
  }
  if (rules.option_wildcard.is("on")) {
    std::iter_swap(order.begin(), std::find(order.begin(), order.end(), cards::kLightning.month()));
  }
  // Where cards are counted there may have to be equal shares of the whole deck.
  const int captured = rules.yaku().empty() ? 100 : 20 + dice.roll(81);
  std::vector<Card> live;
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const Card card : CardSet::month(order[i])) {
      if (static_cast<int>(i) < months)
        live.push_back(card);
      else if (dice.chance(captured))
        position.captured[static_cast<std::size_t>(dice.roll(players))].insert(card);
      else
        position.deck.erase(card);
    }
  }
  dice.shuffle(live);
  const auto next = [&] {
    const Card card = live.back();
    live.pop_back();
    return card;
  };
  for (int after = 0; after < players; ++after) {
    const auto seat = static_cast<std::size_t>((position.turn + after) % players);
    const int held = after >= players - have_played ? hand - 1 : hand;
    for (int i = 0; i < held; ++i) position.hands[seat].insert(next());
  }
  for (int i = 0; i < turns; ++i) position.stock.push_back(next());
  while (!live.empty()) position.field.insert(next());
  if (!rules.yaku().empty()) say_koi_koi(rules, position, dice);
  return position;
}

Position late(const spec::Rules& rules, int plies_before_end, std::uint64_t seed) {
  constexpr int kEndless = 1000;
  const auto round = rounds::random_round(rules, seed, kEndless);
  const auto last = static_cast<int>(round.steps.size());
  if (last == 0) return round.deal;
  return round.steps[static_cast<std::size_t>(std::max(0, last - plies_before_end))].before;
}

}  // namespace hanaproof::endgame::testing
