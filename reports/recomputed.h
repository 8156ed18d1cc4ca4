// A finding held against the one of its id that a survey finds now, of the same texts by the same
// program: nothing is believed that can be computed.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

// The members of finding.json that come out otherwise. Impact is left out: it is measured, and
// `then` is believed for what it has to do with severity.
std::vector<std::string> unlike(const checker::Finding& then, checker::Finding now);

}  // namespace hanaproof::reports
