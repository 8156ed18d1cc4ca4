#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "reports/document/numbers.h"
#include "reports/markup/listed.h"
#include "reports/odds/sheet.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using odds::HandTable;
using odds::Outcome;

namespace {

constexpr const char* kOddsDefinition =
    "Nobody folds, everybody stakes 1. Share: of the pot, equal best hands sharing. Payment: what "
    "the best hand takes from each loser, the stake times the multiplier (or, where that is paid "
    "on top, the stake once more), less what is paid to others' better hands; equal best hands "
    "share.";

// "31 81"
std::string hand_codes(const HandTable& hands, const odds::Hand& hand) {
  const auto code = [&](int place) { return hands.deck()[static_cast<std::size_t>(place)].code(); };
  return fmt::format("{} {}", code(hand.places[0]), code(hand.places[1]));
}

// Hands that nothing tells apart.
struct AlikeHands {
  std::string cards;  // of the first
  int number = 1;
  int rank = 1;
  std::string category;
  int multiplier = 1;
  std::vector<Outcome> outcomes;  // one a sheet

  bool like(const AlikeHands& other) const {
    return category == other.category && rank == other.rank && outcomes == other.outcomes;
  }
};

// The strongest first; among equal ones, those with the larger share of the pot.
std::vector<AlikeHands> alike_hands(const OddsReport& report) {
  const HandTable& hands = report.sheets.front().hands;
  std::vector<AlikeHands> all;
  for (std::size_t h = 0; h < hands.hands().size(); ++h) {
    const odds::Hand& hand = hands.hands()[h];
    AlikeHands one{hand_codes(hands, hand),         1, rank(hands, hand.strength), hand.category,
                   hands.multiplier(hand.strength), {}};
    for (const OddsSheet& sheet : report.sheets) one.outcomes.push_back(sheet.table.hands[h]);
    const auto same = std::ranges::find_if(all, [&](const auto& each) { return each.like(one); });
    if (same == all.end()) {
      all.push_back(std::move(one));
    } else {
      ++same->number;
    }
  }
  std::ranges::stable_sort(all, [](const AlikeHands& a, const AlikeHands& b) {
    if (a.rank != b.rank) return a.rank < b.rank;
    return a.outcomes.front().shares() > b.outcomes.front().shares();
  });
  return all;
}

// A row for each: rank and name at the first of a class, the cards, and what `cells` adds.
template <class Cells>
Table hand_table(const OddsReport& report, const std::vector<Column>& columns, const Cells& cells) {
  Table table{{{"rank", Unit::whole}, "hand", "cards"}};
  table.columns.insert(table.columns.end(), columns.begin(), columns.end());
  int last = 0;
  for (const AlikeHands& hands : alike_hands(report)) {
    const bool first = std::exchange(last, hands.rank) != hands.rank;
    auto& row = table.rows.emplace_back();
    row = {first ? Cell(hands.rank) : "", first ? category_label(hands.category) : "",
           hands.number == 1 ? hands.cards : fmt::format("{} ({})", hands.cards, hands.number)};
    cells(hands, row);
  }
  return table;
}

Table hand_odds(const OddsReport& report) {
  return hand_table(
      report,
      {{"x", Unit::whole},
       {"win", Unit::fraction},
       {"tie", Unit::fraction},
       {"lose", Unit::fraction},
       {"share", Unit::percent},
       {"payment", Unit::gain}},
      [](const AlikeHands& hands, std::vector<Cell>& row) {
        const Outcome& outcome = hands.outcomes.front();
        row.emplace_back(hands.multiplier);
        for (const odds::Fraction& each : {outcome.win(), outcome.tie(), outcome.loss(),
                                           outcome.equity(), outcome.expected_payment()}) {
          row.emplace_back(exact(each));
        }
      });
}

Table winners(const OddsSheet& sheet) {
  Table table{{"best hand", {"hands", Unit::whole}, {"wins", Unit::percent}}};
  for (const odds::CategoryOdds& each : odds::winning_category(sheet.hands, sheet.table)) {
    table.rows.push_back({category_label(each.category), each.hands, exact(each.wins)});
  }
  return table;
}

Table by_players(const OddsReport& report) {
  std::vector<Column> columns;
  for (const OddsSheet& sheet : report.sheets) {
    columns.emplace_back(fmt::format("{}", sheet.table.players), Unit::share);
  }
  return hand_table(report, columns, [](const AlikeHands& hands, std::vector<Cell>& row) {
    for (const Outcome& outcome : hands.outcomes) row.emplace_back(exact(outcome.equity()));
  });
}

Table ties(const OddsReport& report) {
  Table table{{{"players", Unit::whole}, {"best hand tied", Unit::percent}, "exactly"}};
  for (const OddsSheet& sheet : report.sheets) {
    const Exact tied = exact(odds::best_hand_shared(sheet.table).tied);
    table.rows.push_back({sheet.table.players, tied, fraction_text(tied)});
  }
  return table;
}

void add_ties(const odds::Table& table, Document& document) {
  const odds::Sharing sharing = odds::best_hand_shared(table);
  const auto of_deals = [](const odds::Fraction& share) {
    return fmt::format("{} of deals ({})", percent(exact(share)), share.text());
  };
  std::vector<std::string> by;
  for (std::size_t k = 1; k < sharing.by.size(); ++k) {
    if (sharing.by[k].num == 0) continue;
    by.push_back(fmt::format("{} players {}", k + 1, percent(exact(sharing.by[k]))));
  }
  document.item(fmt::format("The best hand is tied in {}{}{}.", of_deals(sharing.tied),
                            by.empty() ? "" : ": ", fmt::join(by, ", ")));
  if (table.replayed().num > 0) {
    document.item(fmt::format("The round is replayed in {}.", of_deals(table.replayed())));
  }
  document.item(fmt::format("Mean multiplier of the best hand: {:.3f}.",
                            table.expected_multiplier().value()));
  document.item(fmt::format("A seat's share before looking: {}.", table.equity().text()));
}

// The month with this name in small letters; 0 for none.
cards::Month month_named(const std::string& word) {
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::string name(cards::month_name(month));
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    if (name == word) return month;
  }
  return 0;
}

