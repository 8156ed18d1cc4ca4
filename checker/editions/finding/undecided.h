// What a survey leaves open where the solver gave up: no finding, and no agreement either.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

struct Undecided {
  std::string topic;
  rulebook::Scope scope;
  std::vector<std::string> editions;  // whose answers are in question, in the order of their ids
  std::string question;               // "whether the answers differ: 5 (a); 6 (b)"
  std::string reason;                 // "the solver gave no answer: timeout"
};

// What a survey found, and what it could not find out.
struct Survey : Report {
  std::vector<Undecided> undecided = {};  // by topic
};

}  // namespace hanaproof::checker
