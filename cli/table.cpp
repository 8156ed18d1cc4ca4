#include "cli/table.h"

#include <iostream>
#include <iterator>

#include <fmt/format.h>

#include <unistd.h>

#include "checker/games/random_deal.h"
#include "checker/games/registry.h"
#include "cli/numbers.h"
#include "cli/waiting.h"
#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"

namespace hanaproof::cli {

using notation::NotationError;
using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

Table random_table(const Edition& edition, const TableOptions& options) {
  Ruleset rules = options.ruleset(edition);
  const auto spec = spec::game(rules);
  cards::Dice dice(options.seed);
  auto position = games::random_deal(*spec, dice);
  games::family(rules).validate(*spec, position);
  return {std::move(rules), std::move(position),
          fmt::format("random deal of seed {}", options.seed)};
}

}  // namespace

Option& RuleOptions::add_rules_to(Command& command) {
  command.option("--rule", &rules, "TOPIC=READING: a rule other than the edition's default");
  return command.option("--edition", &edition, "An edition id, or a file with your own");
}

void RuleOptions::add_players_to(Command& command, const std::string& help) {
  command.option("--players", &players, help, {.check = whole_number(1, 99)});
}

Ruleset RuleOptions::ruleset(const Edition& edition_played) const {
  return {edition_played, {players_of(edition_played, players), {}}, chosen_rules(rules)};
}

void TableOptions::add_to(Command& command) {
  add_rules_to(command).required = true;
  add_players_to(command, "Number of players; the edition's usual one without");
  command.option("--position", &position,
                 "A file with a position (docs/positions.md), - for standard input; a random "
                 "deal without");
  add_seed(command, seed, "Another seed deals other cards");
}

std::string read_input(const std::string& path, std::string_view expected) {
  if (path != "-") return editions::read_file(path, expected).text;
  tell_if_waiting(STDIN_FILENO, "standard input", expected);
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

Table read_table(const Edition& edition, const TableOptions& options, std::string_view json) {
  games::Position position = games::position_from_json(json);
  if (games::edition_of(position) != edition.id) {
    throw NotationError(fmt::format("position: its edition is {}, asked for was {}",
                                    games::edition_of(position), edition.id));
  }
  const int players = games::players_of(position);
  if (options.players && *options.players != players) {
    throw NotationError(
        fmt::format("position: it has {} players, asked for were {}", players, *options.players));
  }
  auto answers = chosen_rules(options.rules);
  answers.insert(games::rules_of(position).begin(), games::rules_of(position).end());
  Ruleset rules(edition, {players_of(edition, players), {}}, answers);
  position = games::with_rules(std::move(position), edition.id, rules.changes());
  games::family(rules).validate(*spec::game(rules), position);
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

Table set_table(Globals& globals, std::string_view command, const TableOptions& options) {
  const Edition& edition = globals.edition_for(command, options.edition);
  if (options.position.empty()) return random_table(edition, options);
  return read_table(edition, options, read_input(options.position, "a file with a position"));
}

}  // namespace hanaproof::cli
