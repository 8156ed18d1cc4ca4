#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "checker/crosscheck/bet_engine_subject.h"
#include "checker/crosscheck/bet_failure_json.h"
#include "checker/crosscheck/engine_subject.h"
#include "checker/crosscheck/hachi_engine_subject.h"
#include "checker/crosscheck/plan.h"
#include "cli/long_run.h"
#include "cli/numbers.h"
#include "cli/version.h"
#include "model/editions/builtin.h"
#include "model/notation/hachi_json.h"
#include "model/notation/position_json.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

using crosscheck::AnyFailure;
using crosscheck::BetFailure;
using crosscheck::Failure;
using crosscheck::HachiFailure;
using crosscheck::Plan;
using crosscheck::Readings;
using crosscheck::Tally;

namespace {

struct Arguments {
  std::vector<std::string> editions;
  crosscheck::Request request;
  bool all_deals = false;
  bool no_small_games = false;
  bool no_profiles = false;
  LongRun run;
  std::string out;
  std::string replay;
};

std::vector<const rulebook::Edition*> chosen(Globals& globals,
                                             const std::vector<std::string>& names) {
  // Files first: adding one makes pointers into the library invalid.
  std::vector<std::string> ids;
  for (const std::string& name : names) ids.push_back(globals.edition(name).id);
  std::vector<const rulebook::Edition*> editions;
  for (const std::string& id : ids) editions.push_back(&globals.library().at(id));
  if (!names.empty()) return editions;
  for (const rulebook::Edition& edition : globals.library().editions()) {
    if (edition.game != "base") editions.push_back(&edition);
  }
  return editions;
}

nlohmann::ordered_json counts_json(const Tally::Counts& counts) {
  return {{"deals", counts.deals}, {"positions", counts.positions}, {"moves", counts.moves}};
}

// No agreement either.
bool nothing_compared(const Tally& tally) {
  const Tally::Counts all = tally.total();
  return !tally.first && all.deals == 0 && all.positions == 0 && all.moves == 0;
}

nlohmann::ordered_json failure_json(const AnyFailure& failure) {
  return nlohmann::ordered_json::parse(crosscheck::to_json(failure));
}

nlohmann::ordered_json as_json(const Plan& plan, const runs::Outcome<Tally>& outcome) {
  const Tally& tally = outcome.result;
  nlohmann::ordered_json document;
  document["schema"] = {{"name", "hanaproof.crosscheck"}, {"version", 1}};
  document["fingerprint"] = outcome.checkpoint.identity.fingerprint();
  document["shard"] = outcome.checkpoint.shard.text();
  document["complete"] = outcome.complete();
  document["verdict"] = nothing_compared(tally) ? "undecided" : tally.first ? "differs" : "agrees";
  document["rulesets"] = plan.rulesets();
  document["total"] = counts_json(tally.total());
  document["counts"] = nlohmann::ordered_json::object();
  for (const auto& [where, counts] : tally.counts) document["counts"][where] = counts_json(counts);
  document["coverage"] = tally.coverage;
  document["never_fired"] = plan.never_fired(tally);
  document["failures"] = tally.failures;
  if (tally.first) {
    document["first"] = {{"rules", tally.first->rules},
                         {"where", tally.first->where},
                         {"failure", failure_json(tally.first->failure)}};
  }
  return document;
}

void print(const Failure& failure) {
  fmt::print("{} {}\n", failure.dealt ? "deal    " : "position", notation::to_json(failure.start));
  for (const auto& move : failure.line) fmt::print("move     {}\n", move.text());
  if (failure.depth > 0) fmt::print("perft    depth {}\n", failure.depth);
  fmt::print("differ   {}\nspec     {}\nengine   {}\n", failure.difference.what,
             failure.difference.spec, failure.difference.subject);
}

void print(const BetFailure& failure) {
  const notation::BetRound& round = failure.round;
  fmt::print("edition  {}, {} players\n", failure.edition, round.players());
  for (const auto& [topic, reading] : failure.rules) fmt::print("rule     {}={}\n", topic, reading);
  fmt::print("coins    {}; starting stake {}; player {} deals\n", fmt::join(round.money, " "),
             round.ante, round.dealer);
  for (const auto& bet : round.bets) fmt::print("bet      {}\n", bet.text());
  for (const cards::CardSet hand : round.hands) fmt::print("hand     {}\n", hand.codes());
  fmt::print("differ   {}\nspec     {}\nengine   {}\n", failure.difference.what,
             failure.difference.spec, failure.difference.subject);
}

void print(const HachiFailure& failure) {
  fmt::print("edition  {}\n", failure.edition);
  for (const auto& [topic, reading] : failure.rules) fmt::print("rule     {}={}\n", topic, reading);
  fmt::print("match    {}\n", notation::to_json(failure.match));
  const bool dealt = !failure.deal.hands.empty();
  if (dealt) fmt::print("deal     {}\n", notation::to_json(failure.deal));
  for (const auto& move : failure.line) fmt::print("move     {}\n", move.text());
  fmt::print("differ   {}\nspec     {}\nengine   {}\n", failure.difference.what,
             failure.difference.spec, failure.difference.subject);
}

void print(const AnyFailure& failure) {
  std::visit([](const auto& one) { print(one); }, failure);
}

void print(const Plan& plan, const runs::Outcome<Tally>& outcome, bool small_games) {
  const Tally& tally = outcome.result;
  fmt::print("{:28} {:>10} {:>12} {:>12}\n", "", "deals", "positions", "moves");
  const auto line = [](const std::string& where, const Tally::Counts& counts) {
    fmt::print("{:28} {:>10} {:>12} {:>12}\n", where, counts.deals, counts.positions, counts.moves);
  };
  for (const auto& [where, counts] : tally.counts) line(where, counts);
  line("in all", tally.total());
  fmt::print("{} rulesets; positions of small games are different ones within a deal\n",
             plan.rulesets());
  if (small_games && outcome.complete()) {
    const auto never = plan.never_fired(tally);
    fmt::print("{} clauses fired; with an effect, but nowhere: {}\n", tally.coverage.size(),
               never.empty() ? "none" : fmt::format("{}", fmt::join(never, "; ")));
  }
  if (!outcome.complete()) {
    fmt::print("not finished: {} of {} units done\n", outcome.checkpoint.done.size(),
               outcome.checkpoint.units());
  }
  if (nothing_compared(tally)) {
    fmt::print("undecided: nothing was compared\n");
    return;
  }
  if (!tally.first) {
    fmt::print("spec and engine agree\n");
    return;
  }
  fmt::print("spec and engine differ, {} times; first under {}, in {}:\n", tally.failures,
             tally.first->rules, tally.first->where);
  print(tally.first->failure);
}

std::optional<AnyFailure> again(Globals& globals, const Failure& failure) {
  const rulebook::Ruleset ruleset(globals.library().at(failure.start.edition),
                                  rulebook::Scope{failure.start.players, {}}, failure.start.rules);
  return crosscheck::again(spec::Rules(ruleset), *crosscheck::engine_subject(ruleset), failure);
}

std::optional<AnyFailure> again(Globals& globals, const BetFailure& failure) {
  const rulebook::Ruleset ruleset(globals.library().at(failure.edition),
                                  rulebook::Scope{failure.round.players(), {}}, failure.rules);
  return crosscheck::follow(sutda::Rules(ruleset), *crosscheck::bet_engine_subject(ruleset),
                            failure.round);
}

std::optional<AnyFailure> again(Globals& globals, const HachiFailure& failure) {
  const rulebook::Ruleset ruleset(globals.library().at(failure.edition),
                                  rulebook::Scope{failure.match.players, {}}, failure.rules);
  return crosscheck::follow(hachi::Rules(ruleset), *crosscheck::hachi_engine_subject(ruleset),
                            failure);
}

void replay(Globals& globals, const std::string& path) {
  const AnyFailure failure = crosscheck::any_failure_from_json(
      editions::read_file(path, "a difference that crosscheck --out wrote").text);
  const auto found = std::visit([&](const auto& one) { return again(globals, one); }, failure);
  if (found) globals.status = Exit::disagreement;
  if (globals.json) {
    nlohmann::ordered_json document;
    document["schema"] = {{"name", "hanaproof.crosscheck-replay"}, {"version", 1}};
    document["differs"] = found.has_value();
    if (found) document["failure"] = failure_json(*found);
    fmt::print("{}\n", document.dump(2));
    return;
  }
  if (found) return print(*found);
  fmt::print("spec and engine agree\n");
}

void check(Globals& globals, const Arguments& arguments) {
  crosscheck::Request request = arguments.request;
  request.editions = chosen(globals, arguments.editions);
  if (arguments.all_deals) request.deals = 0;
  if (arguments.no_small_games) request.deals = -1;
  request.profiles = !arguments.no_profiles;
  if (!arguments.out.empty()) reports::expect_writable(arguments.out);
  const Plan plan(request);
  const runs::Identity identity{"crosscheck", version(), plan.parameters(), plan.units()};
  const auto outcome = run_long<Tally>(globals, arguments.run, identity,
                                       [&](std::uint64_t unit) { return plan.run(unit); });
  const Tally& tally = outcome.result;
  if (nothing_compared(tally) && globals.status == Exit::done) globals.status = Exit::does_not_hold;
  if (tally.first) globals.status = Exit::disagreement;
  if (globals.json) {
    fmt::print("{}\n", as_json(plan, outcome).dump(2));
  } else {
    print(plan, outcome, request.deals >= 0);
  }
  if (!tally.first || arguments.out.empty()) return;
  reports::write_file(arguments.out, crosscheck::to_json(tally.first->failure));
}

}  // namespace

