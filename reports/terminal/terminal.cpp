#include "reports/terminal.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/summary.h"
#include "reports/terminal/checked.h"
#include "reports/terminal/finding.h"
#include "reports/terminal/text.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

void write_summary(const checker::Report& report, Page& page) {
  page.line(page.paint().bold(counted(report.findings.size(), "finding")) + " in " +
            counted(report.editions.size(), "edition"));
  const Summary summary = summarise(report, {});
  for (const auto& [kind, count] : summary.by_kind) {
    page.hanging(fmt::format("{:>4}  {:<14}", count, checker::name(kind)), 20, meaning(kind), 0);
  }
}

void write_transcription(const checker::Report& report, Page& page) {
  if (report.transcription.empty()) return;
  page.line();
  write_rule("garbled in transcription only", page);
  for (const checker::TranscriptionNote& note : report.transcription) {
    page.paragraph(note.clause, kBody);
    page.paragraph(note.note, kIndented);
  }
}

void write_across_games(const checker::Report& report, Page& page) {
  if (report.across_games.empty()) return;
  page.line();
  write_rule("the same question in other games: no contradictions", page);
  for (const checker::FindingRow& row : report.across_games) page.paragraph(row_text(row), kBody);
}

void write_questions(const std::string& title, const std::string& what,
                     const std::vector<checker::Undecided>& questions, Page& page) {
  if (questions.empty()) return;
  page.line();
  write_rule(title, page);
  page.paragraph(what, kBody);
  for (const checker::Undecided& one : questions) {
    page.line();
    page.print(kBody, "{}, {}: {}", one.topic, one.scope.text(), one.question);
    page.print(kIndented, "{}; {}", fmt::join(one.editions, ", "), one.reason);
  }
}

}  // namespace

std::string to_terminal(const checker::Report& report, const TerminalStyle& style) {
  Page page(style);
  if (report.checked) {
    write_checked(report, page);
  } else {
    write_summary(report, page);
    for (std::size_t i = 0; i < report.findings.size(); ++i)
      write_finding(report.findings[i], i + 1, report.findings.size(), page);
  }
  write_across_games(report, page);
  write_questions("no difference", "Answers that come to the same, and how that is known.",
                  report.same, page);
  write_questions(
      "undecided",
      "Neither a difference nor a proof that there is none: no findings, and no agreement.",
      report.undecided, page);
  write_transcription(report, page);
  if (!report.findings.empty()) {
    page.line();
    page.paragraph(
        "To check a finding again, save this with --json as findings.json and give its id "
        "to `hanaproof replay`.");
  }
  return page.take();
}

}  // namespace hanaproof::reports
