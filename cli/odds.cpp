#include "cli/odds.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/table.h"
#include "cli/written_file.h"
#include "model/lookup/cards.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"
#include "reports/atomic_file.h"
#include "reports/odds/sheet.h"

namespace hanaproof::cli {

using cards::Card;
using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

struct OddsArguments : RuleOptions {
  std::string hand;
  std::string shown;
  std::string folded;
  OddsFormat format;

  bool situation() const { return !hand.empty() || !shown.empty() || !folded.empty(); }
};

odds::HandTable hands_of(const Edition& edition, const OddsArguments& arguments, int players) {
  const Ruleset rules(edition, {players, {}}, chosen_rules(arguments.rules));
  rulebook::refuse_uncounted(rules);
  return odds::HandTable(rules);
}

std::vector<Card> cards_of(const char* option, const std::string& names) {
  try {
    return lookup::cards_called(names);
  } catch (const EditionError& error) {
    throw EditionError(fmt::format("{} {}: {}", option, names, error.what()));
  }
}

reports::SituationReport answer(const Edition& edition, const OddsArguments& arguments) {
  odds::Situation situation;
  situation.own = cards_of("--hand", arguments.hand);
  situation.shown = cards_of("--shown", arguments.shown);
  situation.folded = cards_of("--folded", arguments.folded);
  // Without a number, everybody who is in shows a card.
  const int showing = static_cast<int>(situation.shown.size()) + 1;
  situation.players = players_of(edition, arguments.players ? arguments.players
                                          : showing > 1     ? std::optional(showing)
                                                            : std::nullopt);
  const odds::HandTable hands = hands_of(edition, arguments, situation.players);
  try {
    return {edition.id, situation, odds::count_situation(hands, situation)};
  } catch (const std::invalid_argument& error) {
    throw EditionError(error.what());
  }
}

reports::OddsReport tables(const Edition& edition, const OddsArguments& arguments) {
  reports::OddsReport report{edition.id, edition.title, {}};
  std::vector<int> numbers = edition.players;
  if (arguments.players) numbers = {players_of(edition, arguments.players)};
  std::ranges::sort(numbers);
  std::vector<odds::Table> counted;  // of the hands of the sheet before
  for (const int players : numbers) {
    odds::HandTable hands = hands_of(edition, arguments, players);
    if (players > hands.most_players()) {
      throw EditionError(fmt::format("{} players: a deck of {} cards is for 2 to {}", players,
                                     hands.cards(), hands.most_players()));
    }
    if (counted.empty() || hands != report.sheets.back().hands) {
      counted = odds::count_tables(hands);
    }
    report.sheets.push_back({std::move(hands), counted[static_cast<std::size_t>(players - 2)]});
  }
  return report;
}

// The page has all numbers of players, and opens with the one asked for.
std::string page(const Edition& edition, OddsArguments arguments) {
  const int shown = players_of(edition, arguments.players);
  arguments.players.reset();
  return reports::to_html(tables(edition, arguments), shown);
}

void run_command(Globals& globals, const OddsArguments& arguments) {
  const Edition& edition = globals.edition_for("odds sutda", arguments.edition);
  const OddsFormat& format = arguments.format;
  format.check(globals);
  if (arguments.situation()) {
    if (format.csv || format.markdown || !format.html.empty()) {
      throw EditionError(
          "--hand, --shown and --folded ask for one situation: expected no --csv, --markdown or "
          "--html");
    }
    const auto report = answer(edition, arguments);
    fmt::print("{}",
               globals.json ? to_json(report) : to_terminal(to_document(report), terminal_style()));
    return;
  }
  if (!format.html.empty()) format.write_page(globals, page(edition, arguments));
  if (!format.page_alone(globals)) format.print_tables(globals, tables(edition, arguments));
}

}  // namespace

void OddsFormat::add_to(Command& command, const std::string& lines, const std::string& page) {
  command.option("--csv", &csv, lines);
  command.option("--markdown", &markdown, "Tables for a document");
  written_file(command, "--html", &html, "Write a page with " + page + " to this file");
}

bool OddsFormat::page_alone(const Globals& globals) const {
  return !html.empty() && !globals.json && !csv && !markdown;
}

void OddsFormat::write_page(const Globals& globals, const std::string& page) const {
  reports::write_file(html, page);
  if (!globals.quiet) fmt::print(stderr, "The page: {}\n", html);
}

void OddsFormat::check(const Globals& globals) const {
  if (globals.json + csv + markdown > 1) {
    throw EditionError("--json, --csv and --markdown: expected one of them");
  }
}

void add_odds(Command& app, Globals& globals) {
  auto arguments = std::make_shared<OddsArguments>();
  Command& odds = app.command("odds", "Exact odds, counted over all deals");
  Command& command = odds.command("sutda", "Odds of hands of two cards");
  command.schemas["odds-sutda"] = reports::odds_sutda_schema;
  command.schemas["odds-situation"] = reports::odds_situation_schema;
  arguments->add_rules_to(command).required = true;
  arguments->add_players_to(command, "How many stay to the end; every number side by side without");
  command.option("--hand", &arguments->hand, "One or both of your cards: 31,81");
  command.option("--shown", &arguments->shown, "A card of each opponent who shows one: 24,93,A3");
  command.option("--folded", &arguments->folded, "Cards seen of players who are out");
  arguments->format.add_to(command, "A line for each hand and number of players",
                           "a chart of all hands and a look-up");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
  add_odds_deal(odds, globals);
  add_odds_hands(odds, globals);
  add_odds_fields(odds, globals);
  add_odds_rounds(odds, globals);
}

}  // namespace hanaproof::cli
