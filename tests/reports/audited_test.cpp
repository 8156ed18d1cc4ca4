// Audits done in units, kept as a long run keeps them, and joined.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/editions/builtin.h"
#include "reports/audit/audit.h"
#include "reports/error.h"
#include "reports/terminal.h"
#include "tests/books.h"

namespace hanaproof::reports::audited_test {
namespace {

using audit::Section;
using rulebook::Edition;

// Each unit is entered as another process sends it, the last one first.
std::vector<audit::Audit> sent(const audit::Plan& plan) {
  AuditedSoFar all;
  for (std::uint64_t unit = plan.units(); unit-- > 0;) {
    all.merge(AuditedSoFar::from_json(AuditedSoFar{{{unit, plan.run(unit)}}}.to_json()));
  }
  return plan.joined(AuditedSoFar::from_json(all.to_json()).units);
}

void expect_same(const std::vector<const Edition*>& editions, const audit::Options& options) {
  checker::RulesetComparer comparer;
  std::vector<audit::Audit> whole;
  for (const Edition* edition : editions) {
    whole.push_back(audit::audit(*edition, comparer, options));
  }
  const auto joined = sent({editions, options});
  EXPECT_EQ(to_json(joined), to_json(whole));
  EXPECT_EQ(to_terminal(to_document(joined), {}), to_terminal(to_document(whole), {}));
}

TEST(Audited, InUnitsIsAuditedWhole) {
  const auto library = books::small(books::clause("round.exhausted.no-yaku", "\"dealer-six\"") +
                                    books::clause("round.exhausted.no-yaku", "\"draw\""));
  expect_same({&library.editions().front()}, {});
}

// Falls of results, pages of scores, rounds that show yaku, and what is left out.
TEST(Audited, WhatIsSaidOfPilesComesBack) {
  const auto& library = books::builtin();
  audit::Options options;
  options.sections = {Section::shared, Section::scores, Section::traps};
  expect_same({&library.at("oishi-tengudo.koi-koi"), &library.at("korean.seotda")}, options);
}

TEST(Audited, AnotherClauseIsAnotherRun) {
  const auto parameters = [](const std::string& more) {
    const auto library = books::small(more);
    return audit::Plan({&library.editions().front()}, {}).parameters();
  };
  const std::string six = books::clause("round.exhausted.no-yaku", "\"dealer-six\"");
  EXPECT_EQ(parameters(six), parameters(six));
  EXPECT_NE(parameters(six), parameters(books::clause("round.exhausted.no-yaku", "\"draw\"")));
}

TEST(Audited, WhatIsNoAuditIsRefused) {
  const auto library = books::small("");
  audit::Options options;
  options.sections = {Section::scores};
  const audit::Plan plan({&library.editions().front()}, options);
  std::string text = AuditedSoFar{{{0, plan.run(0)}}}.to_json();
  const auto at = text.find("\"basis\":\"counted\"");
  ASSERT_NE(at, std::string::npos) << text;
  text.replace(at, 17, "\"basis\":\"guessed\"");
  EXPECT_THROW((void)AuditedSoFar::from_json(text), InputError);
}

}  // namespace
}  // namespace hanaproof::reports::audited_test
