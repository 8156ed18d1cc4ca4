#include <fmt/format.h>

#include "reports/document/json.h"
#include "reports/hands/sheet.h"

namespace hanaproof::reports {

namespace {

class HandWriter {
 public:
  explicit HandWriter(const HandSheet& sheet) : sheet_(sheet) {}

  Json write() const {
    const hands::Summary& summary = sheet_.summary;
    return {
        {"players", sheet_.players},
        {"rules", Json(sheet_.chosen)},
        {"hand", sheet_.rules.cards},
        {"hands", fmt::format("{}", summary.hands)},
        {"combos", list(sheet_.uses, [&](const auto& use) { return combo(use); })},
        {"pairs", list(summary.pairs, [&](const auto& each) { return pair(each); })},
        {"best", list(summary.best, [&](const auto& each) { return best(each); })},
        {"kan", by_kan(summary.kan)},
        {"mean_kan", share(summary.total_kan())},
        {"overlaps", list(sheet_.overlaps, [&](const auto& each) { return overlap(each); })},
        {"differs",
         {{"made", concerned(sheet_.differing.made)}, {"kan", concerned(sheet_.differing.kan)}}}};
  }

 private:
  Json share(std::uint64_t hands) const { return fraction(Exact(hands, sheet_.summary.hands)); }
  const std::string& id(std::size_t combo) const { return sheet_.rules.combos[combo].id; }
  // Null for none.
  Json id(const std::optional<std::size_t>& combo) const {
    return combo ? Json(id(*combo)) : Json();
  }
  Json concerned(const hands::Concerned& some) const {
    return {{"chance", share(some.hands)}, {"least", some.least ? codes(*some.least) : Json()}};
  }
  Json by_kan(const std::map<int, std::uint64_t>& all) const {
    Json json = Json::object();
    for (const auto& [kan, hands] : all) json[fmt::format("{}", kan)] = share(hands);
    return json;
  }

  Json combo(const hands::Use& use) const {
    return {{"id", id(use.combo)},
            {"type", name(sheet_.rules.combos[use.combo].type)},
            {"made", concerned(use.made)},
            {"by_kan", by_kan(sheet_.summary.worths[use.combo])},
            {"adds", concerned(use.matters)},
            {"covered_by", list(use.covered_by, [&](std::size_t other) { return id(other); })}};
  }
  Json pair(const hands::Pair& pair) const {
    return {{"first", id(pair.first)}, {"second", id(pair.second)}, {"both", share(pair.hands)}};
  }
  Json best(const hands::BestPair& pair) const {
    return {{"dreg", id(pair.dreg)}, {"suit", id(pair.suit)}, {"chance", share(pair.hands)}};
  }
  Json overlap(const hands::Overlap& overlap) const {
    return {{"first", id(overlap.first)},
            {"second", id(overlap.second)},
            {"both", concerned(overlap.both)},
            {"worth_the_same", concerned(overlap.equal)},
            {"first_implies_second", overlap.first_implies_second},
            {"second_implies_first", overlap.second_implies_first}};
  }

  const HandSheet& sheet_;
};

}  // namespace

std::string to_json(const std::vector<HandReport>& reports) {
  Json document = json_document("hanaproof.odds-hands");
  document["editions"] = list(reports, [](const HandReport& report) -> Json {
    return {{"edition", report.edition},
            {"title", report.title},
            {"tables", list(report.sheets,
                            [](const HandSheet& sheet) { return HandWriter(sheet).write(); })}};
  });
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
