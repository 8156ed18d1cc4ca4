// What the parts of `regress` share: an engine to be tested, and how a difference is shown.
#pragma once

#include <string>
#include <vector>

#include "checker/engines/client/engine.h"
#include "checker/engines/regress/hunt.h"
#include "cli/json.h"
#include "cli/long_run.h"
#include "cli/table.h"
#include "reports/regress/comparison.h"

namespace hanaproof::cli {

// --engine, --as, --ignore, --reply-seconds, --start-seconds.
struct EngineOptions {
  std::string command;
  std::vector<std::string> ignored;
  std::string as;  // the edition that it is told it plays; empty: the one that it is asked about
  double start_seconds = 10;
  double reply_seconds = 5;

  // Gives --engine.
  Option& add_to(Command& command);
  // `stop`: whether somebody wants it to end, whatever the engine is doing.
  client::Limits limits(client::Stop stop) const;
  client::Engine engine(client::Stop stop = [] { return false; }) const;
  // As they are typed, those that are not as they are without.
  std::vector<std::string> words() const;
};

// An engine over the protocol, which must outlive it.
regress::Opponent opponent(client::Engine& engine);

// The rulesets that --edition, --rule, --players and --scopes ask for.
std::vector<rulebook::Ruleset> rulesets(Globals& globals, const RuleOptions& options, bool scopes);

// Says so where the engine says that it does not play the edition: EditionError. Of one that does
// not answer nothing is known yet, and no incident is left behind.
void expect_plays(client::Engine& engine, const std::string& edition);

// What was wrong with it since it was last asked for that.
std::optional<std::string> incident_of(client::Engine& engine);
// `block`: the last one that it played.
regress::EngineAccount account_of(const client::Engine& engine, std::uint64_t block);

// All games, each block with a process of the engine of its own. Nothing where they did not come to
// an end, which is said then.
std::optional<regress::Block> play_blocks(Globals& globals, const EngineOptions& engine,
                                          const LongRun& run,
                                          const std::vector<rulebook::Ruleset>& rulesets,
                                          const regress::HuntOptions& options);

// The numbers of players that it says it plays; none where it says none, or does not answer.
std::vector<int> players_played(client::Engine& engine);

// Words, part by part, as a command for the shell, quoted where they have to be.
std::string command_line(const std::vector<std::vector<std::string>>& parts);
// What has to be typed again for an edition that was typed so: --edition, if it is in a file, and
// --editions.
std::vector<std::string> edition_words(const Globals& globals, const std::string& typed,
                                       const std::string& id);

// TOPIC=VALUE as one word of the shell, as --rule takes it.
std::string rule_word(const std::string& topic, const std::string& value);
// A text as one word of a shell command.
std::string shell_word(const std::string& text);

// A difference as a person reads it: the position with its cards, what each side says, and which
// other rule explains it.
std::string to_terminal(const lockstep::Failure& failure);
std::string to_terminal(const regress::Found& found, std::size_t number,
                        const reports::Subject& who = reports::kEngine);

// What a hunt came to, and what was found, as the files with differences have it.
struct HuntedAndSaved {
  const regress::Hunted* hunted = nullptr;
  const regress::Saved* saved = nullptr;
};
inline constexpr auto kPassing = [](auto& io, const regress::Passing& one) {
  io.field("game", one.game);
  io.field_or_null("fault", [&] { return documents::unless_empty(one.fault); });
  io.document("failure", "difference", [&] { return lockstep::to_json(one.failure); });
};
inline constexpr auto kHunted = [](auto& io, const HuntedAndSaved& both) {
  const regress::Hunted* hunted = both.hunted;
  const regress::Saved* saved = both.saved;
  io.field("edition", [=] { return saved->edition; });
  io.field("engine", [=] { return saved->engine; });
  io.field("seed", [=] { return saved->seed; });
  io.choice(
      "verdict", [=] { return hunted->verdict(); }, documents::all_to(regress::Verdict::undecided),
      "Of faults and differences that come up once and not again too: a fault is "
      "engine-fault, a difference not-repeatable. Undecided: it was interrupted before its "
      "end, or before what it had found could come up again; or nothing was compared.");
  io.field("games", [=] { return hunted->games; });
  io.field("positions", [=] { return hunted->positions; });
  io.field("moves", [=] { return hunted->moves; });
  io.field("seconds", [=] { return hunted->seconds; });
  io.field("interrupted", [=] { return hunted->interrupted; });
  io.field("games_by_topic", [=] { return hunted->games_by_topic; });
  io.objects(
      "passing", [=] { return hunted->passing; }, kPassing,
      "What came up once and not again in a process of its own.");
  io.field(
      "rules", [=] { return hunted->rules; },
      "The answers, by topic, that together explain all that rules explain.");
  io.field(
      "editions", [=] { return hunted->editions; },
      "Other editions that agree with the engine everywhere.");
  io.document("case", "regress-case", [=] { return regress::to_json(*saved); });
};
void print_found(const regress::Hunted& hunted, const reports::Subject& who = reports::kEngine);

// --page, --junit, --sarif.
struct ReportFiles {
  std::string page;
  std::string junit;
  std::string sarif;

  void add_to(Command& command);
  void write(Globals& globals, const reports::Comparison& comparison) const;
  // With JUnit of another kind than a test case for each difference.
  void write(Globals& globals, const reports::Comparison& comparison,
             const std::string& as_junit) const;
};

// The subcommands.
void add_regress_fuzz(Command& regress, Globals& globals);
void add_regress_record(Command& regress, Globals& globals);
void add_regress_run(Command& regress, Globals& globals);
void add_regress_log(Command& regress, Globals& globals);
void add_regress_perft(Command& regress, Globals& globals);

}  // namespace hanaproof::cli
