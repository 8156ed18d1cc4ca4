#include "tests/solvers/smt/willow.h"

namespace hanaproof::test {

namespace {

constexpr const char* kWillow = R"toml(
id = "willow.en"
title = "Willow Book"
game = "koi-koi"
language = "en"
players = [2]

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
cards = "count(ribbon) >= 5"
points = "1 + count(ribbon) - 5"

[[yaku]]
id = "aotan"
cards = "all(blue)"
points = "5"
hides = ["tan"]

[[yaku]]
id = "akatan"
cards = "all(poem)"
points = "5"

[[yaku]]
id = "inoshikachou"
cards = "all(boar | deer | butterflies)"
points = "5"

[[yaku]]
id = "tsukimi"
cards = "all(moon | sake)"
points = "5"

[[yaku]]
id = "hanami"
cards = "all(curtain | sake)"
points = "5"

[[yaku]]
id = "sankou"
cards = "count(light - rainman) >= 3"
points = "5"
hides = []

[[yaku]]
id = "ame-shikou"
cards = "count(light) = 4 and all(rainman)"
points = "7"
hides = ["sankou"]

[[yaku]]
id = "shikou"
cards = "count(light - rainman) >= 4"
points = "8"
hides = ["sankou"]

[[yaku]]
id = "gokou"
cards = "count(light) >= 5"
points = "10"
hides = ["sankou", "shikou"]
)toml";

}  // namespace

rulebook::Ruleset willow(const std::map<std::string, std::string>& rules) {
  static const rulebook::Library library(
      std::vector<rulebook::SourceText>{{"willow.toml", kWillow}});
  return {library.at("willow.en"), {2, {}}, rules};
}

rulebook::Ruleset with_cards(const rulebook::Ruleset& rules, const std::string& yaku,
                             const std::string& cards) {
  const std::string topic = "yaku." + yaku;
  return rules.with(topic, rules[topic].with("cards", cards));
}

}  // namespace hanaproof::test
