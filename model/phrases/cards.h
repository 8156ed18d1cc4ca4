// Cards, and conditions of the yaku language on them, in words.
#pragma once

#include <string>
#include <vector>

#include "model/cards/card.h"
#include "model/phrases/language.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::phrases {

// "moon", "poem ribbon (plum)"; without an article.
std::string card_name(cards::Card card, Language language);
std::vector<std::string> card_names(const std::vector<cards::Card>& cards, Language language);

// "moon and sake cup", "at least 5 ribbons": fits after "cards:" or into a list.
std::string condition(const rulebook::yaku::Expr& cards, Language language);

}  // namespace hanaproof::phrases
