#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

// Games in which players bet on their hands: what a text may tell and no round of play decides.
std::vector<Topic> betting_told() {
  return {
      {"match.length", Asked::text,
       Type::record({{"allowed", Type::choice({"agreed", "until-bank-empty"})},
                     {"usual", Type::choice({"agreed", "until-bank-empty"}), false}}),
       "How long is the game: as many rounds as agreed, or until the bank is empty? And how long "
       "is it usually?",
       Value::Record{{"allowed", "agreed"}}},
      {"match.bank", Asked::text, Type::choice({"no-bank", "common-bank", "player-banks"}),
       "Is there a bank besides the players' money?", "no-bank"},
      {"match.richest", Asked::text, Type::choice({"most-money", "last-with-money"}),
       "Who wins the game?", "most-money"},
      {"match.richest-tie", Asked::text, Type::choice({"shared", "extra-round"}),
       "Who wins the game when two players have the most money?", "shared", Ids{"match.richest"}},
      {"dealer.draw-deck", Asked::text, Type::choice({"cards-in-play", "whole-deck"}),
       "From which cards is drawn for the first dealer?", "cards-in-play"},
      {"bet.capital", Asked::text, Type::choice({"equal-agreed", "own-choice"}),
       "With how much money does each player start?", "equal-agreed"},
      {"bet.ante-agreed", Asked::text, Type::choice({"before-game", "before-round"}),
       "When is the starting stake agreed?", "before-game"},
      {"bet.actions", Asked::text, Type::list(Type::choice({"fold", "follow", "raise"})),
       "Between which actions does a player choose?", Value::List{"fold", "follow", "raise"}},
      {"bet.ends", Asked::text, Type::choice({"all-equal"}), "When is an auction over?",
       "all-equal"},
      {"bet.fold-leaves", Asked::text, Type::choice({"round", "game"}),
       "What does a player who folds leave: the round, or the game?", "round"},
      {"points.card-value", Asked::text, Type::choice({"month-number"}),
       "What does a card count by itself?", "month-number"},
  };
}

}  // namespace hanaproof::rulebook::registry
