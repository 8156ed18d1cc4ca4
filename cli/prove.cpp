#include <atomic>
#include <cctype>
#include <filesystem>

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "model/notation/json_values.h"
#include "model/rulebook/nearest.h"
#include "properties/catalogue.h"
#include "reports/atomic_file.h"
#include "reports/formats.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using properties::Proof;
using properties::Result;
using properties::Theorem;

namespace {

std::vector<Theorem> chosen_theorems(Globals& globals, const std::vector<std::string>& ids) {
  std::vector<std::string> prefixes;
  for (const std::string& id : ids) {
    prefixes.push_back(id.ends_with(".toml") ? globals.edition(id).id : id);
  }
  auto all = properties::catalogue(globals.library());
  if (prefixes.empty()) return all;
  std::vector<Theorem> theorems;
  for (const std::string& prefix : prefixes) {
    const auto some = properties::select(all, prefix);
    if (some.empty()) {
      std::vector<std::string> known;
      for (const Theorem& theorem : all) {
        known.push_back(theorem.id.substr(0, theorem.id.find('.')));
        known.push_back(theorem.id);
      }
      throw rulebook::EditionError(fmt::format(
          "no theorem \"{}\"{}", prefix, rulebook::nearest_is(rulebook::nearest(prefix, known))));
    }
    theorems.insert(theorems.end(), some.begin(), some.end());
  }
  return theorems;
}

// What a person reads beside a theorem: a refuted claim is the rulebook's fault, not ours.
std::string verdict_text(const Theorem& theorem, const Result& result) {
  const std::string text(name(result.verdict));
  return theorem.claim() ? "claim " + text : text;
}

bool is_failure(const Theorem& theorem, const Result& result) {
  if (result.verdict == properties::Verdict::unknown) return true;
  return result.verdict == properties::Verdict::refuted && !theorem.claim();
}

Json proof_json(const Proof& proof) {
  const auto witness = [](const properties::Witness& each) {
    Json json = {{"text", each.text}};
    if (each.pile) json["pile"] = each.pile->codes();
    if (each.position) json["position"] = notation::to_value(*each.position);
    if (!each.line.empty()) json["line"] = texts(each.line);
    return json;
  };
  // Only where they are written out.
  const auto query = [](const properties::Query& each) {
    Json json = {{"name", each.name}, {"verdict", each.verdict}};
    if (each.identity) json["identity"] = true;
    return json;
  };
  return {{"method", name(proof.method)},
          {"verdict", name(proof.verdict)},
          {"summary", proof.summary},
          {"details", proof.details},
          {"space", proof.space},
          {"milliseconds", proof.milliseconds},
          {"queries", list(proof.queries, query)},
          {"witnesses", list(proof.witnesses, witness)}};
}

Json as_json(const std::vector<Theorem>& theorems, const std::vector<Result>& results) {
  Json document = json_document("hanaproof.theorems");
  document["theorems"] = Json::array();
  for (std::size_t i = 0; i < theorems.size(); ++i) {
    Json entry = {{"id", theorems[i].id},
                  {"statement", theorems[i].statement},
                  {"claim", theorems[i].claim() ? theorems[i].claim()->id() : ""},
                  {"verdict", name(results[i].verdict)},
                  {"milliseconds", results[i].milliseconds}};
    for (const Proof& proof : results[i].proofs) entry["proofs"].push_back(proof_json(proof));
    document["theorems"].push_back(std::move(entry));
  }
  return document;
}

void print(const Theorem& theorem, const Result& result, bool details) {
  fmt::print("{:16} {:7.0f} ms  {}\n", verdict_text(theorem, result), result.milliseconds,
             theorem.id);
  fmt::print("    {}\n", theorem.statement);
  for (const Proof& proof : result.proofs) {
    fmt::print("    {}: {}; {:.0f} ms; {}\n", name(proof.method), name(proof.verdict),
               proof.milliseconds, proof.summary);
    if (proof.verdict == properties::Verdict::refuted && !proof.witnesses.empty()) {
      fmt::print("        {}\n", proof.witnesses.front().text);
    }
    if (!details) continue;
    for (const std::string& detail : proof.details) fmt::print("        {}\n", detail);
  }
}

// A file name for a query: what shells and file systems take without quoting.
std::string file_name(const std::string& query) {
  std::string name;
  for (const char c : query) {
    const bool plain =
        std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_';
    if (plain)
      name += c;
    else if (!name.ends_with('-'))
      name += '-';
  }
  return name + ".smt2";
}

void emit(const std::string& folder, const std::vector<Result>& results) {
  std::size_t written = 0;
  std::size_t identities = 0;
  for (const Result& result : results) {
    for (const Proof& proof : result.proofs) {
      for (const auto& query : proof.queries) {
        // A comment: solvers read the same.
        const char* label =
            query.identity ? "; an identity: the last assertion is false by itself\n" : "";
        reports::write_file(std::filesystem::path(folder) / file_name(query.name),
                            label + query.text);
        ++written;
        if (query.identity) ++identities;
      }
    }
  }
  fmt::print(stderr, "{} written to {}, {} of them identities: false whatever else is asserted\n",
             written == 1 ? "1 query" : fmt::format("{} queries", written), folder, identities);
}

}  // namespace

void add_prove(Command& app, Globals& globals) {
  struct Arguments {
    std::vector<std::string> ids;
    std::string folder;
    bool details = false;
    properties::Effort effort;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("prove", "Prove or refute the theorem catalogue");
  command.option("ids", &arguments->ids,
                 "Beginnings of theorem ids, or a file with your own edition");
  command.option("--emit-smt2", &arguments->folder,
                 "Write every query to this folder, for another solver");
  command.option("--details", &arguments->details, "Show what was found, line by line");
  command.option("--rounds", &arguments->effort.rounds, "Rounds to play in a simulation",
                 {.check = number_above(0), .limits = "more than 0"});
  command.option("--seconds", &arguments->effort.seconds, "Time for the solver, per theorem",
                 {.check = number_above(0), .limits = "more than 0"});
  command.run = [&globals, arguments] {
    const auto theorems = chosen_theorems(globals, arguments->ids);
    arguments->effort.queries = !arguments->folder.empty();
    if (!arguments->folder.empty()) reports::expect_folder(arguments->folder);
    std::vector<Result> results;
    {
      Progress progress("proving", globals.quiet);
      std::atomic<std::size_t> done = 0;
      results = prove_all(theorems, arguments->effort, 0, [&](const Theorem&, const Result&) {
        progress.update(++done, theorems.size());
      });
    }
    if (!arguments->folder.empty()) emit(arguments->folder, results);
    for (std::size_t i = 0; i < theorems.size(); ++i) {
      if (is_failure(theorems[i], results[i]) && globals.status == Exit::done)
        globals.status = Exit::does_not_hold;
      if (results[i].verdict == properties::Verdict::disagree) globals.status = Exit::disagreement;
    }
    if (globals.json) return print_json(as_json(theorems, results));
    std::size_t settled = 0;
    for (std::size_t i = 0; i < theorems.size(); ++i) {
      print(theorems[i], results[i], arguments->details);
      settled +=
          is_failure(theorems[i], results[i]) || results[i].verdict == properties::Verdict::disagree
              ? 0
              : 1;
    }
    fmt::print("{}, {} settled\n", reports::counted(theorems.size(), "theorem"), settled);
  };
}

}  // namespace hanaproof::cli
