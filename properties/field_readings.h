// What comes of a statement about fields under every combination of answers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "properties/carry_over.h"

namespace hanaproof::properties {

class Treated {
 public:
  // What comes of one reading: proved, held or refuted with a line; or unknown, and why.
  using Treat = std::function<Shown(const fields::Machine&, const std::string& name)>;

  // Readings that the rules cannot tell apart are treated once. `alike` says which those are: it
  // takes answers out of rules that do not matter for the statement.
  Treated(const rulebook::Ruleset& rules, const Treat& treat,
          const std::function<fields::Rules(const fields::Rules&)>& alike = &fields::Rules::plain);

  // A line for each single answer other than the rules' own, and one for all combinations.
  std::vector<std::string> details() const;
  // The verdict is that of the rules' own answers; `good` says what it is where nothing is broken.
  Proof proof(const std::string& summary, Verdict good) const;

 private:
  const Shown& shown(std::size_t reading) const { return shown_[which_[reading]]; }
  bool broken(std::size_t reading) const { return shown(reading).verdict == Verdict::refuted; }
  // The answers each of which breaks it in every combination.
  std::vector<std::string> exceptions() const;
  std::vector<Witness> witnesses() const;

  std::vector<fields::Reading> readings_;
  std::vector<Shown> shown_;
  std::vector<std::size_t> which_;  // of the shown ones, for each reading
};

}  // namespace hanaproof::properties
