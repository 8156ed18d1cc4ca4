// Which editions a command works on, and a survey of them with progress.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/survey/survey.h"
#include "cli/globals.h"
#include "model/phrases/language.h"

namespace hanaproof::cli {

// The editions to work on, none for all; the words on the command line that `select` reads.
void add_edition_list(Command& command, std::vector<std::string>& names);
// --lang: one of the languages that there are phrases for.
void add_language(Command& command, phrases::Language& language, const std::string& meaning);
// --fail-on: words for `parse_kinds`.
void add_fail_on(Command& command, std::vector<std::string>& kinds);
// All built-in books: what is played by itself and is no sheet.
std::vector<const rulebook::Edition*> books(Globals& globals);
// The editions named, or all books. Throws EditionError.
std::vector<const rulebook::Edition*> select(Globals& globals,
                                             const std::vector<std::string>& names);
// The same, of games for which a command of games_table.h works.
std::vector<const rulebook::Edition*> select_for(Globals& globals, std::string_view command,
                                                 const std::vector<std::string>& names);

// Those named, in that order, or all books. Throws EditionError also for base rules.
std::vector<const rulebook::Edition*> asked_editions(Globals& globals,
                                                     const std::vector<std::string>& names);

// Surveys them, showing progress on standard error.
checker::Report survey_with_progress(const Globals& globals,
                                     const std::vector<const rulebook::Edition*>& editions,
                                     checker::SurveyOptions options = {});

// Measures how often the findings arise and what hangs on them, showing progress, and orders them
// by it.
void measure_with_progress(Globals& globals, checker::Report& report);

// Prints them as a page or a document, then fails when undecided.
void show_findings(Globals& globals, const checker::Report& report);

// Says so, and sets the exit status to 1, when the solver left something undecided.
void fail_when_undecided(Globals& globals, const checker::Report& survey);

// Throws EditionError when a word is no kind of finding.
std::vector<checker::Kind> parse_kinds(const std::vector<std::string>& words);
// Sets the exit status to 1 when the report has a finding of one of the kinds.
void fail_on(Globals& globals, const checker::Report& report,
             const std::vector<checker::Kind>& kinds);

}  // namespace hanaproof::cli
