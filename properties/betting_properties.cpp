// What is said of games in which players bet.
#include "properties/property.h"

#include "properties/discharge.h"

namespace hanaproof::properties {

std::vector<Property> betting_properties() {
  using enum Method;
  const std::vector<std::string> bets = {"bet.",         "dealer.", "payment.",  "showdown.",
                                         "combination.", "points.", "deck.cards"};
  return {
      Property("betting-conserves-coins",
               "No coin is lost and none appears, no player ever has fewer than none, and so it "
               "stays when the round is settled.",
               Counts::coins, Players::matter, bets,
               {{exhaustive, coins_conserved}, {smt, coins_conserved_by_solver}}),
      Property("betting-goes-on",
               "As long as the betting is not over, the player who is asked can do something.",
               Counts::coins, Players::matter, bets, {{exhaustive, betting_goes_on}}),
      Property("claim.betting-ends", "However players bet, the betting ends.", Counts::coins,
               Players::matter, bets, {{exhaustive, betting_ends}}, "bet.ends"),
      Property("claim.stakes-are-paid-out",
               "Where somebody wins, the winners get all that others lose: no coin is left over.",
               Counts::coins, Players::matter, bets, {{smt, stakes_paid_out_by_solver}},
               "payment.pot"),
  };
}

}  // namespace hanaproof::properties
