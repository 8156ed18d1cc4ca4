// Which sentences and table rows of a printed text are cited by its edition's clauses.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/document.h"

namespace hanaproof::rulebook {

// A sentence, table row or caption of a text, folded: NFC, no markup, one blank between words.
struct Unit {
  int line = 0;  // where it starts, from 1
  std::string text;
};

struct Coverage {
  std::string edition;
  int units = 0;
  int cited = 0;
  int excused = 0;
  std::vector<Unit> missing;         // neither cited nor excused
  std::vector<std::string> errors;   // anchors that are not found or not unique, one line each

  bool complete() const { return missing.empty() && errors.empty(); }
};

// NFC, without markup, hyphenation and line breaks folded.
std::string fold(const std::string& text);
// The units of the given line ranges of a text.
std::vector<Unit> units_of(const std::string& text, const std::vector<std::pair<int, int>>& lines);

// Coverage of one edition over all spans that it owns. `text` is the document's text. Throws
// EditionError when the text is shorter than the spans say.
Coverage cover(const Edition& edition, const Document& document, const std::string& text);
// Lines of the document that no span mentions and that are not blank.
std::vector<Unit> unmapped(const Document& document, const std::string& text);
// The wording of a cited passage: the unit that holds the anchor; empty when it is not found.
std::string wording(const Citation& citation, const Document& document, const std::string& edition,
                    const std::string& text);

}  // namespace hanaproof::rulebook
