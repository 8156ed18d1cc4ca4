// Where editions come from: those that the command carries, a folder, a file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::editions {

// The edition files that are part of the command: "model/editions/ID.toml".
std::vector<rulebook::SourceText> builtin_editions();
// The document files that are part of the command: "model/editions/ID.document.toml".
std::vector<rulebook::SourceText> builtin_documents();

// Whether a file's name says that it describes a document: "NAME.document.toml".
bool is_document(std::string_view name);
// All *.toml files of a folder, editions and documents, in the order of their names. Throws
// EditionError when the folder or one of them cannot be read, or no edition is among them.
std::vector<rulebook::SourceText> read_folder(const std::string& path);
// Called before an open pipe or device is read, which may keep its reader waiting: for who tells
// users of it.
using BeforeReading = void (*)(int file, const std::string& path, std::string_view expected);
void before_reading(BeforeReading call);

// The longest file that is read at all: logs, corpora and findings are none of them longer.
inline constexpr std::size_t kMostRead = 64 << 20;
// Throws EditionError when it cannot be read, or is longer, which says what was `expected`.
rulebook::SourceText read_file(const std::string& path,
                               std::string_view expected = "an edition file");

}  // namespace hanaproof::editions
