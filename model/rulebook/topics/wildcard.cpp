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
      {"hiki.without-wildcard", Asked::text, Type::choice({"no-effect", "declare"}),
       "What does declaring the fourth card of a month do where the lightning is no wildcard: "
       "nothing, or must the card be declared to capture with it?",
       "no-effect", Ids{"option.wildcard", "hiki.ordinary"}},
      {"wildcard.takes", Asked::text, Type::choice({"one-card", "all-of-month"}),
       "Does the lightning played as a wildcard to a month with several field cards take one or "
       "all of them?",
       "one-card", Ids{"capture.played.three", "wildcard.collects"}},
      {"wildcard.duty", Asked::text, Type::choice({"right", "duty"}),
       "May a player lay the lightning from the hand on the field although it could capture as a "
       "wildcard?",
       "right", Ids{"option.wildcard", "capture.played.one"}},
      {"wildcard.must-match", Asked::text, Type::choice({"not-a-match", "a-match"}),
       "Where matching cards must be played, does a lightning that could be a wildcard count as "
       "matching?",
       "not-a-match", Ids{"play.must-match", "wildcard.duty"}},
      {"wildcard.counts-as", Asked::text, Type::choice({"dreg", "captured-month", "nothing"}),
       "As what does a lightning that captured as a wildcard count among the captured cards?",
       "dreg", Ids{"yaku.kasu", "wildcard.kept-with", "score.card-values"}},
      {"wildcard.collects-after-stop", Asked::text, Type::choice({"any-end", "played-out-only"}),
       "Does the player of the wildcard also get the field cards when the round is ended by a "
       "stop?",
       "any-end", Ids{"wildcard.collects", "wildcard.collected-score"}},
      {"wildcard.collected-points", Asked::text, Type::truth(),
       "Do the cards that the wildcard collects count for card points?", true,
       Ids{"wildcard.collects", "wildcard.collected-score", "score.card-values"}},
      {"wildcard.partner", Asked::text, Type::choice({"every-other", "opponents-only"}),
       "Is a partner 'another player' for the lightning: by having played November, or by holding "
       "the fourth card?",
       "every-other", Ids{"wildcard.barred", "hiki.against-wildcard", "teams.seats"}},
      {"hiki.when", Asked::text,
       Type::choice({"before-taken", "before-stock-card", "before-next-turn"}),
       "Until when can the holder of the fourth card object to a capture with the lightning?",
       "before-taken", Ids{"hiki.against-wildcard", "hiki.effect"}},
      {"hiki.then", Asked::text, Type::choice({"no-duty", "takes-at-once", "must-play-next"}),
       "What must the holder of the fourth card do after objecting: nothing, take the four at "
       "once, or play it next turn?",
       "no-duty", Ids{"hiki.effect", "capture.played.three"}},
      {"hiki.lightning-then", Asked::text,
       Type::choice({"laid", "captures-november", "another-target"}),
       "Must a lightning refused by the fourth card's holder be laid, or may it capture something "
       "else instead?",
       "laid", Ids{"hiki.effect", "wildcard.on-field"}},
  };
}

}  // namespace hanaproof::rulebook::registry
