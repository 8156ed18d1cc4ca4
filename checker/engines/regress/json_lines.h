// Files of one JSON document a line, and what corpora and logs read of them alike.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "model/games/position.h"

namespace hanaproof::regress {

// Each line without its end, with its number from 1. What `read` throws becomes a
// notation::NotationError that says which line of which file it was. How many lines there are.
std::size_t for_each_line(std::string_view text, const std::string& name,
                          const std::function<void(std::size_t, std::string_view)>& read);

// A score as the reply to a request for it has it, of a position like this one. Throws what says
// that it is none.
games::Score score_from_json(std::string_view text, const games::Position& position);

}  // namespace hanaproof::regress
