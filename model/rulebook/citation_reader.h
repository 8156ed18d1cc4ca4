// Reads where an edition file says that a passage stands.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

// The edition that a file describes, as far as its parts need to know it.
struct Home {
  std::string file;
  std::string edition;
  std::string document;  // what citations point to by default; may be empty
  Mistakes& mistakes;    // those of the parts that were read so far
  // Whether an option is one that the file names, or that an edition on which it builds may name.
  std::function<bool(const std::string&)> may_name = {};
};

// One citation or a list of them.
std::vector<Citation> read_citations(const Home& home, const TomlNode& node);
Excuse read_excuse(const Home& home, const TomlNode& node);
// A page as a text: rulebooks number them "7" and "3-5".
std::string read_page(const TomlTable& table);

}  // namespace hanaproof::rulebook
