// Engines made of the server: every question and every answer is a line of the protocol.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "checker/engines/crosscheck/hachi_spec_subject.h"
#include "checker/engines/crosscheck/spec_subject.h"
#include "checker/engines/regress/hunt.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace hanaproof::regress::testing {

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

inline rulebook::Ruleset rules(const std::string& edition, int players = 2,
                               std::vector<std::string> options = {}) {
  return {library().at(edition), rulebook::Scope{players, std::move(options)}};
}

// The same rules with some answered otherwise, which no position says.
inline rulebook::Ruleset changed(rulebook::Ruleset rules,
                                 const std::map<std::string, std::string>& answers) {
  for (const auto& [topic, text] : answers) {
    rules = rules.with(topic, rulebook::Value::parse(text));
  }
  return rules;
}

// An engine that plays by the spec with some rules answered otherwise.
inline Opponent playing(const std::map<std::string, std::string>& answers) {
  return {[answers](const rulebook::Ruleset& right) {
            return crosscheck::spec_subject(changed(right, answers));
          },
          [answers](const rulebook::Ruleset& right) {
            return crosscheck::bet_spec_subject(changed(right, answers));
          },
          [answers](const rulebook::Ruleset& right) {
            return crosscheck::hachi_spec_subject(changed(right, answers));
          }};
}

inline HuntOptions some_games(std::uint64_t games, double seconds = 0, std::uint64_t seed = 1) {
  HuntOptions options;
  options.games = games;
  options.seconds = seconds;
  options.seed = seed;
  options.settle_seconds = 600;
  return options;
}

}  // namespace hanaproof::regress::testing
