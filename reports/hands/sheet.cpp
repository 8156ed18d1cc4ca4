#include "reports/hands/sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/document/html.h"
#include "reports/document/numbers.h"
#include "reports/markup/listed.h"

namespace hanaproof::reports {

namespace {

constexpr const char* kHandsDefinition =
    "Counted over all hands, every one equally likely: each was gone through, and they were "
    "counted month by month, with the same result. Adds: hands that would be worth less without "
    "the combo.";

Exact share(const HandSheet& sheet, std::uint64_t hands) {
  return Exact(hands, sheet.summary.hands);
}

Table combos(const HandSheet& sheet) {
  Table table{{"combo",
               "type",
               {"kan", Unit::whole},
               {"hands", Unit::whole},
               {"chance", Unit::chance},
               {"adds", Unit::chance}}};
  for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
    const hands::Combo& combo = sheet.rules.combos[i];
    const std::uint64_t made = sheet.summary.made[i];
    table.rows.push_back({combo.id, std::string(name(combo.type)), kan_text(sheet, i), made,
                          share(sheet, made), share(sheet, sheet.uses[i].matters.hands)});
  }
  return table;
}

Table best(const HandSheet& sheet) {
  Table table{{"best of dregs", "best of suits", {"hands", Unit::whole}, {"chance", Unit::chance}}};
  for (const hands::BestPair& pair : sheet.summary.best) {
    table.rows.push_back(
        {id_of(sheet, pair.dreg), id_of(sheet, pair.suit), pair.hands, share(sheet, pair.hands)});
  }
  return table;
}

Table by_kan(const HandSheet& sheet) {
  Table table{{{"kan", Unit::whole}, {"hands", Unit::whole}, {"chance", Unit::chance}}};
  for (const auto& [kan, hands] : sheet.summary.kan) {
    table.rows.push_back({kan, hands, share(sheet, hands)});
  }
  return table;
}

// "230230 hands (1 in 320), the least 13 14 23"
std::string concerned_text(const HandSheet& sheet, const hands::Concerned& concerned) {
  if (!concerned.least) return "no hand";
  return fmt::format("{} hands ({}), the least {}", concerned.hands,
                     chance(share(sheet, concerned.hands)), concerned.least->codes());
}

std::string overlap_text(const HandSheet& sheet, const hands::Overlap& overlap) {
  std::string text = fmt::format("{} and {}: {}", id_of(sheet, overlap.first),
                                 id_of(sheet, overlap.second), concerned_text(sheet, overlap.both));
  if (overlap.equal.hands == overlap.both.hands) {
    text += "; worth the same";
  } else if (overlap.equal.hands > 0) {
    text += fmt::format("; worth the same in {}", overlap.equal.hands);
  }
  if (overlap.first_implies_second) text += "; the first implies the second";
  if (overlap.second_implies_first) text += "; the second implies the first";
  return text;
}

// Of a combo that never adds anything; "" for others.
std::string useless_text(const HandSheet& sheet, const hands::Use& use) {
  if (use.never_made()) return id_of(sheet, use.combo) + ": no hand makes it";
  if (!use.never_adds()) return "";
  const std::string others =
      listed(use.covered_by, " and ", [&](std::size_t other) { return id_of(sheet, other); });
  return fmt::format("{}: no hand is worth more for it{}{}", id_of(sheet, use.combo),
                     others.empty() ? "" : ", as it implies ", others);
}

void add_oddities(const HandSheet& sheet, Document& document) {
  if (!sheet.overlaps.empty()) document.text("Two combos of one type in one hand:");
  for (const hands::Overlap& overlap : sheet.overlaps) document.item(overlap_text(sheet, overlap));
  bool first = true;
  for (const hands::Use& use : sheet.uses) {
    const std::string text = useless_text(sheet, use);
    if (text.empty()) continue;
    if (std::exchange(first, false)) document.text("Combos that add nothing:");
    document.item(text);
  }
}

// "combo.types=best-only", separated as the caller says.
std::string chosen_text(const HandSheet& sheet, std::string_view is, std::string_view separator) {
  return listed(sheet.chosen, separator, [&](const auto& each) {
    return fmt::format("{}{}{}", each.first, is, each.second);
  });
}

void add_sheet(const std::string& edition, const HandSheet& sheet, Document& document) {
  document.heading(
      fmt::format("{}, {} players, hands of {}: {}", edition, sheet.players, sheet.rules.cards,
                  sheet.chosen.empty() ? "the default rules" : chosen_text(sheet, " = ", ", ")));
  if (!sheet.chosen.empty()) {
    document.text(fmt::format(
        "Other combos or worths than the default rules: {}; other kan altogether: {}.",
        concerned_text(sheet, sheet.differing.made), concerned_text(sheet, sheet.differing.kan)));
  }
  document.text(fmt::format("Of {} hands; in the mean a hand is worth {} kan.", sheet.summary.hands,
                            mean(share(sheet, sheet.summary.total_kan()))));
}

}  // namespace

