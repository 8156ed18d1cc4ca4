#include "cli/globals.h"
#include "cli/json.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/recheck/recheck.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/recheck_survey.h"
#include "cli/versions.h"
#include "model/rulebook/printable.h"
#include "reports/receipt.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using checker::Rechecked;
using checker::Verdict;

namespace {

constexpr std::array kVerdicts = {Verdict::holds, Verdict::unknown, Verdict::holds_no_more,
                                  Verdict::damaged, Verdict::disagrees};

// Everything that came of it.
struct Outcome {
  std::vector<Rechecked> findings;
  std::vector<reports::Receipts::Damage> damaged;
  std::vector<std::string> strange;
  std::vector<std::string> programs;  // "Z3 was 4.8.12, it is 4.13": which are not those of then
  std::string solver;                 // the second one, or empty

  std::size_t count(Verdict verdict) const {
    return static_cast<std::size_t>(std::ranges::count(findings, verdict, &Rechecked::verdict));
  }
  bool all_hold() const { return damaged.empty() && count(Verdict::holds) == findings.size(); }
  std::set<std::string> changed() const {
    std::set<std::string> ids;
    for (const Rechecked& each : findings) ids.insert(each.changed.begin(), each.changed.end());
    return ids;
  }
};

std::vector<std::string> other_programs(const std::vector<reports::Receipt>& receipts,
                                        const checker::Versions& now) {
  std::set<std::string> lines;
  const auto compare = [&](const char* what, const std::string& then, const std::string& is) {
    if (then != is) lines.insert(fmt::format("{} was {}, it is {}", what, then, is));
  };
  for (const reports::Receipt& receipt : receipts) {
    compare("hanaproof", receipt.versions.hanaproof, now.hanaproof);
    compare("Z3", receipt.versions.z3, now.z3);
    compare("the compiler", receipt.versions.compiler, now.compiler);
  }
  return {lines.begin(), lines.end()};
}

Outcome check(Globals& globals, reports::Receipts receipts, checker::RecheckOptions options) {
  const rulebook::Library& library = globals.library();
  Outcome outcome;
  outcome.programs = other_programs(receipts.sound, options.now);
  outcome.solver = options.second_solver;
  outcome.damaged = std::move(receipts.damaged);
  outcome.strange = std::move(receipts.strange);
  std::vector<checker::Kept> all;
  for (reports::Receipt& each : receipts.sound) {
    all.push_back({std::move(each.finding), std::move(each.versions), std::move(each.folder)});
  }
  options.file_of = reports::query_file;
  {
    Progress progress("checking again", globals.quiet);
    options.progress = [&](std::size_t done, std::size_t count) { progress.update(done, count); };
    outcome.findings = recheck(all, library, options);
  }
  if (outcome.programs.empty() && outcome.changed().empty()) {
    survey_again(globals, receipts.editions, all, outcome.findings, outcome.damaged);
  }
  Progress progress("measuring impact again", globals.quiet);
  recount(
      all, library, options,
      [&](std::size_t done, std::size_t count) { progress.update(done, count); }, outcome.findings);
  return outcome;
}

constexpr auto kRechecked = [](auto& io, const Rechecked& each) {
  io.field("finding", each.finding, "Its id.");
  io.choice("verdict", each.verdict, kVerdicts);
  io.field("problems", each.problems);
  io.field("changed", each.changed, "Ids of editions that are not as they were.");
  io.field("outcomes", each.outcomes, "How many sides were executed again.");
  io.field("queries", each.queries, "How many were solved again by Z3,");
  io.field("second", each.second, "and put to the second solver.");
};

constexpr auto kDamage = [](auto& io, const reports::Receipts::Damage& each) {
  io.field("receipt", each.receipt);
  io.field("problem", each.what);
};

constexpr auto kRecheckOutcome = [](auto& io, const Outcome& outcome) {
  io.field(
      "holds", [&] { return outcome.all_hold(); }, "Whether every receipt does.");
  io.field("second_solver", outcome.solver, "The command; empty where there was none.");
  io.field("programs", outcome.programs, "Programs that are not those of then, one line each.");
  io.objects("findings", outcome.findings, kRechecked);
  io.objects("damaged", outcome.damaged, kDamage,
             "Receipts that cannot be read, or do not fit the report.");
  io.field("strange", outcome.strange, "Files and folders that are no part of any receipt.");
};

constexpr auto kRecheckDocument = documents::document<Outcome>(
    {"recheck", 1, "What `hanaproof recheck --json` prints: receipts checked again."},
    kRecheckOutcome);

void print(const Outcome& outcome) {
  const std::map<Verdict, std::string_view> words = {{Verdict::unknown, "UNKNOWN  "},
                                                     {Verdict::holds_no_more, "NO MORE  "},
                                                     {Verdict::damaged, "DAMAGED  "},
                                                     {Verdict::disagrees, "DISAGREES"}};
  for (const Rechecked& each : outcome.findings) {
    if (each.verdict == Verdict::holds) continue;
    fmt::print("{}  {}\n", words.at(each.verdict), rulebook::printable(each.finding));
    for (const std::string& problem : each.problems)
      fmt::print("           {}\n", rulebook::printable(problem));
  }
  for (const auto& each : outcome.damaged)
    fmt::print("DAMAGED    {}\n", rulebook::printable(each.what));
  for (const std::string& path : outcome.strange) {
    fmt::print("{}: no part of a receipt, left alone\n", rulebook::printable(path));
  }
  for (const std::string& line : outcome.programs) fmt::print("{}\n", rulebook::printable(line));
  for (const std::string& id : outcome.changed()) {
    fmt::print("{}: the edition is not as it was\n", rulebook::printable(id));
  }
  std::size_t outcomes = 0;
  std::size_t queries = 0;
  std::size_t second = 0;
  for (const Rechecked& each : outcome.findings) {
    outcomes += each.outcomes;
    queries += each.queries;
    second += each.second;
  }
  fmt::print("{} executed again, {} solved again by Z3", reports::counted(outcomes, "outcome"),
             queries == 1 ? "1 query" : fmt::format("{} queries", queries));
  if (!outcome.solver.empty()) fmt::print(", {} of them put to {}", second, outcome.solver);
  fmt::print("\n{}, {} hold", reports::counted(outcome.findings.size(), "receipt"),
             outcome.count(Verdict::holds));
  for (const auto verdict : kVerdicts) {
    const std::size_t count = outcome.count(verdict);
    if (verdict == Verdict::holds || count == 0) continue;
    fmt::print(", {} {}", count, verdict == Verdict::holds_no_more ? "no more" : name(verdict));
  }
  if (!outcome.damaged.empty()) fmt::print(", {} unfit to be read", outcome.damaged.size());
  fmt::print("\n");
}

int status_of(const Outcome& outcome) {
  if (outcome.count(Verdict::disagrees) > 0) return Exit::disagreement;
  if (!outcome.damaged.empty() || outcome.count(Verdict::damaged) > 0) return Exit::bad_input;
  return outcome.count(Verdict::holds) == outcome.findings.size() ? Exit::done
                                                                  : Exit::does_not_hold;
}

std::string solver_of(const std::string& word) {
  if (word == "none") return {};
  return word == "auto" ? checker::installed_solver() : word;
}

}  // namespace

