// What texts name freely, in words: yaku, combinations of two cards, combos of the hand, and the
// words, lists and references of a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/phrases/language.h"
#include "model/rulebook/topic.h"

namespace hanaproof::phrases {

// Whether the topic asks for one of these; other topics have phrases of their own.
bool is_named(const rulebook::Topic& topic);
std::string named_question(const rulebook::Topic& topic, Language language);
// Yaku of Hachi-Hachi are worth kan.
std::string named_sentence(const rulebook::Topic& topic, const rulebook::Value& answer,
                           rulebook::Family family, Language language);

// Several words for one thing, of which `preferred` is to stay. What has a name of its own may be
// described, too, but in one way: then the name stays, and misprints of it go. Empty where nothing
// is to be mended.
std::string one_word_sentence(const rulebook::Topic& topic, const std::vector<std::string>& words,
                              const std::string& preferred, Language language);

// “Keep “manche” for one thing; it now means a round and a turn.” `things`: the topics of what the
// word means.
std::string one_thing_sentence(const std::string& word,
                               const std::vector<const rulebook::Topic*>& things,
                               Language language);

// "Akatan (poem ribbons)" of "akatan"; an id without a name stays as it is.
std::string name_of(std::string_view id, Language language);

}  // namespace hanaproof::phrases
