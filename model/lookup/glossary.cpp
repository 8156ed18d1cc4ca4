#include "model/lookup/glossary.h"

#include <algorithm>

namespace hanaproof::lookup {

// Made by the build (cmake/embed.cmake).
std::string_view embedded_glossary_md();

namespace {

// "[page](cards.md)" is "page".
std::string without_links(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t end = text.find(')', at);
    if (text.substr(at).starts_with("](") && end != std::string_view::npos) {
      at = end;
    } else if (text[at] != '[') {
      plain += text[at];
    }
  }
  return plain;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

Definition definition(std::string_view term, std::string_view means) {
  Definition one{std::string(term), {}, without_links(means)};
  while (!term.empty()) one.names.push_back(words(cut(term, ",")));
  return one;
}

}  // namespace

std::vector<Definition> read_definitions(std::string_view page) {
  std::vector<Definition> all;
  bool in_table = false;
  while (!page.empty()) {
    const std::string_view line = cut(page, "\n");
    const std::size_t bar = line.find('|', 1);
    const bool row =
        line.starts_with('|') && line.size() > 1 && line.ends_with('|') && bar + 1 < line.size();
    // The row of dashes parts the head of a table from the rest.
    if (row && in_table) {
      all.push_back(definition(trimmed(line.substr(1, bar - 1)),
                               trimmed(line.substr(bar + 1, line.size() - bar - 2))));
    }
    in_table = row && (in_table || line.starts_with("|--"));
  }
  return all;
}

const std::vector<Definition>& glossary() {
  static const std::vector<Definition> all = read_definitions(embedded_glossary_md());
  return all;
}

std::vector<Definition> definitions(const Query& query) {
  std::vector<Definition> found;
  for (const Definition& each : glossary()) {
    const auto is_meant = [&](const Words& name) { return names(query, name) != Naming::no; };
    if (std::ranges::any_of(each.names, is_meant)) found.push_back(each);
  }
  return found;
}

}  // namespace hanaproof::lookup
