#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bindings/library/src/guarded.h"
#include "bindings/library/src/held.h"
#include "bindings/library/src/seen.h"
#include "bindings/library/src/texts.h"

namespace hanaproof {

namespace {

std::vector<MadeYaku> made(const std::vector<notation::MadeYaku>& yaku) {
  std::vector<MadeYaku> all;
  for (const auto& [id, points] : yaku) all.push_back({id, points});
  return all;
}

// Of a position that is not over.
int turn_of(const games::Position& position) {
  if (const auto* bets = std::get_if<notation::BetPosition>(&position))
    return bets->betting ? bets->betting->turn : bets->standing.value().turn;
  if (const auto* hachi = std::get_if<notation::HachiPosition>(&position)) return hachi->turn;
  return std::get<notation::Position>(position).turn;
}

}  // namespace

std::vector<games::Move> State::Held::moves() const {
  auto moves = table->playing([&] { return state->moves(); });
  std::ranges::sort(moves);
  return moves;
}

games::Move State::Held::legal_move(std::string_view text) const {
  const auto legal = moves();
  const auto move = games::Move::parse(text);
  if (move && std::ranges::find(legal, *move) != legal.end()) return *move;
  if (legal.empty()) throw Error(fmt::format("illegal move {}: the round is over", text));
  throw Error(fmt::format("illegal move {}: legal are {}", text, fmt::join(texts(legal), " ")));
}

State::State(std::shared_ptr<const Held> held) : held_(std::move(held)) {}

std::vector<std::string> State::legal_moves() const {
  return guarded([&] { return texts(held_->moves()); });
}

State State::after(std::string_view move) const {
  return guarded([&] {
    const games::Move legal = held_->legal_move(move);
    return held_->table->playing([&] {
      return State(std::make_shared<const Held>(held_->table, held_->state->after(legal)));
    });
  });
}

bool State::over() const { return games::is_over(held_->position); }

std::optional<int> State::turn() const {
  if (over()) return std::nullopt;
  return turn_of(held_->position);
}

int State::players() const { return games::players_of(held_->position); }

Score State::score() const {
  return guarded([&] {
    const games::Score score = held_->table->playing([&] { return held_->state->score(); });
    Score answer{{}, score.points, score.result, score.payment, score.money, score.winners};
    for (const auto& yaku : score.yaku) answer.yaku.push_back(made(yaku));
    return answer;
  });
}

std::string State::json() const {
  return guarded([&] { return games::to_json(held_->position); });
}

std::string State::seen_by(int seat) const {
  return guarded([&] {
    if (seat < 0 || seat >= players())
      throw Error(fmt::format("seat {}: expected one from 0 to {}", seat, players() - 1));
    return seen_by_seat(held_->position, seat);
  });
}

}  // namespace hanaproof
