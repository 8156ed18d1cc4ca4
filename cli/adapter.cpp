#include <algorithm>

#include <fmt/format.h>

#include "checker/engines/adapter/check.h"
#include "cli/globals.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/table.h"
#include "model/rulebook/printable.h"
#include "reports/terminal/text.h"

namespace hanaproof::cli {

namespace {

struct AdapterArguments {
  EngineOptions engine;
  RuleOptions rules;
};

// The edition to ask by: --edition, or the first that the engine names and that is at hand.
rulebook::Ruleset asked_rules(Globals& globals, const AdapterArguments& arguments,
                              const protocol::Hello& hello) {
  RuleOptions rules = arguments.rules;
  if (rules.edition.empty()) {
    const auto known = std::ranges::find_if(hello.editions, [&](const std::string& id) {
      return globals.library().find(id) != nullptr;
    });
    if (known == hello.editions.end()) {
      throw rulebook::EditionError(
          "the engine names no edition that is at hand: expected --edition");
    }
    rules.edition = *known;
  }
  const rulebook::Edition& edition = globals.asked_edition(rules.edition);
  if (!rules.players) {
    const auto plays = std::ranges::find_first_of(edition.players, hello.players);
    if (plays != edition.players.end()) rules.players = *plays;
  }
  return rules.ruleset(edition);
}

std::size_t count(const std::vector<adapter::Check>& checks, adapter::Verdict verdict) {
  return static_cast<std::size_t>(std::ranges::count(checks, verdict, &adapter::Check::verdict));
}

constexpr auto kAdapterCheck = [](auto& io, const adapter::Check& check) {
  io.field("id", check.id);
  io.field("holds", check.holds);
  io.choice("verdict", check.verdict, documents::all_to(adapter::Verdict::skipped));
  if (io.has("why", check.verdict == adapter::Verdict::skipped)) io.field("why", check.found);
  io.when(check.verdict == adapter::Verdict::wrong, [&] {
    io.field("found", check.found);
    io.field("change", check.change);
    io.field("request", check.request);
    io.field("reply", check.reply);
  });
};

struct Checked {
  std::string engine = {};
  std::optional<std::string> edition = {};
  std::optional<int> players = {};
  std::vector<adapter::Check> checks = {};
};

constexpr auto kAdapterChecked = [](auto& io, const Checked& checked) {
  io.field("engine", checked.engine);
  io.field_or_null("edition", checked.edition, "null: the engine did not get so far.");
  io.field_or_null("players", checked.players);
  io.objects("checks", checked.checks, kAdapterCheck);
};
constexpr auto kAdapterDocument = documents::document<Checked>(
    {"adapter-check", 1,
     "What `hanaproof adapter check --json` prints (docs/commands/adapter.md)."},
    kAdapterChecked);

void print(const std::vector<adapter::Check>& checks) {
  constexpr int kIndent = 9;
  constexpr int kLabel = 14;
  reports::Page page(terminal_style());
  for (const adapter::Check& check : checks) {
    const auto label = [&](const char* word, const std::string& text) {
      page.hanging(fmt::format("{:<{}}", word, kLabel), kLabel, rulebook::printable(text), kIndent);
    };
    page.hanging(fmt::format("{:<{}}{:<{}}", name(check.verdict), kIndent, check.id, kLabel),
                 kIndent + kLabel, check.holds, 0);
    if (check.verdict == adapter::Verdict::skipped) label("why", check.found);
    if (check.verdict != adapter::Verdict::wrong) continue;
    label("found", check.found);
    label("to change", check.change);
    page.line(fmt::format("{:<{}}{:<{}}{}", "", kIndent, "request", kLabel,
                          rulebook::printable(check.request)));
    page.line(fmt::format("{:<{}}{:<{}}{}", "", kIndent, "reply", kLabel,
                          rulebook::printable(check.reply)));
  }
  fmt::print("{}", page.take());
}

void check_adapter(Globals& globals, const AdapterArguments& arguments) {
  if (!arguments.rules.edition.empty()) globals.asked_edition(arguments.rules.edition);
  const Interrupt interrupt;
  const auto limits = arguments.engine.limits([&] { return interrupt.happened().load(); });
  std::string edition;
  int players = 0;
  const auto checks =
      adapter::check(arguments.engine.command, limits, [&](const protocol::Hello& hello) {
        auto rules = asked_rules(globals, arguments, hello);
        edition = rules.edition().id;
        players = rules.scope().players;
        return rules;
      });
  const std::size_t wrong = count(checks, adapter::Verdict::wrong);
  if (wrong > 0) globals.status = Exit::does_not_hold;
  if (globals.json) {
    return print_json(
        kAdapterDocument.written({arguments.engine.command, documents::unless_empty(edition),
                                  players > 0 ? std::optional(players) : std::nullopt, checks}));
  }
  print(checks);
  const std::string about =
      edition.empty() ? "" : fmt::format("{}, {} players: ", edition, players);
  fmt::print("{}{} of {} ok, {} wrong, {} skipped\n", about, count(checks, adapter::Verdict::ok),
             checks.size(), wrong, count(checks, adapter::Verdict::skipped));
}

}  // namespace

void add_adapter(Command& app, Globals& globals) {
  Command& group = app.command("adapter", "Check what connects an engine of your own");
  auto arguments = std::make_shared<AdapterArguments>();
  Command& command = group.command(
      "check", "Say in words where an engine leaves the protocol, before any rule is tested");
  prints(command, kAdapterDocument);
  arguments->engine.add_to(command).required = true;
  arguments->rules.add_rules_to(command);
  arguments->rules.add_players_to(command, "How many players to ask by; without, as hello says");
  command.run = [&globals, arguments] { check_adapter(globals, *arguments); };
}

}  // namespace hanaproof::cli
