#include <chrono>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/verdict.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/sources.h"
#include "cli/versions.h"
#include "cli/written_file.h"
#include "model/editions/builtin.h"
#include "reports/atomic_file.h"
#include "reports/regress/badge.h"
#include "reports/regress/junit.h"
#include "reports/regress/sarif.h"

namespace hanaproof::cli {

using regress::Blame;
using regress::Corpus;
using regress::CorpusRun;
using regress::CorpusVerdict;

namespace {

struct RecordArguments {
  std::string edition;
  std::uint64_t seed = 1;
  int games = 200;
  std::string out;
};

void record(Globals& globals, const RecordArguments& arguments) {
  const rulebook::Edition& edition = globals.asked_edition(arguments.edition);
  const Corpus corpus = [&] {
    const Waiting waiting("recording situations", globals.quiet);
    return regress::record(edition, version(), arguments.seed, arguments.games);
  }();
  const std::string text = regress::to_json_lines(corpus);
  if (arguments.out.empty()) {
    fmt::print("{}", text);
    return;
  }
  reports::write_file(arguments.out, text);
  if (globals.json) {
    Json document = json_document("hanaproof.regress-record");
    document.update({{"edition", edition.id},
                     {"file", arguments.out},
                     {"entries", corpus.entries.size()},
                     {"bytes", text.size()},
                     {"signature", regress::signature(corpus)}});
    return print_json(document);
  }
  fmt::print("{}: {} entries, {} bytes, signature {}\n", edition.id, corpus.entries.size(),
             text.size(), regress::signature(corpus));
}

struct RunArguments {
  EngineOptions engine;
  std::string file;
  std::vector<std::string> own;
  std::string junit;
  std::string sarif;
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
  if (!verdict.complete) {
    fmt::print("not all rules were tried: time was up (--settle-seconds), or it was interrupted\n");
  }
  fmt::print("{}: {} entries, {} mismatches", corpus.edition, run.entries, run.mismatches.size());
  if (run.skipped > 0) fmt::print(", {} deals skipped: the engine opens none", run.skipped);
  if (run.other_players > 0) {
    fmt::print(", {} skipped: for numbers of players that the engine does not play",
               run.other_players);
  }
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
  if (!arguments.junit.empty()) {
    reports::write_file(arguments.junit, reports::to_junit(corpus, run, verdict));
  }
  if (!arguments.sarif.empty()) {
    reports::write_file(arguments.sarif,
                        reports::to_sarif(corpus, run, verdict, globals.library(),
                                          report_options(globals, Sources(globals, ""))));
  }
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
  const regress::Saved saved = regress::saved_from_json(text);
  client::Engine engine = arguments.engine.engine();
  expect_plays(engine, saved.edition);
  Json document = json_document("hanaproof.regress-replay", 3);
  document["replayed"] = Json::array();
  std::size_t number = 0;
  std::size_t still = 0;
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
      continue;
    }
    ++still;
    found.fault = fault;
    found.failure = *again;
    found.confirmed = true;
    if (!globals.json) fmt::print("{}\n", to_terminal(found, number));
  }
  if (still > 0) globals.status = Exit::does_not_hold;
  if (globals.json) return print_json(document);
  fmt::print("{} of {} still differ\n", still, reports::counted(saved.found.size(), "difference"));
  if (still == 0) return;
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

void add_regress_record(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RecordArguments>();
  Command& command = regress.command(
      "record", "Record situations that show every clause of an edition, with what the spec says");
  command.option("--edition", &arguments->edition, "An edition id, or a file with your own",
                 {.required = true});
  add_seed(command, arguments->seed, "Another seed records other situations");
  command.option("--games", &arguments->games, "Games to choose from, at every scope",
                 shown_default(whole_number(1, 1000000000)));
  written_file(command, "--out", &arguments->out, "Write to this file");
  command.run = [&globals, arguments] { record(globals, *arguments); };
}

void add_regress_run(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RunArguments>();
  Command& command = regress.command(
      "run", "Put an engine to a corpus, clause by clause, or to a difference that was saved");
  command.option("file", &arguments->file, "A corpus, or a case that fuzz wrote",
                 {.required = true});
  arguments->engine.add_to(command).required = true;
  command.option("--edition", &arguments->own, "A file with an edition that the file names");
  written_file(command, "--junit", &arguments->junit, "Write JUnit XML to this file");
  written_file(command, "--sarif", &arguments->sarif, "Write SARIF to this file");
  written_file(command, "--badge", &arguments->badge,
               "Write a badge to this file: an SVG with how many clauses the engine plays");
  command.option("--settle-seconds", &arguments->settle_seconds,
                 "How long the clauses behind what differs may be looked for; 0: no limit",
                 shown_default(number_from(0)));
  command.run = [&globals, arguments] { run(globals, *arguments); };
}

}  // namespace hanaproof::cli
