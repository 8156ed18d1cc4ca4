#include "tests/bench/tables.h"

#include <iterator>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/deal.h"

namespace hanaproof::bench {

namespace {

constexpr const char* kHouse = R"toml(
id = "house"
title = "House"
game = "koi-koi"
language = "en"
players = [2]
inherit = "oishi-tengudo.koi-koi"

[[clause]]
topic = "score.high"
value = { at-least = 9, factor = 3 }

[[yaku]]
id = "tan"
cards = "count(ribbon) >= 4"
points = "2 + count(ribbon) - 4"

[[yaku]]
id = "tane"
cards = "count(animal) >= 6"
points = "3 + count(animal) - 6"

[[yaku]]
id = "kasu"
cards = "count(dreg) >= 11"
points = "2 + count(dreg) - 11"
)toml";

const rulebook::Library& library() {
  static const rulebook::Library all = [] {
    auto files = editions::builtin_editions();
    files.push_back({"house.toml", kHouse});
    return rulebook::Library(files);
  }();
  return all;
}

}  // namespace

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all = {
      {"oishi-tengudo.koi-koi", 2},
      {"house", 2},
      {"oishi-tengudo.koi-koi", 3},
      {"oishi-tengudo.koi-koi", 4},
      {"robin-red.koi-koi.en", 2},
      {"blog.koi-koi.fr", 2},
      {"hana-awase.pl", 2},
      {"hana-awase.pl", 4},
      {"robin-red.koi-koi.de", 2},
      {"robin-red.sakura.en", 2},
      {"robin-red.sakura.en", 4, {"teams-of-two"}},
  };
  return all;
}

std::vector<Subject> for_two() {
  std::vector<Subject> all;
  for (const std::string game : {"hana-awase", "koi-koi", "sakura"}) {
    for (const rulebook::Edition* edition : library().of_game(game))
      all.push_back({edition->id, 2});
  }
  return all;
}

std::string Subject::name() const {
  std::string text = edition + "/" + std::to_string(players);
  for (const std::string& option : options) text += "/" + option;
  return text;
}

rulebook::Ruleset rules(const Subject& subject) {
  return {library().at(subject.edition), {subject.players, subject.options}};
}

std::vector<notation::Position> deals(const rulebook::Ruleset& rules, int number) {
  const spec::Rules executable(rules);
  cards::Dice dice(1);
  auto deck = cards::CardSet::all().cards();
  std::vector<notation::Position> played;
  while (std::ssize(played) < number) {
    dice.shuffle(deck);
    auto position = spec::deal(executable, 0, deck);
    if (position.phase == notation::Phase::play) played.push_back(std::move(position));
  }
  return played;
}

notation::Position deal(const rulebook::Ruleset& rules) { return deals(rules, 1).front(); }

}  // namespace hanaproof::bench
