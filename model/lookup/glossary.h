// The words of docs/glossary.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/lookup/query.h"

namespace hanaproof::lookup {

struct Definition {
  std::string term;          // "gaji, lightning, wildcard"
  std::vector<Words> names;  // each of these
  std::string means;         // one line, without links
};

// The rows of the tables of such a page.
std::vector<Definition> read_definitions(std::string_view page);

// Those of docs/glossary.md.
const std::vector<Definition>& glossary();
// Those whose term the query is.
std::vector<Definition> definitions(const Query& query);

}  // namespace hanaproof::lookup
