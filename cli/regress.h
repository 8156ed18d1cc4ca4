// What the parts of `regress` share: an engine to be tested, and how a difference is shown.
#pragma once

#include <string>
#include <vector>

#include "checker/client/engine.h"
#include "checker/regress/case_json.h"
#include "cli/table.h"

namespace hanaproof::cli {

// --engine, --reply-seconds, --start-seconds.
struct EngineOptions {
  std::string command;
  double start_seconds = 10;
  double reply_seconds = 5;

  void add_to(CLI::App& command);
  client::Engine engine() const;
};

// Both families over the protocol. The engine must outlive it.
regress::Opponent opponent(client::Engine& engine);

// The rulesets that --edition, --rule, --players and --scopes ask for.
std::vector<rulebook::Ruleset> rulesets(Globals& globals, const RuleOptions& options, bool scopes);

// A text as one word of a shell command.
std::string quoted(const std::string& text);

// A difference as a person reads it: the position with its cards, what each side says, and which
// clause is at stake. `saved`: the case file, if there is one.
std::string to_terminal(const regress::Case& one, const std::string& saved);

// The subcommands.
void add_regress_fuzz(CLI::App& regress, Globals& globals);
void add_regress_record(CLI::App& regress, Globals& globals);
void add_regress_run(CLI::App& regress, Globals& globals);
void add_regress_perft(CLI::App& regress, Globals& globals);

}  // namespace hanaproof::cli
