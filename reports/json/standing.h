// How a clause stands, in the words of the edition format.
#pragma once

#include <array>
#include <string_view>

#include "model/rulebook/clause.h"

namespace hanaproof::reports {

inline constexpr std::array kStandings = {rulebook::Standing::stated, rulebook::Standing::silent,
                                          rulebook::Standing::transcription};

inline std::string_view name(rulebook::Standing standing) {
  constexpr std::array<std::string_view, 3> kNames = {"stated", "silent", "transcription"};
  return kNames[static_cast<std::size_t>(standing)];
}

}  // namespace hanaproof::reports
