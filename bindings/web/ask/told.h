// Answers to rules questions as the page shows them. For source files only.
#pragma once

#include "bindings/web/ask/request.h"

namespace hanaproof::web {

// {value, sentence, cards}: as edition files write it, in words, and the cards that it names.
Json answer_json(const rulebook::Topic& topic, const rulebook::Value& value,
                 rulebook::Family family, phrases::Language language);

// Options that are on or off as an edition file says it.
rulebook::Value as_printed(const rulebook::Topic& topic, const rulebook::Value& value);

// Without what a text only says of a yaku and nobody plays by: how many cards it has.
rulebook::Value played(const rulebook::Value& value);

// The cards of a yaku, a combination or a list; none where they are too many for a picture.
cards::CardSet cards_of(const rulebook::Value& value);

}  // namespace hanaproof::web
