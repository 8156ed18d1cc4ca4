#include "model/notation/position.h"

#include <array>
#include <numeric>

namespace hanaproof::notation {

std::string_view name(Phase phase) {
  constexpr std::array<std::string_view, 5> kNames = {"play", "choose", "call", "declare", "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

Position Position::empty(const std::string& edition, int players) {
  Position position;
  position.edition = edition;
  position.players = players;
  position.lay_places();
  return position;
}

void Position::lay_places() {
  const auto seats = static_cast<std::size_t>(players);
  hands.resize(seats);
  captured.resize(seats);
  teams.resize(seats);
  std::iota(teams.begin(), teams.end(), 0);
  calls.resize(seats);
  called_at.resize(seats);
  called_yaku.resize(seats);
  forfeited.resize(seats);
  november_played.resize(seats);
}

}  // namespace hanaproof::notation
