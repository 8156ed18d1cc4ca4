#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> calls() {
  const Type combine = Type::choice({"multiply", "add", "larger"});
  return {
      {"call.choice", Asked::text, Type::choice({"go-on-or-stop"}),
       "What may a player who has made a yaku choose?", "go-on-or-stop"},
      {"call.stop-word", Asked::text, Type::choice({"game", "stop"}),
       "What does a player say to stop the round?", "stop"},
      {"call.offered", Asked::call, Type::choice({"end-of-turn", "at-once"}),
       "Is the choice offered at the end of the turn, or already when the card from the hand makes "
       "the yaku, before the stock card?",
       "end-of-turn"},
      {"call.trigger", Asked::call, Type::choice({"more-points", "new-yaku", "any-turn"}),
       "After koi-koi, what offers the choice again: any more yaku points, only a further yaku, or "
       "every turn that ends with a yaku?",
       "more-points"},
      {"call.after-last-card", Asked::call, Type::choice({"offered", "stop-only"}),
       "May a player say koi-koi when no card is left to be played?", "offered"},
      {"call.limit", Asked::call, Type::choice({"none", "not-after-two-others"}),
       "When may a player no longer say koi-koi?", "none"},
      {"call.opponent-cancels", Asked::round_end, Type::choice({"if-stopped", "at-once"}),
       "When an opponent of the player who said koi-koi makes a yaku, are that player's points "
       "lost only if the opponent stops, or at once?",
       "if-stopped"},
      {"score.own-calls", Asked::score, Type::choice({"none", "calls-plus-one", "factorial"}),
       "How do the winner's own koi-koi multiply the points: not at all, by one more than their "
       "number, or by two, then by three on top, and so on?",
       "none"},
      {"score.counter", Asked::score, Type::number(1, 10),
       "By what are the winner's points multiplied when an opponent had said koi-koi?", 1},
      {"score.high", Asked::score,
       Type::record({{"at-least", Type::number(1, 100)}, {"factor", Type::number(1, 10)}}),
       "From how many points up are the winner's points multiplied, and by what?",
       Value::Record{{"at-least", 100}, {"factor", 1}}},
      {"score.high.counts", Asked::score, Type::choice({"yaku-points", "after-counter"}),
       "Are the points for the factor for many points counted before or after the factor for an "
       "opponent's koi-koi?",
       "yaku-points", Ids{"score.high", "score.counter"}},
      {"score.combine.counter-high", Asked::score, combine,
       "How do the factor for many points and the factor for an opponent's koi-koi combine?",
       "multiply", Ids{"score.counter", "score.high"}},
      {"score.combine.own-calls", Asked::score, combine,
       "How does the factor for one's own koi-koi combine with the other factors?", "multiply",
       Ids{"score.own-calls", "score.counter", "score.high"}},
      {"score.who", Asked::round_end, Type::choice({"stopper", "everyone"}),
       "Who scores when a player stops: that player alone, or everyone for the yaku they have?",
       "stopper"},
  };
}

}  // namespace hanaproof::rulebook::registry
