// What the reports call things: the same words in the terminal, in Markdown and in HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "reports/charts.h"

namespace hanaproof::reports {

// With its first letter in upper case.
std::string capitalized(std::string text);
// "Dead rule".
std::string label(checker::Kind kind);
// "a rule that can never fire".
std::string_view meaning(checker::Kind kind);
// "settled by counting every case".
std::string_view meaning(checker::Method method);
// "a pile of captured cards".
std::string_view meaning(checker::Situation situation);
// Empty for what the text states.
std::string_view meaning(rulebook::Standing standing);

// What is to be said of a query that is unsatisfiable whatever it asserts; else nothing.
std::string_view identity_note(const checker::Query& query);

// "1 finding", "3 findings".
std::string counted(std::size_t number, std::string_view noun);
// "31 curtain".
std::string named(cards::Card card);
// "11 crane takes 12 poem ribbon".
std::string describe(const notation::Move& move);
// "red-book, p. 7, line 119": where to look; the anchor is for the caller to quote.
std::string place(const rulebook::Citation& citation);
// "red-book.koi-koi.en with score.high = add": whose rules made an outcome.
std::string rules_of(const checker::Outcome& outcome);
// "red-book.koi-koi.en, ..." or that no edition gives this answer.
std::string givers(const checker::Side& side);
// The answer as a sentence, or as it is written where it has words already.
const std::string& answer_of(const checker::Side& side);
const std::string& answer_of(const checker::Finding& finding, const checker::Outcome& outcome);
// Whether the clause answers the finding's own question, and not one that takes part beside it.
bool is_on_topic(const checker::ClauseRef& clause, const checker::Finding& finding);
// The letters of the sides that a text in the terms of edition files names: "A", "B or C"; empty
// where it names something else.
std::string letters_of(const checker::Finding& finding, std::string_view answers);
// A stance that is no answer of one side, and who takes it: "Left open", "Can be read as A or B",
// "Has no such rule", "Not legible"; what is played meanwhile, which side a text leans to, and what
// other books say: "Elsewhere A", "Elsewhere “The dealer begins.”".
struct OtherStance {
  std::string words;
  std::vector<std::string> editions;
};
std::vector<OtherStance> other_stances(const checker::Finding& finding);
// The same with plain answers too.
std::vector<OtherStance> in_words(const std::vector<checker::Standpoint>& stances);
// A further question, with who stands where and, where it is not the finding's, its scope: "Who
// deals? 4 players. Left open: ...".
std::string row_text(const checker::FindingRow& row, const rulebook::Scope& of_finding = {});
// "must fix", "should say", "style".
std::string label(checker::Severity severity);
// Whether the witness is a deal itself, from which its line of play starts.
bool starts_at_deal(const checker::Witness& witness);
// Whether a deal and a line of play were looked for and not found.
bool unreached(const checker::Witness& witness);
// The command that checks a finding again.
std::string replay_command(const std::string& id);
// "receipts/FINDING": what it takes to check a finding again.
std::string receipt_path(const std::string& finding);
// "NAME.smt2": a query's file within the receipt.
std::string query_file(const checker::Query& query);
// "receipts/FINDING/NAME.smt2".
std::string query_path(const std::string& finding, const checker::Query& query);
// "endgames/EDITION.csv".
std::string endgame_path(const EndgameTable& table);
// "hands/EDITION.csv".
std::string hands_path(const HandChart& table);
// 'A', 'B', ... for the side that an outcome belongs to; a blank when there is none.
char side_letter(const checker::Finding& finding, const std::string& value);

}  // namespace hanaproof::reports
