// Two independent readings of one text: on how many questions do they agree?
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/edition.h"

namespace hanaproof::checker {

struct Disagreement {
  std::string topic;
  std::string first;  // the answers, all readings; "silent" where there are none
  std::string second;
};

struct ReadingAgreement {
  std::string edition;
  int topics = 0;  // answered by either
  int agreeing = 0;
  std::vector<Disagreement> differences;  // in the order of the registry
};

// Topic by topic: both silent, or the same answers as the default and among the alternatives, for
// every number of players and with every option. Yaku are compared by meaning, everything else as
// written; where the solver cannot tell, they differ.
ReadingAgreement agreement(const rulebook::Edition& first, const rulebook::Edition& second);

}  // namespace hanaproof::checker
