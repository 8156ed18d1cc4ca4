#include "model/editions/builtin.h"

#include "model/editions/embedded.h"

namespace hanaproof::editions {

namespace {

std::vector<rulebook::SourceText> builtin(bool documents) {
  std::vector<rulebook::SourceText> files;
  for (const auto& [name, text] : embedded_files()) {
    if (is_document(name) == documents) files.push_back({std::string(name), std::string(text)});
  }
  return files;
}

}  // namespace

std::vector<rulebook::SourceText> builtin_editions() { return builtin(false); }

std::vector<rulebook::SourceText> builtin_documents() { return builtin(true); }

bool is_document(std::string_view name) { return name.ends_with(".document.toml"); }

}  // namespace hanaproof::editions
