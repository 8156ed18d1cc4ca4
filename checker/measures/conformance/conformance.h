// The conformance kit: does an edition, any edition, play?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/games/game.h"
#include "model/rulebook/edition.h"

namespace hanaproof::conformance {

struct ConformanceOptions {
  int rounds = 20;         // under the default rules of each scope
  int reading_rounds = 4;  // with each alternative reading by itself
  std::uint64_t seed = 1;
};

// What went wrong first: in this position, where this move (if any) was played, after this line.
struct Failure {
  std::string scope;  // "2 players, wildcard"
  std::string rules;  // "call.offered=at-once": the reading that is not the default; else empty
  std::string text;
  std::optional<games::Position> position = {};
  std::optional<games::Move> move = {};
  games::Line line = {};  // to the position
};

struct Check {
  std::string id;
  std::string statement;
  long long checked = 0;
  long long failed = 0;
  std::optional<Failure> first = {};
};

struct Conformance {
  std::string edition;
  int rulesets = 0;  // scopes and readings that were played
  long long rounds = 0;
  std::vector<Check> checks;

  bool holds() const;
  // Null where there is no such check.
  const Check* find(std::string_view id) const;
};

// Plays random rounds of the edition at every scope and with every reading by itself, and puts
// every check to everything that is seen. The same options give the same answer.
Conformance conform(const rulebook::Edition& edition, const ConformanceOptions& options = {});

}  // namespace hanaproof::conformance
