#include "reports/editor/diagnostics.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/checked.h"
#include "checker/editions/survey/survey.h"
#include "model/editions/builtin.h"
#include "model/rulebook/document.h"
#include "reports/editor/cursor.h"
#include "reports/wording.h"

namespace hanaproof::editor {

using checker::Finding;
using rulebook::EditionError;
using rulebook::Mistake;

namespace {

// The whole of a line, without the blanks before it.
Range line_range(const Text& text, std::size_t number) {
  const std::string_view line = text.line(number);
  const std::size_t blanks = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t start = text.offset({number, 0});
  return text.range(start + blanks, start + line.size());
}

Diagnostic told(const Mistake& mistake, const std::string& name, const Text& text) {
  const bool here = mistake.place.line > 0 && mistake.place.file == name;
  // What stands in another file is told at the head of this one, of which it comes.
  const Range range = here ? text.part_at(mistake.place) : line_range(text, 0);
  return {range, Gravity::error, "reading", here ? mistake.message : mistake.text()};
}

// The line that says what the block is about, in which the clause begins on this line; of a finding
// without clauses of the edition, the line with its id.
Range subject_range(const Text& text, int line) {
  const auto blocks = blocks_of(text);
  const std::size_t number = static_cast<std::size_t>(std::max(line, 1)) - 1;
  return line_range(text, block_at(blocks, line == 0 ? 0 : number).named);
}

Gravity gravity_of(const Finding& finding, const checker::Checked& checked) {
  const auto& others = checked.differences;
  if (std::ranges::find(others, finding.id) != others.end()) return Gravity::hint;
  switch (finding.severity) {
    case checker::Severity::must_fix:
      return Gravity::error;
    case checker::Severity::should_say:
      return Gravity::warning;
    default:
      return Gravity::information;
  }
}

std::string stances_text(const std::vector<checker::Standpoint>& stances,
                         std::string_view before = "") {
  std::string text;
  for (const reports::OtherStance& each : reports::in_words(stances)) {
    text += fmt::format("\n- {}{} ({})", before, reports::capitalized(each.words),
                        fmt::join(each.editions, ", "));
  }
  return text;
}

std::string message_of(const Finding& finding) {
  std::string text = fmt::format("{}: {}", reports::label(finding.kind), finding.question);
  text += stances_text(finding.stances);
  text += stances_text(finding.elsewhere, "Elsewhere: ");
  for (const checker::FindingRow& row : finding.rows) text += "\n- " + reports::row_text(row);
  for (const std::string* more : {&finding.remarks, &finding.suggestion}) {
    if (!more->empty()) text += '\n' + *more;
  }
  return text;
}

void add(const Finding& finding, const Text& text, const checker::Checked& checked,
         std::vector<Diagnostic>& all) {
  Diagnostic one{{},
                 gravity_of(finding, checked),
                 std::string(checker::name(finding.kind)),
                 message_of(finding)};
  std::vector<Range> places;
  for (const checker::ClauseRef& clause : finding.clauses) {
    if (clause.edition == checked.edition)
      places.push_back(subject_range(text, clause.position.line));
  }
  if (places.empty()) places.push_back(subject_range(text, 0));
  for (const Range& place : places) {
    one.range = place;
    all.push_back(one);
  }
}

}  // namespace

FileKind kind_of(const std::string& name, const Text& text) {
  if (editions::is_document(name)) return FileKind::document;
  for (const Block& block : blocks_of(text)) {
    const bool head = block.name.empty() && !block.subject.empty();
    if (head || block.name == "clause" || block.name == "yaku") return FileKind::edition;
  }
  return FileKind::other;
}

std::string edition_of(const Text& text) { return blocks_of(text).front().subject; }

std::vector<Diagnostic> mistakes_in(const std::string& name, const Text& text, FileKind kind,
                                    rulebook::Library& library) {
  std::vector<Diagnostic> all;
  try {
    const rulebook::SourceText source{name, text.whole()};
    kind == FileKind::document ? void(rulebook::parse_document(source)) : void(library.add(source));
  } catch (const EditionError& error) {
    for (const Mistake& mistake : error.mistakes()) all.push_back(told(mistake, name, text));
  }
  return all;
}

std::vector<Diagnostic> findings_in(const Text& text, const rulebook::Library& library,
                                    const std::string& edition,
                                    const std::function<bool()>& stopped) {
  std::vector<Diagnostic> all;
  const rulebook::Edition* own = library.find(edition);
  if (!own || own->game == "base") return all;
  checker::SurveyOptions options;
  options.own = own;
  options.stopped = stopped;
  checker::Report report = checker::survey(checker::compared_with(library, *own), options);
  if (stopped()) return all;
  checker::keep_own(report, *own);
  for (const Finding& finding : report.findings) add(finding, text, *report.checked, all);
  return all;
}

}  // namespace hanaproof::editor
