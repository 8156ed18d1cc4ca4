#include <chrono>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/verdict.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/regress/badge.h"
#include "reports/regress/junit.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using regress::Blame;
using regress::Corpus;
using regress::CorpusRun;
using regress::CorpusVerdict;

namespace {

struct RunArguments {
  EngineOptions engine;
  std::string file;
  std::vector<std::string> own;
  ReportFiles files;
  std::string badge;
  double settle_seconds = regress::kSettleSeconds;
};

Json as_json(const Corpus& corpus, const CorpusRun& run, const CorpusVerdict& verdict,
             const std::string& engine) {
  Json document = json_document("hanaproof.regress-run", 2);
  document["edition"] = corpus.edition;
  document["engine"] = engine;
  document["signature"] = regress::signature(corpus);
  document["passed"] = run.passed();
  document["interrupted"] = run.interrupted;
  document["entries"] = run.entries;
  document["skipped"] = run.skipped;
  document["skipped_players"] = run.other_players;
  document["verdict_complete"] = verdict.complete;
  document["blamed"] = list(verdict.blames, [](const Blame& blame) -> Json {
    Json json = {{"clauses", blame.clauses}, {"entries", blame.entries}};
    const auto answer = [](const regress::OtherAnswer& one) -> Json {
      return {{"topic", one.topic}, {"value", one.value}};
    };
    json["plays"] = blame.plays ? answer(*blame.plays) : Json();
    json["or_else"] = list(blame.or_else, answer);
    return json;
  });
  document["clauses"] = list(run.clauses, [&](const auto& each) -> Json {
    const auto& [clause, result] = each;
    return {{"clause", clause},
            {"standing", name(verdict.standing(clause, result))},
            {"passed", result.passed},
            {"failed", result.failed}};
  });
  document["mismatches"] = list(run.mismatches, [](const auto& one) -> Json {
    return {{"entry", one.entry},
            {"what", one.what},
            {"recorded", one.recorded},
            {"engine", one.engine}};
  });
  return document;
}

void print(const Blame& blame) {
  const std::string what = blame.clauses.empty()
                               ? fmt::format("{} (the edition is silent)", blame.plays->topic)
                               : fmt::format("{}", fmt::join(blame.clauses, ", "));
  const std::string entries = fmt::format("{}", fmt::join(blame.entries, ", "));
  if (!blame.plays) return fmt::print("{}: no rule explains entries {}\n", what, entries);
  fmt::print("{}: the engine plays by {}\n", what, blame.plays->rule());
  for (const regress::OtherAnswer& other : blame.or_else) fmt::print("  or {}\n", other.rule());
  fmt::print("  which explains entries {}\n", entries);
}

constexpr const char* kNotAllTried =
    "not all rules were tried: time was up (--settle-seconds), or it was interrupted";

// Entries that were not put to the engine, and why.
std::vector<std::string> skipped(const CorpusRun& run) {
  std::vector<std::string> all;
  if (run.skipped > 0) {
    all.push_back(fmt::format("{} deals skipped: the engine opens none", run.skipped));
  }
  if (run.other_players > 0) {
    all.push_back(fmt::format("{} skipped: for numbers of players that the engine does not play",
                              run.other_players));
  }
  return all;
}

void print(const Corpus& corpus, const CorpusRun& run, const CorpusVerdict& verdict) {
  for (const auto& [clause, result] : run.clauses) {
    fmt::print("{:<15} {:>3} of {:>3}  {}\n", name(verdict.standing(clause, result)), result.passed,
               result.passed + result.failed.size(), clause);
  }
  for (const auto& one : run.mismatches) {
    if (one.is_fault()) {
      fmt::print("entry {}: {}\n", one.entry, one.engine);
    } else {
      fmt::print("entry {}, {}:\n  recorded {}\n  engine   {}\n", one.entry, one.what, one.recorded,
                 one.engine);
    }
  }
  for (const Blame& blame : verdict.blames) print(blame);
  if (!verdict.complete) fmt::print("{}\n", kNotAllTried);
  fmt::print("{}: {} entries, {} mismatches", corpus.edition, run.entries, run.mismatches.size());
  for (const std::string& one : skipped(run)) fmt::print(", {}", one);
  if (run.interrupted) {
    fmt::print(", {} not put to it: interrupted",
               corpus.entries.size() - run.entries - run.skipped - run.other_players);
  }
  fmt::print("; signature {}\n", regress::signature(corpus));
}

// So many seconds from now; 0: never.
class Deadline {
 public:
  explicit Deadline(double seconds)
      : seconds_(seconds), end_(Clock::now() + std::chrono::duration<double>(seconds)) {}
  bool passed() const { return seconds_ > 0 && Clock::now() > end_; }

