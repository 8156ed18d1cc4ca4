// Which editions a name means, and what they answer.
#pragma once

#include <string_view>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::lookup {

// The editions of a game ("koi-koi") or of a book ("robin-red", "robin-red.koi-koi"), in the order
// of their ids. None where the name means neither.
std::vector<const rulebook::Edition*> editions_called(const rulebook::Library& library,
                                                      std::string_view name);

// The ids of editions, and the names of games and books.
std::vector<std::string> edition_names(const rulebook::Library& library);

// Whether the edition says an answer, or that it has no such rule.
bool answers(const rulebook::Edition& edition, const rulebook::Topic& topic);

// Whether the edition says that its text is silent, or does not mention a question that comes up
// in it. Whether that changes play is for `contradictions` to find out.
bool leaves_open(const rulebook::Edition& edition, const rulebook::Topic& topic);

}  // namespace hanaproof::lookup
