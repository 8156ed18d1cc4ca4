// How often the combos of a hand are made, as the page of a report shows them.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hanaproof::reports {

struct HandChart {
  struct Combo {
    std::string id;
    std::string type;         // "dreg", "suit"
    std::string kan;          // "2 to 4"
    std::uint64_t hands = 0;  // that make it
  };
  std::string edition;
  int cards = 7;            // in a hand
  std::uint64_t hands = 0;  // all of them
  std::vector<Combo> combos;
  std::map<int, std::uint64_t> kan;  // hands by what they are worth
};

// "what,which,hands,all" and a line for each combo and each worth.
std::string to_csv(const HandChart& table);

}  // namespace hanaproof::reports
