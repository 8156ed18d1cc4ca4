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

struct Judged {
  const Corpus* corpus = nullptr;
  const CorpusRun* run = nullptr;
  const CorpusVerdict* verdict = nullptr;
  std::string engine = {};
};

constexpr auto kOtherAnswer = [](auto& io, const regress::OtherAnswer& one) {
  io.field("topic", one.topic);
  io.field("value", one.value);
};

constexpr auto kBlame = [](auto& io, const Blame& blame) {
  io.field("clauses", blame.clauses, "None where the edition is silent on the topic.");
  io.field("entries", blame.entries);
  io.object_or_null("plays", blame.plays, kOtherAnswer,
                    "The answer that the engine plays by; null where no rule explains the "
                    "entries.");
  io.objects("or_else", blame.or_else, kOtherAnswer,
             "Answers that the corpus does not tell from it.");
};

constexpr auto kMismatch = [](auto& io, const regress::Mismatch& one) {
  io.field("entry", one.entry);
  io.field("what", one.what);
  io.field("recorded", one.recorded);
  io.field("engine", one.engine);
};

using ClauseAndResult = std::pair<std::string, regress::ClauseResult>;
constexpr auto kJudged = [](auto& io, const Judged& judged) {
  const CorpusRun* run = judged.run;
  const CorpusVerdict* verdict = judged.verdict;
  const auto clauses = [=] {
    return std::vector<ClauseAndResult>(run->clauses.begin(), run->clauses.end());
  };
  const auto clause = [=](auto& inner, const ClauseAndResult& each) {
    inner.field("clause", each.first);
    inner.choice(
        "standing", [&] { return verdict->standing(each.first, each.second); },
        documents::all_to(regress::Standing::not_shown_apart),
        "\"not shown apart\": it fails only where one that is blamed fails too.");
    inner.field("passed", each.second.passed);
    inner.field("failed", each.second.failed);
  };
  io.field("edition", [&] { return judged.corpus->edition; });
  io.field("engine", judged.engine);
  io.field("signature", [&] { return regress::signature(*judged.corpus); });
  io.field("passed", [=] { return run->passed(); });
  io.field(
      "interrupted", [=] { return run->interrupted; },
      "The entries after these were not put to the engine.");
  io.field("entries", [=] { return run->entries; });
  io.field(
      "skipped", [=] { return run->skipped; }, "Deals, where the engine opens none.");
  io.field(
      "skipped_players", [=] { return run->other_players; },
      "Entries for numbers of players that the engine does not play.");
  io.field(
      "verdict_complete", [=] { return verdict->complete; },
      "All rules were tried; false: the time was up, or it was interrupted.");
  io.objects(
      "blamed", [=] { return verdict->blames; }, kBlame,
      "The least set of clauses that explains all failed entries.");
  io.objects("clauses", clauses, clause);
  io.objects(
      "mismatches", [=] { return run->mismatches; }, kMismatch);
};
constexpr auto kRegressRunDocument =
    documents::document<Judged>({"regress-run", 2, "An engine put to a corpus."}, kJudged);

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
  if (globals.json)
    return print_json(kRegressRunDocument.written({&corpus, &run, &verdict, engine.command()}));
  print(corpus, run, verdict);
}

std::optional<std::string> text_of(const std::optional<lockstep::Failure>& failure) {
  return failure ? std::optional(lockstep::to_json(*failure)) : std::nullopt;
}

struct PutAgain {
  std::string was = {};
  std::optional<std::string> fault = {};
  std::optional<lockstep::Failure> failure = {};
};

constexpr auto kPutAgain = [](auto& io, const PutAgain& one) {
  io.field("was", one.was, "What differed when it was saved.");
  io.field("differs", [&] { return one.failure.has_value(); });
  io.field_or_null("fault", one.fault);
  io.document("failure", "difference", [&] { return text_of(one.failure); });
};
constexpr auto kAllPutAgain = [](auto& io, const std::vector<PutAgain>& all) {
  io.objects("replayed", all, kPutAgain);
};
constexpr auto kRegressReplayDocument = documents::document<std::vector<PutAgain>>(
    {"regress-replay", 3, "Saved differences put to an engine again."}, kAllPutAgain);

// Saved differences, once more: each apart from the other answers that it was found apart from.
void run_case(Globals& globals, const RunArguments& arguments, const std::string& text) {
  if (!arguments.badge.empty()) {
    throw UsageError("regress run --badge: a case has no clauses to count: expected a corpus");
  }
  const regress::Saved saved = regress::saved_from_json(text);
  client::Engine engine = arguments.engine.engine();
  expect_plays(engine, saved.edition);
  std::vector<PutAgain> put;
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
    put.push_back({found.signature.text(), documents::unless_empty(fault), again});
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
  if (globals.json) return print_json(kRegressReplayDocument.written(put));
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
  prints(command, kRegressRunDocument);
  prints(command, kRegressReplayDocument);
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
