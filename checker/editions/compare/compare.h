// Do two rulesets that differ in one topic differ in anything that can be seen at the table? For
// each kind of situation its own way to look.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "checker/situations/corpus.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/betting/rules.h"
#include "model/spec/games/game.h"
#include "solvers/smt/query.h"
#include "solvers/smt/session.h"

namespace hanaproof::checker {

// Two rulesets that answer one topic differently and are otherwise the same.
struct Pair {
  const rulebook::Topic& topic;
  const rulebook::Ruleset& a;
  const rulebook::Ruleset& b;
};

// A situation in which they differ and how it was found. The witness has no outcomes yet.
struct Difference {
  Witness witness;
  Evidence evidence;
};

// What was looked at when no difference was found.
struct Agreement {
  // From the strongest to the weakest.
  enum class State {
    proved,        // over all situations
    tried,         // in some
    not_compared,  // in none: nothing asked for the topic, or there is no way to look
    unknown,       // the solver gave no answer
  };
  State state = State::not_compared;
  std::string how = {};

  bool proved() const { return state == State::proved; }
  // Whether anything was looked at. What was not is never agreement.
  bool looked_at() const { return state == State::proved || state == State::tried; }
};
// "proved", "tried", "not compared", "unknown".
std::string_view name(Agreement::State state);

struct Comparison {
  std::optional<Difference> difference;
  Agreement agreement;  // when there is no difference

  static Comparison found(Witness witness, Method method, std::string summary, long long space) {
    return {Difference{std::move(witness), {method, std::move(summary), {}, space, {}}}, {}};
  }
  static Comparison none(Agreement::State state, std::string how) {
    return {std::nullopt, {state, std::move(how)}};
  }
};

// What one question to the solver may take, unless somebody says otherwise.
inline constexpr std::chrono::milliseconds kSolverTime{10'000};

// Rounds of a corpus that are compared.
inline constexpr std::size_t kComparedRounds = 60;

// Whether it asks how many cards are dealt, and in which packets.
bool is_of_dealing(const rulebook::Topic& topic);

Comparison compare_draws(const Pair& pair);
Comparison compare_deals(const Pair& pair);
// `corpus`: rounds played under `pair.a`.
Comparison compare_play(const Pair& pair, const Corpus& corpus);
Comparison compare_scores(const Pair& pair, std::chrono::milliseconds solver_time = kSolverTime);
// Of rulesets that may differ in several topics: all that piles and calls are worth, at once. The
// witness is any that the solver came upon.
Comparison compare_whole_scores(const Pair& pair,
                                std::chrono::milliseconds solver_time = kSolverTime);
// Of rules by which every pile comes to the same points: whether it offers the same calls, too. A
// yaku of no points offers one. `name`: of the query.
Comparison compare_offers(const std::string& name, const rulebook::Ruleset& a,
                          const rulebook::Ruleset& b, const smt::Options& options);
// The query behind it by itself; nothing where nobody calls.
std::optional<smt::Answer> same_offers(const std::string& name, const rulebook::Ruleset& a,
                                       const rulebook::Ruleset& b, const smt::Options& options);
Comparison compare_matches(const Pair& pair, const Corpus& corpus);
Comparison compare_stakes(const Pair& pair);
Comparison compare_showdowns(const Pair& pair);
// A witness of Situation::stake or Situation::showdown, with the seats that made its bets under
// `rules`.
Witness witness_of_bets(const spec::betting::Rules& rules, Situation situation,
                        notation::BetRound bets);
// Hachi-Hachi: hands, fields round by round, and rounds at the table. `corpus` as above.
Comparison compare_hachi(const Pair& pair, const HachiCorpus& corpus);

// ---- Answers of the solver as evidence ----------------------------------------------------------

// The queries with their verdicts, for another solver.
std::vector<Query> exported(const std::vector<smt::Answer>& answers);

// What the solver settled, in one sentence, and how it was asked.
Evidence by_solver(std::string summary, const std::vector<smt::Answer>& answers);

// A pile of captured cards and the calls, as the solver found them.
Witness as_witness(const smt::Situation& situation);

// ---- A pile that tells rules apart, where the least one is not wanted ---------------------------

// Looks among some piles (situations/piles.h), with several calls each, and takes months away from
// what it finds as long as it is still worth something else. Nothing where none of them tells:
// there may be others. Of capturing games in which yaku alone count; of others nothing is found.
std::optional<Witness> score_witness(const rulebook::Ruleset& a, const rulebook::Ruleset& b);

// ---- The way to a situation: a deal, and a line of play from it ---------------------------------

// A pile after calls of its holder gets cards of further yaku, so that there is a choice to make
// for each call; as it is where the rulesets would tell less apart.
void make_room_for_calls(Witness& witness, const std::vector<rulebook::Ruleset>& rulesets);

// Adds a deal and a line to a pile of captured cards: the holder says koi-koi as often as the
// witness has it, an opponent where it has one do so, and then the holder stops. Played by the
// first of the rulesets by which this was found; where none was, the witness stays as it is.
void reach_pile(Witness& witness, const std::vector<rulebook::Ruleset>& rulesets);

// Whether the line is legal from the deal and ends in the situation. A line to a pile ends with the
// calls of the witness said and the pile, to the card, in somebody's hands; and where the round is
// over, with that player's stop, paid as the witness is worth.
bool leads_there(const spec::CapturingGame& spec, const Witness& witness);

}  // namespace hanaproof::checker
