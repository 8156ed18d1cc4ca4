// A ruleset as an executable specification asks it, question by question. Asking is recorded, so
// that one can tell which clauses a game has used.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::spec {

// Which of a ruleset's rules have been asked for.
using Consulted = std::bitset<128>;

// The answer to one topic.
class Rule {
 public:
  Rule(const rulebook::Answer& answer, Consulted& log, std::size_t index)
      : value_(&answer.value), log_(&log), index_(index) {}

  // Whether the answer is this word.
  bool is(std::string_view word) const;
  // Whether the answer is yes.
  bool holds() const;
  int number() const;
  // A number in a record.
  int number(const std::string& field) const;
  const rulebook::Value& value() const;

 private:
  const rulebook::Value* value_;
  Consulted* log_;
  std::size_t index_;
};

// Not shared between threads: the record of what was asked is part of it.
class RuleReader {
 public:
  RuleReader(const RuleReader&) = delete;
  RuleReader& operator=(const RuleReader&) = delete;

  const rulebook::Ruleset& ruleset() const { return ruleset_; }
  int players() const { return ruleset_.scope().players; }

  // The topics asked for since `forget`.
  std::vector<std::string> consulted() const;
  const Consulted& consulted_bits() const { return consulted_; }
  // All topics that the spec can ask for.
  const std::vector<std::string>& topics() const { return topics_; }
  // The bit of a topic; `Consulted().size()` for topics that the spec never asks for.
  std::size_t bit(const std::string& topic) const;
  void forget() const { consulted_.reset(); }

 protected:
  explicit RuleReader(rulebook::Ruleset ruleset) : ruleset_(std::move(ruleset)) {}
  ~RuleReader() = default;
  // Where a topic is answered; it can be asked from then on.
  Rule rule(const std::string& topic);
  // A topic that is used as a whole, not asked for by its answer.
  void add(const std::string& topic) { topics_.push_back(topic); }
  // Records that it was used.
  void used(const std::string& topic) const;

 private:
  rulebook::Ruleset ruleset_;
  mutable Consulted consulted_;
  std::vector<std::string> topics_;
};

}  // namespace hanaproof::spec
