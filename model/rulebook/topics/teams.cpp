#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> teams() {
  return {
      {"option.teams-of-two", Asked::text, Type::option(),
       "Is there the option of playing in teams of two?", "none"},
      {"option.teams-of-three", Asked::deal, Type::option(),
       "Is there the option of playing in teams of three?", "none"},
      {"teams.seats", Asked::round_end, Type::choice({"none", "opposite"}),
       "Who plays together: nobody, or players who sit opposite each other (three who play "
       "together: every other player)?",
       "none", Ids{"option.teams-of-two", "option.teams-of-three"}},
      {"teams.seats.three", Asked::text, Type::choice({"every-other", "together"}),
       "How do three partners sit: at every other seat, or side by side?", "every-other",
       Ids{"teams.seats", "option.teams-of-three"}},
      {"teams.equal", Asked::text, Type::truth(), "Must all teams be of equal size?", true},
      {"teams.captured", Asked::round_end, Type::choice({"own", "pooled"}),
       "Does each player make yaku from the cards that player captured, or each team from all of "
       "its cards?",
       "own", Ids{"teams.seats"}},
      {"payment.team", Asked::round_end, Type::choice({"each-member", "once"}),
       "Does each member of a losing team pay the points, or the team once?", "each-member",
       Ids{"teams.seats"}},
      {"teams.manager", Asked::text, Type::truth(),
       "Does one player of a team look after the cards that all of it captured?", false},
      {"teams.hints", Asked::text, Type::truth(),
       "May partners give each other hints on what to play or call?", false},
      {"dealer.draws", Asked::text, Type::choice({"each-player", "one-of-each-team"}),
       "Who draws a card to find the first dealer?", "each-player"},
      {"dealer.next.member", Asked::text, Type::choice({"one-of-them"}),
       "Which player of a team that won a round deals next?", "one-of-them"},
      {"call.team-decides", Asked::text, Type::choice({"who-captured", "both-agree", "manager"}),
       "Which partner chooses koi-koi or stop for a team?", "who-captured",
       Ids{"teams.seats", "teams.hints", "call.choice"}},
      {"teams.calls", Asked::text, Type::choice({"team", "own"}),
       "Does one partner's koi-koi count as the whole team's: for later calls and for factors?",
       "team", Ids{"teams.seats", "call.trigger", "score.own-calls", "score.counter"}},
      {"teams.formed", Asked::text, Type::choice({"agreed", "by-seats", "drawn"}),
       "How is it settled who plays with whom, and does it stay so for the match?", "agreed",
       Ids{"teams.seats", "table.seating", "dealer.draws"}},
      {"teams.players", Asked::text, Type::list(Type::number(2, 10)),
       "At which numbers of players may teams be played?", Value::List{4, 6},
       Ids{"option.teams-of-two", "option.teams-of-three", "teams.equal"}},
  };
}

}  // namespace hanaproof::rulebook::registry
