// What can be typed at a place of an edition or document file.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/library.h"
#include "reports/editor/cursor.h"

namespace hanaproof::editor {

struct Proposal {
  std::string label;
  std::string insert;  // as the file writes it, with quotes where it needs them
  std::string detail;  // what it means
  bool is_key = false;
};

struct Proposals {
  Range range;  // what they take the place of
  std::vector<Proposal> all;
};

// All that fit here; an editor shows those that begin as what is typed. `editions`: what a file can
// build on.
Proposals proposals(const Text& text, Place place, const rulebook::Library& editions,
                    bool document);

// What the key of a line is for; of an answer, the question. Empty where there is none.
std::string meaning_of_key(const Text& text, Place place, bool document);

}  // namespace hanaproof::editor
