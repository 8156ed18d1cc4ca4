#include "model/editions/builtin.h"

#include "model/editions/embedded.h"

namespace hanaproof::editions {

std::vector<rulebook::SourceText> builtin_editions() {
  std::vector<rulebook::SourceText> files = embedded_files();
  std::erase_if(files, [](const auto& file) { return is_document(file.name); });
  return files;
}

std::vector<rulebook::SourceText> builtin_documents() {
  std::vector<rulebook::SourceText> files = embedded_files();
  std::erase_if(files, [](const auto& file) { return !is_document(file.name); });
  return files;
}

bool is_document(std::string_view name) { return name.ends_with(".document.toml"); }

}  // namespace hanaproof::editions
