// Who is held against an edition, in words.
#pragma once

#include <string_view>

namespace hanaproof::reports {

struct Subject {
  std::string_view name;    // after "the"
  std::string_view allows;  // before a move that the edition does not allow
  std::string_view plays;   // before a rule
};
inline constexpr Subject kEngine{"engine", "the engine also allows", "The engine plays by"};
inline constexpr Subject kLog{"log", "the log has", "The games are played by"};

}  // namespace hanaproof::reports
