#include "checker/measures/conformance/conformance.h"
#include "cli/json.h"
#include "cli/numbers.h"

#include <fmt/format.h>

#include "cli/progress.h"
#include "cli/selection.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using conformance::Conformance;

namespace {

constexpr auto kConformFailure = [](auto& io, const auto& failure) {
  io.field("scope", failure.scope);
  io.field("rules", failure.rules);
  io.field("text", failure.text);
  io.maybe("position", failure.position, "docs/positions.md");
  io.maybe("move", failure.move);
};

constexpr auto kConformCheck = [](auto& io, const conformance::Check& check) {
  io.field("id", check.id);
  io.field("statement", check.statement);
  io.field("checked", check.checked);
  io.field("failed", check.failed);
  if (io.has("first", check.first.has_value())) io.object("first", check.first, kConformFailure);
};

constexpr auto kConformances = [](auto& io, const std::vector<Conformance>& all) {
  io.objects("editions", all, [](auto& inner, const Conformance& one) {
    inner.field("edition", one.edition);
    inner.field("holds", [&] { return one.holds(); });
    inner.field("rulesets", one.rulesets);
    inner.field("rounds", one.rounds);
    inner.objects("checks", one.checks, kConformCheck);
  });
};
constexpr auto kConformDocument = documents::document<std::vector<Conformance>>(
    {"conformance", 1, "What the conformance kit checked."}, kConformances);

void print(const Conformance& one) {
  fmt::print("{} {}: {}, {}\n", one.holds() ? "conforms" : "FAILS   ", one.edition,
             reports::counted(one.rulesets, "ruleset"), reports::counted(one.rounds, "round"));
  for (const conformance::Check& check : one.checks) {
    fmt::print("    {:5} {:9} {}\n", check.failed == 0 ? "ok" : "FAILS", check.checked,
               check.statement);
    if (!check.first) continue;
    fmt::print("          {} {} {}\n", check.first->scope, check.first->rules, check.first->text);
    if (check.first->position) fmt::print("          {}\n", games::to_json(*check.first->position));
    if (check.first->move) fmt::print("          move {}\n", check.first->move->text());
  }
}

}  // namespace

void add_conform(Command& app, Globals& globals) {
  struct Arguments {
    std::vector<std::string> editions;
    conformance::ConformanceOptions options;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("conform", "Run the conformance kit: does an edition play?");
  prints(command, kConformDocument);
  add_edition_list(command, arguments->editions);
  command.option("--rounds", &arguments->options.rounds,
                 "Rounds under the default rules of each scope",
                 shown_default(whole_number(1, 1000000000)));
  add_seed(command, arguments->options.seed, "Another seed plays other rounds");
  command.run = [&globals, arguments] {
    const auto editions = select_for(globals, "conform", arguments->editions);
    std::vector<Conformance> all;
    {
      Progress progress("playing editions", globals.quiet);
      for (const auto* edition : editions) {
        all.push_back(conformance::conform(*edition, arguments->options));
        progress.update(all.size(), editions.size());
      }
    }
    for (const Conformance& one : all) {
      if (!one.holds()) globals.status = Exit::does_not_hold;
    }
    if (globals.json) return print_json(kConformDocument.written(all));
    for (const Conformance& one : all) print(one);
  };
}

}  // namespace hanaproof::cli
