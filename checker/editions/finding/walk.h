// The line of a witness, step by step: where every card lies and who has what after each. Data
// only, for those who show it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"

namespace hanaproof::checker {

// Where the cards lie. Lists have one entry a seat.
struct Table {
  std::vector<cards::CardSet> hands = {};
  std::vector<cards::CardSet> captured = {};
  cards::CardSet field = {};
  std::optional<cards::Card> drawn = {};  // and not yet laid or taken
  std::vector<cards::Card> stock = {};    // the next card first
  friend bool operator==(const Table&, const Table&) = default;
};

// A yaku or a combo that counts, and for how much.
struct Made {
  std::string id;
  int points = 0;
  friend bool operator==(const Made&, const Made&) = default;
};

// The game at one moment: at a decision, or over. Lists have one entry a seat, or none where the
// game knows no such thing.
struct Stage {
  Table table = {};
  int turn = 0;       // who decides; means nothing when over
  std::string phase;  // "play", "call", "bet", "stay", ... "over"
  std::vector<std::vector<Made>> made = {};
  std::vector<int> points = {};   // of what is captured, before any factor
  std::vector<int> result = {};   // what is written down, once the round is over
  std::vector<int> payment = {};  // once the round is over
  std::vector<int> money = {};    // coins or points in hand
  std::vector<int> put_in = {};   // coins at stake
  int pot = 0;

  bool over() const { return phase == "over"; }
  friend bool operator==(const Stage&, const Stage&) = default;
};

struct Walk {
  enum class Game { capturing, betting, hachi };
  struct Step {
    int player = 0;
    std::string move;  // as the notation of the game has it: "31x32", "koi-koi", "raise:3", "stay"
    Stage after;
  };

  Game game = Game::capturing;
  std::string edition;                            // whose rules were played,
  std::map<std::string, std::string> rules = {};  // with these answers chosen otherwise
  Stage start;
  std::vector<Step> steps;
  // How many steps are taken when the rules of another side first come to something else: 0 when
  // the start is already different. Nothing where the sides differ only in what they make of the
  // end.
  std::optional<std::size_t> parts = {};

  // After so many steps.
  const Stage& at(std::size_t taken) const {
    return taken == 0 ? start : steps.at(taken - 1).after;
  }
};

}  // namespace hanaproof::checker
