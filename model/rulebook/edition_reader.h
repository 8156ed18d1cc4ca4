// Reads edition files: each by itself, and then linked with the editions that it builds on.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/citation_reader.h"
#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

// An edition with its own clauses only, and where the file names others. With mistakes, it has only
// what could be read.
struct Draft {
  Edition edition;
  FilePosition id;
  FilePosition inherits;
  FilePosition supplements;
  std::map<std::string, FilePosition> settles;  // where a clause id is first settled
  Mistakes mistakes;
};

// Throws nothing: mistakes are in the draft.
Draft read_edition(const SourceText& file);
// An answer to the topic, written as one TOML value. Throws EditionError for one that it cannot
// have.
Value read_value(const std::string& file, const Topic& topic, const TomlNode& node);
// The clauses of an edition file (`[[clause]]` and `[[yaku]]`) in its order, numbered within their
// topics. Keeps mistakes in `home`.
std::vector<Clause> read_clauses(const Home& home, const TomlTable& head);

// Gives each edition the clauses of those that it builds on; in the order of their ids. Throws
// EditionError with all mistakes: those of the drafts, an edition that is not there, one that
// builds on itself, and names that no linked edition holds.
std::vector<Edition> link(std::vector<Draft> drafts);

}  // namespace hanaproof::rulebook
