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

Json check_json(const conformance::Check& check) {
  Json json = {{"id", check.id},
               {"statement", check.statement},
               {"checked", check.checked},
               {"failed", check.failed}};
  if (!check.first) return json;
  Json& first = json["first"];
  first = {
      {"scope", check.first->scope}, {"rules", check.first->rules}, {"text", check.first->text}};
  if (check.first->position)
    first["position"] = Json::parse(games::to_json(*check.first->position));
  if (check.first->move) first["move"] = check.first->move->text();
  return json;
}

Json as_json(const std::vector<Conformance>& all) {
  Json document = json_document("hanaproof.conformance");
  document["editions"] = list(all, [](const Conformance& one) -> Json {
    return {{"edition", one.edition},
            {"holds", one.holds()},
            {"rulesets", one.rulesets},
            {"rounds", one.rounds},
            {"checks", list(one.checks, check_json)}};
  });
  return document;
}

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
    if (globals.json) return print_json(as_json(all));
    for (const Conformance& one : all) print(one);
  };
}

}  // namespace hanaproof::cli
