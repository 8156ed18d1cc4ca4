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
  const auto comes_up = [](const std::string& topic, const std::string& size) {
    return Property(topic, "Some deal makes this rule come up.", Counts::either, Players::matter,
                    {topic, "hand.four-pairs.means", size},
                    {{exhaustive, deal_rule_counted}, {arithmetic, deal_rule_laid_out}}, topic);
  };
  return {
      Property("claim.capture-parity", "A card captures with itself 0, 2 or 4 cards.",
               Counts::either, Players::alike,
               {"capture.", "wildcard.", "option.wildcard", "claim.capture-parity"},
               {{exhaustive, capture_parity}}, "claim.capture-parity"),
      Property("claim.field-is-cleared",
               "When a round is played out, no card is left on the field.", Counts::either,
               Players::matter,
               {"capture.", "field.four-of-month", "deal.", "round.", "wildcard.",
                "option.wildcard", "hiki.", "claim.field-is-cleared"},
               {{exhaustive, field_cleared}, {simulation, field_cleared_in_play}},
               "claim.field-is-cleared"),
      Property("claim.scores", "The scores that the text excludes do not occur.",
               Counts::yaku_alone, Players::alike, scores,
               {{smt, excluded_by_solver(true)}, {exhaustive, excluded_by_counting(true)}},
               "claim.scores"),
      Property("claim.scores.without-counter",
               "The scores that the text excludes do not occur where no opponent said koi-koi.",
               Counts::yaku_alone, Players::alike, scores,
               {{smt, excluded_by_solver(false)}, {exhaustive, excluded_by_counting(false)}},
               "claim.scores"),
      Property("claim.yaku-count", "There are as many yaku as the text says.", Counts::yaku,
               Players::alike, {"yaku.", "claim.yaku-count"}, {{arithmetic, count_yaku}},
               "claim.yaku-count"),
      Property("claim.zero-sum", "The game is zero-sum.", Counts::either, Players::matter, {""},
               {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}, "claim.zero-sum"),
      Property("deal", "Every deal fits the deck, and the stock lasts for all turns.",
               Counts::either, Players::matter, {"deal.", "round.end"},
               {{arithmetic, deal_fits}, {simulation, deal_in_play}}),
      comes_up("field.four-of-month", "deal.field-size"),
      comes_up("field.four-pairs", "deal.field-size"),
      Property("field-needs-duty", "Were capture a right, cards could be left on the field.",
               Counts::cards, Players::alike, {"round.", "field.four-of-month", "capture."},
               {{exhaustive, duty_clears_field}}),
      comes_up("hand.four-of-month", "deal.hand-size"),
      comes_up("hand.four-pairs", "deal.hand-size"),
      Property("payments-zero-sum", "The payments of every round add up to zero.", Counts::either,
               Players::matter, {""},
               {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}),
      Property(
          "results-add-up",
          "A result is the worth of a side's cards and so many times each yaku, of its own and of "
          "the others; so every yaku changes the sum of the sides' results by the same.",
          Counts::both, Players::matter, rounds,
          {{exhaustive, results_add_up}, {simulation, results_add_up_in_play}}, "", can_be_divided),
      Property("rounds-end", "Every round ends.", Counts::either, Players::matter, {""},
               {{arithmetic, rounds_are_bounded}, {simulation, rounds_end_in_play}}),
      Property("scores",
               "These base scores are possible with the cards that come into play, and no others.",
               Counts::yaku_alone, Players::matter,
               {"yaku.", "card.sake-cup", "capture.", "score.yaku-add", "option.triad",
                "triad.points", "deal.", "round.end"},
               {{exhaustive, scores_by_counting}}),
      Property("scores-extreme", "These are the largest and the smallest result of a round.",
               Counts::both, Players::matter, rounds,
               {{exhaustive, extreme_results}, {simulation, extreme_results_in_play}}, "",
               can_be_divided),
      Property("scores-low", "Of the low base scores exactly these never occur.",
               Counts::yaku_alone, Players::alike, base,
               {{smt, low_scores_by_solver}, {exhaustive, low_scores_by_counting}}),
      Property("wildcard-leaves",
               "In a round in which the lightning was played as a wildcard and every card comes to "
               "the table, exactly these cards can be left that nobody gets.",
               Counts::cards, Players::alike,
               {"capture.", "wildcard.", "hiki.", "field.", "round.", "play.", "option.wildcard",
                "score.card-values", "dealer.begins"},
               {{exhaustive, wildcard_leaves_by_months},
                {exhaustive, wildcard_leaves_in_small_rounds},
                {simulation, wildcard_leaves_in_play}},
               "", wildcard_alone_leaves),
      Property("yaku-by-sides",
               "The sides of a round can make these numbers of yaku, and no others.", Counts::both,
               Players::matter, rounds,
               {{exhaustive, divide_yaku}, {simulation, divide_yaku_in_play}}, "", can_be_divided),
      Property("yaku-reachable", "Every yaku can be made in a round.", Counts::yaku,
               Players::matter,
               {"yaku.", "card.", "capture.", "play.", "deal.", "dealer.begins", "hand.", "field.",
                "call.", "round."},
               {{exhaustive, reach_yaku}}),
      Property(
          "yaku-relations",
          "Of every two yaku it is decided whether one implies, excludes or duplicates the other; "
          "and a yaku hides none that is never made with it.",
          Counts::yaku, Players::alike, piles,
          {{smt, relate_by_solver}, {exhaustive, relate_by_counting}}),
      Property("yaku-shared-cards", "Exactly these yaku have cards in common.", Counts::both,
               Players::alike, piles, {{arithmetic, share_by_ways}, {exhaustive, share_by_piles}},
               "", has_yaku_card_sets),
      Property("yaku-split",
               "Three sides can have a card each of any yaku of three, so that nobody makes it.",
               Counts::both, Players::matter, rounds, {{exhaustive, split_yaku}}, "",
               has_three_sides),
  };
}

}  // namespace hanaproof::properties
