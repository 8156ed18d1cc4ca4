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
// The same with those that have one name counted: "2 × dreg (plum)".
std::vector<std::string> counted_names(const std::vector<cards::Card>& cards, Language language);

// The cards of "34x33" or "82,84" in their order; none where something else stands between them.
std::vector<cards::Card> cards_in(const std::string& text);

// "moon and sake cup", "at least 5 ribbons": fits after "cards:" or into a list.
std::string condition(const rulebook::yaku::Expr& cards, Language language);

}  // namespace hanaproof::phrases
