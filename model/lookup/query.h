// What somebody looks for: words, each with what else it may be called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/lookup/terms.h"

namespace hanaproof::lookup {

// A word, or several that are a term together.
struct Sought {
  struct Name {
    Words words;
    double closeness = 1;  // 1: as it was typed
  };
  std::string typed;
  std::vector<Name> names;

  // How well a text has it: 0 where it does not, 1 where it stands there as it was typed.
  double in(const Words& text) const;
};

using Query = std::vector<Sought>;

// Terms of several words are found as a whole; of two that begin alike, the longer one. The terms
// of terms.txt are known, and `more`.
Query understand(std::string_view text, const std::vector<Term>& more = {});

// Whether the query is the name, and no more or less: by the words typed, or in another language.
enum class Naming { no, translated, typed };
Naming names(const Query& query, const Words& name);

}  // namespace hanaproof::lookup
