#include "cli/identify.h"

#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/client/hachi_subject.h"
#include "checker/client/subjects.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/typed_lines.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::cli {

using identify::Ask;
using identify::Candidate;
using identify::Identification;
using identify::Question;
using rulebook::Edition;
using rulebook::EditionError;

namespace {

struct Arguments {
  EngineOptions engine;
  std::string game = "koi-koi";
  int players = 0;  // 0: as few as the editions are for
  std::vector<std::string> editions;
  bool readings = false;
  std::string as;
  bool plan = false;
  identify::Options options;
};

// The people at a table, who answer by number on standard input.
class People : public identify::Respondent {
 public:
  // `out`: where they read the questions. `stop`: whether they want it to end.
  People(std::FILE* out, std::function<bool()> stop) : out_(out), lines_(std::move(stop)) {}

  bool takes(Ask) const override { return true; }
  bool chooses() const override { return true; }

  std::optional<std::string> answer(const Question& question,
                                    const std::vector<std::string>& expected) override {
    if (ended_) return std::nullopt;
    fmt::print(out_, "\nQuestion {}\n\n{}\n", ++asked_, to_terminal(question));
    const auto words = in_words(question, expected);
    for (std::size_t i = 0; i < words.size(); ++i) fmt::print(out_, "  {}  {}\n", i + 1, words[i]);
    fmt::print(out_, "  0  {}\n", identify::kSomethingElse);
    return choose(expected);
  }

 private:
  std::optional<std::string> choose(const std::vector<std::string>& expected) {
    std::string line;
    while (true) {
      fmt::print(out_, "Number, or nothing if you do not know: ");
      std::fflush(out_);
      if (!lines_.next(line)) {
        ended_ = true;
        fmt::print(out_, "\n");
        return std::nullopt;
      }
      if (line.find_first_not_of(" \t\r") == std::string::npos) return std::nullopt;
      std::size_t used = 0;
      std::size_t number = expected.size() + 1;
      try {
        number = std::stoul(line, &used);
      } catch (const std::exception&) {
        used = 0;
      }
      if (used > 0 && number == 0) return std::string(identify::kSomethingElse);
      if (used > 0 && number <= expected.size()) return expected[number - 1];
      fmt::print(out_, "Expected a number from 0 to {}.\n", expected.size());
    }
  }

  std::FILE* out_;
  TypedLines lines_;
  std::size_t asked_ = 0;
  bool ended_ = false;
};

// For the base rules there is no game.
bool is_of_a_game(const Edition& edition) { return edition.game != "base"; }

std::vector<const Edition*> chosen_editions(Globals& globals, const Arguments& arguments) {
  // A user's own file takes the place of editions read before: pointers are taken at the end.
  std::vector<std::string> ids;
  for (const std::string& id : arguments.editions) ids.push_back(globals.asked_edition(id).id);
  std::vector<const Edition*> editions;
  for (const std::string& id : ids) editions.push_back(globals.library().find(id));
  if (!editions.empty()) return editions;
  editions = globals.library().of_game(arguments.game);
  std::erase_if(editions, [](const Edition* edition) { return !is_of_a_game(*edition); });
  if (!editions.empty()) return editions;
  std::vector<std::string> games;
  for (const Edition& edition : globals.library().editions()) {
    if (is_of_a_game(edition)) games.push_back(edition.game);
  }
  throw EditionError(fmt::format("no editions of the game \"{}\"{}", arguments.game,
                                 rulebook::nearest_is(rulebook::nearest(arguments.game, games))));
}

int fewest_players(const std::vector<const Edition*>& editions) {
  int fewest = editions.front()->players.front();
  for (const Edition* edition : editions) {
    fewest = std::min(fewest, *std::ranges::min_element(edition->players));
  }
  return fewest;
}

// `arguments.players` becomes a number of players where it is left to the editions.
std::vector<Candidate> chosen_candidates(Globals& globals, Arguments& arguments) {
  const auto editions = chosen_editions(globals, arguments);
  for (const Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::family_of(editions.front()->game)) {
      throw EditionError(fmt::format("{} is no game like that of {}: expected editions of one kind",
                                     edition->id, editions.front()->id));
    }
  }
  if (arguments.players == 0) arguments.players = fewest_players(editions);
  auto all = identify::candidates(
      editions, arguments.players,
      arguments.readings ? crosscheck::Readings::each : crosscheck::Readings::defaults);
  if (all.empty()) {
    throw EditionError(fmt::format("no edition of {} is for {} players", editions.front()->game,
                                   arguments.players));
  }
  return all;
}

// The edition that an engine is told it plays: --as, or the first candidate that it knows. One that
// names editions is put to no others: EditionError.
const Candidate& asked_as(const Arguments& arguments, client::Engine& engine,
                          const std::vector<Candidate>& candidates) {
  const auto find = [&](const std::string& id) {
    return std::ranges::find_if(candidates,
                                [&](const Candidate& one) { return one.rules.edition().id == id; });
  };
  if (!arguments.as.empty()) {
    const auto named = find(arguments.as);
    if (named != candidates.end()) return *named;
    throw EditionError(fmt::format("--as {}: not among the candidates", arguments.as));
  }
  const auto& played = engine.hello().editions;
  for (const std::string& id : played) {
    if (const auto known = find(id); known != candidates.end()) return *known;
  }
  if (played.empty()) return candidates.front();
  throw EditionError(
      fmt::format("the engine says that it plays {}: expected a candidate among them",
                  fmt::join(played, ", ")));
}

