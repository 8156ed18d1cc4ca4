// Packets and the sizes of hands and field: where a text is silent, one follows the other.
#include "model/rulebook/packets.h"

#include <gtest/gtest.h>

#include "model/rulebook/ruleset.h"
#include "tests/books.h"

namespace hanaproof::rulebook::packets_test {
namespace {

constexpr const char* kHand = "deal.hand-size";
constexpr const char* kField = "deal.field-size";
constexpr const char* kPackets = "deal.packets";

TEST(Packets, DealWhatTheyAreMadeFor) {
  for (int hand = 1; hand <= 24; ++hand) {
    for (int field = 0; field <= 24; ++field) {
      const Value packets = packets_of({hand, field});
      EXPECT_EQ(find_topic(kPackets)->type.mismatch(packets), std::nullopt) << packets.text();
      EXPECT_EQ(dealt_by(packets), (DealtCards{hand, field})) << packets.text();
    }
  }
  EXPECT_EQ(packets_of({8, 8}), find_topic(kPackets)->customary);
}

TEST(Packets, FollowTheSizesWhereNobodyStatesThem) {
  const Library library = books::small(books::clause(kHand, "10"));
  const Ruleset rules(library.at("pond.en"), {2, {}});
  EXPECT_EQ(dealt_by(rules[kPackets]), (DealtCards{10, 8}));
  EXPECT_EQ(dealt_by(rules.with(kField, 5)[kPackets]), (DealtCards{10, 5}));
  EXPECT_EQ(rules.with(kField, 5).with(kField, 8).text(), rules.text());
}

TEST(Packets, AreWhatSizesFollowThatNobodyStates) {
  const Library library = books::small(
      books::clause(kPackets, "[{ to = \"each\", cards = 7 }, { to = \"field\", cards = 6 }]"));
  const Ruleset rules(library.at("pond.en"), {2, {}});
  EXPECT_EQ(rules[kHand], Value(7));
  EXPECT_EQ(rules[kField], Value(6));
}

TEST(Packets, ThatAreStatedStandBesideSizesThatAre) {
  const Library library = books::small(
      books::clause(kHand, "8") +
      books::clause(kPackets, "[{ to = \"each\", cards = 7 }, { to = \"field\", cards = 6 }]"));
  const Ruleset rules(library.at("pond.en"), {2, {}});
  EXPECT_EQ(rules[kHand], Value(8));
  EXPECT_EQ(dealt_by(rules[kPackets]), (DealtCards{7, 6}));
}

}  // namespace
}  // namespace hanaproof::rulebook::packets_test
