// JSON Schemas of the TOML files that users write, by which editors complete and check them.
#pragma once

#include <string>

namespace hanaproof::reports {

// Of an edition file: the questions of the registry, and the type of the answers to each.
std::string edition_file_schema();
// Of a document file.
std::string document_file_schema();

}  // namespace hanaproof::reports
