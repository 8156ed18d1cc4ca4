// Engines that do not keep to the protocol: they say what is none, too much, or nothing; or what
// they say of themselves is not so.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/adapter/faulty.h"
#include "tests/checker/engines/client/hostile.h"
#include "tests/faults/row.h"

namespace hanaproof::faults::protocol_test {
namespace {

constexpr const char* kLayer = "protocol";
constexpr std::size_t kEvery = 9;  // of the slice

struct Case {
  std::string name;
  std::string command;
  client::Limits limits;
};

std::vector<Case> all_cases() {
  std::vector<Case> all;
  for (const auto& one : client::testing::hostile_cases()) {
    all.push_back({fmt::format("talk: {}", one.how), client::testing::hostile(one.how),
                   client::testing::limits_of(one)});
  }
  for (const char* name : adapter::testing::fault_names()) {
    all.push_back({fmt::format("adapter: {}", name), adapter::testing::faulty(name),
                   client::testing::limits()});
  }
  return all;
}

// A message is one line that says what was wrong.
bool is_clear(const std::string& text) {
  return text.size() > 10 && text.size() <= 400 && text.find('\n') == std::string::npos;
}

std::string by_client(const Case& one) {
  client::Engine engine(one.command, one.limits);
  try {
    const auto difference = client::testing::compared(engine);
    if (!difference) return kSilent;
    if (!engine.incident()) return fmt::format("{}: another rule ({})", kTold, difference->what);
  } catch (const client::EngineFault& fault) {
    EXPECT_TRUE(is_clear(fault.what())) << one.name;
    return fmt::format("{}: {}", kTold, name(fault.fault()));
  }
  EXPECT_TRUE(is_clear(engine.incident()->text)) << one.name << ": " << engine.incident()->text;
  return fmt::format("{}: {}", kTold, name(engine.incident()->fault));
}

std::string by_adapter_check(const Case& one) {
  for (const adapter::Check& check : adapter::testing::checked(one.command, one.limits)) {
    if (check.verdict != adapter::Verdict::wrong) continue;
    EXPECT_TRUE(is_clear(check.found)) << one.name << ": " << check.found;
    return fmt::format("{}: {}", kTold, check.id);
  }
  return kSilent;
}

Row row_of(const Case& one) {
  Row row{kLayer,
          "any",
          one.name,
          {{"client", by_client(one)}, {"adapter check", by_adapter_check(one)}}};
  if (!row.any(kTold)) row.gap = "nobody sees it";
  return row;
}

std::vector<Row> expect_seen(const std::vector<Case>& cases) {
  std::vector<Row> rows;
  for (const Case& one : cases) {
    rows.push_back(row_of(one));
    EXPECT_EQ(rows.back().gap, "") << one.name;
  }
  return rows;
}

TEST(AllProtocolFaults, AreSeen) {
  const auto rows = expect_seen(all_cases());
  EXPECT_GE(rows.size(), 40U);
  expect_recorded(kLayer, rows, Extent::whole);
}

TEST(ProtocolFaults, OfASliceAreSeen) {
  std::vector<Case> slice;
  const auto all = all_cases();
  for (std::size_t i = 1; i < all.size(); i += kEvery) slice.push_back(all[i]);
  expect_recorded(kLayer, expect_seen(slice), Extent::slice);
}

}  // namespace
}  // namespace hanaproof::faults::protocol_test
