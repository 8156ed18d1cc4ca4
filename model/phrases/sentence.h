// Rules as sentences that a rulebook can print.
#pragma once

#include <string>

#include "model/phrases/language.h"
#include "model/rulebook/topic.h"

namespace hanaproof::phrases {

// The question that the topic asks. Both with the words of a game of the family.
std::string question(const rulebook::Topic& topic, rulebook::Family family, Language language);

// What is to be mended where the answers are facts of a print and no rules; null for all else.
const std::string* instruction(const rulebook::Topic& topic, Language language);

// The rule by which the answer is played, as one sentence or a few. Throws std::logic_error where a
// phrase is missing, and for a value that is no answer to the topic.
std::string sentence(const rulebook::Topic& topic, const rulebook::Value& answer,
                     rulebook::Family family, Language language);

}  // namespace hanaproof::phrases
