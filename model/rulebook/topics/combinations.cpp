#include <fmt/format.h>

#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

Topic combination_topic(const std::string& id, const std::string& meaning) {
  return {
      "combination." + id,
      Asked::showdown,
      Type::combination(),
      fmt::format("Is {} a combination, and by what does it multiply the losers' stakes?", meaning),
      "none",
      {"combination.order"}};
}

std::vector<Topic> named_combinations() {
  std::vector<Topic> topics = {
      combination_topic("curtain-moon", "the curtain with the moon"),
      combination_topic("crane-moon", "the crane with the moon"),
      combination_topic("crane-curtain", "the crane with the curtain"),
  };
  for (int month = 10; month >= 1; --month) {
    topics.push_back(combination_topic(fmt::format("pair-{}", month),
                                       fmt::format("a pair of cards of month {}", month)));
  }
  for (const auto& [id, meaning] : std::vector<std::pair<std::string, std::string>>{
           {"january-february", "January with February"},
           {"january-april", "January with April"},
           {"january-september", "January with September"},
           {"october-january", "October with January"},
           {"october-april", "October with April"},
           {"january-august", "January with August"},
           {"june-april", "June with April"},
           {"inspector", "the cuckoo with the boar, which catches two lights"},
           {"pair-catcher", "the curtain with the boar, which catches pairs"},
           {"replay", "April with September, on which a round is played again"},
           {"fools-replay", "the cuckoo with the sake cup, on which a round is played again"}}) {
    topics.push_back(combination_topic(id, meaning));
  }
  return topics;
}

}  // namespace

// Games in which hands of two cards are compared: what beats what.
std::vector<Topic> combinations() {
  const Type months = Type::list(Type::number(1, 12));
  std::vector<Topic> topics = {
      {"deck.cards", Asked::showdown, Type::list(Type::card()), "Which cards are in the deck?",
       Value::List{"13", "14", "23", "24", "31", "33", "43", "44", "53", "54",
                   "63", "64", "73", "74", "81", "83", "93", "94", "A3", "A4"}},
      {"deck.lights-replace", Asked::text, Type::choice({"moon-august", "moon-march"}),
       "Which light replaces a dreg of which month: the moon one of August and the curtain one of "
       "March, or the other way round?",
       "moon-august", Ids{"deck.cards"}},
      {"deck.undealt", Asked::text, Type::choice({"set-aside"}),
       "What happens to the cards that are not dealt?", "set-aside"},
      {"hand.cards", Asked::text, Type::number(1, 5), "How many cards is each player dealt?", 2},
      {"hand.first-look", Asked::text, Type::choice({"own-choice", "as-dealt"}),
       "Which card does a player look at first?", "own-choice"},
      {"hand.shown", Asked::text, Type::choice({"first-card", "none"}),
       "Which card is shown to all before the second auction?", "first-card"},
      {"hand.shown-by", Asked::text, Type::choice({"all-remaining", "all-dealt"}),
       "Who shows a card before the second auction: those still in, or all who were dealt to?",
       "all-remaining"},
      {"showdown.shows", Asked::text, Type::choice({"all-remaining", "called-only"}),
       "Who shows the cards at the end?", "all-remaining"},
  };
  for (Topic& topic : named_combinations()) topics.push_back(std::move(topic));
  const std::vector<Topic> rest = {
      {"combination.order", Asked::showdown, Type::list(Type::name()),
       "In which order do the combinations stand, the strongest first?", Value::List{}},
      {"combination.pairs-rank", Asked::text, Type::choice({"late-month-high", "early-month-high"}),
       "Which pair of a month is the stronger?", "late-month-high"},
      {"points.value", Asked::showdown, Type::choice({"units-of-sum", "sum"}),
       "What is a hand worth that makes no combination: the units of the sum of its months, or the "
       "sum?",
       "units-of-sum"},
      {"points.order", Asked::showdown, Type::choice({"high-wins", "low-wins"}),
       "Which of two hands without a combination is the stronger?", "high-wins"},
      {"points.against-combination", Asked::showdown, Type::choice({"below-all", "by-points"}),
       "Does every combination beat every hand that makes none?", "below-all"},
      {"showdown.compared", Asked::showdown, Type::choice({"at-once", "in-turn"}),
       "Are the hands compared all at once, or one after another, the stronger staying?",
       "at-once"},
      {"showdown.tie", Asked::showdown, Type::choice({"split", "replay", "carried"}),
       "Who gets the stakes when the best hands are equal?", "split"},
      {"claim.points-examples", Asked::text,
       Type::list(Type::record({{"months", months}, {"points", Type::number(0, 24)}})),
       "Which examples of counting points does the text give?", Value::List{}},
      {"showdown.tie-break", Asked::text, Type::choice({"none", "higher-card", "nearest-dealer"}),
       "Are hands of equal combination or points told apart by a higher card or by the seats?",
       "none", Ids{"showdown.tie", "points.order"}},
      {"replay.who", Asked::text, Type::choice({"still-in", "all-dealt", "tied-only"}),
       "Who takes part when a round is played again: those at the showdown, all, or the tied "
       "alone?",
       "still-in", Ids{"showdown.tie", "combination.replay", "combination.fools-replay"}},
      {"replay.against-catch", Asked::text, Type::choice({"replay-first", "catch-first"}),
       "Which comes first when one hand asks for a replay and another catches the strongest?",
       "replay-first",
       Ids{"showdown.compared", "combination.inspector", "combination.pair-catcher",
           "combination.replay"}},
      {"lights.in-pairs", Asked::text, Type::choice({"as-their-month", "only-together"}),
       "Do the moon and the curtain count as cards of August and March in pairs?", "as-their-month",
       Ids{"combination.curtain-moon", "combination.pair-8", "combination.pair-3",
           "combination.january-august"}},
      {"showdown.order", Asked::text, Type::choice({"dealer-first", "last-raiser-first"}),
       "Who shows first at the showdown?", "dealer-first",
       Ids{"showdown.compared", "showdown.shows"}},
      {"replay.choice", Asked::text, Type::choice({"automatic", "holder-may"}),
       "Is a round replayed whenever a replay hand is shown, or only if its holder wishes?",
       "automatic", Ids{"combination.replay", "combination.fools-replay"}},
  };
  topics.insert(topics.end(), rest.begin(), rest.end());
  return topics;
}

}  // namespace hanaproof::rulebook::registry
