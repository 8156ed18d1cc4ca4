#include "solvers/runs/letters.h"

#include <nlohmann/json.hpp>

namespace hanaproof::runs {

using Json = nlohmann::ordered_json;

std::string Report::to_json() const {
  return Json{
      {"run", run}, {"units", units}, {"result", result}, {"failed", failed}, {"wanted", wanted}}
      .dump();
}

Report Report::from_json(const std::string& text) {
  const Json json = Json::parse(text);
  return {json.at("run"), json.at("units"), json.at("result"), json.at("failed"),
          json.at("wanted")};
}

std::string units_text(const std::vector<std::uint64_t>& units) { return Json(units).dump(); }

std::vector<std::uint64_t> units_of(const std::string& text) { return Json::parse(text); }

}  // namespace hanaproof::runs
