// Exact odds, and those of rounds that are played at random.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "hanaproof/fraction.h"
#include "hanaproof/rules.h"

namespace hanaproof {

// ---- Deals that end before play (capturing games) -----------------------------------------------

struct DealOdds {
  // How likely each is: "played", "won", "hand-redeal", ... as `odds deal --json` names them;
  // they add up to 1.
  std::vector<std::pair<std::string, Fraction>> verdicts;
  // How likely a certain player's hand, any hand, the field hold "four-of-month", "four-pairs", ...
  struct Combination {
    std::string name;
    std::string means;  // the reading: what counts as a pair; empty where all readings agree
    Fraction given_hand;
    Fraction any_hand;
    Fraction field;
  };
  std::vector<Combination> combinations;
};
HANAPROOF_API DealOdds deal_odds(const Rules& rules);

// ---- Two cards against any two (betting games) --------------------------------------------------

struct HandOdds {
  std::vector<std::string> cards;  // two codes
  std::string category;            // "pair-10", "points-7"
  int rank = 0;                    // 1: the best class; equal hands share it
  int multiplier = 1;
  Fraction win;
  Fraction tie;
  Fraction lose;
  Fraction replay;  // nobody wins
  Fraction equity;  // the share of the pot
};
// Every hand, in the order of its cards. Nobody folds.
HANAPROOF_API std::vector<HandOdds> hand_odds(const Rules& rules);

// ---- Rounds of a capturing game (a sample) ------------------------------------------------------

// With its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

struct RoundOdds {
  std::uint64_t rounds = 0;
  std::vector<Estimate> won;  // by seat from the dealer on
  struct OfYaku {
    std::string id;
    std::vector<Estimate> by_turn;  // that a given player has it after so many turns of his own
  };
  std::vector<OfYaku> yaku;
};

struct RoundOptions {
  std::uint64_t rounds = 100'000;
  std::uint64_t seed = 1;
  bool greedy = true;  // players take what is worth most; false: anything
  bool go_on = false;  // they say koi-koi wherever they may; false: they stop
  int threads = 0;     // 0: as many as the machine has; the numbers do not hang on it
};
HANAPROOF_API RoundOdds round_odds(const Rules& rules, const RoundOptions& options = {});

}  // namespace hanaproof
