// A difference between an engine and the spec in words and cards: what differs, and what each side
// says of it.
#pragma once

#include <string>
#include <vector>

#include "checker/engines/regress/hunt.h"
#include "reports/regress/subject.h"
#include "reports/walk.h"

namespace hanaproof::reports {

// "Yaku: Akatan is worth less"; of an engine fault what it is.
std::string title_of(const regress::Found& found, const Subject& who = kEngine);

// Line by line what one side says: moves, what each seat has, fields of the position by their
// meaning. `other`: what the other side says; moves that only one side has say so.
std::vector<Sentence> account_of(const std::string& what, const std::string& said,
                                 const std::string& other);
// Both sides as text: "The edition: ..." and "The engine: ...".
std::string account_text(const lockstep::Difference& difference, const Subject& who = kEngine);

}  // namespace hanaproof::reports
