#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/deals/sheet.h"
#include "reports/document/html.h"
#include "reports/document/numbers.h"

namespace hanaproof::reports {

using deals::CombinationOdds;
using deals::Count;
using deals::Verdict;

namespace {

constexpr const char* kDealsDefinition =
    "Counted over all deals, every one equally likely. Four pairs are of four months, or a month's "
    "four cards count as two of them; a star marks the reading that the rules do not take. "
    "Several: two hands or more at once.";

std::string label(const DealSheet& sheet, const CombinationOdds& odds) {
  constexpr std::array<std::string_view, 4> kLabels = {"four of a month", "four pairs", "either",
                                                       "both"};
  return fmt::format("{}{}{}", kLabels[static_cast<std::size_t>(odds.combination)],
                     !odds.means                                ? ""
                     : *odds.means == deals::Means::four_months ? ", four months"
                                                                : ", a month as two",
                     sheet.other_reading(odds) ? " *" : "");
}

Table combinations(const DealSheet& sheet) {
  Table table{{"holds",
               {"given hand", Unit::chance},
               {"any hand", Unit::chance},
               {"several", Unit::chance},
               {"field", Unit::chance},
               {"hand + field", Unit::chance}}};
  for (const CombinationOdds& odds : sheet.combinations) {
    std::vector<Cell> row = {label(sheet, odds)};
    for (const Count* each : {&odds.given_hand, &odds.any_hand, &odds.several_hands, &odds.field,
                              &odds.hand_and_field}) {
      row.emplace_back(Part{*each, sheet.deals});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// In exactly so many hands; of two it is said already.
Table by_hands(const DealSheet& sheet) {
  Table table{{"in exactly so many hands"}};
  if (sheet.shape.players <= 2) return table;
  for (int k = 1; k <= sheet.shape.players; ++k) {
    table.columns.push_back({fmt::format("{}", k), Unit::chance});
  }
  for (const CombinationOdds& odds : sheet.combinations) {
    std::vector<Cell>& row = table.rows.emplace_back();
    row.emplace_back(label(sheet, odds));
    for (std::size_t k = 1; k < odds.in_hands.size(); ++k) {
      row.emplace_back(Part{odds.in_hands[k], sheet.deals});
    }
  }
  return table;
}

std::string answer_text(const DealRuleLine& line) {
  constexpr std::array<std::string_view, 5> kOrigins = {
      "", " (silent: assumed)", " (garbled: assumed)", " (not mentioned: assumed)", " (chosen)"};
  return fmt::format("{}{}", line.answer, kOrigins[static_cast<std::size_t>(line.said)]);
}

Table rules(const DealSheet& sheet) {
  Table table{{"rule", "answer", {"comes up", Unit::chance}}};
  for (const DealRuleLine& line : sheet.lines) {
    const Cell use = line.use.deals > 0 ? Cell(Exact(line.use.deals, sheet.deals))
                                        : Cell(line.use.dead() ? "cannot occur" : "-");
    table.rows.push_back({line.use.topic, answer_text(line), use});
  }
  return table;
}

Table what_becomes(const DealSheet& sheet) {
  Table table{{"what the rules make of a deal", {"chance", Unit::chance}}};
  for (const char* label : {"the deal is clean and played", "one hand wins",
                            "several hands win at once", "dealt anew because of a hand",
                            "dealt anew because several hands win", "void because of the field"}) {
    table.rows.push_back({label, Part{sheet.verdicts.deals[table.rows.size()], sheet.deals}});
  }
  return table;
}

std::string both_win_text(const DealSheet& sheet) {
  const std::string given = chance(Exact(sheet.verdicts.several_with_given, sheet.deals));
  switch (sheet.rules.both_win) {
    case deals::BothWin::draw:
      return "nobody scores";
    case deals::BothWin::dealer:
      return "the dealer wins if one of them, " + given;
    case deals::BothWin::both_score:
      return "all of them score, a given player " + given;
    case deals::BothWin::redeal:
      break;
  }
  return "the cards are dealt anew";
}

// Every sheet has a line for each topic.
const DealRuleLine& line_of(const DealSheet& sheet, std::string_view topic) {
  return *std::ranges::find(sheet.lines, topic,
                            [](const DealRuleLine& line) { return line.use.topic; });
}

// What is to be added where the text does not say it.
std::string_view unless_said(const DealRuleLine& line) {
  if (line.said == Said::silent || line.said == Said::unmentioned) {
    return " (the text is silent: this is assumed)";
  }
  return line.said == Said::transcription ? " (garbled in transcription: this is assumed)" : "";
}

// What the verdicts leave to say.
void add_remarks(const DealSheet& sheet, Document& document) {
  const deals::VerdictOdds& odds = sheet.verdicts;
  const auto of_all = [&](const Count& cases) { return chance(Exact(cases, sheet.deals)); };
  if (odds.of(Verdict::won) > 0) {
    document.item(
        fmt::format("One hand wins, that of a given player: {}.",
                    chance(Exact(odds.of(Verdict::won), sheet.deals * sheet.shape.players))));
  }
  const DealRuleLine& both = line_of(sheet, "hand.both-win");
  if (both.use.deals > 0) {
    document.item(fmt::format("Several hands win at once, {}: {}{}.", of_all(both.use.deals),
                              both_win_text(sheet), unless_said(both)));
  }
  if (odds.clash > 0) {
    document.item(fmt::format("A hand wins and the field voids, {}: the {}{}.", of_all(odds.clash),
                              sheet.rules.hand_before_field
                                  ? "hand comes first and wins"
                                  : "field comes first and voids the deal",
                              unless_said(line_of(sheet, "hand.against-field"))));
  }
  const auto until = [&](const char* what, const Count& among) {
    if (among == 0) return;
    document.item(fmt::format("Deals until one is {}, in the mean: {}.", what,
                              mean(Exact(sheet.deals, among))));
  };
  until("not dealt anew", sheet.deals - odds.anew());
  until("played", odds.of(Verdict::played));
}

}  // namespace

Document to_document(const std::vector<DealReport>& reports) {
  Document document;
  for (const DealReport& report : reports) {
    document.title(report.title + ": odds of deals");
    if (&report == &reports.front()) document.text(kDealsDefinition);
    for (const DealSheet& sheet : report.sheets) {
      document.heading(fmt::format("{}, {}: hands of {}, a field of {}, a stock of {}",
                                   report.edition, sheet.scope.text(), sheet.shape.hand,
                                   sheet.shape.field, sheet.shape.stock()));
      document.text(fmt::format("Of {} deals:", sheet.deals.str()));
      document.table(combinations(sheet));
      document.table(by_hands(sheet));
      document.table(rules(sheet));
      document.table(what_becomes(sheet));
      add_remarks(sheet, document);
    }
  }
  return document;
}

std::string to_html(const std::vector<DealReport>& reports) {
  return page_of("Odds of deals", to_html(to_document(reports)));
}

Table to_rows(const std::vector<DealReport>& reports) {
  Table table{
      {"edition", "players", "options", "what", "reading", "where", "deals", "all", "chance"}};
  for (const DealReport& report : reports) {
    for (const DealSheet& sheet : report.sheets) {
      const auto add = [&](std::string_view what, std::string_view reading,
                           const std::string& where, const Count& cases) {
        table.rows.push_back({report.edition, sheet.scope.players,
                              fmt::format("{}", fmt::join(sheet.scope.options, " ")),
                              std::string(what), std::string(reading), where, Exact(cases),
                              Exact(sheet.deals), Exact(cases, sheet.deals)});
      };
      for (const CombinationOdds& odds : sheet.combinations) {
        const auto place = [&](const std::string& where, const Count& cases) {
          add(name(odds.combination), odds.means ? name(*odds.means) : "", where, cases);
        };
        place("given-hand", odds.given_hand);
        place("any-hand", odds.any_hand);
        for (std::size_t k = 0; k < odds.in_hands.size(); ++k) {
          place(fmt::format("in-hands-{}", k), odds.in_hands[k]);
        }
        place("several-hands", odds.several_hands);
        place("field", odds.field);
        place("hand-and-field", odds.hand_and_field);
        place("nowhere", odds.nowhere);
      }
      const std::string_view reading = name(deals::means_of(sheet.rules));
      for (const auto& [where, cases] : verdicts(sheet)) add("verdict", reading, where, cases);
      for (const DealRuleLine& line : sheet.lines) {
        add("rule", reading, line.use.topic, line.use.deals);
      }
    }
  }
  return table;
}

}  // namespace hanaproof::reports
