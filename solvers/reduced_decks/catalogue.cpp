#include "solvers/reduced_decks/catalogue.h"

#include <stdexcept>
#include <utility>

#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks {

namespace {

std::vector<Table> with_yaku(std::vector<Table> all) {
  for (Table& table : tables::with_yaku(all.front().players)) all.push_back(std::move(table));
  return all;
}

}  // namespace

const std::vector<Table>& catalogue(int players) {
  static const std::vector<Table> two = with_yaku(tables::for_two());
  static const std::vector<Table> three = with_yaku(tables::for_three());
  static const std::vector<Table> four = with_yaku(tables::for_four());
  static const std::vector<Table> five = with_yaku(tables::for_many(5));
  static const std::vector<Table> six = with_yaku(tables::for_many(6));
  static const std::vector<Table> seven = with_yaku(tables::for_many(7));
  switch (players) {
    case 2:
      return two;
    case 3:
      return three;
    case 4:
      return four;
    case 5:
      return five;
    case 6:
      return six;
    case 7:
      return seven;
    default:
      throw std::invalid_argument("small games are for 2 to 7 players");
  }
}

}  // namespace hanaproof::reduced_decks