std::string_view name(hands::Combo::Type type) {
  return type == hands::Combo::Type::dreg ? "dreg" : "suit";
}

std::string id_of(const HandSheet& sheet, const std::optional<std::size_t>& combo) {
  return combo ? sheet.rules.combos[*combo].id : "-";
}

std::string kan_text(const HandSheet& sheet, std::size_t combo) {
  const auto& worths = sheet.summary.worths[combo];
  if (worths.empty()) return fmt::format("{}", sheet.rules.combos[combo].kan);
  const int least = worths.begin()->first;
  const int most = worths.rbegin()->first;
  return least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most);
}

HandSheet HandSheet::of(int players, const hands::Reading& reading, const hands::Tally& tally) {
  HandSheet sheet;
  sheet.players = players;
  sheet.chosen = reading.chosen;
  sheet.rules = reading.rules;
  sheet.summary = hands::summarise(reading.rules, tally);
  sheet.overlaps = hands::overlaps(reading.rules, tally);
  sheet.uses = hands::uses(reading.rules, tally);
  return sheet;
}

HandChart hand_chart(const std::string& edition, const HandSheet& sheet) {
  HandChart table{edition, sheet.rules.cards, sheet.summary.hands, {}, sheet.summary.kan};
  for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
    const hands::Combo& combo = sheet.rules.combos[i];
    table.combos.push_back(
        {combo.id, std::string(name(combo.type)), kan_text(sheet, i), sheet.summary.made[i]});
  }
  return table;
}

Document to_document(const std::vector<HandReport>& reports) {
  Document document;
  for (const HandReport& report : reports) {
    document.title(report.title + ": odds of hand combos");
    if (&report == &reports.front()) document.text(kHandsDefinition);
    for (const HandSheet& sheet : report.sheets) {
      add_sheet(report.edition, sheet, document);
      document.detail(&sheet != &report.sheets.front());
      document.table(combos(sheet));
      document.table(best(sheet));
      document.table(by_kan(sheet));
      add_oddities(sheet, document);
      document.detail(false);
    }
  }
  return document;
}

std::string to_html(const std::vector<HandReport>& reports) {
  return page_of("Odds of the combos of a hand", to_html(to_document(reports)));
}

Table to_rows(const std::vector<HandReport>& reports) {
  Table table{{"edition", "players", "rules", "what", "first", "second", "hands", "all", "chance"}};
  for (const HandReport& report : reports) {
    for (const HandSheet& sheet : report.sheets) {
      const auto add = [&](const char* what, const std::string& first, const std::string& second,
                           std::uint64_t hands) {
        table.rows.push_back({report.edition, sheet.players, chosen_text(sheet, "=", " "), what,
                              first, second, hands, sheet.summary.hands, share(sheet, hands)});
      };
      for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
        add("made", id_of(sheet, i), "", sheet.summary.made[i]);
        for (const auto& [kan, hands] : sheet.summary.worths[i]) {
          add("made-for", id_of(sheet, i), fmt::format("{}", kan), hands);
        }
        add("adds", id_of(sheet, i), "", sheet.uses[i].matters.hands);
      }
      for (const hands::Pair& pair : sheet.summary.pairs) {
        add("both", id_of(sheet, pair.first), id_of(sheet, pair.second), pair.hands);
      }
      for (const hands::BestPair& pair : sheet.summary.best) {
        add("best", id_of(sheet, pair.dreg), id_of(sheet, pair.suit), pair.hands);
      }
      for (const auto& [kan, hands] : sheet.summary.kan) {
        add("kan", fmt::format("{}", kan), "", hands);
      }
    }
  }
  return table;
}

}  // namespace hanaproof::reports
