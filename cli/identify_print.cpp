#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "cli/identify.h"
#include "cli/progress.h"
#include "model/phrases/told.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/terminal/text.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using identify::Answered;
using identify::Ask;
using identify::Candidate;
using identify::Change;
using identify::Identification;
using identify::Question;
using reports::listed;
using reports::Page;

namespace {

constexpr std::size_t kShown = 1;  // situations with their cards, of each changed clause

std::string names(const Identification& all, const std::vector<std::size_t>& candidates) {
  return listed(candidates, " or ", [&](std::size_t one) { return all.candidates()[one].name; });
}

void write_answer(Page& page, const Answered& one, const Candidate& candidate) {
  page.line();
  write_situation(page, one.question);
  page.paragraph(words(one.question), kIndent);
  page.hanging(fmt::format("{:<{}}", "The answer", kLabel), kLabel, one.answer, kIndent);
  page.hanging(fmt::format("{:<{}}", "By the edition", kLabel), kLabel,
               identify::Oracle(candidate.rules).answer(one.question), kIndent);
}

void write_change(Page& page, const Identified& identified, const Change& change) {
  const auto& verdict = identified.verdict;
  const Candidate& candidate = identified.all->candidates()[verdict.explanation.candidate];
  const std::string clause = clause_of(candidate, change.topic);
  page.line();
  page.line(
      page.paint().accent(clause.empty() ? change.topic + " (the edition is silent)" : clause));
  page.paragraph(rulebook::find_topic(change.topic)->question, kIndent);
  page.print(kIndent, "{} instead of {}", text_of(change.topic, change.to),
             text_of(change.topic, change.from));
  page.paragraph(change.who.empty() ? "No edition has it so."
                                    : fmt::format("So: {}", fmt::join(change.who, "; ")),
                 kIndent);
  for (const rulebook::Value& other : change.instead) {
    page.print(kIndent, "The answers would also fit {}", text_of(change.topic, other));
  }
  for (const identify::Rival& rival : change.rivals) {
    page.print(kIndent,
               "Or this clause as it is, and {}: {}. Nothing that can be asked "
               "tells the two apart.",
               rival.topic, texts_of(rival.topic, rival.values));
  }
  page.print(kIndent, "{} of the answers show it.", change.shown_by.size());
  for (std::size_t i = 0; i < std::min(kShown, change.shown_by.size()); ++i) {
    write_answer(page, verdict.answers[change.shown_by[i]], candidate);
  }
}

std::string sizes_text(const identify::Sizes& sizes) {
  return fmt::format("{} to each player and {} to the field",
                     reports::counted(static_cast<std::size_t>(sizes.hand), "card"), sizes.field);
}

std::string all_sizes(const std::vector<identify::Sizes>& list) {
  return listed(list, ", or ", sizes_text);
}

// What the deals say that the engine takes.
void write_dealt(Page& page, const Identified& identified) {
  const identify::Dealt& dealt = identified.dealt;
  if (!dealt.tells()) return;
  if (dealt.instead) {
    page.print(0,
               "The engine deals {} (deal.hand-size, deal.field-size). The editions deal {}, "
               "which it refuses; it was held against them with the cards dealt its way.",
               sizes_text(*dealt.instead), all_sizes(dealt.refused));
  } else {
    page.print(0,
               "The engine deals {}. It refuses deals of {}, and with them the "
               "editions and options that deal so.",
               all_sizes(dealt.taken), all_sizes(dealt.refused));
  }
  page.line();
}

// Why there may be no answer at all.
void write_refused(Page& page, const Identified& identified) {
  if (identified.refusal.empty()) return;
  page.print(0, "The engine refuses what it was asked. The first time it said: {}",
             identified.refusal);
  if (!identified.dealt.refused.empty() && !identified.dealt.tells()) {
    page.print(0,
               "It took none of {} deals: of {}, as the editions have it, and of all other "
               "numbers of cards. Its positions are those of a table of {} and name the "
               "edition {}; --players and --as are for others.",
               identified.dealt.tried, all_sizes(identified.dealt.refused), identified.players,
               identified.as);
  }
}

void write_rules(Page& page, const std::string& heading,
                 const std::vector<identify::Untold>& rules) {
  if (rules.empty()) return;
  page.line();
  page.paragraph(heading);
  for (const identify::Untold& one : rules) {
    page.print(kIndent, "{}", in_words(one));
    page.paragraph(why(one), 2 * kIndent);
  }
}

// What was known when it was interrupted.
void write_so_far(Page& page, const Identified& identified) {
  const Identification& all = *identified.all;
  const auto& explanation = identified.verdict.explanation;
  page.line(page.paint().bold("Interrupted: not all questions were asked."));
  if (!explanation.fitting.empty()) {
    page.print(0, "{} of {} left: {}", explanation.fitting.size(),
               reports::counted(all.candidates().size(), "candidate"),
               names(all, explanation.fitting));
    return;
  }
  page.print(0, "No candidate is left as it is; the nearest is {}, which {} of {} do not fit.",
             all.candidates()[explanation.candidate].name, explanation.unexplained.size(),
             reports::counted(identified.verdict.answers.size(), "answer"));
}

void write_verdict(Page& page, const Identified& identified) {
  if (identified.verdict.interrupted) return write_so_far(page, identified);
  const auto* all = identified.all;
  const auto& verdict = identified.verdict;
  const auto& explanation = verdict.explanation;
  const Candidate& candidate = all->candidates()[explanation.candidate];
  if (verdict.answers.empty()) {
    page.line(page.paint().bold("Nothing was answered."));
    write_refused(page, identified);
  } else if (!explanation.fitting.empty()) {
    page.print(0, "Played: {}", names(*all, explanation.fitting));
    if (explanation.fitting.size() > 1) {
      page.paragraph(verdict.unanswered == 0 && !verdict.ended
                         ? "No question that can be asked tells these apart."
                         : "Questions that tell these apart may be among those without an answer.");
    }
  } else {
    page.print(
        0, "Played: {}{}", candidate.name,
        explanation.changes.empty() ? ", as near as can be told" : ", except for these clauses:");
  }
  for (const Change& change : explanation.changes) write_change(page, identified, change);
  if (explanation.unexplained.empty()) return;
  page.line();
  page.print(0, "{} fit no rules that were tried; the first of them:",
             reports::counted(explanation.unexplained.size(), "answer"));
  write_answer(page, verdict.answers[explanation.unexplained.front()], candidate);
}

}  // namespace

