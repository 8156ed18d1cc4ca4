#include "reports/walk/worth.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

using checker::Stage;

namespace {

std::string changes(const std::vector<int>& before, const std::vector<int>& after) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < after.size() && seat < before.size(); ++seat) {
    if (after[seat] == before[seat]) continue;
    parts.push_back(fmt::format("{} {:+}", player(seat), after[seat] - before[seat]));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

void tell_made(const Stage& before, const Stage& after, std::string_view unit, Writer& out) {
  for (std::size_t seat = 0; seat < after.made.size(); ++seat) {
    std::vector<std::string> news;
    for (const checker::Made& made : after.made[seat]) {
      const bool known = seat < before.made.size() &&
                         std::find(before.made[seat].begin(), before.made[seat].end(), made) !=
                             before.made[seat].end();
      if (!known) {
        news.push_back(fmt::format("{} ({})", named_yaku(made.id), counted(at(made.points), unit)));
      }
    }
    if (!news.empty()) {
      out.text(fmt::format(". Player {} has {}", seat, fmt::join(news, ", ")));
    }
  }
}

void tell_points(const Stage& before, const Stage& after, Writer& out) {
  for (std::size_t seat = 0; seat < after.points.size() && seat < before.points.size(); ++seat) {
    // Where yaku are counted, they say so already.
    if (after.points[seat] == before.points[seat] || !after.made[seat].empty()) continue;
    out.text(fmt::format(". Player {} now has {} points", seat, after.points[seat]));
  }
}

void tell_money(const Stage& before, const Stage& after, Writer& out) {
  const std::string money = changes(before.money, after.money);
  if (!money.empty()) out.text(". Points in hand: " + money);
  if (after.pot != before.pot) out.text(fmt::format(". The pot holds {}", after.pot));
}

void tell_end(const Stage& before, const Stage& after, Writer& out) {
  if (!after.over() || before.over()) return;
  out.text(". The round is over");
  if (!after.result.empty()) {
    out.text(fmt::format("; written down: {}", fmt::join(after.result, ", ")));
  }
  if (std::any_of(after.payment.begin(), after.payment.end(), [](int each) { return each != 0; })) {
    std::vector<std::string> paid;
    for (const int each : after.payment) paid.push_back(fmt::format("{:+}", each));
    out.text(fmt::format("; payments: {}", fmt::join(paid, ", ")));
  }
}

}  // namespace hanaproof::reports
