#include <algorithm>
#include <functional>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/seats.h"
#include "checker/games/random_deal.h"
#include "model/notation/json_values.h"
#include "model/notation/validate.h"
#include "model/spec/games/game.h"

namespace hanaproof::web {

using games::Move;
using notation::Position;

namespace {

constexpr int kAllCards = cards::kCards;

// The specification under the rules of the house.
class Table {
 public:
  explicit Table(const Request& request) : rules_(request.house()), language_(request.language()) {
    if (rulebook::family_of(rules_.edition().game) != rulebook::Family::capturing)
      throw std::invalid_argument("\"edition\": expected one of a game that captures cards");
    game_ = spec::game(rules_);
  }

  std::unique_ptr<games::State> at(const Json& json) const {
    Position position = table_of(json, rules_.edition().id);
    position.rules = rules_.changes();
    notation::validate(position, rules_);
    return game_->at(position);
  }
  // With so many cards left in each hand: played at random, and not over.
  Position dealt(int seed, int left) const {
    cards::Dice dice(static_cast<std::uint64_t>(seed));
    while (true) {
      const games::Position deal = games::random_deal(*game_, dice);
      std::unique_ptr<games::State> state = game_->at(deal);
      while (!games::is_over(state->position())) {
        const auto& position = std::get<Position>(state->position());
        if (hands_have(position, left)) return position;
        state = state->after(dice.pick(likely(state->moves())));
      }
    }
  }
  Json told(const games::State& state) const {
    const auto& position = std::get<Position>(state.position());
    return {{"over", position.phase == notation::Phase::over},
            {"turn", position.turn},
            {"phase", notation::name(position.phase)},
            {"moves", list(sorted(state.moves()), move_json)},
            {"seats", seats_json(state.score(), language_)}};
  }

 private:
  static bool hands_have(const Position& position, int left) {
    return position.phase == notation::Phase::play &&
           std::ranges::all_of(position.hands,
                               [&](cards::CardSet hand) { return hand.size() <= left; });
  }
  // Those that take something, where there are any.
  static std::vector<Move> likely(std::vector<Move> moves) {
    const auto takes = [](const Move& move) { return !move.takes.empty(); };
    if (std::ranges::any_of(moves, takes)) std::erase_if(moves, std::not_fn(takes));
    return moves;
  }
  static std::vector<Move> sorted(std::vector<Move> moves) {
    std::ranges::sort(moves);
    return moves;
  }
  static Json move_json(const Move& move) {
    Json json = {{"move", move.text()}};
    if (move.sort == Move::Sort::card) {
      json["card"] = move.card.code();
      json["takes"] = codes(move.takes);
    }
    return json;
  }

  rulebook::Ruleset rules_;
  phrases::Language language_;
  std::unique_ptr<spec::Game> game_;
};

Json position_json(const Position& position) { return notation::to_value(position); }

}  // namespace

Json deal(const Request& request) {
  const Table table(request);
  const int seed = request.number("seed", 1, 0, std::numeric_limits<int>::max());
  const int left = request.number("left", kAllCards, 1, kAllCards);
  return {{"position", position_json(table.dealt(seed, left))}};
}

Json moves(const Request& request) {
  const Table table(request);
  return table.told(*table.at(request.at("position")));
}

Json play(const Request& request) {
  const Table table(request);
  const auto before = table.at(request.at("position"));
  const std::string text = request.text("move");
  const auto move = Move::parse(text);
  const auto legal = before->moves();
  if (!move || std::ranges::find(legal, *move) == legal.end())
    throw std::invalid_argument(fmt::format("\"move\": {} is not legal here", text));
  const auto after = before->after(*move);
  Json reply = {{"position", position_json(std::get<Position>(after->position()))}};
  reply.update(table.told(*after));
  return reply;
}

}  // namespace hanaproof::web
