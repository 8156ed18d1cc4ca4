#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

std::vector<Topic> wildcard() {
  return {
      {"option.wildcard", Asked::capture, Type::option(),
       "Is there the option of playing the lightning (gaji) as a wildcard?", "none"},
      {"wildcard.card", Asked::text, Type::card(), "Which card is the wildcard?", "B4"},
      {"wildcard.on-field", Asked::text, Type::choice({"ordinary"}),
       "How is the lightning captured when it lies on the field?", "ordinary"},
      {"wildcard.from-hand", Asked::capture, Type::choice({"any-card", "ordinary"}),
       "What can the lightning capture when it is played from the hand?", "any-card",
       Ids{"option.wildcard"}},
      {"wildcard.drawn", Asked::capture, Type::choice({"ordinary", "wild"}),
       "Is the lightning a wildcard when it is drawn from the stock?", "ordinary",
       Ids{"option.wildcard"}},
      {"wildcard.barred", Asked::capture, Type::choice({"never", "other-played", "anyone-played"}),
       "Whose having played a November card bars the wildcard?", "never", Ids{"option.wildcard"}},
      {"wildcard.played-means", Asked::capture, Type::choice({"from-hand", "from-hand-or-stock"}),
       "Is a November card played only when it comes from a hand, or also when it is drawn from "
       "the stock?",
       "from-hand", Ids{"wildcard.barred"}},
      {"wildcard.kept-with", Asked::text, Type::truth(),
       "Is the lightning kept beside the card that it captured?", true},
      {"wildcard.collects", Asked::round_end, Type::choice({"none", "same-month", "all"}),
       "Which cards left on the field does the player of the wildcard get at the end?", "none",
       Ids{"option.wildcard"}},
      {"wildcard.collects-when", Asked::round_end, Type::choice({"round-end", "match-end"}),
       "When does the player of the wildcard get the cards left on the field?", "round-end",
       Ids{"wildcard.collects"}},
      {"wildcard.collected-score", Asked::round_end, Type::truth(),
       "Do the cards that the wildcard collects count for the yaku of the round?", false,
       Ids{"wildcard.collects"}},
      {"hiki.ordinary", Asked::text, Type::choice({"need-not-declare", "must-declare"}),
       "Must the holder of the fourth card of a month declare it?", "need-not-declare"},
      {"hiki.against-wildcard", Asked::capture, Type::choice({"may", "must", "cannot"}),
       "When the wildcard goes for one of three cards of a month, may or must the holder of the "
       "fourth declare it?",
       "may", Ids{"option.wildcard"}},
      {"hiki.effect", Asked::capture, Type::choice({"lightning-laid", "take-back", "none"}),
       "What happens to a wildcard whose capture the holder of the fourth card objects to?",
       "lightning-laid", Ids{"hiki.against-wildcard"}},
  };
}

}  // namespace hanaproof::rulebook::registry
