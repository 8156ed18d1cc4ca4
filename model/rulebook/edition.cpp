#include "model/rulebook/edition.h"

namespace hanaproof::rulebook {

const std::vector<std::string>& excuse_kinds() {
  static const std::vector<std::string> kinds = {"heading",   "flavour",  "advice",
                                                 "picture",   "scan",     "imprint",
                                                 "reference", "restates", "other-game"};
  return kinds;
}

std::vector<const Clause*> Edition::on(const Topic& topic) const {
  std::vector<const Clause*> found;
  for (const Clause& clause : clauses) {
    if (clause.topic == &topic) found.push_back(&clause);
  }
  return found;
}

}  // namespace hanaproof::rulebook
