#include "model/rulebook/document.h"

#include <fmt/format.h>

#include <limits>
#include <map>

#include "model/rulebook/citation_reader.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

namespace {

constexpr int kLastLine = std::numeric_limits<int>::max();

std::pair<int, int> read_range(const std::string& file, const TomlNode& node) {
  const auto& ends = items_of(file, node, "lines");
  if (ends.size() != 2) {
    fail_at(
        file, node.position,
        fmt::format("lines: expected the first and the last line, found {} numbers", ends.size()));
  }
  const int first = number_of(file, ends[0], "lines", 1, kLastLine);
  return {first, number_of(file, ends[1], "lines", first, kLastLine)};
}

Span read_span(const std::string& file, const TomlNode& node) {
  const TomlTable table(file, node, "a span", {"lines", "page", "language", "owners", "reason"});
  Span span;
  for (const TomlNode& range : items_of(file, table.at("lines"), "lines")) {
    span.lines.push_back(read_range(file, range));
  }
  if (span.lines.empty()) table.fail("lines", "lines: expected at least one range of lines");
  span.page = read_page(table);
  span.language = table.required_text("language");
  table.at("owners");
  span.owners = table.texts("owners");
  span.reason = table.text("reason").value_or("");
  if (span.owners.empty() && span.reason.empty()) {
    table.fail("owners", "a span without owners: expected a reason");
  }
  return span;
}

// Remembers which lines are taken, and refuses to give one to two spans: it would be counted twice.
class Lines {
 public:
  explicit Lines(const std::string& file) : file_(file) {}

  void take(const Span& span, const TomlNode& node) {
    for (const auto& [first, last] : span.lines) {
      const auto next = taken_.lower_bound(first);
      if (next != taken_.end() && next->second <= last) {
        fail_at(file_, node.find("lines")->position,
                fmt::format("lines: another range holds line {} too: expected each line in one "
                            "range",
                            std::max(first, next->second)));
      }
      taken_.emplace(last, first);
    }
  }

 private:
  const std::string& file_;
  std::map<int, int> taken_;  // the first line of each range by its last
};

}  // namespace

Document parse_document(const SourceText& file) {
  const TomlNode root = read_toml(file);
  const TomlTable head(file.name, root, "a document", {"id", "title", "file", "span"});
  Document document{
      head.required_text("id"), head.required_text("title"), head.required_text("file"), {}};
  Lines lines(file.name);
  for (const TomlNode& node : items_of(file.name, head.at("span"), "span")) {
    document.spans.push_back(read_span(file.name, node));
    lines.take(document.spans.back(), node);
  }
  return document;
}

}  // namespace hanaproof::rulebook
