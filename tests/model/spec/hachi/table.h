// Tables of Hachi-Hachi: an invented rulebook, and positions made by hand.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/spec/hachi/round.h"
#include "model/spec/hachi/rules.h"
#include "tests/books.h"

namespace hanaproof::hachi_tests {

using cards::Card;
using cards::CardSet;
using notation::HachiPosition;
using notation::Stance;

// All 48 cards, no edition's: every hand combo that the tests speak of, and two captured combos.
inline const rulebook::Library& books() {
  static const rulebook::Library library = [] {
    const auto combo = [](const std::string& id, const std::string& value) {
      return books::clause("hand-combo." + id, value);
    };
    const std::string dregs = "dreg | month(11)";
    std::string text =
        "id = \"eights.en\"\ntitle = \"Book of Eights\"\ngame = \"hachi-hachi\"\n"
        "language = \"en\"\nplayers = [4, 3, 5, 6, 7]\n";
    text +=
        combo("all-dregs", "{ type = \"dreg\", cards = \"count(" + dregs + ") >= 7\", kan = 4 }");
    text += combo("single-light", "{ type = \"dreg\", cards = \"count(" + dregs +
                                      ") >= 6 and any(light)\", kan = 4 }");
    text += combo("red", "{ type = \"dreg\", cards = \"count(ribbon | " + dregs +
                             ") >= 7 and any(ribbon)\", kan = 2 }");
    text += combo("three", "{ type = \"suit\", months = [3], kan = 2, bonus = true }");
    text += combo("double-three", "{ type = \"suit\", months = [3, 3], kan = 6, bonus = true }");
    text += combo("full-house", "{ type = \"suit\", months = [3, 2, 2], kan = 7, bonus = true }");
    text += combo("four", "{ type = \"suit\", months = [4], kan = 6 }");
    text += combo("four-and-three", "{ type = \"suit\", months = [4, 3], kan = 20 }");
    text += books::clause(
        "combo.bonus", "{ threes = [\"count(month(4)) >= 3\", \"all(C2 | C3 | C4)\"], kan = 1 }");
    text += books::clause("deal.hand-size", "7");
    text += books::clause("deal.field-size", "6");
    text += books::clause("capture.played.one", "\"duty\"");
    text += books::clause("capture.drawn.one", "\"duty\"");
    text += books::yaku("aotan", "count(blue) >= 3", "7");
    text +=
        books::yaku("kasu", "count(" + dregs + ") >= 16", "12 + 2 * (count(" + dregs + ") - 16)");
    const std::vector<rulebook::SourceText> files = {{"eights.toml", text}};
    return rulebook::Library(files);
  }();
  return library;
}

inline rulebook::Ruleset ruleset(int players,
                                 const std::map<std::string, std::string>& changed = {}) {
  return rulebook::Ruleset(books().at("eights.en"), {players, {}}, changed);
}

inline std::vector<Card> deck() { return CardSet::all().cards(); }

// A round of four players, seat 3 passing, in which all hands are empty: seat 0 deals and is oya.
// Piles go to seats 0, 1 and 2.
inline HachiPosition played_out(const spec::hachi::Rules& rules,
                                const std::vector<CardSet>& piles) {
  HachiPosition position = spec::hachi::begin(rules, spec::hachi::first_match(rules, 12, 0),
                                              spec::hachi::deal(rules, 0, deck(), 0, deck()));
  position.stances = {Stance::stays, Stance::stays, Stance::stays, Stance::passes};
  position.oya = 0;
  position.sort = notation::FieldSort::small;
  for (CardSet& hand : position.hands) hand = {};
  for (std::size_t seat = 0; seat < piles.size(); ++seat) position.captured[seat] = piles[seat];
  return position;
}

// A pile worth so many points: lights, then animals, ribbons and dregs as long as they fit.
inline CardSet worth(int points, CardSet from = CardSet::all()) {
  CardSet pile;
  std::vector<Card> cards = from.cards();
  std::stable_sort(cards.begin(), cards.end(), [](Card a, Card b) { return a.kind() < b.kind(); });
  for (const Card card : cards) {
    const int each = CardSet{card}.points();
    if (pile.points() + each <= points) pile.insert(card);
  }
  return pile;
}

// Moves by name, each of which must be legal.
inline HachiPosition after(const spec::hachi::Rules& rules, HachiPosition position,
                           const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    position = spec::hachi::play(rules, position, *notation::HachiMove::parse(text));
  }
  return position;
}

}  // namespace hanaproof::hachi_tests
