// Which sentences and table rows of a printed text are cited by its edition's clauses.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/document.h"

namespace hanaproof::rulebook {

// A sentence, table row or caption of a text, folded as `fold` says.
struct Unit {
  int line = 0;  // where it starts, from 1
  std::string text;
  int last_line = 0;  // where it ends
};

struct Coverage {
  std::string edition;
  int units = 0;
  int cited = 0;
  int excused = 0;
  std::vector<Unit> missing;        // neither cited nor excused
  std::vector<std::string> errors;  // anchors that are not found or not unique, one line each

  bool complete() const { return missing.empty() && errors.empty(); }
};

// The text as it is compared:
// - Unicode NFC, without soft hyphens;
// - without tags in angle brackets (<u>, </u>), the marks * _ ^ and the braces of ^{...};
// - without what begins a line as a bullet: - > and dashes before a blank; round dots anywhere;
// - one blank for any white space and for the end of a line, none at either end;
// - the halves of a word that a hyphen cuts at the end of a line, made one where the second half
//   begins with a small letter.
// Letters keep their case; quotation marks and dashes between words stay as they are. Throws
// EditionError for what is not UTF-8.
std::string fold(const std::string& text);

// The units of the given line ranges of a text: of each line the sentences, where a sentence ends
// - at . : ; ? ! before a blank, with the quotation marks and brackets that close after it, unless
//   a small letter follows these; not after a list number (1.) or an abbreviation (cf. p. vs.);
// - else at the end of the line, unless the next line that is not blank goes on with a small
//   letter and without a bullet (so at the end of a page).
// A line with a tab between words is a row of a table and one unit; so is each of several lines in
// a row that are a label, a colon and a single sentence. What has neither letter nor digit is no
// unit. Nothing joins over lines that the ranges leave out.
std::vector<Unit> units_of(const std::string& text, const std::vector<std::pair<int, int>>& lines);

// Coverage of one edition over all spans that it owns; in a `common` span each line is a unit.
// `text` is the document's text. An anchor must stand in one unit of the edition's text, or be the
// `occurrence`-th of the units that hold it, in the order of the text; where `line` is given, the
// unit must be there. A passage that is not in the edition's own text may stand in a text of the
// same language and document that another edition owns: a supplement cites what it adds to. Throws
// EditionError when the text is shorter than the spans say.
Coverage cover(const Edition& edition, const Document& document, const std::string& text);
// Lines of the document that no span mentions and that are not blank.
std::vector<Unit> unmapped(const Document& document, const std::string& text);
// The wording of a cited passage: the unit that holds the anchor; empty when it is not found.
std::string wording(const Citation& citation, const Document& document, const std::string& edition,
                    const std::string& text);

}  // namespace hanaproof::rulebook
