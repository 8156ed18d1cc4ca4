#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> round_end() {
  return {
      {"round.ends-by-call", Asked::text, Type::choice({"stop-ends", "yaku-ends"}),
       "Does a round end when a player stops, or by a yaku itself?", "stop-ends"},
      {"round.end", Asked::capture, Type::choice({"hands-empty", "stock-empty"}),
       "When is a round that nobody stopped over: when all hands are empty, or when the stock is?",
       "hands-empty"},
      {"round.empty-hand", Asked::capture, Type::choice({"draw-only", "round-over"}),
       "What does a player do whose hand is empty while the round goes on?", "draw-only",
       Ids{"round.end"}},
      {"round.leftover", Asked::text, Type::choice({"nobody"}),
       "Who gets the stock cards that are left over?", "nobody"},
      {"round.exhausted.no-yaku", Asked::round_end, Type::choice({"draw", "dealer-six"}),
       "What does a round end in that was played out without any yaku?", "draw"},
      {"round.exhausted.after-call", Asked::round_end, Type::choice({"draw", "yaku-score"}),
       "What does a round end in that was played out after a koi-koi, without a further yaku: a "
       "draw, or points for the yaku made?",
       "draw"},
      {"payment.who", Asked::match, Type::choice({"winner-scores", "losers-pay"}),
       "Does the winner write points down, or does each loser pay them?", "winner-scores"},
      {"payment.after-call", Asked::round_end, Type::choice({"each-loser", "last-caller-alone"}),
       "Who pays when opponents had said koi-koi: each loser, or the last to say it alone?",
       "each-loser", Ids{"payment.who", "score.counter"}},
      {"payment.last-caller", Asked::round_end, Type::choice({"last-other", "last-of-all"}),
       "Who counts as the last to have said koi-koi when the winner said it last: the last of the "
       "others, or nobody?",
       "last-other", Ids{"payment.after-call"}},
      {"round.winner", Asked::text, Type::choice({"most-points"}),
       "Who has won a round that was played out?", "most-points"},
      {"round.field-left", Asked::round_end, Type::choice({"nobody", "wildcard-player"}),
       "Who gets the cards that still lie on the field when a round is over?", "nobody"},
  };
}

}  // namespace hanaproof::rulebook::registry
