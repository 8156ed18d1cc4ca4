#include "hanaproof/odds.h"

#include "bind.h"
#include "record.h"

namespace hanaproof::python {

namespace {

using Release = py::call_guard<py::gil_scoped_release>;

py::dict verdicts(const DealOdds& odds) {
  py::dict dict;
  for (const auto& [verdict, chance] : odds.verdicts) dict[py::str(verdict)] = chance;
  return dict;
}

RoundOdds rounds(const KeptRules& rules, std::uint64_t count, std::uint64_t seed, bool greedy,
                 bool go_on, int threads) {
  return round_odds(
      rules.rules,
      {.rounds = count, .seed = seed, .greedy = greedy, .go_on = go_on, .threads = threads});
}

void bind_deals(py::module_& module) {
  using Combination = DealOdds::Combination;
  Record<Combination>(module, "DealtCombination", "How likely the cards of a deal are.")
      .field("name", &Combination::name, "Such as 'four-of-month'.")
      .field("means", &Combination::means, "What counts as such; empty where all readings agree.")
      .field("given_hand", &Combination::given_hand, "That a certain player's hand holds it.")
      .field("any_hand", &Combination::any_hand, "That at least one hand holds it.")
      .field("field", &Combination::field, "That the field holds it.");
  Record<DealOdds>(module, "DealOdds", "What a deal decides before play.")
      .field("verdicts", &verdicts, "How likely each verdict is; they add up to 1.")
      .field("combinations", &DealOdds::combinations, "How likely special hands and fields are.");
  module.def(
      "deal_odds", [](const KeptRules& rules) { return deal_odds(rules.rules); }, py::arg("rules"),
      Release(), "Exact odds of what a deal decides before play, in a capturing game.");
}

void bind_hands(py::module_& module) {
  Record<HandOdds>(module, "HandOdds", "Two cards against any other two.")
      .field("cards", &HandOdds::cards, "Two codes.")
      .field("category", &HandOdds::category, "Such as 'pair-10' or 'points-7'.")
      .field("rank", &HandOdds::rank, "1: the best class; equal hands share it.")
      .field("multiplier", &HandOdds::multiplier, "By which losers multiply what they pay.")
      .field("win", &HandOdds::win, "How likely it wins alone.")
      .field("tie", &HandOdds::tie, "How likely it shares the pot.")
      .field("lose", &HandOdds::lose, "How likely it loses.")
      .field("replay", &HandOdds::replay, "How likely nobody wins.")
      .field("equity", &HandOdds::equity, "The share of the pot.");
  module.def(
      "hand_odds", [](const KeptRules& rules) { return hand_odds(rules.rules); }, py::arg("rules"),
      Release(), "Exact odds of every hand of a betting game, if nobody folds.");
}

void bind_rounds(py::module_& module) {
  using OfYaku = RoundOdds::OfYaku;
  Record<Estimate>(module, "Estimate", "A share, with its 95 % interval.")
      .field("value", &Estimate::value, "The share in the sample.")
      .field("low", &Estimate::low, "The lower end of the interval.")
      .field("high", &Estimate::high, "The upper end of the interval.");
  Record<OfYaku>(module, "YakuOdds", "How early a yaku is made.")
      .field("id", &OfYaku::id, "Such as 'hanami'.")
      .field("by_turn", &OfYaku::by_turn,
             "That a given player has it after so many turns of his own.");
  Record<RoundOdds>(module, "RoundOdds", "How rounds end that are played at random.")
      .field("rounds", &RoundOdds::rounds, "How many were played.")
      .field("won", &RoundOdds::won, "By seat from the dealer on.")
      .field("yaku", &RoundOdds::yaku, "Of each yaku.");
  module.def(
      "round_odds", &rounds, py::arg("rules"), py::arg("rounds") = RoundOptions().rounds,
      py::arg("seed") = 1, py::arg("greedy") = true, py::arg("go_on") = false,
      py::arg("threads") = 0, Release(),
      "How rounds of a capturing game end, in a sample. `greedy`: players take what is worth "
      "most, otherwise anything. `go_on`: they say koi-koi wherever they may, otherwise they "
      "stop.");
}

}  // namespace

void bind_odds(py::module_& module) {
  bind_deals(module);
  bind_hands(module);
  bind_rounds(module);
}

}  // namespace hanaproof::python
