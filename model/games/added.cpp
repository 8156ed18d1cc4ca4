#include "model/games/added.h"

#include <map>

namespace hanaproof::games {

namespace {

std::map<std::string, AddedGame>& all_added() {
  static std::map<std::string, AddedGame> all;
  return all;
}

}  // namespace

void add(const std::string& game, AddedGame added) { all_added().emplace(game, std::move(added)); }

const AddedGame* added(const std::string& game) {
  const auto found = all_added().find(game);
  return found == all_added().end() ? nullptr : &found->second;
}

}  // namespace hanaproof::games
