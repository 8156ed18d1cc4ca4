// A situation for people: its cards drawn, what else must be known in their language.
#pragma once

#include <string>

#include "checker/editions/finding/finding.h"
#include "model/phrases/language.h"

namespace hanaproof::reports {

// Rows of cards and a list of facts; empty where there is nothing to show. The page needs
// deck_symbols().
std::string picture_html(const checker::Witness& witness, phrases::Language language);

}  // namespace hanaproof::reports
