#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/globals.h"
#include "cli/json.h"
#include "model/cards/names.h"
#include "model/lookup/cards.h"

namespace hanaproof::cli {

using cards::Card;

namespace {

Json as_json(const std::vector<Card>& found) {
  Json document = json_document("hanaproof.cards");
  document["cards"] = list(found, [](Card card) -> Json {
    return {{"code", card.code()},
            {"index", card.index()},
            {"name", cards::motif(card)},
            {"kind", cards::name(card.kind())},
            {"month", card.month()},
            {"month_name", cards::month_name(card.month())},
            {"flower", cards::flower(card.month())},
            {"flower_japanese", cards::flower_japanese(card.month())},
            {"points", card.points()}};
  });
  return document;
}

void print(Card card) {
  fmt::print("{}  {:13} {:7} {:2} point{}  {}: {} ({})\n", card.code(), cards::motif(card),
             cards::name(card.kind()), card.points(), card.points() == 1 ? " " : "s",
             cards::month_name(card.month()), cards::flower(card.month()),
             cards::flower_japanese(card.month()));
}

}  // namespace

void add_cards(Command& app, Globals& globals) {
  auto words = std::make_shared<std::vector<std::string>>();
  Command& command = app.command("cards", "List the 48 cards with their codes and names");
  command.option("words", words.get(),
                 "A name, kind, month or flower in English, French, Spanish, German or Polish");
  command.run = [&globals, words] {
    const auto found = lookup::expect_cards(fmt::format("{}", fmt::join(*words, " ")));
    if (globals.json) return print_json(as_json(found));
    for (const Card card : found) print(card);
  };
}

}  // namespace hanaproof::cli
