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
      {"match.broke", Asked::text, Type::choice({"leaves", "plays-on", "may-buy-in"}),
       "What of a player who has no money left but owes nothing: does he leave, play on, or buy "
       "in?",
       "leaves", Ids{"payment.excluded", "bet.ante-short", "bet.short-wins"}},
      {"match.bank-empty", Asked::text,
       Type::choice({"first-player-broke", "one-player-left", "common-bank-spent"}),
       "When is the bank empty: when one player has nothing, all but one, or the common stock is "
       "spent?",
       "first-player-broke", Ids{"match.length", "match.bank"}},
      {"bank.flow", Asked::text,
       Type::list(Type::choice({"folded-stakes", "unpaid-debts", "loans"})),
       "What is paid into and out of the common bank?", Value::List{},
       Ids{"match.bank", "bet.folded-stakes", "payment.debt-rest"}},
      {"match.pot-left", Asked::text, Type::choice({"shared", "last-winner", "further-round"}),
       "Who gets stakes carried over when no further round is played?", "shared",
       Ids{"showdown.tie", "showdown.odd-coin", "bet.folded-stakes"}},
      {"match.richest-by", Asked::text, Type::choice({"money-held", "gain"}),
       "Does the winner have the most money in hand, or the greatest gain over what he began with?",
       "money-held", Ids{"match.richest", "bet.capital", "match.broke"}},
      {"bet.ante-set-by", Asked::text, Type::choice({"all-agree", "dealer"}),
       "Who sets the amount of the starting stake?", "all-agree", Ids{"bet.ante-agreed"}},
      {"match.leave", Asked::text, Type::choice({"not-before-the-end", "after-any-round"}),
       "May a player leave the game with the winnings before the agreed end?", "not-before-the-end",
       Ids{"match.length"}},
  };
}

}  // namespace hanaproof::rulebook::registry
