// Which commands work for which family of games, and why the others do not: their errors and
// docs/commands/games.md are made of this.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/topic.h"

namespace hanaproof::cli {

inline constexpr std::array kFamilies = {rulebook::Family::capturing, rulebook::Family::betting,
                                         rulebook::Family::hachi};

// The commands that play or count games, as they are typed.
std::vector<std::string_view> game_commands();
// What follows "because"; empty where the command works. One of the commands above.
std::string_view why_not(std::string_view command, rulebook::Family family);
// All of it in Markdown.
std::string games_table();

}  // namespace hanaproof::cli
