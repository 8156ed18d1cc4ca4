#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/hunt.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using regress::Case;
using regress::Hunted;

namespace {

struct FuzzArguments {
  EngineOptions engine;
  RuleOptions rules;
  bool scopes = false;
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  double seconds = 10;
  double settle_seconds = regress::kSettleSeconds;
  std::string out;
};

// Topics that few games have asked for, the fewest first.
std::vector<std::string> rare(const Hunted& hunted) {
  constexpr std::size_t kRarest = 8;
  std::vector<std::pair<std::uint64_t, std::string>> all;
  for (const auto& [topic, games] : hunted.games_by_topic) all.emplace_back(games, topic);
  std::ranges::sort(all);
  std::vector<std::string> first;
  for (const auto& [games, topic] : all) {
    if (first.size() < kRarest) first.push_back(fmt::format("{} {}", topic, games));
  }
  return first;
}

Json passing_json(const regress::Passing& one) {
  return {{"game", one.game},
          {"fault", one.fault.empty() ? Json() : Json(one.fault)},
          {"failure", Json::parse(lockstep::to_json(one.failure))}};
}

Json as_json(const FuzzArguments& arguments, const Hunted& hunted, const client::Engine& engine,
             std::uint64_t requests, const std::string& edition, const std::optional<Case>& one) {
  Json document = json_document("hanaproof.regress-fuzz", 2);
  document["edition"] = edition;
  document["engine"] = engine.command();
  document["seed"] = arguments.seed;
  document["verdict"] = name(hunted.verdict());
  document["games"] = hunted.games;
  document["positions"] = hunted.positions;
  document["moves"] = hunted.moves;
  document["seconds"] = hunted.seconds;
  document["requests"] = requests;
  document["restarts"] = engine.restarts();
  document["interrupted"] = hunted.interrupted;
  document["games_by_topic"] = hunted.games_by_topic;
  document["passing"] = list(hunted.passing, passing_json);
  if (one) document["case"] = Json::parse(regress::to_json(*one));
  return document;
}

// What a hunt that found nothing for certain comes to.
const char* closing(const Hunted& hunted) {
  switch (hunted.verdict()) {
    case regress::Verdict::engine_fault:
      return "an engine fault: it does not always keep to the protocol";
    case regress::Verdict::not_repeatable:
      return "not repeatable: it differed and then did not, so it does not always say the same";
    case regress::Verdict::undecided:
      return hunted.interrupted ? "undecided: no difference until it was interrupted"
                                : "undecided: there was no time to compare anything";
    default:
      return "no difference";
  }
}

void print(const Hunted& hunted, std::uint64_t requests, const std::string& edition,
           const client::Engine& engine) {
  fmt::print("{}: {}, {}, {} on both sides, {} in {:.1f} s{}\n", edition,
             reports::counted(hunted.games, "game"), reports::counted(hunted.positions, "position"),
             reports::counted(hunted.moves, "move"), reports::counted(requests, "request"),
             hunted.seconds, hunted.interrupted ? "; interrupted" : "");
  if (engine.restarts() > 0) {
    fmt::print("the engine was started again {} times\n", engine.restarts());
  }
  for (const auto& [failure, fault, game] : hunted.passing) {
    const auto& difference = failure.difference;
    fmt::print("game {}, and not again: {}\n", game,
               fault.empty() ? fmt::format("a difference in {}: the edition says {}, the engine {}",
                                           difference.what, difference.spec, difference.subject)
                             : fmt::format("an engine fault, {}", fault));
  }
  if (hunted.found) return;
  fmt::print("fewest games asked for: {}\n", fmt::join(rare(hunted), ", "));
  fmt::print("{}\n", closing(hunted));
}

// The command that plays the same games up to this one, whatever time it takes.
std::string played_again(const Globals& globals, const FuzzArguments& arguments,
                         std::uint64_t game) {
  std::vector<std::string> rules = {"--edition", arguments.rules.edition};
  const auto add = [&](std::initializer_list<std::string> more) {
    rules.insert(rules.end(), more);
  };
  for (const std::string& rule : arguments.rules.rules) add({"--rule", rule});
  if (arguments.rules.players) add({"--players", std::to_string(*arguments.rules.players)});
  if (arguments.scopes) add({"--scopes"});
  add({"--seed", std::to_string(arguments.seed), "--games", std::to_string(game), "--seconds",
       "0"});
  return command_line(
      {{"regress", "fuzz"}, arguments.engine.words(), rules, edition_words(globals, {}, {})});
}

// The command that shows what was found again: the case, or the game.
std::string shown_again(const Globals& globals, const FuzzArguments& arguments,
                        const std::string& edition, std::uint64_t game) {
  if (arguments.out.empty()) return played_again(globals, arguments, game);
  return command_line({{"regress", "run", arguments.out},
                       arguments.engine.words(),
                       edition_words(globals, arguments.rules.edition, edition)});
}

Case case_of(const FuzzArguments& arguments, const std::string& edition,
             const regress::Found& found) {
  return {edition, games::players_of(found.failure.line.start), arguments.engine.command,
          arguments.seed, found};
}

void fuzz(Globals& globals, const FuzzArguments& arguments) {
  const auto all = rulesets(globals, arguments.rules, arguments.scopes);
  const std::string& edition = all.front().edition().id;
  const Interrupt interrupt;
  const auto interrupted = [&] { return interrupt.happened().load(); };
  client::Engine engine = arguments.engine.engine(interrupted);
  expect_plays(engine, edition);
  Progress progress("games", globals.quiet);
  regress::HuntOptions options;
  options.seed = arguments.seed;
  options.games = arguments.games;
  options.seconds = arguments.seconds;
  options.settle_seconds = arguments.settle_seconds;
  options.interrupted = interrupted;
  std::uint64_t requests = 0;  // of the games, without those that settle what was found
  options.progress = [&](std::uint64_t games, double seconds) {
    requests = engine.requests();
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
  options.anew = [&] { engine.start_anew(); };
  options.repeats = [&](bool on) { engine.remember(on); };
  if (!arguments.out.empty()) {
    options.found = [&](const regress::Found& found) {
      reports::write_file(arguments.out, regress::to_json(case_of(arguments, edition, found)));
    };
  }
  const Hunted hunted = regress::hunt(all, opponent(engine), globals.library(), options);
  std::optional<Case> one;
  if (hunted.found) one = case_of(arguments, edition, *hunted.found);
  if (!hunted.found) requests = engine.requests();
  if (hunted.verdict() != regress::Verdict::agrees) globals.status = Exit::does_not_hold;
  if (hunted.interrupted) globals.status = Exit::interrupted;
  if (globals.json) {
    return print_json(as_json(arguments, hunted, engine, requests, edition, one));
  }
  print(hunted, requests, edition, engine);
  if (one) {
    const std::string command = shown_again(globals, arguments, edition, one->found.game);
    fmt::print("\n{}", to_terminal(*one, command));
  } else if (!hunted.passing.empty()) {
    fmt::print("  {}\n", played_again(globals, arguments, hunted.games));
  }
}

}  // namespace

void add_regress_fuzz(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<FuzzArguments>();
  Command& command = regress.command(
      "fuzz", "Random legal games in lockstep with the spec; the least difference, and its clause");
  arguments->engine.add_to(command).required = true;
  arguments->rules.add_rules_to(command).required = true;
  arguments->rules.add_players_to(command, "Number of players; the edition's usual one without");
  command.option("--scopes", &arguments->scopes,
                 "Every number of players, and each option by itself, in turn");
  add_seed(command, arguments->seed, "Another seed plays other games");
  command.option("--games", &arguments->games, "Stop after so many games; 0: never",
                 shown_default(whole_number(0)));
  command.option("--seconds", &arguments->seconds, "Stop after so many seconds; 0: never",
                 shown_default(number_from(0)));
  command.option("--settle-seconds", &arguments->settle_seconds,
                 "How long a difference may be shrunk and its clause be looked for; 0: no limit",
                 shown_default(number_from(0)));
  written_file(command, "--out", &arguments->out,
               "Write a difference to this file: when it is found, and when it is shrunk");
  command.run = [&globals, arguments] { fuzz(globals, *arguments); };
}

}  // namespace hanaproof::cli
