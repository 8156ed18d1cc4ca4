#include "properties/construct.h"

#include <gtest/gtest.h>

#include "model/notation/validate.h"
#include "model/spec/play.h"
#include "tests/properties/books.h"

namespace hanaproof::properties {
namespace {

using cards::CardSet;

spec::Rules rules(const rulebook::Library& library, int players = 2) {
  return spec::Rules(rulebook::Ruleset(library.at("pond.en"), {players, {}}));
}

TEST(Construct, ADealAndALineLeadToThePile) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  for (const std::string codes : {"81 82", "11 12 21 22 31 32 41 42 51 52", "11 12 13 14"}) {
    const CardSet pile = *CardSet::parse(codes);
    const auto made = construct(table, pile);
    ASSERT_TRUE(made) << codes;
    EXPECT_NO_THROW(validate(made->deal, table.ruleset())) << codes;
    notation::Position position = made->deal;
    for (const notation::Move& move : made->line) position = spec::play(table, position, move);
    EXPECT_EQ(position, made->end) << codes;
    EXPECT_TRUE(position.captured[static_cast<std::size_t>(made->seat)].contains(pile)) << codes;
  }
}

TEST(Construct, MorePairsThanHandCardsAreDrawn) {
  const auto library =
      books::small(books::clause("deal.hand-size", "2") +
                   books::clause("deal.packets",
                                 "[{ to = \"each\", cards = 2 }, { to = \"field\", cards = 8 }]"));
  const CardSet pile = *CardSet::parse("11 12 21 22 31 32");
  const spec::Rules table = rules(library);
  EXPECT_TRUE(construct(table, pile));
}

TEST(Construct, APileThatNobodyCanCaptureIsNotConstructed) {
  const auto library = books::small();
  const spec::Rules table = rules(library);
  EXPECT_FALSE(construct(table, CardSet::all(), 3));
  EXPECT_FALSE(construct(table, *CardSet::parse("11"), 3));
}

}  // namespace
}  // namespace hanaproof::properties
