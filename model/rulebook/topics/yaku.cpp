#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

Topic yaku_topic(const std::string& id, const std::string& meaning) {
  return {"yaku." + id, Asked::score, Type::yaku(),
          "Which captured cards make " + id + " (" + meaning + "), and for how many points?",
          "none"};
}

}  // namespace

std::vector<Topic> yaku() {
  return {
      yaku_topic("kasu", "dregs"),
      yaku_topic("tane", "animals"),
      yaku_topic("tan", "ribbons"),
      yaku_topic("aotan", "blue ribbons"),
      yaku_topic("akatan", "poem ribbons"),
      yaku_topic("akatan-aotan", "poem and blue ribbons"),
      yaku_topic("inoshikachou", "boar, deer, butterflies"),
      yaku_topic("tsukimi", "moon viewing"),
      yaku_topic("hanami", "flower viewing"),
      yaku_topic("sankou", "three lights"),
      yaku_topic("ame-shikou", "four lights with the rain man"),
      yaku_topic("shikou", "four lights without the rain man"),
      yaku_topic("gokou", "five lights"),
      yaku_topic("curtain-moon-cup", "curtain, moon, sake cup"),
      yaku_topic("crane-warbler-curtain", "crane, warbler, curtain"),
      yaku_topic("cuckoo-bridge-boar", "cuckoo, bridge, boar"),
      yaku_topic("deer-geese-boar", "deer, geese, boar"),
      yaku_topic("butterflies-deer-cup", "butterflies, deer, sake cup"),
      yaku_topic("plain-ribbons", "plain ribbons"),
      {"score.yaku-add", Asked::score, Type::choice({"all-add", "best-lights", "best-only"}),
       "Do all yaku that a player has add up, does only the best of the light yaku count, or only "
       "the best of all?",
       "all-add", Ids{"yaku.sankou", "yaku.ame-shikou", "yaku.shikou", "yaku.gokou"}},
      {"option.triad", Asked::score, Type::option(),
       "Is there the option of extra points for the poem and the blue ribbons together?", "none"},
      {"triad.points", Asked::score, Type::number(0, 100),
       "How many extra points do the poem and the blue ribbons together give?", 0,
       Ids{"option.triad"}},
      {"claim.yaku-count", Asked::text, Type::number(0, 60),
       "How many yaku does the text say there are?", 12},
      {"claim.yaku-defined", Asked::text, Type::choice({"each-yaku", "each-player"}),
       "What is it that the text says needs a stated number of cards: each yaku, or each player?",
       "each-yaku"},
      {"claim.every-card-marked", Asked::text, Type::truth(),
       "Is it claimed that every card belongs to some yaku?", false},
      {"claim.scores", Asked::text,
       Type::record({{"never-from", Type::number(0, 200)}, {"never-to", Type::number(0, 200)}}),
       "Which scores does the text say cannot occur?",
       Value::Record{{"never-from", 0}, {"never-to", 0}}},
      {"yaku.card-shared", Asked::text, Type::choice({"any-number", "one-yaku"}),
       "May one captured card belong to several yaku that all score?", "any-number",
       Ids{"score.yaku-add", "card.sake-cup"}},
      {"yaku.extra-shared", Asked::text, Type::choice({"each-yaku", "once"}),
       "Does one additional card earn its extra point in every yaku it could extend, or only once?",
       "each-yaku",
       Ids{"yaku.tan", "yaku.aotan", "yaku.akatan", "yaku.tane", "yaku.inoshikachou",
           "yaku.extra-means"}},
      {"yaku.extra-means", Asked::text, Type::choice({"same-kind", "any-card"}),
       "Must an additional card that adds a point to a yaku be of that yaku's kind?", "same-kind",
       Ids{"yaku.kasu", "yaku.tane", "yaku.tan"}},
      {"yaku.extra-is-new", Asked::text, Type::truth(),
       "Does a card added to a yaku already made count as making a new yaku?", false,
       Ids{"call.trigger", "call.opponent-cancels", "score.own-calls", "score.counter"}},
      {"triad.multiplied", Asked::text, Type::choice({"with-yaku", "added-after"}),
       "Do the triad's extra points count toward the seven points and get multiplied, or are they "
       "added afterwards?",
       "with-yaku", Ids{"triad.points", "score.high", "score.own-calls", "score.counter"}},
  };
}

}  // namespace hanaproof::rulebook::registry
