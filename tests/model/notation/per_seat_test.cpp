#include "model/notation/per_seat.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace hanaproof::notation::per_seat_test {
namespace {

using ::testing::ElementsAre;

TEST(PerSeat, HasNewEntriesAtTheirDefaultEvenWhereOthersWereBefore) {
  PerSeat<int> seats = {1, 2, 3};
  seats.resize(1);
  seats.resize(3);
  EXPECT_THAT(seats, ElementsAre(1, 0, 0));
}

TEST(PerSeat, TakesEntriesFromAnyList) {
  const std::vector<std::string> words = {"gokou", "kasu"};
  PerSeat<std::string> seats = {"tan", "tane", "sankou"};
  seats = words;
  seats.push_back("aotan");
  EXPECT_THAT(seats, ElementsAre("gokou", "kasu", "aotan"));
}

TEST(PerSeat, IsEqualWhereTheSameSeatsHoldTheSame) {
  PerSeat<int> shortened = {1, 2};
  shortened.resize(1);
  EXPECT_EQ(shortened, PerSeat<int>{1});
  EXPECT_NE((PerSeat<int>{1, 0}), PerSeat<int>{1});
  EXPECT_NE((PerSeat<int>{1, 0}), (PerSeat<int>{0, 1}));
}

TEST(PerSeat, RefusesMoreSeatsThanATableHas) {
  PerSeat<int> seats(kMostPlayers);
  EXPECT_THROW(seats.push_back(1), std::length_error);
  EXPECT_THROW(seats.resize(kMostPlayers + 1), std::length_error);
  EXPECT_EQ(seats.size(), kMostPlayers);
  EXPECT_THROW(seats.at(kMostPlayers), std::out_of_range);
}

}  // namespace
}  // namespace hanaproof::notation::per_seat_test
