#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/deals/lines.h"

namespace hanaproof::reports {

std::string to_csv(const std::vector<DealReport>& reports) {
  std::string text = "edition,players,options,what,reading,where,deals,all,chance\n";
  for (const DealReport& report : reports) {
    for (const DealSheet& sheet : report.sheets) {
      const std::string scope = fmt::format("{},{},{}", report.edition, sheet.scope.players,
                                            fmt::join(sheet.scope.options, " "));
      const auto line = [&](std::string_view what, std::string_view reading,
                            const std::string& where, const deals::Count& deals) {
        text += fmt::format("{},{},{},{},{},{},{:.12g}\n", scope, what, reading, where,
                            deals::digits(deals), deals::digits(sheet.deals),
                            ratio(deals, sheet.deals));
      };
      for (const deals::CombinationOdds& odds : sheet.combinations) {
        for (const DealCount& place : places(odds)) {
          line(name(odds.combination), odds.means ? name(*odds.means) : "", place.where,
               place.deals);
        }
      }
      for (const DealCount& verdict : verdicts(sheet)) {
        line("verdict", name(sheet.rules.means), verdict.where, verdict.deals);
      }
      for (const DealRuleLine& rule : sheet.lines) {
        line("rule", name(sheet.rules.means), rule.use.topic, rule.use.deals);
      }
    }
  }
  return text;
}

}  // namespace hanaproof::reports