void add_crosscheck(CLI::App& app, Globals& globals) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "crosscheck", "Hold the fast engines against the executable specifications");
  command->add_option("editions", arguments->editions, "Editions, by id or file; all without");
  add_choice<Readings>(
      *command, "--readings", arguments->request.readings,
      {{"defaults", Readings::defaults},
       {"each", Readings::each},
       {"values", Readings::values},
       {"pairs", Readings::pairs}},
      "Rulesets: defaults, each (alternative reading alone), values (every other answer as well), "
      "pairs (each two alternative readings together)");
  command->add_option("--deals", arguments->request.deals, "Deals of each small game")
      ->capture_default_str()
      ->check(whole_number(1));
  command->add_flag("--all-deals", arguments->all_deals, "All deals of the small games");
  command->add_flag("--no-small-games", arguments->no_small_games, "No small games");
  command->add_flag("--no-profiles", arguments->no_profiles,
                    "Do not open every kind of hands and field");
  command->add_option("--games", arguments->request.games, "Random rounds on the full deck")
      ->capture_default_str()
      ->check(whole_number(0));
  command->add_option("--matches", arguments->request.matches, "Random matches of Hachi-Hachi")
      ->capture_default_str()
      ->check(whole_number(0));
  command
      ->add_option("--perfts", arguments->request.perfts, "Random deals to count move sequences of")
      ->capture_default_str()
      ->check(whole_number(0));
  command->add_option("--depth", arguments->request.depth, "Length of those sequences")
      ->capture_default_str()
      ->check(whole_number(1, 8));
  add_seed(*command, arguments->request.seed, "Of the first random round");
  command->add_option("--out", arguments->out, "Write the first difference to this file");
  command->add_option("--replay", arguments->replay, "Show a difference from such a file again");
  arguments->run.add_to(*command);
  command->footer(
      "Exits with 4 when spec and engine disagree, with 1 when nothing was compared.\n"
      "Examples:\n"
      "  hanaproof crosscheck\n"
      "  hanaproof crosscheck robin-red.koi-koi.en --all-deals --checkpoint run.json\n"
      "  hanaproof crosscheck --games 1000000 --seconds 600 --seed 7\n"
      "  hanaproof crosscheck --replay difference.json");
  command->callback([&globals, arguments] {
    if (arguments->replay.empty()) {
      check(globals, *arguments);
    } else {
      replay(globals, arguments->replay);
    }
  });
}

}  // namespace hanaproof::cli
