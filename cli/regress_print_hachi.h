// How a difference in Hachi-Hachi is shown.
#pragma once

#include "checker/engines/crosscheck/hachi_compare.h"
#include "reports/terminal/text.h"

namespace hanaproof::cli {

// The match, the cards as they lie, who stays and has called, and the position as JSON: of a round
// that is opened, match and deal. Labels are `label` columns wide.
void print_hachi(reports::Page& page, const crosscheck::HachiFailure& failure, int label,
                 int indent);

}  // namespace hanaproof::cli
