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
      {"call.silence", Asked::text, Type::choice({"koi-koi", "stop", "must-say"}),
       "What does a player have said who makes a yaku and says neither koi-koi nor stop?",
       "koi-koi", Ids{"call.choice", "score.counter", "score.own-calls"}},
      {"call.deadline", Asked::text,
       Type::choice({"before-next-player", "before-stock-card", "any-own-turn"}),
       "Until when can a player stop on a yaku just made but not noticed?", "before-next-player",
       Ids{"call.offered", "call.trigger"}},
      {"call.twice-a-turn", Asked::text, Type::truth(),
       "If koi-koi was said on the hand card's yaku, does the stock card's yaku offer the choice "
       "again that turn?",
       true, Ids{"call.offered", "score.own-calls"}},
      {"call.stop-draws", Asked::text, Type::truth(),
       "Does a player who stops on the hand card's yaku still turn the stock card and keep what it "
       "captures?",
       false, Ids{"call.offered"}},
      {"call.cancels-by", Asked::text, Type::choice({"any-more-points", "new-yaku"}),
       "Is a caller's score cancelled also when the opponent only adds a card to a yaku made "
       "earlier?",
       "any-more-points", Ids{"call.trigger", "call.opponent-cancels", "yaku.extra-is-new"}},
      {"call.cancelled-yaku", Asked::text,
       Type::choice({"later-points-only", "all-again", "out-of-round"}),
       "After a caller's score was cancelled, what can that player still score if the round goes "
       "on?",
       "later-points-only", Ids{"call.opponent-cancels", "score.high", "score.which-yaku"}},
      {"score.which-yaku", Asked::text, Type::choice({"all-held", "since-last-call"}),
       "Does the stopper score all yaku held, or only those made since the last koi-koi?",
       "all-held", Ids{"call.choice", "score.yaku-add", "call.cancelled-yaku"}},
      {"score.own-calls.counts", Asked::text,
       Type::choice({"calls", "calls-answered", "yaku-made"}),
       "What counts for the winner's own factor: each koi-koi said, each followed by a further "
       "yaku, or each yaku made?",
       "calls", Ids{"score.own-calls", "yaku.extra-is-new", "round.exhausted.after-call"}},
      {"score.base", Asked::text, Type::choice({"all-points", "without-extra-cards"}),
       "What do the factors multiply: all points of the yaku, or the base points without those for "
       "extra cards?",
       "all-points", Ids{"score.own-calls", "score.counter", "score.high", "triad.points"}},
      {"score.high.own-calls", Asked::text, Type::choice({"before", "after"}),
       "Are the points for the factor for many points counted before or after the factor for own "
       "koi-koi?",
       "before", Ids{"score.high", "score.own-calls", "score.combine.own-calls"}},
      {"score.combine.order", Asked::text,
       Type::choice({"counter-with-high-first", "own-calls-first"}),
       "Which two of the three factors are combined first when they do not all multiply?",
       "counter-with-high-first", Ids{"score.combine.counter-high", "score.combine.own-calls"}},
      {"score.counter.repeats", Asked::text, Type::choice({"once", "each-call", "each-caller"}),
       "Does the factor for opponents' koi-koi apply once, or again for each of their calls or "
       "callers?",
       "once", Ids{"score.counter", "call.limit"}},
      {"score.counter.calls", Asked::text,
       Type::choice({"any", "first-only", "unless-winner-called-later"}),
       "Which opponents' koi-koi earns the factor: any, only the round's first, or none before the "
       "winner's own later koi-koi?",
       "any", Ids{"score.counter", "payment.last-caller", "score.own-calls"}},
  };
}

}  // namespace hanaproof::rulebook::registry
