#include "model/notation/position.h"

#include <array>
#include <numeric>

namespace hanaproof::notation {

std::string_view name(Phase phase) {
  constexpr std::array<std::string_view, 5> kNames = {"play", "choose", "call", "declare", "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

Position Position::empty(const std::string& edition, int players) {
  const auto seats = static_cast<std::size_t>(players);
  Position position;
  position.edition = edition;
  position.players = players;
  position.hands.resize(seats);
  position.captured.resize(seats);
  position.teams.resize(seats);
  std::iota(position.teams.begin(), position.teams.end(), 0);
  position.calls.resize(seats);
  position.called_at.resize(seats);
  position.called_yaku.resize(seats);
  position.forfeited.resize(seats);
  position.november_played.resize(seats);
  return position;
}

}  // namespace hanaproof::notation
