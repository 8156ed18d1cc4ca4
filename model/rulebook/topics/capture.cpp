#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> capture() {
  const Type duty = Type::choice({"duty", "right"});
  const Type three = Type::choice({"all", "all-or-one", "all-or-lay", "one"});
  return {
      {"play.turn", Asked::text, Type::choice({"hand-card-then-stock", "stock-card-then-stock"}),
       "What does a player do in a turn?", "hand-card-then-stock"},
      {"play.order", Asked::text, Type::choice({"in-turn"}), "Who plays after whom?", "in-turn"},
      {"play.must-match", Asked::capture, Type::truth(),
       "Must a player who holds a card that matches the field play such a card?", false},
      {"capture.matches", Asked::text, Type::choice({"same-month"}),
       "Which cards of the field can a card capture?", "same-month"},
      {"capture.none", Asked::text, Type::choice({"lay"}),
       "What happens to a card that matches nothing on the field?", "lay"},
      {"capture.played.one", Asked::capture, duty,
       "Is capturing with the card played from the hand a duty or a right?", "duty"},
      {"capture.drawn.one", Asked::capture, duty,
       "Is capturing with the card drawn from the stock a duty or a right?", "duty"},
      {"capture.played.two", Asked::capture, Type::choice({"one", "both"}),
       "Does a card played to two matching field cards take one of its player's choice or both?",
       "one", Ids{"capture.played.one"}},
      {"capture.drawn.two", Asked::capture, Type::choice({"one", "both"}),
       "Does a drawn card that matches two field cards take one of its player's choice or both?",
       "one", Ids{"capture.drawn.one"}},
      {"capture.played.three", Asked::capture, three,
       "Does a card played to three matching field cards take all of them, all or one as its "
       "player likes, all or none, or one?",
       "all", Ids{"capture.played.one"}},
      {"capture.drawn.three", Asked::capture, three,
       "Does a drawn card that matches three field cards take all of them, all or one, all or "
       "none, or one?",
       "all", Ids{"capture.drawn.one"}},
      {"capture.choice-holds-for", Asked::text, Type::choice({"both-cards", "stock-card"}),
       "Do the rules for two and three matching field cards hold for both cards of a turn, or for "
       "the stock card alone?",
       "both-cards", Ids{"capture.played.two", "capture.played.three"}},
      {"capture.laid-open", Asked::text, Type::truth(),
       "Do captured cards lie face up for all to see?", true},
      {"capture.stacked", Asked::text, Type::choice({"until-end-of-turn", "at-once"}),
       "When does a player take away the cards captured?", "at-once"},
      {"capture.aim", Asked::text, Type::choice({"advice", "duty"}),
       "Is capturing the cards that are worth most advice or a duty?", "advice"},
      {"claim.capture-parity", Asked::text, Type::truth(),
       "Is it claimed that a card captures with itself 0, 2 or 4 cards, never an odd number?",
       true},
      {"claim.zero-sum", Asked::text, Type::truth(), "Is it claimed that the game is zero-sum?",
       false},
      {"play.capture-order", Asked::text, Type::choice({"hand-card-first", "both-laid-first"}),
       "Is the capture with the hand card made before the stock card is turned, or are both cards "
       "laid first?",
       "hand-card-first", Ids{"capture.stacked", "capture.drawn.three", "call.offered"}},
      {"capture.drawn.takes-laid", Asked::text, Type::truth(),
       "Can the stock card capture the hand card that the same player has just laid on the field?",
       true, Ids{"play.capture-order"}},
      {"capture.pile", Asked::text, Type::choice({"already-taken", "joins", "takes-pile"}),
       "While a captured pair still lies on the table, what does a stock card of its month do?",
       "already-taken", Ids{"capture.stacked", "play.capture-order", "capture.drawn.three"}},
      {"capture.overlooked", Asked::text, Type::choice({"made-good", "stands", "opponents-take"}),
       "What happens when a player overlooks a capture that was a duty?", "made-good",
       Ids{"capture.played.one", "capture.drawn.one", "play.must-match"}},
  };
}

}  // namespace hanaproof::rulebook::registry