std::string clause_of(const Candidate& candidate, const std::string& topic) {
  const rulebook::Clause* clause = candidate.rules.answer(topic).clause;
  return clause ? clause->id() : std::string();
}

std::string classes_of(const Identification& all) {
  const std::size_t count = all.pool().classes.size();
  return count == 1 ? "1 class" : fmt::format("{} classes", count);
}

std::string to_terminal(const Identified& identified) {
  const auto& verdict = identified.verdict;
  const Identification& all = *identified.all;
  Page page(terminal_style());
  page.line();
  write_dealt(page, identified);
  write_verdict(page, identified);
  page.line();
  page.print(0, "{} asked, {} of them to tell {} in {} apart; {} without an answer.",
             reports::counted(verdict.asked, "question"), verdict.in_tree,
             reports::counted(all.candidates().size(), "candidate"), classes_of(all),
             verdict.unanswered);
  if (!identified.fault.empty()) {
    page.print(0, "Instead of an answer the engine gave: {}", identified.fault);
  }
  if (verdict.ended) {
    page.paragraph(identified.engine.empty()
                       ? "The answers ended before all questions were answered."
                       : "It failed so often that it was asked no more.");
  }
  if (!identified.out.empty()) {
    page.print(0, "These rules are the edition in {}.{}", identified.out,
               identified.engine.empty() ? "" : " Games to hold the engine against it:");
    if (!identified.engine.empty()) page.line("  " + identified.fuzz);
  }
  write_rules(
      page,
      "Settled by no answer, though there are situations that show it, with what else would fit:",
      verdict.untold);
  write_rules(
      page, "Not to be told apart, with what else would fit: no situation was found that shows it.",
      verdict.alike);
  return page.take();
}

std::string plan_to_terminal(const Identification& all) {
  Page page(terminal_style());
  page.print(0, "{} in {}; {} at most, {:.2f} in the mean",
             reports::counted(all.candidates().size(), "candidate"), classes_of(all),
             reports::counted(static_cast<std::size_t>(all.tree().depth()), "question"),
             all.tree().mean());
  std::set<std::size_t> asked;
  for (const identify::Node& node : all.tree().nodes) {
    if (node.is_leaf() || !asked.insert(node.question).second) continue;
    const Question& question = all.pool().questions[node.question];
    page.line();
    page.line(page.paint().bold(question.topic.empty() ? "A position" : question.topic));
    write_situation(page, question);
    page.paragraph(words(question), kIndent);
    std::map<std::size_t, std::vector<std::size_t>> split;
    for (const std::size_t one : node.classes) {
      const std::size_t first = all.pool().classes[one].front();
      for (const std::size_t candidate : all.pool().classes[one]) {
        split[all.pool().answers[first][node.question]].push_back(candidate);
      }
    }
    for (const auto& [answer, candidates] : split) {
      page.print(kIndent + 2, "{}: {}", all.pool().texts[answer], names(all, candidates));
    }
  }
  page.line();
  for (const auto& same : all.pool().classes) {
    if (same.size() > 1) page.paragraph("Not to be told apart: " + names(all, same));
  }
  return page.take();
}

}  // namespace hanaproof::cli
