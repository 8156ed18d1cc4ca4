#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

// Games that count the worth of the cards captured.
std::vector<Topic> card_points() {
  const Type points = Type::number(0, 100);
  return {
      {"score.by", Asked::round_end, Type::choice({"yaku", "card-points", "cards-and-yaku"}),
       "What is counted when a round is over: yaku, the worth of the cards captured, or both?",
       "yaku"},
      {"score.card-values", Asked::round_end,
       Type::record({{"light", points}, {"animal", points}, {"ribbon", points}, {"dreg", points}}),
       "What is a card of each kind worth?",
       Value::Record{{"light", 20}, {"animal", 10}, {"ribbon", 5}, {"dreg", 1}}, Ids{"score.by"}},
      {"score.yaku-effect", Asked::round_end,
       Type::choice({"opponents-lose", "everyone-loses", "gain-and-lose", "paid-by-each",
                     "maker-gains", "maker-loses"}),
       "Where cards count too, whose scores does a yaku change, and which way: the opponents', its "
       "maker's, or both?",
       "opponents-lose", Ids{"score.by"}},
      {"score.share", Asked::round_end, Type::choice({"kept", "less-equal-share"}),
       "Do players write down the worth of their cards, or what it exceeds an equal share of the "
       "deck's worth by?",
       "kept", Ids{"score.by"}},
      {"score.below-zero", Asked::text, Type::choice({"may", "stops-at-zero"}),
       "May a score fall below nothing?", "may"},
      {"option.tokens", Asked::text, Type::option(),
       "Is there the option of settling points in tokens or coins?", "none"},
      {"option.short-ending", Asked::text, Type::option(),
       "Is there the option of ending the round when the hands are empty, though stock cards are "
       "left?",
       "none"},
      {"payment.through", Asked::text, Type::choice({"one-another", "pool"}),
       "Do players pay one another, or into and out of a pool?", "one-another"},
      {"field.refill", Asked::text, Type::choice({"never", "when-empty"}),
       "Are cards ever drawn to fill up the field or the hands?", "never"},
      {"claim.deck-worth", Asked::text, Type::number(0, 1000),
       "How many points does the text say that all cards together are worth?", 264},
      {"claim.stock-left", Asked::text, Type::number(0, 48),
       "How many stock cards does the text say are left when all hands are empty?", 0},
      {"claim.hands-end-together", Asked::text, Type::truth(),
       "Is it claimed that all players run out of hand cards in the same turn?", true},
      {"claim.turn-never-changes", Asked::text, Type::truth(),
       "Is it claimed that every turn, to the very end, is a hand card and then a stock card?",
       false},
      {"claim.field-is-cleared", Asked::text, Type::truth(),
       "Is it claimed that no card can be left on the field that nobody can capture?", false},
      {"score.yaku-from", Asked::text, Type::choice({"round-score", "match-total"}),
       "Are points lost by a yaku taken from the score of the round or from the total of the "
       "match?",
       "round-score", Ids{"score.yaku-effect", "round.winner.by", "score.below-zero"}},
      {"score.below-zero.of", Asked::text, Type::choice({"match", "round"}),
       "Where a score stops at zero, is it the round's or the match's score that does?", "match",
       Ids{"score.below-zero", "score.yaku-from"}},
      {"score.share.of", Asked::text, Type::choice({"whole-deck", "cards-captured"}),
       "Is the equal share taken from the worth of the whole deck or of the cards actually "
       "captured?",
       "whole-deck",
       Ids{"score.share", "option.short-ending", "round.leftover", "round.field-left"}},
      {"payment.when", Asked::text, Type::choice({"each-round", "match-end"}),
       "Are points paid after each round or once when the match is over?", "each-round",
       Ids{"payment.who", "option.tokens", "payment.short"}},
      {"payment.start", Asked::text, Type::number(0, 1000),
       "With how many tokens does each player or the pool start?", 0,
       Ids{"option.tokens", "payment.short"}},
      {"payment.short", Asked::text, Type::choice({"owes", "pays-what-is-left", "out"}),
       "What happens to a player who cannot pay?", "owes", Ids{"payment.who", "payment.start"}},
  };
}

}  // namespace hanaproof::rulebook::registry
