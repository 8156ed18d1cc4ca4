#include "cli/globals.h"
#include "cli/json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/measures/signature/signature.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/selection.h"
#include "cli/table.h"

namespace hanaproof::cli {

using rulebook::Edition;
using signature::Counts;
using signature::Signature;

namespace {

struct SignatureArguments {
  std::vector<std::string> editions;
  std::vector<std::string> rules;
  signature::Options options;
};

std::vector<Signature> sign(const Globals& globals, const std::vector<const Edition*>& editions,
                            const SignatureArguments& arguments) {
  Progress progress("signing editions", globals.quiet);
  signature::Options options = arguments.options;
  options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  return signature::sign(editions, options, chosen_rules(arguments.rules));
}

constexpr auto kSignatureCounts = [](auto& io, const Counts& counts) {
  io.field("small_games", counts.games);
  io.field("whole_games", counts.whole_games, "Of these, of which every deal was played out.");
  io.field("deals", counts.deals, "Played out, or settled at the end of bets.");
  io.field("positions", counts.positions, "Different ones within a deal or a betting game.");
  io.field("moves", counts.moves);
  io.field("situations", counts.situations, "On the full deck.");
};

constexpr auto kSignatureScope = [](auto& io, const auto& one) {
  io.field("players", one.scope.players);
  io.field("options", one.scope.options);
  io.field("signature", [&] { return signature::text(one.value); });
};

constexpr auto kSignature = [](auto& io, const Signature& one) {
  io.field("edition", one.edition);
  io.field(
      "signature", [&] { return signature::text(one.value); },
      "Of all scopes; equal for editions that nothing covered tells apart.");
  io.object("counts", one.counts, kSignatureCounts);
  io.objects("scopes", one.scopes, kSignatureScope);
  io.field("covered", one.covered,
           "Clauses whose rule was asked for, or whose yaku or combination was made.");
  io.field("not_consulted", one.not_consulted, "Clauses in force that never came up.");
  io.field("text_only", one.text_only, "Clauses that nothing in play asks for.");
};

constexpr auto kSignatures = [](auto& io, const std::vector<Signature>& all) {
  io.objects("signatures", all, kSignature);
};
constexpr auto kSignatureDocument = documents::document<std::vector<Signature>>(
    {"signature", 1, "One number for how each edition is played, and what it covers."},
    kSignatures);

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
  fmt::print("{} up in them", one.covered.size() == 1
                                  ? "1 clause comes"
                                  : fmt::format("{} clauses come", one.covered.size()));
  if (!one.text_only.empty()) {
    fmt::print("; {} are compared as text only and have no part in it", one.text_only.size());
  }
  fmt::print("\n");
  if (one.not_consulted.empty()) return;
  fmt::print("{} never come up:\n", one.not_consulted.size());
  for (const std::string& id : one.not_consulted) fmt::print("  {}\n", id);
}

void run_command(Globals& globals, const SignatureArguments& arguments) {
  const auto signatures = sign(globals, asked_editions(globals, arguments.editions), arguments);
  if (globals.json) return print_json(kSignatureDocument.written(signatures));
  for (const Signature& one : signatures) {
    if (arguments.editions.empty()) {
      fmt::print("{}  {}\n", signature::text(one.value), one.edition);
    } else {
      print_whole(one);
    }
  }
}

}  // namespace

void add_signature(Command& app, Globals& globals) {
  auto arguments = std::make_shared<SignatureArguments>();
  Command& command =
      app.command("signature", "One number for how an edition is played, and what it covers");
  prints(command, kSignatureDocument);
  command.option("editions", &arguments->editions,
                 "Edition ids or files; without, the numbers of all built-in ones, one a line");
  command.option("--deals", &arguments->options.deals,
                 "Deals of each small game that is too large to be gone through whole, spread "
                 "evenly; 0 for all of them",
                 shown_default(whole_number(0)));
  add_threads(command, arguments->options.threads);
  command.option("--rule", &arguments->rules, "TOPIC=READING: another rule than the default");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
