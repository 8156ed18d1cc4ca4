#include <fmt/format.h>

#include "reports/document/json.h"
#include "reports/markup/listed.h"
#include "reports/rounds/parts.h"

namespace hanaproof::reports {

using odds_of_rounds::Share;
using statistics::MeanOfHits;

namespace {

Json share_json(const Share& share) {
  const auto interval = share.interval();
  return {{"hits", share.hits}, {"rounds", share.all}, {"interval", {interval.low, interval.high}}};
}

Json mean_json(const MeanOfHits& mean) {
  Json json = {{"rounds", mean.groups()}, {"mean", mean.mean()}, {"interval", nullptr}};
  if (const auto interval = mean.interval()) json["interval"] = {interval->low, interval->high};
  return json;
}

Json decision_json(
    const std::pair<const odds_of_rounds::Situation, odds_of_rounds::Decision>& each) {
  const auto& [situation, decision] = each;
  return {{"points", situation.points},           {"cards", situation.cards},
          {"stop", mean_json(decision.stop)},     {"koi_koi", mean_json(decision.go_on)},
          {"gain", mean_json(decision.gain)},     {"ahead", share_json(decision.ahead)},
          {"behind", share_json(decision.behind)}};
}

Json sheet_json(const RoundSheet& sheet) {
  const auto yaku = [](const odds_of_rounds::YakuOdds& each) -> Json {
    return {{"yaku", each.id}, {"by_turn", list(each.by_turn, share_json)}};
  };
  Json json = {{"players", sheet.scope.players},
               {"options", sheet.scope.options},
               {"rounds", sheet.played.rounds},
               {"seed", sheet.played.seed},
               {"cards", impact::name(sheet.played.cards)},
               {"calls", name(sheet.played.calls)},
               {"won", list(sheet.odds.won, share_json)},
               {"shared", share_json(sheet.odds.shared)},
               {"nobody", share_json(nobody_wins(sheet.odds))},
               {"payment", list(sheet.odds.payment, mean_json)},
               {"without_play", share_json(sheet.odds.without_play)},
               {"without_play_exact", nullptr},
               {"yaku", list(sheet.odds.yaku, yaku)},
               {"decisions", list(sheet.odds.decisions, decision_json)}};
  if (sheet.without_play) json["without_play_exact"] = reports::fraction(*sheet.without_play);
  return json;
}

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
  Json document = json_document("hanaproof.odds-rounds");
  document["editions"] = list(reports, [](const RoundReport& report) -> Json {
    return {{"edition", report.edition},
            {"title", report.title},
            {"tables", list(report.sheets, sheet_json)}};
  });
  return document.dump(2) + "\n";
}

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
