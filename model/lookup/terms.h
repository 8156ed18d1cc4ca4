// What things are called in five languages.
#pragma once

#include <string_view>
#include <vector>

#include "model/lookup/words.h"

namespace hanaproof::lookup {

// One thing: all that it is called.
struct Term {
  std::vector<Words> names;
  double closeness = 1;  // how much another of its names is worth beside the one that was typed
};

// The lines of a text as in terms.txt. Throws std::logic_error for a name without a word.
std::vector<Term> read_terms(std::string_view text);

// Those of terms.txt.
const std::vector<Term>& terms();

}  // namespace hanaproof::lookup
