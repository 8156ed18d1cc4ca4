#include "cli/regress.h"

#include <chrono>

#include "checker/client/hachi_subject.h"
#include "checker/client/subjects.h"

namespace hanaproof::cli {

void EngineOptions::add_to(CLI::App& app) {
  app.add_option("--engine", command,
                 "The command that starts the engine, for the shell (docs/engine-protocol.md)")
      ->required();
  app.add_option("--start-seconds", start_seconds, "How long its first reply may take")
      ->check(CLI::PositiveNumber);
  app.add_option("--reply-seconds", reply_seconds, "How long every other reply may take")
      ->check(CLI::PositiveNumber);
}

client::Engine EngineOptions::engine() const {
  const auto milliseconds = [](double seconds) {
    return std::chrono::ceil<client::Milliseconds>(std::chrono::duration<double>(seconds));
  };
  client::Limits limits;
  limits.start = milliseconds(start_seconds);
  limits.reply = milliseconds(reply_seconds);
  return client::Engine(command, limits);
}

std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word.append("'");
}

regress::Opponent opponent(client::Engine& engine) {
  return {
      [&engine](const rulebook::Ruleset& rules) { return client::subject(engine, rules); },
      [&engine](const rulebook::Ruleset& rules) { return client::bet_subject(engine, rules); },
      [&engine](const rulebook::Ruleset& rules) { return client::hachi_subject(engine, rules); }};
}

std::vector<rulebook::Ruleset> rulesets(Globals& globals, const RuleOptions& options, bool scopes) {
  const rulebook::Edition& edition = globals.asked_edition(options.edition);
  const auto rules = chosen_rules(options.rules);
  std::vector<rulebook::Ruleset> all;
  if (!scopes) {
    all.emplace_back(edition, rulebook::Scope{players_of(edition, options.players), {}}, rules);
    return all;
  }
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    if (!options.players || scope.players == *options.players) {
      all.emplace_back(edition, scope, rules);
    }
  }
  if (all.empty()) players_of(edition, options.players);
  return all;
}

void add_regress(CLI::App& app, Globals& globals) {
  CLI::App* command =
      app.add_subcommand("regress", "Test an engine of your own against the specifications");
  command->require_subcommand(1);
  add_regress_fuzz(*command, globals);
  add_regress_record(*command, globals);
  add_regress_run(*command, globals);
  add_regress_perft(*command, globals);
}

}  // namespace hanaproof::cli
