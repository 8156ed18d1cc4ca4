#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> match() {
  const Type rounds = Type::list(Type::number(1, 12));
  const Type next_dealer = Type::choice({"winner", "same", "next"});
  return {
      {"game.players", Asked::text, Type::list(Type::number(2, 10)),
       "For how many players are there rules?", Value::List{2}},
      {"game.players-recommended", Asked::text, Type::list(Type::number(2, 10)),
       "Which number of players is recommended?", Value::List{2}},
      {"game.age", Asked::text,
       Type::record({{"from", Type::number(1, 99)},
                     {"with-adult", Type::choice({"none", "advised", "required"}), false}}),
       "From what age can it be played?", Value::Record{{"from", 6}}},
      {"game.goal", Asked::text,
       Type::choice({"most-points", "capture-combinations", "winning-hand", "most-money"}),
       "What is the aim of the game?", "most-points"},
      {"game.round-is-month", Asked::text, Type::truth(),
       "Does each round stand for a month of the year?", true},
      {"game.family", Asked::text, Type::choice({"fishing"}),
       "To which family do the games belong?", "fishing"},
      {"match.rounds", Asked::match,
       Type::record({{"allowed", rounds}, {"usual", Type::number(1, 12), false}}),
       "How many rounds may a match have, and which number is usual?",
       Value::Record{{"allowed", Value::List{6, 12}}}},
      {"match.rounds-agreed", Asked::text, Type::choice({"before-play"}),
       "When do the players agree on the number of rounds?", "before-play"},
      {"match.winner", Asked::match, Type::choice({"most-points", "most-rounds"}),
       "Who wins the match?", "most-points"},
      {"match.tie", Asked::match, Type::choice({"shared", "last-dealer", "extra-round"}),
       "Who wins the match when totals are equal?", "shared", Ids{"match.winner"}},
      {"dealer.first", Asked::draw, Type::choice({"earliest-month", "nearest-january"}),
       "Whose drawn card makes the first dealer: the earliest month of the year, or the month "
       "nearest to January either way round (December next to it)?",
       "earliest-month"},
      {"dealer.tie", Asked::draw, Type::choice({"redraw-tied", "redraw-any-equal", "by-kind"}),
       "Who draws again: all players when those nearest are equal, or whenever any two cards are "
       "of the same month; or does the higher kind of card decide first?",
       "redraw-tied", Ids{"dealer.first"}},
      {"dealer.tie-who", Asked::text, Type::choice({"those-concerned", "all"}),
       "Which players draw again when cards are equal?", "those-concerned", Ids{"dealer.tie"}},
      {"dealer.draw-cutter", Asked::text, Type::choice({"all-players", "dealer"}),
       "Who cuts the deck before cards are drawn for the first dealer?", "all-players"},
      {"dealer.next.winner", Asked::match, next_dealer,
       "Who deals after a round that somebody won in play?", "winner"},
      {"dealer.next.hand-win", Asked::match, next_dealer,
       "Who deals after a round that was won by the cards dealt?", "winner"},
      {"dealer.next.draw", Asked::match, next_dealer, "Who deals after a round that nobody won?",
       "same"},
      {"dealer.next.void", Asked::match, next_dealer, "Who deals after a deal that was void?",
       "same"},
      {"round.void-counts", Asked::match, Type::truth(),
       "Does a void deal count as one of the rounds of the match?", false},
      {"round.hand-win-counts", Asked::match, Type::truth(),
       "Does a round won by the cards dealt count as one of the rounds of the match?", true},
      {"table.seating", Asked::text, Type::choice({"face-to-face", "by-month-drawn"}),
       "Who sits where?", "face-to-face"},
      {"table.direction", Asked::text, Type::choice({"clockwise", "counter-clockwise"}),
       "Which way round the table does play go?", "clockwise"},
      {"table.seat-names", Asked::text,
       Type::list(Type::choice({"oya", "ko", "naka", "biki", "dou-ni", "dou-san"})),
       "What are the seats called in the order of play?", Value::List{"oya", "ko"}},
  };
}

}  // namespace hanaproof::rulebook::registry
