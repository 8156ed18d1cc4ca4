// The sorts of field over a match of Hachi-Hachi, as a report shows them.
#pragma once

#include <string>
#include <vector>

namespace hanaproof::reports {

struct FieldOdds {
  // Chances, 0 to 1, of the field that is played in a round, and that any waits after it.
  struct Round {
    double small = 0, twofold = 0, grand = 0;
    double waits = 0;
  };
  // Another answer, and what it leaves after the last round.
  struct Reading {
    std::string name;
    double waits = 0;
    double extra_rounds = 0;  // in the mean, to play all that wait
  };

  std::string edition;
  int players = 0;
  std::vector<Round> rounds;
  std::vector<Reading> readings;  // the rules as they are first
};

}  // namespace hanaproof::reports
