// The position that a command works on and the rules that it is played by.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/globals.h"
#include "model/games/position.h"
#include "model/rulebook/playable.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::cli {

// The rules that a command works with: --edition, --rule, --players.
struct RuleOptions {
  std::string edition;
  std::vector<std::string> rules;  // TOPIC=READING
  std::optional<int> players;

  // Adds --edition, which is returned, and --rule.
  Option& add_rules_to(Command& command);
  // `help` says what --players means, and what goes without it.
  void add_players_to(Command& command, const std::string& help);

  // What an edition is played by then. Throws EditionError.
  rulebook::Ruleset ruleset(const rulebook::Edition& edition_played) const;
};

// --edition, --rule, --players, --position, --seed.
struct TableOptions : RuleOptions {
  std::string position;  // a file; "-" is standard input; a random deal without
  std::uint64_t seed = 1;

  void add_to(Command& command);
};

struct Table {
  rulebook::Ruleset rules;
  games::Position position;
  std::string origin;  // "position deal.json", "random deal of seed 1"
};

// The whole of a file, or of standard input for "-". Throws EditionError, which says what was
// `expected`: "a corpus".
std::string read_input(const std::string& path, std::string_view expected);

// Reads and validates one position of an edition. Throws EditionError for an unknown rule,
// NotationError for a position that cannot be or is of another edition.
Table read_table(const rulebook::Edition& edition, const TableOptions& options,
                 std::string_view json);

// The position that the options ask for. Throws like `read_table`, and for an edition that is
// unknown or for which the command does not work.
Table set_table(Globals& globals, std::string_view command, const TableOptions& options);

// The answers that `--rule` chooses, by topic. Throws EditionError.
std::map<std::string, std::string> chosen_rules(const std::vector<std::string>& rules);

using rulebook::players_of;

}  // namespace hanaproof::cli
