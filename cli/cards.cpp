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

struct Cards {
  std::vector<Card> found = {};
};

constexpr auto kCard = [](auto& io, Card card) {
  io.field("code", card);
  io.field("index", [=] { return card.index(); });
  io.field("name", [=] { return cards::motif(card); });
  io.choice(
      "kind", [=] { return card.kind(); }, documents::all_to(cards::Kind::dreg));
  io.field("month", [=] { return card.month(); });
  io.field("month_name", [=] { return cards::month_name(card.month()); });
  io.field("flower", [=] { return cards::flower(card.month()); });
  io.field("flower_japanese", [=] { return cards::flower_japanese(card.month()); });
  io.field("points", [=] { return card.points(); });
};

constexpr auto kCards = [](auto& io, const Cards& all) { io.objects("cards", all.found, kCard); };
constexpr auto kCardsDocument =
    documents::document<Cards>({"cards", 1, "Cards with their codes and names."}, kCards);

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
  prints(command, kCardsDocument);
  command.option("words", words.get(),
                 "A name, kind, month or flower in English, French, Spanish, German or Polish");
  command.run = [&globals, words] {
    const auto found = lookup::expect_cards(fmt::format("{}", fmt::join(*words, " ")));
    if (globals.json) return print_json(kCardsDocument.written({found}));
    for (const Card card : found) print(card);
  };
}

}  // namespace hanaproof::cli
