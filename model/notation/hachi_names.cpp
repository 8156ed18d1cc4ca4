#include <array>

#include "model/notation/hachi_position.h"

namespace hanaproof::notation {

std::string_view name(FieldSort sort) {
  constexpr std::array<std::string_view, 3> kNames = {"small", "double", "grand"};
  return kNames[static_cast<std::size_t>(sort)];
}

std::string_view name(HachiPhase phase) {
  constexpr std::array<std::string_view, 9> kNames = {"blind", "stay",   "show",  "play", "choose",
                                                      "call",  "cancel", "repay", "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string_view name(Stance stance) {
  constexpr std::array<std::string_view, 5> kNames = {"open", "stays", "passes", "chased", "blank"};
  return kNames[static_cast<std::size_t>(stance)];
}

std::string_view name(HachiEnd end) {
  constexpr std::array<std::string_view, 8> kNames = {
      "none", "void-deal", "no-match", "four-three", "yoshi", "cancelled", "counted", "played-out"};
  return kNames[static_cast<std::size_t>(end)];
}

}  // namespace hanaproof::notation
