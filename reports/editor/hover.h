// What an editor shows of the place under the pointer.
#pragma once

#include <string>

#include "model/phrases/language.h"
#include "model/rulebook/library.h"
#include "reports/editor/text.h"

namespace hanaproof::editor {

// Markdown: of a clause its question and what every book answers; of other keys what they are for.
// Empty where there is nothing to say.
std::string hover(const Text& text, Place place, const rulebook::Library& editions,
                  phrases::Language language, bool document);

}  // namespace hanaproof::editor
