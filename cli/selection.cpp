#include "cli/selection.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "checker/measures/impact/impact.h"
#include "cli/games_table.h"
#include "cli/pager.h"
#include "cli/progress.h"
#include "model/rulebook/nearest.h"
#include "reports/json.h"
#include "reports/terminal.h"

namespace hanaproof::cli {

using rulebook::Edition;

namespace {

checker::Kind parse_kind(const std::string& word) {
  std::vector<std::string> words;
  for (const checker::Kind kind : checker::kinds()) {
    if (name(kind) == word) return kind;
    words.emplace_back(name(kind));
  }
  throw rulebook::EditionError(fmt::format("unknown kind of finding \"{}\"{}", word,
                                           rulebook::nearest_is(rulebook::nearest(word, words))));
}

}  // namespace

void add_edition_list(Command& command, std::vector<std::string>& names) {
  command.option("editions", &names, "Edition ids or files; all built-in books without");
}

void add_language(Command& command, phrases::Language& language, const std::string& meaning) {
  std::map<std::string, phrases::Language> languages;
  for (const phrases::Language each : phrases::languages())
    languages[std::string(phrases::code(each))] = each;
  command.choice("--lang", language, languages, meaning);
}

void add_fail_on(Command& command, std::vector<std::string>& kinds) {
  command.option("--fail-on", &kinds, "Exit with 1 if there is a finding of this kind");
}

std::vector<const Edition*> books(Globals& globals) {
  std::vector<const Edition*> all;
  for (const Edition& edition : globals.library().editions()) {
    if (!is_base(edition) && !edition.sheet) all.push_back(&edition);
  }
  return all;
}

std::vector<const Edition*> select(Globals& globals, const std::vector<std::string>& names) {
  std::vector<std::string> ids;
  for (const std::string& name : names) ids.push_back(globals.edition(name).id);
  if (ids.empty()) {
    for (const Edition* edition : books(globals)) ids.push_back(edition->id);
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  std::vector<const Edition*> editions;
  for (const std::string& id : ids) editions.push_back(&globals.library().at(id));
  return editions;
}

std::vector<const Edition*> select_for(Globals& globals, std::string_view command,
                                       const std::vector<std::string>& names) {
  for (const std::string& name : names) globals.edition_for(command, name);
  std::vector<const Edition*> editions = select(globals, names);
  std::erase_if(editions, [&](const Edition* edition) {
    return !why_not(command, rulebook::family_of(edition->game)).empty();
  });
  return editions;
}

std::vector<const Edition*> asked_editions(Globals& globals,
                                           const std::vector<std::string>& names) {
  // Files first: adding one makes pointers into the library invalid.
  std::vector<std::string> ids;
  for (const std::string& name : names) ids.push_back(globals.asked_edition(name).id);
  std::vector<const Edition*> editions;
  for (const std::string& id : ids) editions.push_back(&globals.library().at(id));
  return names.empty() ? books(globals) : editions;
}

checker::Report survey_with_progress(const Globals& globals,
                                     const std::vector<const Edition*>& editions,
                                     checker::SurveyOptions options) {
  Progress progress("comparing editions", globals.quiet);
  options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  return checker::survey(editions, options);
}

void measure_with_progress(Globals& globals, checker::Report& report) {
  Progress progress("measuring impact", globals.quiet);
  impact::Options options;
  options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  impact::measure(report, globals.library(), options);
  impact::rank(report.findings, globals.library());
}

void show_findings(Globals& globals, const checker::Report& report) {
  if (globals.json) {
    fmt::print("{}", reports::to_json(report));
  } else {
    print_paged(reports::to_terminal(report, terminal_style()));
  }
  fail_when_undecided(globals, report);
}

void fail_when_undecided(Globals& globals, const checker::Report& survey) {
  const auto count = std::ranges::count_if(survey.undecided, &checker::Undecided::unsolved);
  if (count == 0) return;
  fmt::print(stderr, "hanaproof: {} question{} undecided: the solver gave no answer\n", count,
             count == 1 ? "" : "s");
  if (globals.status == Exit::done) globals.status = Exit::does_not_hold;
}

std::vector<checker::Kind> parse_kinds(const std::vector<std::string>& words) {
  std::vector<checker::Kind> kinds;
  for (const std::string& word : words) kinds.push_back(parse_kind(word));
  return kinds;
}

void fail_on(Globals& globals, const checker::Report& report,
             const std::vector<checker::Kind>& kinds) {
  for (const checker::Finding& finding : report.findings) {
    if (std::ranges::find(kinds, finding.kind) != kinds.end()) globals.status = Exit::does_not_hold;
  }
}

}  // namespace hanaproof::cli
