// What stands behind Game and State.
#pragma once

#include <memory>
#include <mutex>

#include "hanaproof/game.h"
#include "model/games/family.h"

namespace hanaproof {

// What all states of a game share.
struct Game::Table {
  Table(const Rules& played, Referee referee);

  Rules rules;
  const games::Family& family;
  // Validates, and plays where there is no engine.
  std::unique_ptr<const games::Specification> spec;
  std::unique_ptr<const games::Game> engine;
  // The specification records what it is asked for, so one thread at a time may ask it.
  mutable std::mutex asking;

  const games::Game& game() const {
    if (engine) return *engine;
    return *spec;
  }
  template <class Work>
  auto alone(Work work) const {
    const std::lock_guard lock(asking);
    return work();
  }
  // Alone where the specification plays.
  template <class Work>
  auto playing(Work work) const {
    return engine ? work() : alone(work);
  }
};

struct State::Held {
  Held(std::shared_ptr<const Game::Table> of, std::unique_ptr<const games::State> at)
      : table(std::move(of)), state(std::move(at)), position(state->position()) {}

  // In the order of docs/positions.md, whatever the order of the engine.
  std::vector<games::Move> moves() const;
  // Throws Error for what is none.
  games::Move legal_move(std::string_view text) const;

  std::shared_ptr<const Game::Table> table;
  std::unique_ptr<const games::State> state;
  // Asked for once, by one thread: an engine makes it out then.
  const games::Position& position;
};

}  // namespace hanaproof