// A card or month by its name, as a sentence has it; empty for any other word.
std::string named(const std::string& word) {
  if (const cards::Month month = month_named(word)) return std::string(cards::month_name(month));
  constexpr std::array<std::string_view, 3> kLights = {"crane", "curtain", "moon"};
  return std::ranges::find(kLights, word) == kLights.end() ? std::string() : word;
}

}  // namespace

Document to_document(const OddsReport& report) {
  Document document;
  document.title(report.title + ": odds of hands");
  document.text(kOddsDefinition);
  if (report.sheets.size() > 1) {
    document.heading("Each hand's share of the pot in percent, by number of players");
    document.table(by_players(report));
    document.table(ties(report));
    return document;
  }
  const OddsSheet& sheet = report.sheets.front();
  document.heading(
      fmt::format("Exact, for {} players who all stay to the end", sheet.table.players));
  document.table(hand_odds(report));
  document.table(winners(sheet));
  add_ties(sheet.table, document);
  return document;
}

Table to_rows(const OddsReport& report) {
  Table table{{"players", "card1", "card2", "category", "rank", "multiplier", "ways", "wins",
               "ties", "losses", "win", "tie", "lose", "equity", "expected_multiplier",
               "expected_payment"}};
  for (const OddsSheet& sheet : report.sheets) {
    const HandTable& hands = sheet.hands;
    for (std::size_t h = 0; h < hands.hands().size(); ++h) {
      const odds::Hand& hand = hands.hands()[h];
      const Outcome& outcome = sheet.table.hands[h];
      const std::string codes = hand_codes(hands, hand);
      table.rows.push_back(
          {sheet.table.players, codes.substr(0, 2), codes.substr(3), hand.category,
           rank(hands, hand.strength), hands.multiplier(hand.strength), outcome.ways,
           outcome.best[0], outcome.ways - outcome.best[0] - outcome.lose - outcome.replayed,
           outcome.lose, exact(outcome.win()), exact(outcome.tie()), exact(outcome.loss()),
           exact(outcome.equity()), exact(outcome.expected_multiplier()),
           exact(outcome.expected_payment())});
    }
  }
  return table;
}

Document to_document(const SituationReport& report) {
  const odds::Situation& situation = report.situation;
  const Outcome& outcome = report.outcome;
  Document document;
  document.title(fmt::format("{}, {} players", report.edition, situation.players));
  const auto cards = [&](const char* label, const std::vector<cards::Card>& row) {
    if (row.empty()) return;
    document.text(fmt::format("{}: {}", label,
                              listed(row, ", ", [](cards::Card card) { return named(card); })));
  };
  cards("Hand", situation.own);
  cards("Shown", situation.shown);
  cards("Folded", situation.folded);
  Table table{{"outcome", {"chance", Unit::percent}, "exactly"}};
  const auto add = [&](const std::string& what, const odds::Fraction& number,
                       Unit unit = Unit::percent) {
    table.rows.push_back({what, shown(exact(number), unit, false), number.text()});
  };
  add("win", outcome.win());
  add("tie", outcome.tie());
  for (int others = 1; others < situation.players; ++others) {
    if (outcome.tie_with(others).num == 0) continue;
    add(fmt::format("  with {}", counted(static_cast<std::size_t>(others), "other")),
        outcome.tie_with(others));
  }
  add("lose", outcome.loss());
  if (outcome.replayed > 0) add("replayed", outcome.replay());
  add("share of the pot", outcome.equity());
  add("payment", outcome.expected_payment(), Unit::gain);
  add("multiplier", outcome.expected_multiplier(), Unit::mean);
  document.table(std::move(table));
  return document;
}

std::string category_label(const std::string& category) {
  const std::size_t dash = category.find('-');
  if (dash == std::string::npos) return category;
  const std::string first = category.substr(0, dash);
  const std::string rest = category.substr(dash + 1);
  int number = -1;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (first == "points" && number >= 0) {
    return number == 1 ? "1 point" : fmt::format("{} points", number);
  }
  if (first == "pair" && number >= 1 && number <= cards::kMonths) {
    return fmt::format("pair of {}", cards::month_name(number));
  }
  if (!named(first).empty() && !named(rest).empty()) {
    return fmt::format("{} with {}", named(first), named(rest));
  }
  std::string label = category;
  std::ranges::replace(label, '-', ' ');
  return label;
}

int rank(const odds::HandTable& hands, int strength) { return hands.classes() - strength; }

}  // namespace hanaproof::reports