bool is_refusal(const std::exception& error) {
  const auto* fault = dynamic_cast<const client::EngineFault*>(&error);
  return fault && fault->fault() == client::Fault::error_reply;
}

Identified ask_engine(const Globals& globals, const Arguments& arguments, Identification& all) {
  client::Engine engine = arguments.engine.engine(arguments.options.stop);
  const Candidate& as = asked_as(arguments, engine, all.candidates());
  if (!arguments.as.empty()) expect_plays(engine, arguments.as);
  const rulebook::Ruleset rules(as.rules.edition(), {arguments.players, {}});
  std::unique_ptr<crosscheck::Subject> cards;
  std::unique_ptr<crosscheck::BetSubject> bets;
  std::unique_ptr<crosscheck::HachiSubject> hachi;
  std::optional<identify::EngineRespondent> respondent;
  const auto family = rulebook::family_of(rules.edition().game);
  if (family == rulebook::Family::hachi) {
    hachi = client::hachi_subject(engine, rules);
    respondent.emplace(*hachi, rules.edition().id, is_refusal, engine.does_open());
  } else if (family == rulebook::Family::betting) {
    bets = client::bet_subject(engine, rules);
    respondent.emplace(*bets, rules.edition().id, is_refusal);
  } else {
    cards = client::subject(engine, rules);
    respondent.emplace(*cards, rules.edition().id, is_refusal);
  }
  identify::Options options = arguments.options;
  Progress progress("asking the engine", globals.quiet);
  options.progress = [&](std::size_t done, std::size_t every) { progress.update(done, every); };
  Identified identified{&all, arguments.game, arguments.players, engine.command(), {}, {}};
  identified.verdict = all.ask(*respondent, options);
  identified.fault = respondent->fault().value_or("");
  return identified;
}

Identified ask_people(const Globals& globals, const Arguments& arguments, Identification& all) {
  People people(globals.json ? stderr : stdout, arguments.options.stop);
  Identified identified{&all, arguments.game, arguments.players, {}, {}, {}};
  identified.verdict = all.ask(people, arguments.options);
  return identified;
}

std::unique_ptr<Identification> prepared(Globals& globals, Arguments& arguments) {
  auto candidates = chosen_candidates(globals, arguments);
  const bool of_people = arguments.engine.command.empty();
  Progress progress("looking for questions", globals.quiet);
  return std::make_unique<Identification>(
      std::move(candidates), [=](Ask ask) { return of_people || identify::is_for_engines(ask); },
      [&](std::size_t done, std::size_t every) { progress.update(done, every); });
}

void run_command(Globals& globals, Arguments arguments) {
  const bool of_people = arguments.engine.command.empty();
  arguments.options.thorough = arguments.options.thorough && !of_people;
  const auto all = prepared(globals, arguments);
  if (arguments.plan) {
    fmt::print("{}", plan_to_terminal(*all));
    return;
  }
  const Interrupt interrupt;
  arguments.options.stop = [&] { return interrupt.happened().load(); };
  const Identified identified =
      of_people ? ask_people(globals, arguments, *all) : ask_engine(globals, arguments, *all);
  const auto& verdict = identified.verdict;
  const bool told = verdict.explained() && !verdict.answers.empty() && identified.fault.empty();
  if (!told) globals.status = Exit::does_not_hold;
  if (verdict.interrupted) globals.status = Exit::interrupted;
  fmt::print("{}", globals.json ? to_json(identified) + "\n" : to_terminal(identified));
}

}  // namespace

void add_identify(CLI::App& app, Globals& globals) {
  auto arguments = std::make_shared<Arguments>();
  arguments->options.thorough = true;
  CLI::App* command = app.add_subcommand(
      "identify", "Find out which rules people at a table, or an engine, play by");
  arguments->engine.add_to(*command);
  command->get_option("--engine")->required(false);
  command->add_option("--game", arguments->game, "The game: its editions are the candidates")
      ->capture_default_str();
  command->add_option("--players", arguments->players,
                      "At a table of so many; without it of as few as the editions are for");
  command
      ->add_option("--edition", arguments->editions,
                   "A candidate, or a file with your own; instead of all editions of the game")
      ->allow_extra_args(false);
  command->add_flag("--readings", arguments->readings,
                    "Each other reading of each clause by itself is a candidate, too");
  command->add_option("--as", arguments->as,
                      "The edition that the engine is told it plays; without it the first "
                      "candidate that it says it knows");
  command->add_flag("--plan", arguments->plan,
                    "Only show the questions that tell the candidates apart");
  command->add_flag_callback(
      "--quick", [arguments] { arguments->options.thorough = false; },
      "Of an engine ask no more than people are asked");
  command
      ->add_option("--further", arguments->options.further,
                   "Questions about other rules, after those that split the candidates")
      ->capture_default_str();
  command->add_option("--rounds", arguments->options.rounds, "Rounds at random with an engine")
      ->capture_default_str();
  command->add_option("--seed", arguments->options.seed, "Another seed, other rounds")
      ->capture_default_str();
  command->footer(
      "Without --engine the questions are put to you: answer by number. Exits with 1 when no "
      "rules\n"
      "that were tried fit every answer.\n"
      "Examples:\n"
      "  hanaproof identify --game koi-koi --players 2\n"
      "  hanaproof identify --engine './my-engine' --game hana-awase\n"
      "  hanaproof identify --game sakura --players 3 --plan\n"
      "  hanaproof identify --edition oishi-tengudo.hachi-hachi --readings");
  command->callback([&globals, arguments] { run_command(globals, *arguments); });
}

}  // namespace hanaproof::cli
