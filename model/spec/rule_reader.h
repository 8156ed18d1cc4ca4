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

// Which of a ruleset's rules have been asked for. Any game has fewer questions and yaku.
using Consulted = std::bitset<256>;

// The answer to one topic.
class Rule {
 public:
  Rule(const rulebook::Answer& answer, Consulted& log, std::size_t index)
      : answer_(&answer), log_(&log), index_(index) {}

  // Whether the answer is this word, or a list with it: one that the topic knows.
  bool is(std::string_view word) const;
  bool lists(std::string_view word) const;
  // Whether the answer is yes.
  bool holds() const;
  int number() const;
  // A number in a record.
  int number(const std::string& field) const;
  const rulebook::Value& value() const;

 private:
  const rulebook::Answer& asked() const;

  const rulebook::Answer* answer_;
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

  // The topics asked for since `forget`, in the order of `topics`.
  std::vector<std::string> consulted() const;
  const Consulted& consulted_bits() const { return consulted_; }
  // All topics that the spec can ask for.
  const std::vector<std::string>& topics() const { return topics_; }
  // The bit of a topic; `Consulted().size()` for topics that the spec never asks for.
  std::size_t bit(const std::string& topic) const;
  // Whether a record of what these rules were asked for has the topic.
  bool is_in(const Consulted& asked, const std::string& topic) const;
  void forget() const { consulted_.reset(); }

 protected:
  explicit RuleReader(rulebook::Ruleset ruleset) : ruleset_(std::move(ruleset)) {}
  ~RuleReader() = default;
  // Where a topic is answered; it can be asked from then on.
  Rule rule(const std::string& topic);
  // A topic that is used as a whole, not asked for by its answer.
  void add(const std::string& topic);
  // Records that it was used.
  void used(const std::string& topic) const;
  // The same by its place among the topics.
  void used(std::size_t topic) const { consulted_.set(topic); }

 private:
  rulebook::Ruleset ruleset_;
  mutable Consulted consulted_;
  std::vector<std::string> topics_;
};

}  // namespace hanaproof::spec