void add_recheck(Command& app, Globals& globals) {
  struct Arguments {
    std::string folder;
    std::string solver = "auto";
    std::vector<std::string> own;
    double seconds = 20;
    int threads = 0;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command =
      app.command("recheck", "Check the receipts of a report again: does all still hold?");
  prints(command, kRecheckDocument);
  command.option("folder", &arguments->folder, "A report, its receipts, or one receipt",
                 {.required = true});
  command.option("--solver", &arguments->solver,
                 "A second SMT solver beside Z3: a command to put the file's path behind, "
                 "auto (cvc5 where it is installed) or none");
  command.option("--edition", &arguments->own, "A file with an edition that the findings name");
  command.option("--seconds", &arguments->seconds, "Time for each query and solver",
                 shown_default(number_from(0.001)));
  add_threads(command, arguments->threads);
  command.run = [&globals, arguments] {
    for (const std::string& path : arguments->own) globals.edition(path);
    checker::RecheckOptions options;
    options.now = versions(globals, arguments->own);
    options.second_solver = solver_of(arguments->solver);
    options.limit = std::chrono::milliseconds(static_cast<long long>(arguments->seconds * 1000));
    options.threads = arguments->threads;
    auto receipts = reports::read_receipts(arguments->folder, options.now.hanaproof);
    const Outcome outcome = check(globals, std::move(receipts), std::move(options));
    globals.status = status_of(outcome);
    if (globals.json) return print_json(kRecheckDocument.written(outcome));
    print(outcome);
  };
}

}  // namespace hanaproof::cli
