// What a seat is shown: nothing that lies hidden from it, and all that does not.
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/cards/card_set.h"
#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::seen_test {
namespace {

using Json = nlohmann::ordered_json;
using Codes = std::set<std::string>;

constexpr std::uint64_t kRounds = 10;
constexpr int kTries = 20;  // swaps may come to a position that cannot be

// Two cards change places, wherever they lie or were dealt.
Json swapped(const Json& json, const std::string& a, const std::string& b) {
  if (json.is_string()) return json == a ? b : json == b ? a : json.get<std::string>();
  if (!json.is_structured()) return json;
  Json copy = json;
  for (Json& each : copy) each = swapped(each, a, b);
  return copy;
}

void take(const Json& from, Codes& codes) {
  if (from.is_string()) codes.insert(from.get<std::string>());
  if (from.is_array()) {
    for (const Json& each : from) take(each, codes);
  }
}

// Cards that lie open, or in the hand of the seat. Before a dealer of Hachi-Hachi has looked no
// card is dealt.
Codes visible(const Json& position, int seat) {
  Codes codes;
  if (position["phase"] == "blind") return codes;
  take(position["hands"][static_cast<std::size_t>(seat)], codes);
  for (const char* open : {"field", "captured", "drawn"}) {
    if (position.contains(open)) take(position[open], codes);
  }
  if (position.contains("wild")) take(position["wild"], codes);
  // Hands of a betting game that are compared.
  if (position.contains("folded") && position["phase"] == "over") {
    const auto& folded = position["folded"];
    if (std::count(folded.begin(), folded.end(), Json(false)) > 1) {
      for (std::size_t other = 0; other < folded.size(); ++other) {
        if (!folded[other].get<bool>()) take(position["hands"][other], codes);
      }
    }
  }
  return codes;
}

Codes deck(const Rules& rules) {
  Codes codes;
  for (const cards::Card card : cards::CardSet::all()) codes.insert(card.code());
  if (rules.family() != "betting") return codes;
  codes.clear();
  for (const HandOdds& hand : hand_odds(rules)) codes.insert(hand.cards.begin(), hand.cards.end());
  return codes;
}

std::string picked(const Codes& codes, cards::Dice& dice) {
  return *std::next(codes.begin(), dice.roll(static_cast<int>(codes.size())));
}

class EveryKindSeen : public ::testing::TestWithParam<std::size_t> {
 protected:
  Rules rules = every_kind().at(GetParam());
  Game game{rules};
  Codes cards_in_play = deck(rules);
  int compared = 0;

  template <class Visit>
  void for_each_state(Visit visit) {
    for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
      cards::Dice dice(seed);
      State state = game.deal(seed, static_cast<int>(seed) % rules.players());
      for (visit(state, dice); !state.over(); visit(state, dice))
        state = state.after(random_move(state, dice));
    }
  }

  // Calls `visit` with each seat, what it sees, and what is hidden from it.
  template <class Visit>
  void for_each_seat(const State& state, Visit visit) {
    const Json position = Json::parse(state.json());
    for (int seat = 0; seat < rules.players(); ++seat) {
      const Codes open = visible(position, seat);
      Codes hidden;
      std::ranges::set_difference(cards_in_play, open, std::inserter(hidden, hidden.end()));
      visit(seat, open, hidden);
    }
  }

  // The position with the two swapped, where that can be; and whether it is another one.
  std::optional<State> with_swapped(const State& state, const std::string& a,
                                    const std::string& b) {
    const std::string json = swapped(Json::parse(state.json()), a, b).dump();
    try {
      State other = game.at(json);
      if (other.json() == state.json()) return std::nullopt;
      ++compared;
      return other;
    } catch (const Error&) {
      return std::nullopt;
    }
  }
};

TEST_P(EveryKindSeen, WhatIsHiddenMakesNoDifference) {
  for_each_state([&](const State& state, cards::Dice& dice) {
    for_each_seat(state, [&](int seat, const Codes&, const Codes& hidden) {
      for (int tries = 0; tries < kTries && hidden.size() > 1; ++tries) {
        const auto other = with_swapped(state, picked(hidden, dice), picked(hidden, dice));
        if (!other) continue;
        ASSERT_EQ(other->seen_by(seat), state.seen_by(seat)) << state.json();
        return;
      }
    });
  });
  EXPECT_GT(compared, 50);
}

TEST_P(EveryKindSeen, WhatLiesOpenOrInTheHandDoes) {
  for_each_state([&](const State& state, cards::Dice& dice) {
    for_each_seat(state, [&](int seat, const Codes& open, const Codes& hidden) {
      for (int tries = 0; tries < kTries && !open.empty() && !hidden.empty(); ++tries) {
        const auto other = with_swapped(state, picked(open, dice), picked(hidden, dice));
        if (!other) continue;
        ASSERT_NE(other->seen_by(seat), state.seen_by(seat)) << state.json();
        return;
      }
    });
  });
  EXPECT_GT(compared, 50);
}

// Two ways to the same cards in the same places are told apart by nobody.
TEST_P(EveryKindSeen, EverybodySeesWhatAMoveComesTo) {
  for_each_state([&](const State& state, cards::Dice&) {
    std::set<std::string> positions = {state.json()};
    std::vector<State> all = {state};
    for (const std::string& move : state.legal_moves()) {
      State next = state.after(move);
      if (positions.insert(next.json()).second) all.push_back(next);
    }
    for (int seat = 0; seat < rules.players(); ++seat) {
      std::set<std::string> texts;
      for (const State& each : all) texts.insert(each.seen_by(seat));
      ASSERT_EQ(texts.size(), all.size()) << state.json();
    }
  });
}

TEST_P(EveryKindSeen, CountsWhatIsHidden) {
  const State state = game.deal(1);
  const Json whole = Json::parse(state.json());
  const Json seen = Json::parse(state.seen_by(0));
  EXPECT_EQ(seen["seen_by"], 0);
  EXPECT_FALSE(seen.contains("deal"));
  if (whole["phase"] == "blind") return;
  EXPECT_EQ(seen["hands"][0], whole["hands"][0]);
  EXPECT_EQ(seen["hands"][1], whole["hands"][1].size());
  if (whole.contains("stock")) {
    EXPECT_EQ(seen["stock"], whole["stock"].size());
  }
}

INSTANTIATE_TEST_SUITE_P(ApiSeen, EveryKindSeen, ::testing::Range<std::size_t>(0, 7));

}  // namespace
}  // namespace hanaproof::api_test::seen_test
