#include "solvers/reduced_decks/catalogue.h"

#include <stdexcept>
#include <utility>

#include "solvers/reduced_decks/tables/tables.h"

namespace hanaproof::reduced_decks {

namespace {

std::vector<Table> with_yaku(int players, std::vector<Table> all) {
  for (Table& table : all) table.players = players;
  for (Table& table : tables::with_yaku(players)) all.push_back(std::move(table));
  return all;
}

}  // namespace

const std::vector<Table>& catalogue(int players) {
  static const std::vector<std::vector<Table>> all = {
      with_yaku(2, tables::for_two()),   with_yaku(3, tables::for_three()),
      with_yaku(4, tables::for_four()),  with_yaku(5, tables::for_many(5)),
      with_yaku(6, tables::for_many(6)), with_yaku(7, tables::for_many(7))};
  if (players < 2 || players > 7) {
    throw std::invalid_argument("small games are for 2 to 7 players");
  }
  return all[static_cast<std::size_t>(players - 2)];
}

}  // namespace hanaproof::reduced_decks
