#include "tests/faults/row.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "solvers/parallel/executor.h"
#include "tests/paths.h"

namespace hanaproof::faults {

namespace {

using Json = nlohmann::ordered_json;

std::string path_of(const std::string& file) {
  return paths::source_dir() + "/tests/faults/recorded/" + file + ".jsonl";
}

std::string line_of(const Row& row) {
  Json json = {{"layer", row.layer}, {"game", row.game}, {"fault", row.fault}};
  for (const auto& [checker, verdict] : row.seen) json["seen"][checker] = verdict;
  if (!row.gap.empty()) json["gap"] = row.gap;
  return json.dump();
}

Row row_of(const std::string& line) {
  const Json json = Json::parse(line);
  Row row{json["layer"], json["game"], json["fault"], {}, json.value("gap", "")};
  for (const auto& [checker, verdict] : json["seen"].items())
    row.seen.emplace_back(checker, verdict);
  return row;
}

std::map<std::string, Row> recorded(const std::string& file) {
  std::map<std::string, Row> rows;
  std::ifstream in(path_of(file));
  for (std::string line; std::getline(in, line);) {
    Row row = row_of(line);
    rows.emplace(row.fault, std::move(row));
  }
  return rows;
}

void record(const std::string& file, const std::vector<Row>& rows) {
  std::ofstream out(path_of(file));
  for (const Row& row : rows) out << line_of(row) << '\n';
}

}  // namespace

std::string Row::verdict(const std::string& checker) const {
  for (const auto& [name, verdict] : seen) {
    if (name == checker) return verdict;
  }
  return "";
}

bool Row::is(const std::string& checker, const std::string& word) const {
  return verdict(checker).starts_with(word);
}

bool Row::any(const std::string& word) const {
  return std::ranges::any_of(seen, [&](const auto& one) { return one.second.starts_with(word); });
}

std::vector<Row> rows_of(const std::string& file, std::size_t count, const NameOf& name,
                         const RowOf& row) {
  const char* record = std::getenv("HANAPROOF_RECORD");
  const bool keep = record && std::string(record) == "missing";
  const auto known = keep ? recorded(file) : std::map<std::string, Row>();
  std::vector<Row> rows(count);
  parallel::for_each_index(count, 0, [&](std::size_t i) {
    const auto found = known.find(name(i));
    rows[i] = found == known.end() ? row(i) : found->second;
  });
  return rows;
}

void expect_recorded(const std::string& file, std::vector<Row> rows, Extent extent) {
  std::ranges::stable_sort(rows, {}, &Row::fault);
  if (extent == Extent::whole && std::getenv("HANAPROOF_RECORD")) return record(file, rows);
  const auto known = recorded(file);
  for (const Row& row : rows) {
    const auto found = known.find(row.fault);
    EXPECT_EQ(line_of(row), found == known.end() ? "" : line_of(found->second));
  }
  if (extent == Extent::whole) {
    EXPECT_EQ(rows.size(), known.size());
  }
}

}  // namespace hanaproof::faults
