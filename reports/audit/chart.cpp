#include <fmt/format.h>

#include "reports/audit/audit.h"

namespace hanaproof::reports {

ScoreChart score_chart(const std::string& edition, const properties::ScoreTable& table) {
  ScoreChart chart{edition, {}, fmt::format("{}", table.piles)};
  for (const auto& [points, row] : table.rows) {
    chart.piles[points] = fmt::format("{}", row.piles);
  }
  return chart;
}

}  // namespace hanaproof::reports
