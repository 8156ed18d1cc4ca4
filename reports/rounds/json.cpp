#include <fmt/format.h>

#include "model/documents/document.h"
#include "reports/document/json.h"
#include "reports/markup/listed.h"
#include "reports/rounds/parts.h"

namespace hanaproof::reports {

using odds_of_rounds::Share;
using statistics::MeanOfHits;

namespace {

using Ends = std::array<double, 2>;
Ends ends(const statistics::Interval& interval) { return {interval.low, interval.high}; }
std::optional<Ends> ends(const std::optional<statistics::Interval>& interval) {
  return interval ? std::optional(ends(*interval)) : std::nullopt;
}

constexpr auto kShare = [](auto& io, const Share& share) {
  io.field("hits", share.hits, "In how many of the rounds.");
  io.field("rounds", share.all);
  io.field(
      "interval", [&] { return ends(share.interval()); }, "Lower and upper end.");
};

constexpr auto kMean = [](auto& io, const MeanOfHits& mean) {
  io.field("rounds", [&] { return mean.groups(); });
  io.field(
      "mean", [&] { return mean.mean(); }, "Points in the mean over the rounds.");
  io.field_or_null(
      "interval", [&] { return ends(mean.interval()); },
      "Null where the rounds are too few to say.");
};

using Decided = std::pair<odds_of_rounds::Situation, odds_of_rounds::Decision>;
constexpr auto kDecision = [](auto& io, const Decided& each) {
  const odds_of_rounds::Situation& situation = each.first;
  const odds_of_rounds::Decision& decision = each.second;
  io.field("points", situation.points, "Of the yaku made, before any factor.");
  io.field("cards", situation.cards, "Left in the hand.");
  io.object("stop", decision.stop, kMean);
  io.object("koi_koi", decision.go_on, kMean);
  io.object("gain", decision.gain, kMean, "Of koi-koi over stopping, with the same cards.");
  io.object("ahead", decision.ahead, kShare,
            "Gets something from the others in the end, after koi-koi.");
  io.object("behind", decision.behind, kShare, "Pays in the end, after koi-koi.");
};

constexpr auto kYakuOdds = [](auto& io, const odds_of_rounds::YakuOdds& each) {
  io.field("yaku", each.id);
  io.objects("by_turn", each.by_turn, kShare,
             "A given player has made it after so many turns of its own.");
};

constexpr auto kSheetOfRounds = [](auto& io, const RoundSheet& sheet) {
  const auto decisions = [&] {
    return std::vector<Decided>(sheet.odds.decisions.begin(), sheet.odds.decisions.end());
  };
  const auto exactly = [&] {
    return sheet.without_play ? std::optional(reports::fraction(*sheet.without_play))
                              : std::nullopt;
  };
  io.field("players", sheet.scope.players);
  io.field("options", sheet.scope.options);
  io.field("rounds", sheet.played.rounds);
  io.field("seed", sheet.played.seed);
  io.field(
      "cards", [&] { return impact::name(sheet.played.cards); },
      "How cards are played: greedy or uniform random.");
  io.field(
      "calls", [&] { return name(sheet.played.calls); },
      "What players do who may stop: stop or koi-koi.");
  io.objects("won", sheet.odds.won, kShare,
             "By seat, from the dealer on: rounds that it wins alone.");
  io.object("shared", sheet.odds.shared, kShare, "Several win.");
  io.object(
      "nobody", [&] { return nobody_wins(sheet.odds); }, kShare, "Nobody wins.");
  io.objects("payment", sheet.odds.payment, kMean,
             "By seat, from the dealer on: what the others pay it in a round.");
  io.object("without_play", sheet.odds.without_play, kShare,
            "Hands or field decide the round, or void the deal.");
  io.field_or_null("without_play_exact", exactly,
                   "Numerator and denominator, counted over all deals.");
  io.objects("yaku", sheet.odds.yaku, kYakuOdds);
  io.objects("decisions", decisions, kDecision,
             "Where somebody may stop for the first time in a round.");
};

constexpr auto kRoundReport = [](auto& io, const RoundReport& report) {
  io.field("edition", report.edition);
  io.field("title", report.title);
  io.objects("tables", report.sheets, kSheetOfRounds);
};
constexpr auto kRoundReports = [](auto& io, const std::vector<RoundReport>& reports) {
  io.objects("editions", reports, kRoundReport);
};
constexpr auto kRoundsDocument = documents::document<std::vector<RoundReport>>(
    {"odds-rounds", 1,
     "How rounds of capturing games come out where the players keep to a stated policy, from "
     "random "
     "rounds played with the fast engine. Intervals are of 95 %."},
    kRoundReports);

// Rows of one sheet.
class Rows {
 public:
  Rows(Table& table, std::vector<Cell> first) : table_(table), first_(std::move(first)) {}

