// Reads an edition file by itself, before it is linked with the editions that it builds on.
#pragma once

#include <map>
#include <string>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

// An edition with its own clauses only, and where the file names others.
struct Draft {
  Edition edition;
  FilePosition id;
  FilePosition inherits;
  FilePosition supplements;
  std::map<std::string, FilePosition> settles;  // where a clause id is first settled
};

Draft read_edition(const SourceText& file);

}  // namespace hanaproof::rulebook
