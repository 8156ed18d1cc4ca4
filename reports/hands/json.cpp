#include <numeric>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/hands/lines.h"

namespace hanaproof::reports {

using Json = nlohmann::ordered_json;

namespace {

// In lowest terms.
Json fraction(std::uint64_t part, std::uint64_t all) {
  const std::uint64_t common = std::gcd(part, all);
  return {fmt::format("{}", part / common), fmt::format("{}", all / common)};
}

// Null for none.
Json least(const hands::Concerned& concerned) {
  if (!concerned.least) return nullptr;
  Json codes = Json::array();
  for (const cards::Card card : *concerned.least) codes.push_back(card.code());
  return codes;
}

class Writer {
 public:
  explicit Writer(const HandSheet& sheet) : sheet_(sheet) {}

  Json write() const {
    Json json;
    json["players"] = sheet_.players;
    json["rules"] = Json(sheet_.chosen);
    json["hand"] = sheet_.rules.cards;
    json["hands"] = fmt::format("{}", sheet_.summary.hands);
    json["combos"] = combos();
    json["pairs"] = pairs();
    json["best"] = best();
    json["kan"] = by_kan(sheet_.summary.kan);
    json["mean_kan"] = fraction(sheet_.summary.total_kan(), sheet_.summary.hands);
    json["overlaps"] = overlaps();
    json["differs"] = {{"made", concerned(sheet_.differing.made)},
                       {"kan", concerned(sheet_.differing.kan)}};
    return json;
  }

 private:
  Json share(std::uint64_t hands) const { return fraction(hands, sheet_.summary.hands); }
  const std::string& id(std::size_t combo) const { return sheet_.rules.combos[combo].id; }
  Json concerned(const hands::Concerned& some) const {
    return {{"chance", share(some.hands)}, {"least", least(some)}};
  }
  Json by_kan(const std::map<int, std::uint64_t>& all) const {
    Json json = Json::object();
    for (const auto& [kan, hands] : all) json[fmt::format("{}", kan)] = share(hands);
    return json;
  }

  Json combos() const {
    Json json = Json::array();
    for (std::size_t i = 0; i < sheet_.rules.combos.size(); ++i) {
      const hands::Use& use = sheet_.uses[i];
      Json covered = Json::array();
      for (const std::size_t other : use.covered_by) covered.push_back(id(other));
      json.push_back({{"id", id(i)},
                      {"type", name(sheet_.rules.combos[i].type)},
                      {"made", concerned(use.made)},
                      {"by_kan", by_kan(sheet_.summary.worths[i])},
                      {"adds", concerned(use.matters)},
                      {"covered_by", std::move(covered)}});
    }
    return json;
  }

  Json pairs() const {
    Json json = Json::array();
    for (const hands::Pair& pair : sheet_.summary.pairs) {
      json.push_back(
          {{"first", id(pair.first)}, {"second", id(pair.second)}, {"both", share(pair.hands)}});
    }
    return json;
  }

  Json best() const {
    const auto name_or_null = [&](const std::optional<std::size_t>& combo) {
      return combo ? Json(id(*combo)) : Json();
    };
    Json json = Json::array();
    for (const hands::BestPair& pair : sheet_.summary.best) {
      json.push_back({{"dreg", name_or_null(pair.dreg)},
                      {"suit", name_or_null(pair.suit)},
                      {"chance", share(pair.hands)}});
    }
    return json;
  }

  Json overlaps() const {
    Json json = Json::array();
    for (const hands::Overlap& overlap : sheet_.overlaps) {
      json.push_back({{"first", id(overlap.first)},
                      {"second", id(overlap.second)},
                      {"both", concerned(overlap.both)},
                      {"worth_the_same", concerned(overlap.equal)},
                      {"first_implies_second", overlap.first_implies_second},
                      {"second_implies_first", overlap.second_implies_first}});
    }
    return json;
  }

  const HandSheet& sheet_;
};

}  // namespace

std::string to_json(const std::vector<HandReport>& reports) {
  Json document;
  document["schema"] = {{"name", "hanaproof.odds-hands"}, {"version", 1}};
  document["editions"] = Json::array();
  for (const HandReport& report : reports) {
    Json edition;
    edition["edition"] = report.edition;
    edition["title"] = report.title;
    edition["tables"] = Json::array();
    for (const HandSheet& sheet : report.sheets) {
      edition["tables"].push_back(Writer(sheet).write());
    }
    document["editions"].push_back(std::move(edition));
  }
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
