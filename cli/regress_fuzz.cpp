#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "checker/regress/hunt.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

using regress::Case;
using regress::Hunted;

namespace {

struct Arguments {
  EngineOptions engine;
  RuleOptions rules;
  bool scopes = false;
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  double seconds = 10;
  std::string out;
};

// Topics that few games have asked for, the fewest first.
std::vector<std::string> rare(const Hunted& hunted) {
  constexpr std::size_t kShown = 8;
  std::vector<std::pair<std::uint64_t, std::string>> all;
  for (const auto& [topic, games] : hunted.games_by_topic) all.emplace_back(games, topic);
  std::ranges::sort(all);
  std::vector<std::string> first;
  for (const auto& [games, topic] : all) {
    if (first.size() < kShown) first.push_back(fmt::format("{} {}", topic, games));
  }
  return first;
}

nlohmann::ordered_json as_json(const Arguments& arguments, const Hunted& hunted,
                               const client::Engine& engine, const std::string& edition,
                               const std::optional<Case>& one) {
  nlohmann::ordered_json document;
  document["schema"] = {{"name", "hanaproof.regress-fuzz"}, {"version", 1}};
  document["edition"] = edition;
  document["engine"] = engine.command();
  document["seed"] = arguments.seed;
  document["verdict"] = !one                       ? "agrees"
                        : one->found.fault.empty() ? "rule-difference"
                                                   : "engine-fault";
  document["games"] = hunted.games;
  document["positions"] = hunted.positions;
  document["moves"] = hunted.moves;
  document["seconds"] = hunted.seconds;
  document["requests"] = engine.requests();
  document["restarts"] = engine.restarts();
  document["interrupted"] = hunted.interrupted;
  document["games_by_topic"] = hunted.games_by_topic;
  document["passing"] = hunted.passing;
  if (one) document["case"] = nlohmann::ordered_json::parse(regress::to_json(*one));
  return document;
}

void print(const Hunted& hunted, const std::string& edition, const client::Engine& engine) {
  fmt::print("{}: {} games, {} positions, {} moves on both sides, {} requests in {:.1f} s\n",
             edition, hunted.games, hunted.positions, hunted.moves, engine.requests(),
             hunted.seconds);
  if (engine.restarts() > 0)
    fmt::print("the engine was started again {} times\n", engine.restarts());
  for (const std::string& text : hunted.passing)
    fmt::print("came up once and not again: {}\n", text);
  if (!hunted.found) {
    fmt::print("fewest games asked for: {}\n", fmt::join(rare(hunted), ", "));
    fmt::print("{}\n",
               hunted.passing.empty() ? "no difference" : "no difference that came up again");
  }
}

void fuzz(Globals& globals, const Arguments& arguments) {
  const auto all = rulesets(globals, arguments.rules, arguments.scopes);
  const std::string& edition = all.front().edition().id;
  client::Engine engine = arguments.engine.engine();
  const Interrupt interrupt;
  Progress progress("games", globals.quiet);
  regress::HuntOptions options;
  options.seed = arguments.seed;
  options.games = arguments.games;
  options.seconds = arguments.seconds;
  options.interrupted = [&] { return interrupt.happened().load(); };
  options.progress = [&](std::uint64_t games, double seconds) {
    const double share = options.seconds > 0 ? seconds / options.seconds : 0;
    const auto expected = share > 0 ? static_cast<double>(games) / share : 0;
    progress.update(static_cast<std::size_t>(games), static_cast<std::size_t>(expected));
  };
  options.fault = [&]() -> std::optional<std::string> {
    const auto incident = engine.incident();
    engine.forget_incident();
    if (!incident) return std::nullopt;
    return fmt::format("{}: {}", name(incident->fault), incident->text);
  };
  options.repeats = [&](bool on) { engine.remember(on); };
  const Hunted hunted = regress::hunt(all, opponent(engine), globals.library(), options);
  std::optional<Case> one;
  if (hunted.found) {
    one = Case{edition, regress::players_of(hunted.found->failure), engine.command(),
               arguments.seed, *hunted.found};
  }
  if (one && !arguments.out.empty()) reports::write_file(arguments.out, regress::to_json(*one));
  if (one || !hunted.passing.empty()) globals.status = Exit::does_not_hold;
  if (hunted.interrupted) globals.status = Exit::interrupted;
  if (globals.json) {
    fmt::print("{}\n", as_json(arguments, hunted, engine, edition, one)
                           .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    return;
  }
  print(hunted, edition, engine);
  if (one) fmt::print("\n{}", to_terminal(*one, arguments.out));
  if (one && arguments.out.empty()) {
    fmt::print("  hanaproof regress fuzz --engine {} --edition {} --seed {}\n",
               quoted(engine.command()), arguments.rules.edition, arguments.seed);
  }
}

}  // namespace

void add_regress_fuzz(CLI::App& regress, Globals& globals) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = regress.add_subcommand(
      "fuzz", "Random legal games in lockstep with the spec; the least difference, and its clause");
  arguments->engine.add_to(*command);
  arguments->rules.add_rules_to(*command).required();
  arguments->rules.add_players_to(*command, "Number of players; the edition's usual one without");
  command->add_flag("--scopes", arguments->scopes,
                    "Every number of players, and each option by itself, in turn");
  command->add_option("--seed", arguments->seed, "Another seed plays other games");
  command->add_option("--games", arguments->games, "Stop after so many games")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--seconds", arguments->seconds, "Stop after so many seconds; 0: never")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--out", arguments->out, "Write a difference to this file");
  command->footer(
      "Exits with 1 when the engine differs or is at fault. Ctrl-C keeps what was found.\n"
      "Examples:\n"
      "  hanaproof regress fuzz --engine './my-engine' --edition robin-red.koi-koi.en\n"
      "  hanaproof regress fuzz --engine 'node engine.js' --edition hana-awase.pl --seconds 60 "
      "--out case.json");
  command->callback([&globals, arguments] { fuzz(globals, *arguments); });
}

}  // namespace hanaproof::cli
