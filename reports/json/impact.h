// The impact of a finding as JSON and back.
#pragma once

#include <nlohmann/json.hpp>

#include "checker/editions/finding/impact.h"
#include "reports/json/fields.h"

namespace hanaproof::reports {

nlohmann::ordered_json impact_json(const checker::Impact& impact);
// Throws ReportError.
checker::Impact read_impact(const Fields& fields);

}  // namespace hanaproof::reports
