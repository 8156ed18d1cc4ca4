// The command `identify`, and what its parts share: questions and verdicts, as people and as
// programs read them.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/identify/identify.h"
#include "checker/engines/identify/sizes.h"
#include "cli/globals.h"
#include "model/phrases/language.h"

namespace hanaproof::reports {
class Page;
}

namespace hanaproof::cli {

// What was asked of whom.
struct Identified {
  const identify::Identification* all = nullptr;
  int players = 2;
  identify::Verdict verdict = {};
  std::string engine = {};  // the command; empty: people were asked
  // Of an engine:
  std::string as = {};  // the edition that its positions name
  identify::Dealt dealt = {};
  std::string fault = {};    // the first thing that it did instead of answering; or empty
  std::string refusal = {};  // what it said when it first refused a position; or empty
  std::string fuzz = {};     // the command that holds it against the edition written
  std::string out = {};      // the file with that edition; empty: none was written
};

// What is asked, in a sentence.
std::string words(const identify::Question& question);
// Answers in the terms of edition files; of many only the first few.
std::string text_of(const std::string& topic, const rulebook::Value& value);
std::string texts_of(const std::string& topic, const std::vector<rulebook::Value>& values);
// "TOPIC: ANSWER, or OTHER, or OTHER".
std::string in_words(const identify::Untold& untold);
// Why nothing tells other answers from those that are played, in a sentence.
std::string why(const identify::Untold& untold);
// The clause behind a candidate's answer; empty where its text is silent.
std::string clause_of(const identify::Candidate& candidate, const std::string& topic);

// How far what belongs to a question is indented, and the width of the labels before it.
inline constexpr int kIndent = 2;
inline constexpr int kLabel = 24;
// Its cards and other facts.
void write_situation(reports::Page& page, const identify::Question& question);
// The situation with its cards, and the question in words.
std::string to_terminal(const identify::Question& question);
// Answers to choose from, in words: of moves only what not all of them allow.
std::vector<std::string> in_words(const identify::Question& question,
                                  const std::vector<std::string>& answers);

// The rules that were found as the text of an edition file at that path. It inherits from the
// edition that they are nearest to, of those that every command has at hand, with a clause for each
// rule that is another one. Throws EditionError where there is none to inherit from.
std::string edition_file(const Globals& globals, const Identified& identified,
                         const std::string& path);

std::string to_terminal(const Identified& identified);
void print_json(const Identified& identified);
// The questions that split the candidates, without asking anybody.
std::string plan_to_terminal(const identify::Identification& all);
// docs/schemas/identify-plan.schema.json
void print_plan_json(const identify::Identification& all);
std::string identify_schema();
std::string identify_plan_schema();

// Writes the questions that tell editions apart as a page for people.
void write_quiz(Globals& globals, const std::vector<identify::Candidate>& candidates,
                const std::string& page, phrases::Language language,
                const std::function<bool()>& stop);
// People are shown one position, not a line of play.
inline bool is_for_people(identify::Ask ask) { return ask != identify::Ask::round; }

// Standard input line by line: whoever waits can be interrupted.
class TypedLines {
 public:
  explicit TypedLines(std::function<bool()> stop) : stop_(std::move(stop)) {}

  // The next line without its end; false when there is none. Throws crosscheck::Interrupted when it
  // is to stop.
  bool next(std::string& line);

 private:
  std::function<bool()> stop_;
  std::string text_;  // read, not yet given out
  bool ended_ = false;
};

// The people at a table, who answer by number on standard input.
class People : public identify::Respondent {
 public:
  // `out`: where they read the questions. `stop`: whether they want it to end.
  People(std::FILE* out, std::function<bool()> stop) : out_(out), lines_(std::move(stop)) {}

  // Asks all questions; when they want to go back, again from there, with the answers before it as
  // they were.
  identify::Verdict ask(identify::Identification& all, const identify::Options& options);

  bool takes(identify::Ask) const override { return true; }
  bool chooses() const override { return true; }
  // The input has come to its end.
  bool has_ended() const override { return ended_; }
  std::optional<std::string> answer(const identify::Question& question,
                                    const std::vector<std::string>& expected) override;

 private:
  using Answer = std::optional<std::string>;
  Answer choose(const std::vector<std::string>& expected);

  std::FILE* out_;
  TypedLines lines_;
  std::vector<Answer> given_;  // so far
  std::size_t next_ = 0;       // of these, when they are gone through once more
  bool ended_ = false;
};

}  // namespace hanaproof::cli
