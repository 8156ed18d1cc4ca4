// Games that somebody has written down: which moves were made, and what they came to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/regress/hunt.h"

namespace hanaproof::regress {

struct LoggedGame {
  games::Line line;       // its seed is its number
  games::Score end = {};  // what is written down of it
};

struct Log {
  std::vector<LoggedGame> games = {};
  // Members of scores that some game has not, and so none is held against.
  std::set<std::string> silent = {};
  std::set<int> players = {};  // numbers of players that there are
};

// One game a line (docs/commands/regress.md). The dealt cards stand in a position, or in a deck:
// the hands seat by seat, then the field, then the stock. Throws notation::NotationError with file
// and line.
Log log_from_json_lines(std::string_view text, const std::string& name,
                        const rulebook::Edition& edition);

// The games as somebody who plays them, and the rounds to look at. The log must outlive them.
Opponent opponent(const Log& log);
std::function<std::optional<games::Line>(std::uint64_t)> rounds(const Log& log);

}  // namespace hanaproof::regress
