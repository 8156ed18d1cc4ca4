#include "model/rulebook/citation_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <sstream>

namespace hanaproof::rulebook {

namespace {

// Few enough that an anchor finds a passage without repeating it.
constexpr int kAnchorWords = 5;
constexpr int kMost = std::numeric_limits<int>::max();

int words_in(const std::string& text) {
  std::istringstream words(text);
  int count = 0;
  for (std::string word; words >> word;) ++count;
  return count;
}

Citation read_place(const Home& home, const TomlTable& table) {
  Citation citation;
  citation.document = table.text("document").value_or(home.document);
  if (citation.document.empty()) {
    table.fail("document",
               "the source names no document: expected the key document here or in the head");
  }
  citation.page = read_page(table);
  citation.line = table.number("line", 1, kMost).value_or(0);
  citation.anchor = table.required_text("anchor");
  if (const int words = words_in(citation.anchor); words > kAnchorWords) {
    table.fail("anchor", fmt::format("anchor: expected at most {} words of the passage, found {}",
                                     kAnchorWords, words));
  }
  citation.occurrence = table.number("occurrence", 1, kMost).value_or(0);
  return citation;
}

Citation read_citation(const Home& home, const TomlNode& node) {
  return read_place(home, TomlTable(home.file, node, "a source",
                                    {"document", "page", "line", "anchor", "occurrence"}));
}

}  // namespace

std::string read_page(const TomlTable& table) {
  const TomlNode* page = table.find("page");
  if (!page) return {};
  if (page->sort == TomlNode::Sort::number) return std::to_string(page->number);
  return table.required_text("page");
}

std::vector<Citation> read_citations(const Home& home, const TomlNode& node) {
  if (node.sort != TomlNode::Sort::array) return {read_citation(home, node)};
  std::vector<Citation> citations;
  for (const TomlNode& item : node.items) citations.push_back(read_citation(home, item));
  return citations;
}

Excuse read_excuse(const Home& home, const TomlNode& node) {
  const TomlTable table(home.file, node, "an excuse",
                        {"document", "page", "line", "anchor", "occurrence", "kind", "note"});
  Excuse excuse;
  excuse.source = read_place(home, table);
  excuse.kind = table.required_text("kind");
  if (std::ranges::find(excuse_kinds(), excuse.kind) == excuse_kinds().end()) {
    table.fail("kind", unknown_word("kind of excuse", excuse.kind, excuse_kinds()));
  }
  // What the scan garbled is listed in every report: the kind alone does not say what it was.
  excuse.note =
      excuse.kind == "scan" ? table.required_text("note") : table.text("note").value_or("");
  excuse.position = node.position;
  return excuse;
}

}  // namespace hanaproof::rulebook
