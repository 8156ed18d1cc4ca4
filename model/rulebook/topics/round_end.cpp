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
      {"round.stock-only.first", Asked::text, Type::choice({"in-turn", "dealer"}),
       "Who turns the first card when all hands are empty and play goes on from the stock?",
       "in-turn", Ids{"round.end", "round.empty-hand"}},
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
      {"round.exhausted.who", Asked::text,
       Type::choice({"last-caller", "each-caller", "most-points"}),
       "If yaku score in a round played out after koi-koi, who scores when several had called?",
       "last-caller", Ids{"round.exhausted.after-call", "call.opponent-cancels"}},
      {"round.winner.tie", Asked::text,
       Type::choice({"nobody", "shared", "dealer-first", "yaku-first"}),
       "Who has won a round in which two have equally many points?", "nobody",
       Ids{"round.winner", "dealer.next.winner"}},
      {"round.winner.by", Asked::text, Type::choice({"after-yaku", "cards-only", "most-yaku"}),
       "Is the winner of a round found by card points alone or after yaku have been subtracted?",
       "after-yaku", Ids{"round.winner", "score.yaku-effect"}},
      {"payment.alone-amount", Asked::text,
       Type::choice({"own-share-doubled", "all-shares-doubled"}),
       "Who pays alone after koi-koi: only the doubled own share, or the doubled shares of all "
       "losers?",
       "own-share-doubled", Ids{"payment.after-call", "score.counter", "payment.who"}},
      {"payment.non-callers", Asked::text, Type::choice({"same", "undoubled", "nothing"}),
       "Where each loser pays, does one who never said koi-koi also pay the double?", "same",
       Ids{"payment.after-call", "score.counter", "payment.team"}},
  };
}

}  // namespace hanaproof::rulebook::registry
