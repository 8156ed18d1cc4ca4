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

std::string claim_of(const Theorem& theorem) {
  return theorem.claim() ? theorem.claim()->id() : "";
}

struct Catalogue {
  const std::vector<Theorem>* theorems = nullptr;
  const std::vector<Result>* results = nullptr;
};

constexpr auto kProofWitness = [](auto& io, const properties::Witness& witness) {
  io.field("text", witness.text);
  if (io.has("pile", witness.pile.has_value())) {
    io.field("pile", [&] { return witness.pile->codes(); });
  }
  io.maybe("position", witness.position);
  io.maybe("line", witness.line);
};

constexpr auto kQuery = [](auto& io, const properties::Query& query) {
  io.field("name", query.name);
  io.field("verdict", query.verdict);
  io.maybe("identity", query.identity, "Unsatisfiable by its last assertion alone.");
};

constexpr auto kProof = [](auto& io, const Proof& proof) {
  io.choice("method", proof.method, documents::all_to(properties::Method::simulation));
  io.choice("verdict", proof.verdict, documents::all_to(properties::Verdict::disagree));
  io.field("summary", proof.summary);
  io.field("details", proof.details);
  io.field("space", proof.space);
  io.field("milliseconds", proof.milliseconds);
  io.objects("queries", proof.queries, kQuery, "With --emit-smt2.");
  io.objects("witnesses", proof.witnesses, kProofWitness);
};

using TheoremAndResult = std::pair<const Theorem*, const Result*>;
constexpr auto kTheorem = [](auto& io, const TheoremAndResult& both) {
  io.field("id", [&] { return both.first->id; });
  io.field("statement", [&] { return both.first->statement; });
  io.field("claim", [&] { return claim_of(*both.first); });
  io.choice(
      "verdict", [&] { return both.second->verdict; },
      documents::all_to(properties::Verdict::disagree));
  io.field("milliseconds", [&] { return both.second->milliseconds; });
  if (io.has("proofs", [&] { return !both.second->proofs.empty(); })) {
    io.objects(
        "proofs", [&] { return both.second->proofs; }, kProof);
  }
};

constexpr auto kCatalogue = [](auto& io, const Catalogue& all) {
  const auto pairs = [&] {
    std::vector<TheoremAndResult> both;
    for (std::size_t i = 0; i < all.theorems->size(); ++i) {
      both.emplace_back(&(*all.theorems)[i], &(*all.results)[i]);
    }
    return both;
  };
  io.objects("theorems", pairs, kTheorem);
};
constexpr auto kTheoremsDocument = documents::document<Catalogue>(
    {"theorems", 1, "The theorem catalogue with verdicts."}, kCatalogue);

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
  prints(command, kTheoremsDocument);
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
    if (globals.json) return print_json(kTheoremsDocument.written({&theorems, &results}));
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
