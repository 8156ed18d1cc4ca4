// A table to play at: an invented rulebook with the rules under test, and positions in few words.
#pragma once

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "model/rulebook/library.h"
#include "model/spec/play.h"

namespace hanaproof::spec::table {

// Short yaku of every sort; everything else is customary.
inline const rulebook::Edition& edition() {
  static const std::vector<rulebook::SourceText> files = {{"willow.toml", R"toml(
id = "willow.en"
title = "Willow Book"
game = "koi-koi"
language = "en"
players = [2, 3, 4]

[[yaku]]
id = "kasu"
cards = "count(dreg) >= 10"
points = "1 + count(dreg) - 10"

[[yaku]]
id = "tane"
cards = "count(animal) >= 5"
points = "1 + count(animal) - 5"

[[yaku]]
id = "tan"
cards = "count(ribbon) >= 2"
points = "count(ribbon)"

[[yaku]]
id = "aotan"
cards = "all(blue)"
points = "6"
hides = ["tan"]

[[yaku]]
id = "akatan"
cards = "all(poem)"
points = "5"
hides = ["tan"]

[[yaku]]
id = "tsukimi"
cards = "all(moon | sake)"
points = "5"

[[yaku]]
id = "sankou"
cards = "count(light) >= 3"
points = "5"

[[yaku]]
id = "gokou"
cards = "count(light) >= 5"
points = "10"
)toml"}};
  static const rulebook::Library library(files);
  return library.at("willow.en");
}

// The book's rules for so many players, with these answers instead of its own.
inline Rules rules(const std::map<std::string, std::string>& answers = {}, int players = 2) {
  return Rules(rulebook::Ruleset(edition(), {players, {}}, answers));
}

inline std::vector<cards::Card> cards(const std::string& codes) {
  std::vector<cards::Card> list;
  std::istringstream words(codes);
  for (std::string code; words >> code;) list.push_back(cards::Card::parse(code).value());
  return list;
}

inline cards::CardSet set(const std::string& codes) { return cards::CardSet(cards(codes)); }

// What lies where; seats and fields that are left out are empty.
struct Layout {
  std::vector<std::string> hands = {};
  std::string field = {};
  std::string stock = {};
  std::vector<std::string> captured = {};
};

// Seat 0 deals and is at turn.
inline notation::Position at(const Rules& rules, const Layout& layout) {
  auto position = notation::Position::empty(edition().id, rules.players());
  position.deck = {};
  const auto place = [&](cards::CardSet& where, const std::string& codes) {
    where = set(codes);
    position.deck |= where;
  };
  for (std::size_t i = 0; i < layout.hands.size(); ++i)
    place(position.hands.at(i), layout.hands[i]);
  for (std::size_t i = 0; i < layout.captured.size(); ++i) {
    place(position.captured.at(i), layout.captured[i]);
  }
  place(position.field, layout.field);
  position.stock = cards(layout.stock);
  position.deck |= set(layout.stock);
  if (rules.teams_seats.is("opposite")) {
    for (std::size_t seat = 0; seat < position.teams.size(); ++seat) {
      position.teams[seat] = static_cast<int>(seat % 2);
    }
  }
  return position;
}

// The legal moves, separated by blanks.
inline std::string legal(const Rules& rules, const notation::Position& position) {
  std::string text;
  for (const notation::Move& move : legal_moves(rules, position)) {
    if (!text.empty()) text += ' ';
    text += move.text();
  }
  return text;
}

// The position after these moves, separated by blanks.
inline notation::Position after(const Rules& rules, notation::Position position,
                                const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    position = play(rules, position, notation::Move::parse(word).value());
  }
  return position;
}

}  // namespace hanaproof::spec::table
