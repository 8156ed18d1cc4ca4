// The people at a table, who answer by number on standard input.
#pragma once

#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/identify/identify.h"

namespace hanaproof::cli {

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
