// What is said of games in which cards are captured.
#include "properties/property.h"

#include "properties/discharge.h"
#include "properties/division.h"
#include "properties/month_walk.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using rulebook::Ruleset;

namespace {

// The lightning can be played as a wildcard, every card comes to the table, and where it is not
// played so none is left.
bool wildcard_alone_leaves(const Ruleset& rules) {
  if (!rules.is("option.wildcard", "on") || !rules.is("wildcard.from-hand", "any-card") ||
      !rounds::all_cards_come(rules)) {
    return false;
  }
  const spec::Rules of_play(rules);
  return MonthWalk(of_play).leftovers(cards::CardSet::month(1)) == std::set{cards::CardSet()};
}

// Enough sides to have one card each of a yaku of three.
bool has_three_sides(const Ruleset& rules) {
  return can_be_divided(rules) && sides_of(spec::Rules(rules)).number() >= 3;
}

}  // namespace

std::vector<Property> capturing_properties() {
  using enum Method;
  const std::vector<std::string> piles = {"yaku.", "card.sake-cup", "capture."};
  const std::vector<std::string> base = {"yaku.",          "card.sake-cup", "capture.",
                                         "score.yaku-add", "option.triad",  "triad.points"};
  const std::vector<std::string> scores = {"yaku.",          "card.sake-cup", "capture.",
                                           "score.",         "option.triad",  "triad.points",
                                           "deal.hand-size", "claim.scores"};
  const std::vector<std::string> rounds = {"yaku.",  "card.",         "capture.", "play.",
                                           "deal.",  "dealer.begins", "hand.",    "field.",
                                           "round.", "teams.",        "option.",  "score."};
  // A clause on the cards dealt comes up in some deal: one theorem a topic.
  const auto comes_up = [](const std::string& topic, const std::string& size) -> Property {
    return {topic,
            "Some deal makes this rule come up.",
            topic,
            {topic, "hand.four-pairs.means", size},
            true,
            Counts::either,
            {{exhaustive, deal_rule_counted}, {arithmetic, deal_rule_laid_out}}};
  };
  return {
      {"claim.capture-parity",
       "A card captures with itself 0, 2 or 4 cards.",
       "claim.capture-parity",
       {"capture.", "wildcard.", "option.wildcard", "claim.capture-parity"},
       false,
       Counts::either,
       {{exhaustive, capture_parity}}},
      {"claim.field-is-cleared",
       "When a round is played out, no card is left on the field.",
       "claim.field-is-cleared",
       {"capture.", "field.four-of-month", "deal.", "round.", "wildcard.", "option.wildcard",
        "hiki.", "claim.field-is-cleared"},
       true,
       Counts::either,
       {{exhaustive, field_cleared}, {simulation, field_cleared_in_play}}},
      {"claim.scores",
       "The scores that the text excludes do not occur.",
       "claim.scores",
       scores,
       false,
       Counts::yaku_alone,
       {{smt, excluded_by_solver}, {exhaustive, excluded_by_counting}}},
      {"claim.scores.without-counter",
       "The scores that the text excludes do not occur where no opponent said koi-koi.",
       "claim.scores",
       scores,
       false,
       Counts::yaku_alone,
       {{smt, excluded_without_counter_by_solver},
        {exhaustive, excluded_without_counter_by_counting}}},
      {"claim.yaku-count",
       "There are as many yaku as the text says.",
       "claim.yaku-count",
       {"yaku.", "claim.yaku-count"},
       false,
       Counts::yaku,
       {{arithmetic, count_yaku}}},
      {"claim.zero-sum",
       "The game is zero-sum.",
       "claim.zero-sum",
       {""},
       true,
       Counts::either,
       {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}},
      {"deal",
       "Every deal fits the deck, and the stock lasts for all turns.",
       "",
       {"deal.", "round.end"},
       true,
       Counts::either,
       {{arithmetic, deal_fits}, {simulation, deal_in_play}}},
      comes_up("field.four-of-month", "deal.field-size"),
      comes_up("field.four-pairs", "deal.field-size"),
      {"field-needs-duty",
       "Were capture a right, cards could be left on the field.",
       "",
       {"round.", "field.four-of-month", "capture."},
       false,
       Counts::cards,
       {{exhaustive, duty_clears_field}}},
      comes_up("hand.four-of-month", "deal.hand-size"),
      comes_up("hand.four-pairs", "deal.hand-size"),
      {"payments-zero-sum",
       "The payments of every round add up to zero.",
       "",
       {""},
       true,
       Counts::either,
       {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}},
      {"results-add-up",
       "A result is the worth of a side's cards and so many times each yaku, of its own and of the "
       "others; so every yaku changes the sum of the sides' results by the same.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, results_add_up}, {simulation, results_add_up_in_play}},
       can_be_divided},
      {"rounds-end",
       "Every round ends.",
       "",
       {""},
       true,
       Counts::either,
       {{arithmetic, rounds_are_bounded}, {simulation, rounds_end_in_play}}},
      {"scores",
       "These base scores are possible with the cards that come into play, and no others.",
       "",
       {"yaku.", "card.sake-cup", "capture.", "score.yaku-add", "option.triad", "triad.points",
        "deal.", "round.end"},
       true,
       Counts::yaku_alone,
       {{exhaustive, scores_by_counting}}},
      {"scores-extreme",
       "These are the largest and the smallest result of a round.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, extreme_results}, {simulation, extreme_results_in_play}},
       can_be_divided},
      {"scores-low",
       "Of the low base scores exactly these never occur.",
       "",
       base,
       false,
       Counts::yaku_alone,
       {{smt, low_scores_by_solver}, {exhaustive, low_scores_by_counting}}},
      {"wildcard-leaves",
       "In a round in which the lightning was played as a wildcard and every card comes to the "
       "table, exactly these cards can be left that nobody gets.",
       "",
       {"capture.", "wildcard.", "hiki.", "field.", "round.", "play.", "option.wildcard",
        "score.card-values", "dealer.begins"},
       false,
       Counts::cards,
       {{exhaustive, wildcard_leaves_by_months},
        {exhaustive, wildcard_leaves_in_small_rounds},
        {simulation, wildcard_leaves_in_play}},
       wildcard_alone_leaves},
      {"yaku-by-sides",
       "The sides of a round can make these numbers of yaku, and no others.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, divide_yaku}, {simulation, divide_yaku_in_play}},
       can_be_divided},
      {"yaku-reachable",
       "Every yaku can be made in a round.",
       "",
       {"yaku.", "card.", "capture.", "play.", "deal.", "dealer.begins", "hand.", "field.", "call.",
        "round."},
       true,
       Counts::yaku,
       {{exhaustive, reach_yaku}}},
      {"yaku-relations",
       "Of every two yaku it is decided whether one implies, excludes or duplicates the other.",
       "",
       piles,
       false,
       Counts::yaku,
       {{smt, relate_by_solver}, {exhaustive, relate_by_counting}}},
      {"yaku-shared-cards",
       "Exactly these yaku have cards in common.",
       "",
       piles,
       false,
       Counts::both,
       {{arithmetic, share_by_ways}, {exhaustive, share_by_piles}},
       has_yaku_card_sets},
      {"yaku-split",
       "Three sides can have a card each of any yaku of three, so that nobody makes it.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, split_yaku}},
       has_three_sides},
  };
}

}  // namespace hanaproof::properties
