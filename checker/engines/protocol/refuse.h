// What is said to a move that is not legal.
#pragma once

#include <string>
#include <vector>

namespace hanaproof::protocol {

// Throws NotationError; `legal`: the moves that are.
[[noreturn]] void refuse(const std::string& move, const std::vector<std::string>& legal);

}  // namespace hanaproof::protocol
