#include "cli/identify.h"

#include <algorithm>
#include <list>
#include <optional>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/client/engine.h"
#include "checker/engines/crosscheck/interrupted.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/selection.h"
#include "cli/written_file.h"
#include "model/rulebook/nearest.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

using identify::Ask;
using identify::Candidate;
using identify::Identification;
using rulebook::Edition;
using rulebook::EditionError;

namespace {

struct IdentifyArguments {
  EngineOptions engine;
  std::string game = "koi-koi";
  int players = 0;  // 0: as few as the editions are for
  std::vector<std::string> editions;
  bool readings = false;
  bool plan = false;
  bool quick = false;
  std::string page;
  std::string out;
  phrases::Language language = phrases::Language::en;
  identify::Options options;
};

std::vector<const Edition*> chosen_editions(Globals& globals, const IdentifyArguments& arguments) {
  if (!arguments.editions.empty()) return asked_editions(globals, arguments.editions);
  std::vector<const Edition*> editions = globals.library().of_game(arguments.game);
  // Sheets are what engines play; people are asked about books.
  const bool people = arguments.engine.command.empty();
  std::erase_if(editions, [&](const Edition* edition) {
    return is_base(*edition) || (people && edition->sheet);
  });
  if (!editions.empty()) return editions;
  std::vector<std::string> games;
  for (const Edition& edition : globals.library().editions()) {
    if (!is_base(edition)) games.push_back(edition.game);
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

crosscheck::Readings readings(const IdentifyArguments& arguments) {
  return arguments.readings ? crosscheck::Readings::each : crosscheck::Readings::defaults;
}

// Each once, in the order of the candidates.
std::vector<const Edition*> editions_of(const std::vector<Candidate>& candidates) {
  std::vector<const Edition*> editions;
  for (const Candidate& candidate : candidates) {
    const Edition* edition = &candidate.rules.edition();
    if (std::ranges::find(editions, edition) == editions.end()) editions.push_back(edition);
  }
  return editions;
}

// `arguments.players` becomes a number of players where it is left to the editions.
std::vector<Candidate> chosen_candidates(Globals& globals, IdentifyArguments& arguments) {
  const auto editions = chosen_editions(globals, arguments);
  for (const Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::family_of(editions.front()->game)) {
      throw EditionError(fmt::format("{} is no game like that of {}: expected editions of one kind",
                                     edition->id, editions.front()->id));
    }
  }
  if (arguments.players == 0) arguments.players = fewest_players(editions);
  auto all = identify::candidates(editions, arguments.players, readings(arguments));
  if (all.empty()) {
    throw EditionError(fmt::format("no edition of {} is for {} players", editions.front()->game,
                                   arguments.players));
  }
  return all;
}

// The edition that an engine is told it plays: --as, or the first candidate that it knows. One that
// names editions is put to no others: EditionError.
const Candidate& asked_as(const IdentifyArguments& arguments, client::Engine& engine,
                          const std::vector<Candidate>& candidates) {
  const auto find = [&](const std::string& id) {
    return std::ranges::find_if(candidates,
                                [&](const Candidate& one) { return one.rules.edition().id == id; });
  };
  if (const std::string& as = arguments.engine.as; !as.empty()) {
    if (const auto named = find(as); named != candidates.end()) return *named;
    throw EditionError(fmt::format("--as {}: not among the candidates", as));
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

// Of candidates alike, those of the edition that the engine is told it plays.
void put_first(std::vector<Candidate>& candidates, const Edition& edition) {
  std::ranges::stable_sort(candidates, {}, [&](const Candidate& one) {
    return std::tuple(one.chosen.size(), one.rules.scope().options.size(),
                      &one.rules.edition() != &edition);
  });
}

bool is_refusal(const std::exception& error) {
  const auto* fault = dynamic_cast<const client::EngineFault*>(&error);
  return fault && fault->fault() == client::Fault::error_reply;
}

std::unique_ptr<Identification> prepared(const Globals& globals, std::vector<Candidate> candidates,
                                         identify::Takes takes, const identify::Options& options) {
  Progress progress("looking for questions", globals.quiet);
  return std::make_unique<Identification>(
      std::move(candidates), std::move(takes),
      [&](std::size_t done, std::size_t every) { progress.update(done, every); }, options.stop);
}

// What of the candidates is left once it is known how many cards the engine deals. Editions made
// for it go to `made`.
std::vector<Candidate> narrowed(const Globals& globals, const IdentifyArguments& arguments,
                                std::vector<Candidate> candidates, identify::Respondent& respondent,
                                identify::Dealt& dealt, std::list<Edition>& made) {
  Progress progress("looking for deals that the engine takes", globals.quiet);
  try {
    dealt = identify::find_sizes(
        respondent, candidates, arguments.options.stop,
        [&](std::size_t done, std::size_t every) { progress.update(done, every); });
  } catch (const crosscheck::Interrupted&) {
    return candidates;
  }
  if (!dealt.instead) return that_deal(std::move(candidates), dealt);
  std::vector<const Edition*> editions;
  for (const Edition* edition : editions_of(candidates)) {
    editions.push_back(&made.emplace_back(identify::resized(*edition, *dealt.instead)));
  }
  return identify::candidates(editions, arguments.players, readings(arguments));
}

void show(Globals& globals, const IdentifyArguments& arguments, Identified& identified) {
  const auto& verdict = identified.verdict;
  const bool told = verdict.explained() && !verdict.answers.empty() && identified.fault.empty();
  if (!told) globals.status = Exit::does_not_hold;
  if (verdict.interrupted) globals.status = Exit::interrupted;
  if (!arguments.out.empty() && told && !verdict.interrupted) {
    reports::write_file(arguments.out, edition_file(globals, identified, arguments.out));
    identified.out = arguments.out;
  }
  if (globals.json) return print_json(identified);
  fmt::print("{}", to_terminal(identified));
}

void ask_engine(Globals& globals, IdentifyArguments& arguments, std::vector<Candidate> candidates) {
  client::Engine engine = arguments.engine.engine(arguments.options.stop);
  const Edition& as = asked_as(arguments, engine, candidates).rules.edition();
  if (!arguments.engine.as.empty()) expect_plays(engine, arguments.engine.as);
  put_first(candidates, as);
  const auto game = client::game(engine, {as, {arguments.players, {}}});
  identify::EngineRespondent respondent(*game, as.id, is_refusal, engine.does_open());
  Identified identified;
  identified.players = arguments.players;
  identified.engine = engine.command();
  identified.as = as.id;
  std::list<Edition> made;
  candidates =
      narrowed(globals, arguments, std::move(candidates), respondent, identified.dealt, made);
  arguments.options.taken = identified.dealt.taken;
  const auto all = prepared(
      globals, std::move(candidates), [&](Ask ask) { return respondent.takes(ask); },
      arguments.options);
  identified.all = all.get();
  {
    Progress progress("asking the engine", globals.quiet);
    arguments.options.progress = [&](std::size_t done, std::size_t every) {
      progress.update(done, every);
    };
    identified.verdict = all->ask(respondent, arguments.options);
  }
  identified.fault = respondent.fault().value_or("");
  identified.refusal = respondent.refusal().value_or("");
  arguments.engine.as = as.id;
  identified.fuzz = command_line({{"regress", "fuzz", "--edition", arguments.out},
                                  arguments.engine.words(),
                                  edition_words(globals, {}, {})});
  show(globals, arguments, identified);
}

void show_plan(const Globals& globals, const Identification& all) {
  if (globals.json) return print_plan_json(all);
  fmt::print("{}", plan_to_terminal(all));
}

void ask_people(Globals& globals, IdentifyArguments& arguments, std::vector<Candidate> candidates) {
  const auto all = prepared(globals, std::move(candidates), is_for_people, arguments.options);
  if (arguments.plan) {
    show_plan(globals, *all);
    return;
  }
  Identified identified;
  identified.all = all.get();
  identified.players = arguments.players;
  People people(globals.json ? stderr : stdout, arguments.options.stop);
  identified.verdict = people.ask(*all, arguments.options);
  show(globals, arguments, identified);
}

void run_command(Globals& globals, IdentifyArguments arguments) {
  if (!arguments.out.empty() && (arguments.plan || !arguments.page.empty())) {
    throw EditionError("--out: with --plan and --page nobody is asked; expected one of the three");
  }
  auto candidates = chosen_candidates(globals, arguments);
  const Interrupt interrupt;
  arguments.options.thorough = !arguments.quick && !arguments.engine.command.empty();
  arguments.options.stop = [&] { return interrupt.happened().load(); };
  if (!arguments.page.empty()) {
    write_quiz(globals, candidates, arguments.page, arguments.language, arguments.options.stop);
  } else if (arguments.plan && !arguments.engine.command.empty()) {
    const auto all =
        prepared(globals, std::move(candidates), identify::is_for_engines, arguments.options);
    show_plan(globals, *all);
  } else if (arguments.engine.command.empty()) {
    ask_people(globals, arguments, std::move(candidates));
  } else {
    ask_engine(globals, arguments, std::move(candidates));
  }
}

}  // namespace

void add_identify(Command& app, Globals& globals) {
  auto arguments = std::make_shared<IdentifyArguments>();
  Command& command =
      app.command("identify", "Find out which rules people at a table, or an engine, play by");
  command.schemas["identify"] = identify_schema;
  command.schemas["identify-plan"] = identify_plan_schema;
  arguments->engine.add_to(command);
  command.option("--game", &arguments->game, "The game: its editions are the candidates",
                 {.shows_default = true});
  command.option("--players", &arguments->players,
                 "At a table of so many; without it of as few as the editions are for");
  command.option("--edition", &arguments->editions,
                 "A candidate, or a file with your own; instead of all editions of the game");
  command.option("--readings", &arguments->readings,
                 "Each other reading of each clause by itself is a candidate, too");
  command.option("--plan", &arguments->plan,
                 "Only show the questions that tell the candidates apart");
  written_file(command, "--page", &arguments->page,
               "Ask nobody: write the questions to this file as a page that anybody can open");
  add_language(command, arguments->language, "The language of the page");
  written_file(command, "--out", &arguments->out,
               "Write the rules that were found to this file, as an edition");
  command.option("--quick", &arguments->quick, "Of an engine ask no more than people are asked");
  command.option("--further", &arguments->options.further,
                 "Questions about other rules, after those that split the candidates",
                 {.shows_default = true});
  command.option("--rounds", &arguments->options.rounds, "Rounds at random with an engine",
                 {.shows_default = true});
  command.option("--seed", &arguments->options.seed, "Another seed, other rounds",
                 {.shows_default = true});
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
