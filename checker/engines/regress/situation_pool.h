// Situations to record, and as few of them as show everything.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/games/position.h"

namespace hanaproof::regress {

// A situation that might be kept.
struct Situation {
  bool opens = false;
  games::Position position;
  std::string move;
  std::set<std::string> shows;  // what comes up in it
};

// Keeps what shows something that few others do; the rest only takes up memory.
class SituationPool {
 public:
  void offer(Situation situation);
  // As few as show everything: again and again the one that shows most that is new.
  std::vector<Situation> cover() const;

 private:
  std::map<std::string, int> seen_;
  std::vector<Situation> all_;
};

}  // namespace hanaproof::regress
