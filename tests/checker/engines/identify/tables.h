// Candidates of the built-in editions, and engines that play given rules.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "checker/engines/identify/identify.h"
#include "checker/engines/protocol/server.h"
#include "solvers/adapters/games/game.h"
#include "tests/checker/editions.h"

namespace hanaproof::identify::testing {

inline std::vector<Candidate> of_game(const std::string& game, int players,
                                      crosscheck::Readings readings) {
  return candidates(checker::testing::builtin().of_game(game), players, readings);
}

// Made once for all tests: it takes seconds.
inline Identification& engines_of(const std::string& game, int players,
                                  crosscheck::Readings readings = crosscheck::Readings::defaults) {
  using Key = std::tuple<std::string, int, crosscheck::Readings>;
  static std::map<Key, std::unique_ptr<Identification>> all;
  auto& one = all[{game, players, readings}];
  if (!one) {
    one = std::make_unique<Identification>(of_game(game, players, readings), is_for_engines);
  }
  return *one;
}

inline Options thorough() {
  Options options;
  options.thorough = true;
  return options;
}

// Asks the fast engine, which plays these rules. That of a betting game refuses cards which its
// deck does not have.
inline Verdict ask_engine(Identification& all, const rulebook::Ruleset& rules,
                          const Options& options = thorough()) {
  const std::string edition = all.candidates().front().rules.edition().id;
  if (rulebook::family_of(rules.edition().game) == rulebook::Family::betting) {
    const auto game = protocol::served(rules, protocol::With::engine);
    EngineRespondent respondent(*game, edition, [](const std::exception&) { return true; });
    return all.ask(respondent, options);
  }
  const auto game = adapters::engine_game(rules);
  EngineRespondent respondent(*game, edition);
  return all.ask(respondent, options);
}

// The names of the candidates that fit.
inline std::vector<std::string> fitting(const Identification& all, const Verdict& verdict) {
  std::vector<std::string> names;
  for (const std::size_t one : verdict.explanation.fitting) {
    names.push_back(all.candidates()[one].name);
  }
  return names;
}

}  // namespace hanaproof::identify::testing
