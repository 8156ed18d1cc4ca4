// Editions with a few answers exchanged at random.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "checker/engines/identify/sizes.h"
#include "checker/engines/regress/attribute.h"
#include "model/cards/dice.h"
#include "tests/checker/editions.h"
#include "tests/plays_alike.h"

namespace hanaproof::identify::testing {

using hanaproof::testing::plays_alike;

// An edition with some answers of other editions, or others that their topics can have.
struct RandomMixture {
  const rulebook::Edition* edition = nullptr;
  int players = 2;
  std::map<std::string, std::string> answers = {};  // as `serve --rule` takes them

  rulebook::Ruleset rules() const { return {*edition, {players, {}}, answers}; }
  std::string text() const {
    std::string text = fmt::format("{}, {} players", edition->id, players);
    for (const auto& [topic, value] : answers) text += fmt::format("; {}={}", topic, value);
    return text;
  }
};

// An answer to another topic that an engine can be seen to give; nothing where none comes up.
inline std::optional<std::pair<std::string, std::string>> another_answer(
    const rulebook::Ruleset& base, const std::vector<regress::Candidate>& all, cards::Dice& dice) {
  constexpr int kTries = 40;
  constexpr int kGames = 60;
  for (int i = 0; i < kTries; ++i) {
    const regress::Candidate& one = dice.pick(all);
    const std::pair answer(one.topic->id, one.value.text());
    try {
      const rulebook::Ruleset other(base.edition(), base.scope(), {answer});
      // How many cards are dealt is found before anything is asked (sizes_test.cpp).
      if (sizes_of(other) != sizes_of(base) || plays_alike(base, other, kGames)) continue;
    } catch (const rulebook::EditionError&) {
      continue;  // no game can be dealt by it
    }
    return answer;
  }
  return std::nullopt;
}

// The same seed, the same mixture. Three in four are of games in which cards are captured.
inline RandomMixture random_mixture(std::uint64_t seed) {
  struct Table {
    const char* game;
    int players;
  };
  constexpr std::array kTables = {Table{"koi-koi", 2},    Table{"koi-koi", 2}, Table{"koi-koi", 2},
                                  Table{"hana-awase", 2}, Table{"sakura", 3},  Table{"sakura", 2},
                                  Table{"sutda", 2},      Table{"sutda", 3}};
  cards::Dice dice(seed);
  const auto& [game, players] = kTables[seed % kTables.size()];
  std::vector<const rulebook::Edition*> editions;
  for (const rulebook::Edition* edition : checker::testing::builtin().of_game(game)) {
    if (std::ranges::count(edition->players, players) > 0) editions.push_back(edition);
  }
  RandomMixture mixture{dice.pick(editions), players};
  const rulebook::Ruleset base(*mixture.edition, {players, {}});
  std::vector<regress::Candidate> all;
  for (regress::Candidate& one : regress::candidates(base, checker::testing::builtin(), {})) {
    using Source = regress::Candidate::Source;
    const bool of_game =
        one.source != Source::edition || checker::testing::builtin().at(one.named).game == game;
    const bool is_given = one.source != Source::number && one.source != Source::none;
    if (of_game && is_given) all.push_back(std::move(one));
  }
  constexpr int kMostAnswers = 4;
  const int most = 1 + dice.roll(kMostAnswers);
  for (int i = 0; i < most; ++i) {
    const auto more = another_answer(base, all, dice);
    if (!more || mixture.answers.contains(more->first)) continue;
    mixture.answers.insert(*more);
    try {
      mixture.rules();
    } catch (const rulebook::EditionError&) {
      mixture.answers.erase(more->first);  // no game can be dealt by them
    }
  }
  return mixture;
}

}  // namespace hanaproof::identify::testing
