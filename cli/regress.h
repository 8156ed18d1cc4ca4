// What the parts of `regress` share: an engine to be tested, and how a difference is shown.
#pragma once

#include <string>
#include <vector>

#include "checker/engines/client/engine.h"
#include "checker/engines/regress/hunt.h"
#include "cli/table.h"

namespace hanaproof::cli {

// --engine, --reply-seconds, --start-seconds.
struct EngineOptions {
  std::string command;
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

// Words, part by part, as a command for the shell, quoted where they have to be.
std::string command_line(const std::vector<std::vector<std::string>>& parts);
// What has to be typed again for an edition that was typed so: --edition, if it is in a file, and
// --editions.
std::vector<std::string> edition_words(const Globals& globals, const std::string& typed,
                                       const std::string& id);

// A difference as a person reads it: the position with its cards, what each side says, and which
// clause is at stake. `command` shows it again; empty: there is none.
std::string to_terminal(const regress::Case& one, const std::string& command);

// The subcommands.
void add_regress_fuzz(Command& regress, Globals& globals);
void add_regress_record(Command& regress, Globals& globals);
void add_regress_run(Command& regress, Globals& globals);
void add_regress_perft(Command& regress, Globals& globals);

}  // namespace hanaproof::cli
