#include "reports/terminal/checked.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/terminal/finding.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using checker::Finding;
using checker::Standpoint;

namespace {

constexpr std::string_view kYours = "your rules: ";
constexpr std::string_view kPrinted = "printed:    ";

bool has(const std::vector<std::string>& editions, const std::string& edition) {
  return std::ranges::find(editions, edition) != editions.end();
}

std::vector<const Finding*> findings_of(const checker::Report& report,
                                        const std::vector<std::string>& ids) {
  std::vector<const Finding*> all;
  for (const Finding& finding : report.findings) {
    if (has(ids, finding.id)) all.push_back(&finding);
  }
  return all;
}

void write_title(const std::string& title, Page& page) {
  page.line();
  write_rule(title, page);
}

// What needs the whole of a finding: somebody has to change the text.
void write_whole(const checker::Report& report, const std::vector<std::string>& ids, Page& page) {
  const auto findings = findings_of(report, ids);
  for (std::size_t i = 0; i < findings.size(); ++i)
    write_finding(*findings[i], i + 1, findings.size(), page);
}

void write_question(const std::string& question, const std::string& topic, Page& page) {
  page.line();
  for (const std::string& line :
       wrap(fmt::format("{} ({})", question, topic), page.width() - kBody))
    page.line(std::string(kBody, ' ') + page.paint().bold(line));
}

void write_open(const checker::Report& report, Page& page) {
  const auto findings = findings_of(report, report.checked->left_open);
  if (findings.empty()) return;
  write_title("left open: your text does not answer", page);
  for (const Finding* finding : findings) {
    write_question(finding->question, finding->topic, page);
    for (const checker::FindingRow& row : finding->rows)
      page.print(kIndented, "{} ({})", row.question, row.topic);
    if (!finding->remarks.empty()) page.paragraph(finding->remarks, kIndented);
    if (!finding->impact.text.empty() && finding->impact.points)
      page.paragraph("At stake: " + finding->impact.text, kIndented);
    for (const checker::Side& side : finding->positions) {
      if (!side.editions.empty()) page.print(kIndented, "{} ({})", answer_of(side), givers(side));
    }
  }
}

// Both answers to one question; whether the edition has one, or differs by its silence.
bool write_answers(const std::string& question, const std::string& topic,
                   const std::vector<Standpoint>& stances, const std::string& own, bool silent,
                   Page& page) {
  const auto yours = std::ranges::find_if(stances, [&](const Standpoint& each) {
    return (each.stance != checker::Stance::open || silent) && has(each.editions, own);
  });
  if (yours == stances.end()) return false;
  write_question(question, topic, page);
  page.hanging(kYours, columns(kYours), in_words({*yours}).front().words, kIndented);
  for (const OtherStance& other : in_words(stances)) {
    std::vector<std::string> editions = other.editions;
    std::erase(editions, own);
    if (editions.empty()) continue;
    page.hanging(kPrinted, columns(kPrinted),
                 fmt::format("{} ({})", other.words, fmt::join(editions, ", ")), kIndented);
  }
  return true;
}

// What each side makes of the witness.
void write_shown(const Finding& finding, const std::string& own, Page& page) {
  if (finding.witness.outcomes.empty()) return;
  page.line();
  page.print(kIndented, "Seen in {}:", meaning(finding.witness.situation));
  write_scene(scene_of(finding.witness), page);
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    const auto side = std::ranges::find(finding.positions, outcome.side, &checker::Side::value);
    const bool is_own = side != finding.positions.end() && has(side->editions, own);
    const std::string_view lead = is_own ? kYours : kPrinted;
    page.hanging(lead, columns(lead), outcome.text, kIndented);
  }
}

void write_differences(const checker::Report& report, Page& page) {
  const checker::Checked& checked = *report.checked;
  const auto findings = findings_of(report, checked.differences);
  if (findings.empty()) return;
  write_title(checked.inherits.empty()
                  ? "differences: no faults"
                  : fmt::format("differences from {}: no faults", checked.inherits),
              page);
  for (const Finding* finding : findings) {
    const bool silent = std::ranges::any_of(finding->positions, [&](const checker::Side& side) {
      return has(side.editions, checked.edition);
    });
    if (write_answers(finding->question, finding->topic, finding->stances, checked.edition, silent,
                      page))
      write_shown(*finding, checked.edition, page);
    for (const checker::FindingRow& row : finding->rows)
      write_answers(row.question, row.topic, row.stances, checked.edition, false, page);
  }
}

void write_text_only(const checker::Checked& checked, Page& page) {
  if (checked.text_only.empty()) return;
  write_title("text only", page);
  for (const checker::ClauseRef& clause : checked.text_only) {
    // Without the edition and the number: "deck.size".
    const std::size_t slash = clause.id.find('/') + 1;
    page.line(fmt::format("{}:{}:{}: {} is text only: play and odds do not follow it", checked.file,
                          clause.position.line, clause.position.column,
                          clause.id.substr(slash, clause.id.find('#') - slash)));
  }
}

}  // namespace

void write_checked(const checker::Report& report, Page& page) {
  const checker::Checked& checked = *report.checked;
  page.line(page.paint().bold(checked.edition) +
            fmt::format(": {}, {} unclear, {} left open, {}, {} text only",
                        counted(checked.faults.size(), "fault"), checked.unclear.size(),
                        checked.left_open.size(), counted(checked.differences.size(), "difference"),
                        checked.text_only.size()));
  if (checked.inherited_open > 0) {
    page.print(
        0, "As in {}, {} open: `hanaproof topics --edition {} --open` lists {}.", checked.inherits,
        checked.inherited_open == 1 ? "1 question stays"
                                    : fmt::format("{} questions stay", checked.inherited_open),
        checked.file, checked.inherited_open == 1 ? "it" : "them");
  }
  write_whole(report, checked.faults, page);
  write_whole(report, checked.unclear, page);
  write_open(report, page);
  write_differences(report, page);
  write_text_only(checked, page);
}

}  // namespace hanaproof::reports