  void add(const std::string& what, const std::string& which, const Share& share) {
    const auto interval = share.interval();
    add(what, which, share.all, share.value(), interval);
  }
  void add(const std::string& what, const std::string& which, const MeanOfHits& mean) {
    add(what, which, mean.groups(), mean.mean(), mean.interval());
  }

 private:
  void add(const std::string& what, const std::string& which, std::uint64_t rounds, double value,
           const std::optional<statistics::Interval>& interval) {
    std::vector<Cell> row = first_;
    row.insert(row.end(), {what, which, Exact(rounds), Exact(value)});
    row.emplace_back(interval ? Cell(Exact(interval->low)) : Cell(""));
    row.emplace_back(interval ? Cell(Exact(interval->high)) : Cell(""));
    table_.rows.push_back(std::move(row));
  }

  Table& table_;
  std::vector<Cell> first_;
};

void add_rows(const RoundReport& report, const RoundSheet& sheet, Table& table) {
  Rows rows(table, {report.edition, Exact(sheet.scope.players), listed(sheet.scope.options, " ")});
  const auto& odds = sheet.odds;
  for (std::size_t place = 0; place < odds.won.size(); ++place) {
    const std::string seat = seat_name(place, odds.won.size());
    rows.add("wins", seat, odds.won[place]);
    rows.add("payment", seat, odds.payment[place]);
  }
  rows.add("wins", "several", odds.shared);
  rows.add("wins", "nobody", nobody_wins(odds));
  rows.add("not-played", "", odds.without_play);
  for (const auto& yaku : odds.yaku) {
    for (std::size_t turn = 0; turn < yaku.by_turn.size(); ++turn) {
      rows.add(fmt::format("made-by-turn-{}", turn + 1), yaku.id, yaku.by_turn[turn]);
    }
  }
  for (const auto& [situation, decision] : odds.decisions) {
    const std::string which = fmt::format("{} points {} cards", situation.points, situation.cards);
    rows.add("stop", which, decision.stop);
    rows.add("koi-koi", which, decision.go_on);
    rows.add("gain", which, decision.gain);
    rows.add("koi-koi-ahead", which, decision.ahead);
    rows.add("koi-koi-behind", which, decision.behind);
  }
}

}  // namespace

std::string to_json(const std::vector<RoundReport>& reports) {
  return kRoundsDocument.written(reports).dump(2) + "\n";
}

std::string odds_rounds_schema() { return kRoundsDocument.schema_text(); }

Table to_rows(const std::vector<RoundReport>& reports) {
  Table table{{"edition",
               {"players", Unit::whole},
               "options",
               "what",
               "which",
               {"rounds", Unit::whole},
               {"value", Unit::whole},
               {"low", Unit::whole},
               {"high", Unit::whole}}};
  for (const RoundReport& report : reports) {
    for (const RoundSheet& sheet : report.sheets) add_rows(report, sheet, table);
  }
  return table;
}

}  // namespace hanaproof::reports
