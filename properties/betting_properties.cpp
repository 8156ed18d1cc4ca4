// What is said of games in which players bet.
#include "properties/property.h"

#include "properties/discharge.h"

namespace hanaproof::properties {

std::vector<Property> betting_properties() {
  using enum Method;
  const std::vector<std::string> bets = {"bet.",         "dealer.", "payment.",  "showdown.",
                                         "combination.", "points.", "deck.cards"};
  return {
      {"betting-conserves-coins",
       "No coin is lost and none appears, no player ever has fewer than none, and so it stays when "
       "the round is settled.",
       "",
       bets,
       true,
       Counts::coins,
       {{exhaustive, coins_conserved}, {smt, coins_conserved_by_solver}}},
      {"betting-goes-on",
       "As long as the betting is not over, the player who is asked can do something.",
       "",
       bets,
       true,
       Counts::coins,
       {{exhaustive, betting_goes_on}}},
      {"claim.betting-ends",
       "However players bet, the betting ends.",
       "bet.ends",
       bets,
       true,
       Counts::coins,
       {{exhaustive, betting_ends}}},
      {"claim.stakes-are-paid-out",
       "Where somebody wins, the winners get all that others lose: no coin is left over.",
       "payment.pot",
       bets,
       true,
       Counts::coins,
       {{smt, stakes_paid_out_by_solver}}},
  };
}

}  // namespace hanaproof::properties
