// The words of docs/glossary.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/lookup/query.h"

namespace hanaproof::lookup {

struct Definition {
  std::string term;   // "gaji, lightning, wildcard"
  std::string means;  // one line, without links
};

// The rows of the tables of a page as docs/glossary.md.
std::vector<Definition> read_definitions(std::string_view page);

// Those of the glossary whose term the query is.
std::vector<Definition> definitions(const Query& query);

}  // namespace hanaproof::lookup
