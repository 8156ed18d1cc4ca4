#include "cli/positions.h"

#include <algorithm>
#include <iostream>
#include <iterator>

#include <fmt/format.h>

#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "model/notation/validate.h"

namespace hanaproof::cli {

using notation::NotationError;

std::string read_input(const std::string& path) {
  if (path != "-") return editions::read_file(path).text;
  return {std::istreambuf_iterator<char>(std::cin), {}};
}

std::map<std::string, std::string> chosen_rules(const std::vector<std::string>& rules) {
  std::map<std::string, std::string> answers;
  for (const std::string& rule : rules) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string::npos) {
      throw rulebook::EditionError(fmt::format("rule {}: expected TOPIC=READING", rule));
    }
    answers[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  return answers;
}

Seated seat(const rulebook::Edition& edition, const std::map<std::string, std::string>& rules,
            std::string_view json) {
  notation::Position position = notation::position_from_json(json);
  if (position.edition != edition.id) {
    throw NotationError(
        fmt::format("position: its edition is {}, asked for was {}", position.edition, edition.id));
  }
  if (std::find(edition.players.begin(), edition.players.end(), position.players) ==
      edition.players.end()) {
    throw NotationError(
        fmt::format("position: {} has no rules for {} players", edition.id, position.players));
  }
  auto answers = rules;
  answers.insert(position.rules.begin(), position.rules.end());
  rulebook::Ruleset ruleset(edition, {position.players, {}}, answers);
  position.rules = ruleset.changes();
  notation::validate(position, ruleset);
  return {std::move(ruleset), std::move(position)};
}

}  // namespace hanaproof::cli
