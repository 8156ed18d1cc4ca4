// The survey of a game: every topic put to every edition, and what comes of it.
#pragma once

#include <functional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/editions/survey/ruleset_comparer.h"

namespace hanaproof::checker {

// What a survey works on.
struct GameEditions {
  std::vector<const rulebook::Edition*> editions;  // of one game, in the order of their ids
  RulesetComparer* comparer = nullptr;
  // Where the survey is of one edition: what it says is shown by its own rules alone.
  const rulebook::Edition* own = nullptr;
};

// Each looks at one topic at one scope, among the editions that are played at it.
using Look = std::vector<Finding> (*)(const GameEditions& game, const rulebook::Topic& topic,
                                      const rulebook::Scope& scope);

// Documents of one game that have no answer in common.
std::vector<Finding> contradictions(const GameEditions& game, const rulebook::Topic& topic,
                                    const rulebook::Scope& scope);
// What an edition changes in the one that it inherits: by which answers the two are played.
std::vector<Finding> changes(const GameEditions& game, const rulebook::Topic& topic,
                             const rulebook::Scope& scope);
// Says of each question that the edition answers by itself, and of which nothing has been found,
// how it is known that nothing changes; what is not known is undecided.
void account_for(Report& report, const GameEditions& game);
// Languages of one document that take different stances.
std::vector<Finding> translations(const GameEditions& game, const rulebook::Topic& topic,
                                  const rulebook::Scope& scope);
std::vector<Finding> ambiguities(const GameEditions& game, const rulebook::Topic& topic,
                                 const rulebook::Scope& scope);
std::vector<Finding> gaps(const GameEditions& game, const rulebook::Topic& topic,
                          const rulebook::Scope& scope);
std::vector<Finding> overlaps(const GameEditions& game, const rulebook::Topic& topic,
                              const rulebook::Scope& scope);

// The same for betting games alone: numbers of players that are not said, and lists of combinations
// that are not there.
std::vector<Finding> unstated_players(const GameEditions& game, const rulebook::Topic& topic,
                                      const rulebook::Scope& scope);
std::vector<Finding> missing_lists(const GameEditions& game, const rulebook::Topic& topic,
                                   const rulebook::Scope& scope);

// Each looks at one edition as a whole.
std::vector<Finding> terminology(const rulebook::Edition& edition, RulesetComparer& comparer);
std::vector<Finding> faulty_arithmetic(const rulebook::Edition& edition, RulesetComparer& comparer);
std::vector<Finding> false_claims(const rulebook::Edition& edition, RulesetComparer& comparer);
std::vector<Finding> dead_rules(const rulebook::Edition& edition, RulesetComparer& comparer);
// The same at one scope; yaku are looked at where no option is on.
std::vector<Finding> dead_rules(const rulebook::Edition& edition, const rulebook::Scope& scope,
                                RulesetComparer& comparer);
// The same for betting games.
std::vector<Finding> false_betting_claims(const rulebook::Edition& edition,
                                          RulesetComparer& comparer);
std::vector<Finding> dead_combinations(const rulebook::Edition& edition, RulesetComparer& comparer);
// The same for Hachi-Hachi.
std::vector<Finding> false_hachi_claims(const rulebook::Edition& edition,
                                        RulesetComparer& comparer);
std::vector<Finding> dead_hachi_rules(const rulebook::Edition& edition, RulesetComparer& comparer);
std::vector<Finding> overlapping_combos(const rulebook::Edition& edition,
                                        RulesetComparer& comparer);

// The questions that texts of several games settle, and not alike, with all who stand anywhere:
// those of the deal, of captures and of the table, which a player takes from one game to the next.
// Each for a number of players that the games share, which the row names if the answers depend on
// it. In the order of the registry.
std::vector<FindingRow> across_games(const std::vector<const rulebook::Edition*>& editions);

// Called with the number of steps done and to do.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

struct SurveyOptions {
  Progress progress = {};
  // Asked before each step. Once it is true it stays so, and the report is empty.
  std::function<bool()> stopped = [] { return false; };
  int threads = 0;  // 0: as many as the machine has
  // For one question to the solver; what takes longer stays undecided.
  std::chrono::milliseconds solver_time = kSolverTime;
  // Only questions that this edition answers with clauses of its own, and looks at it as a whole.
  const rulebook::Edition* own = nullptr;
};

// Everything, over editions of any games: findings sorted by kind, then topic. One finding a
// document and topic, with all that is the matter with the passage, and one a topic between books.
// What the solver did not settle is no agreement: it is listed as undecided.
Report survey(const std::vector<const rulebook::Edition*>& editions,
              const SurveyOptions& options = {});

}  // namespace hanaproof::checker
