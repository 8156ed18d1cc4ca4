#include "cli/table.h"

#include <algorithm>
#include <iostream>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/numbers.h"
#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "model/notation/validate.h"
#include "model/spec/deal.h"

namespace hanaproof::cli {

using notation::NotationError;
using notation::Phase;
using notation::Position;
using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

// Deals until a deal is neither void nor won before play.
Table random_table(const Edition& edition, const TableOptions& options) {
  Ruleset rules(edition, {players_of(edition, options.players), {}}, chosen_rules(options.rules));
  const spec::Rules executable(rules);
  cards::Dice dice(options.seed);
  std::vector<cards::Card> deck = cards::CardSet::all().cards();
  const int dealer = dice.roll(rules.scope().players);
  for (;;) {
    dice.shuffle(deck);
    Position position = spec::deal(executable, dealer, deck);
    if (position.phase == Phase::over) continue;
    notation::validate(position, rules);
    return {std::move(rules), std::move(position),
            fmt::format("random deal of seed {}", options.seed)};
  }
}

}  // namespace

CLI::Option& RuleOptions::add_rules_to(CLI::App& command) {
  command.add_option("--rule", rules, "TOPIC=READING: a rule other than the edition's default")
      ->allow_extra_args(false);
  return *command.add_option("--edition", edition, "An edition id, or a file with your own");
}

void RuleOptions::add_players_to(CLI::App& command, const std::string& help) {
  command.add_option("--players", players, help)->check(whole_number(1, 99));
}

void TableOptions::add_to(CLI::App& command) {
  add_rules_to(command).required();
  add_players_to(command, "Number of players; the edition's usual one without");
  command.add_option("--position", position,
                     "A file with a position (docs/positions.md), - for standard input; a random "
                     "deal without");
  add_seed(command, seed, "Another seed deals other cards");
}

std::string read_input(const std::string& path, std::string_view expected) {
  if (path != "-") return editions::read_file(path, expected).text;
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

Table read_table(const Edition& edition, const TableOptions& options, std::string_view json) {
  Position position = notation::position_from_json(json);
  if (position.edition != edition.id) {
    throw NotationError(
        fmt::format("position: its edition is {}, asked for was {}", position.edition, edition.id));
  }
  if (options.players && *options.players != position.players) {
    throw NotationError(fmt::format("position: it has {} players, asked for were {}",
                                    position.players, *options.players));
  }
  auto answers = chosen_rules(options.rules);
  answers.insert(position.rules.begin(), position.rules.end());
  Ruleset rules(edition, {players_of(edition, position.players), {}}, answers);
  position.rules = rules.changes();
  notation::validate(position, rules);
  return {std::move(rules), std::move(position), "position " + options.position};
}

std::map<std::string, std::string> chosen_rules(const std::vector<std::string>& rules) {
  std::map<std::string, std::string> answers;
  for (const std::string& rule : rules) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string::npos) {
      throw EditionError(fmt::format("rule {}: expected TOPIC=READING", rule));
    }
    answers[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  return answers;
}

int players_of(const Edition& edition, const std::optional<int>& wanted) {
  const int players = wanted.value_or(edition.players.front());
  if (std::find(edition.players.begin(), edition.players.end(), players) != edition.players.end()) {
    return players;
  }
  throw EditionError(fmt::format("{} has no rules for {} players, but for {}", edition.id, players,
                                 fmt::join(edition.players, ", ")));
}

Table set_table(Globals& globals, const TableOptions& options) {
  const Edition& edition = globals.capturing_edition(options.edition);
  if (options.position.empty()) return random_table(edition, options);
  return read_table(edition, options, read_input(options.position, "a file with a position"));
}

}  // namespace hanaproof::cli