 private:
  using Clock = std::chrono::steady_clock;
  double seconds_;
  std::chrono::time_point<Clock, std::chrono::duration<double>> end_;
};

void run_corpus(Globals& globals, const RunArguments& arguments, const std::string& text) {
  const Corpus corpus = regress::corpus_from_json_lines(text, arguments.file);
  const Interrupt interrupt;
  client::Engine engine = arguments.engine.engine([&] { return interrupt.happened().load(); });
  expect_plays(engine, corpus.edition);
  const CorpusRun run = [&] {
    Progress progress("putting the engine to the corpus", globals.quiet);
    return regress::run(
        corpus, globals.library(),
        [&](const protocol::Request& request) { return engine.ask(request); }, engine.does_open(),
        players_played(engine), engine.tells(),
        [&](std::size_t done, std::size_t all) { progress.update(done, all); });
  }();
  const CorpusVerdict verdict = [&] {
    const Waiting waiting("looking for the clauses behind it", globals.quiet || run.passed());
    const Deadline deadline(arguments.settle_seconds);
    return regress::judge(corpus, run, globals.library(),
                          [&] { return deadline.passed() || interrupt.happened().load(); });
  }();
  if (!run.passed()) globals.status = Exit::does_not_hold;
  if (run.interrupted) globals.status = Exit::interrupted;
  auto notes = skipped(run);
  if (!verdict.complete) notes.emplace_back(kNotAllTried);
  arguments.files.write(globals,
                        reports::of_corpus(corpus, run, verdict, globals.library(),
                                           engine.command(), std::move(notes)),
                        reports::to_junit(corpus, run, verdict));
  if (!arguments.badge.empty()) {
    reports::write_file(arguments.badge, reports::to_badge(corpus, run, verdict));
  }
  if (globals.json) return print_json(as_json(corpus, run, verdict, engine.command()));
  print(corpus, run, verdict);
}

Json replayed_json(const regress::Found& found, const std::optional<lockstep::Failure>& again,
                   const std::string& fault) {
  return {{"was", found.signature.text()},
          {"differs", again.has_value()},
          {"fault", fault.empty() ? Json() : Json(fault)},
          {"failure", again ? Json::parse(lockstep::to_json(*again)) : Json()}};
}

// Saved differences, once more: each apart from the other answers that it was found apart from.
void run_case(Globals& globals, const RunArguments& arguments, const std::string& text) {
  if (!arguments.badge.empty()) {
    throw UsageError("regress run --badge: a case has no clauses to count: expected a corpus");
  }
  const regress::Saved saved = regress::saved_from_json(text);
  client::Engine engine = arguments.engine.engine();
  expect_plays(engine, saved.edition);
  Json document = json_document("hanaproof.regress-replay", 3);
  document["replayed"] = Json::array();
  std::size_t number = 0;
  std::vector<regress::Found> still;
  std::vector<regress::Found> gone;
  for (regress::Found found : saved.found) {
    const games::Line& line = found.failure.line;
    const rulebook::Ruleset ruleset(globals.library().at(saved.edition),
                                    {games::players_of(line.start), {}},
                                    games::rules_of(line.start));
    regress::Fuzzer fuzzer(ruleset, opponent(engine), saved.seed);
    fuzzer.play_by(found.beside);
    fuzzer.set_aside(found.aside);
    engine.forget_incident();
    const auto again = lockstep::again(fuzzer.pair(), found.failure);
    const auto& incident = engine.incident();
    const std::string fault =
        incident ? fmt::format("{}: {}", name(incident->fault), incident->text) : std::string();
    document["replayed"].push_back(replayed_json(found, again, fault));
    ++number;
    if (!again) {
      if (!globals.json) fmt::print("{}. {}: agrees now\n", number, found.signature.text());
      gone.push_back(std::move(found));
      continue;
    }
    found.fault = fault;
    found.failure = *again;
    found.confirmed = true;
    if (!globals.json) fmt::print("{}\n", to_terminal(found, number));
    still.push_back(std::move(found));
  }
  arguments.files.write(globals, reports::of_saved(saved, still, gone, engine.command()));
  if (!still.empty()) globals.status = Exit::does_not_hold;
  if (globals.json) return print_json(document);
  fmt::print("{} of {} still differ\n", still.size(),
             reports::counted(saved.found.size(), "difference"));
  if (still.empty()) return;
  std::vector<std::string> words;
  for (const std::string& path : arguments.own) words.insert(words.end(), {"--edition", path});
  fmt::print("  {}\n", command_line({{"regress", "run", arguments.file},
                                     arguments.engine.words(),
                                     words,
                                     edition_words(globals, {}, {})}));
}

void run(Globals& globals, const RunArguments& arguments) {
  for (const std::string& path : arguments.own) globals.edition(path);
  const std::string text =
      read_input(arguments.file, "a corpus, or a case that regress fuzz wrote");
  const std::string_view first_line = std::string_view(text).substr(0, text.find('\n'));
  if (first_line.find("hanaproof.corpus") != std::string_view::npos) {
    run_corpus(globals, arguments, text);
  } else {
    run_case(globals, arguments, text);
  }
}

}  // namespace

void add_regress_run(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RunArguments>();
  Command& command = regress.command(
      "run", "Put an engine to a corpus, clause by clause, or to a difference that was saved");
  command.option("file", &arguments->file, "A corpus, or a case that fuzz wrote",
                 {.required = true});
  arguments->engine.add_to(command).required = true;
  command.option("--edition", &arguments->own, "A file with an edition that the file names");
  arguments->files.add_to(command);
  written_file(command, "--badge", &arguments->badge,
               "Write a badge to this file: an SVG with how many clauses of a corpus it plays");
  command.option("--settle-seconds", &arguments->settle_seconds,
                 "How long the clauses behind what differs may be looked for; 0: no limit",
                 shown_default(number_from(0)));
  command.run = [&globals, arguments] { run(globals, *arguments); };
}

}  // namespace hanaproof::cli
