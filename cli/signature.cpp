#include "cli/signature.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "checker/signature/signature.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/table.h"

namespace hanaproof::cli {

using nlohmann::ordered_json;
using rulebook::Edition;
using signature::Counts;
using signature::Signature;

namespace {

struct Arguments {
  std::vector<std::string> editions;
  std::vector<std::string> rules;
  signature::Options options;
};

std::vector<const Edition*> all_editions(Globals& globals) {
  std::vector<const Edition*> editions;
  for (const Edition& edition : globals.library().editions()) {
    if (edition.game != "base") editions.push_back(&edition);
  }
  return editions;
}

std::vector<Signature> sign(const Globals& globals, const std::vector<const Edition*>& editions,
                            const Arguments& arguments) {
  Progress progress("signing editions", globals.quiet);
  signature::Options options = arguments.options;
  options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  return signature::sign(editions, options, chosen_rules(arguments.rules));
}

ordered_json counts_json(const Counts& counts) {
  return {{"small_games", counts.games}, {"whole_games", counts.whole_games},
          {"deals", counts.deals},       {"positions", counts.positions},
          {"moves", counts.moves},       {"situations", counts.situations}};
}

ordered_json as_json(const std::vector<Signature>& signatures) {
  ordered_json document;
  document["schema"] = {{"name", "hanaproof.signature"}, {"version", 1}};
  document["signatures"] = ordered_json::array();
  for (const Signature& one : signatures) {
    ordered_json entry = {{"edition", one.edition},
                          {"signature", signature::text(one.value)},
                          {"counts", counts_json(one.counts)},
                          {"scopes", ordered_json::array()},
                          {"covered", one.covered},
                          {"not_consulted", one.not_consulted},
                          {"text_only", one.text_only}};
    for (const auto& scope : one.scopes) {
      entry["scopes"].push_back({{"players", scope.scope.players},
                                 {"options", scope.scope.options},
                                 {"signature", signature::text(scope.value)}});
    }
    document["signatures"].push_back(std::move(entry));
  }
  return document;
}

void print_whole(const Signature& one) {
  fmt::print("{}  {}\n\n", signature::text(one.value), one.edition);
  for (const auto& scope : one.scopes) {
    fmt::print("  {}  {}\n", signature::text(scope.value), scope.scope.text());
  }
  fmt::print(
      "\n{} small games, {} of them with every deal, and {} deals with {} positions and {} moves; "
      "{} situations on the full deck\n",
      one.counts.games, one.counts.whole_games, one.counts.deals, one.counts.positions,
      one.counts.moves, one.counts.situations);
  fmt::print("{} clauses come up in them", one.covered.size());
  if (!one.text_only.empty()) {
    fmt::print("; {} are compared as text only and have no part in it", one.text_only.size());
  }
  fmt::print("\n");
  if (one.not_consulted.empty()) return;
  fmt::print("{} never come up:\n", one.not_consulted.size());
  for (const std::string& id : one.not_consulted) fmt::print("  {}\n", id);
}

void run_command(Globals& globals, const std::vector<const Edition*>& editions,
                 const Arguments& arguments, bool whole) {
  const auto signatures = sign(globals, editions, arguments);
  if (globals.json) {
    fmt::print("{}\n", as_json(signatures).dump(2));
    return;
  }
  for (const Signature& one : signatures) {
    if (whole) {
      print_whole(one);
    } else {
      fmt::print("{}  {}\n", signature::text(one.value), one.edition);
    }
  }
}

void add_options(CLI::App& command, Arguments& arguments) {
  command
      .add_option("--deals", arguments.options.deals,
                  "Deals of each small game that is too large to be gone through whole, spread "
                  "evenly; 0 for all of them")
      ->capture_default_str()
      ->check(whole_number(0));
  add_threads(command, arguments.options.threads);
  command.add_option("--rule", arguments.rules, "TOPIC=READING: another rule than the default")
      ->allow_extra_args(false);
}

}  // namespace

void add_signature(CLI::App& app, Globals& globals) {
  auto one = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "signature", "One number for how an edition is played, and what it covers");
  command->add_option("edition", one->editions, "An edition, or a file with your own")->required();
  add_options(*command, *one);
  command->footer(
      "The number changes when anything that it covers comes out otherwise, and with nothing "
      "else:\n"
      "not with notes, citations, names or the order of clauses.\n"
      "Example:\n  hanaproof signature hana-awase.pl");
  command->callback([&globals, one] {
    std::vector<const Edition*> editions;
    for (const std::string& id : one->editions) editions.push_back(&globals.asked_edition(id));
    run_command(globals, editions, *one, true);
  });
  auto all = std::make_shared<Arguments>();
  CLI::App* every = app.add_subcommand("signatures", "The signatures of all editions, one a line");
  add_options(*every, *all);
  every->footer("Example:\n  hanaproof signatures > signatures.txt");
  every->callback([&globals, all] { run_command(globals, all_editions(globals), *all, false); });
}

}  // namespace hanaproof::cli
