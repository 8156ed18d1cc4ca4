// Editions that say the same in another way.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::faults {

struct Meaningless {
  const rulebook::Edition* before;
  const rulebook::Clause* clause = nullptr;  // of `before`, that says it otherwise; null: none
  std::string text = {};
  std::shared_ptr<rulebook::Library> library = {};  // what holds the changed edition
  std::shared_ptr<rulebook::Edition> made = {};     // or the edition itself

  const rulebook::Edition& after() const;
};

// The edition with another answer to the clause.
Meaningless reworded(const rulebook::Edition& edition, const rulebook::Clause& clause,
                     const rulebook::Value& value, const std::string& how);

// So many of every kind - yaku and combinations in other words, packets in another order, titles,
// notes, citations, comments, the order of clauses - the games and kinds in turn, the same ones
// each time.
std::vector<Meaningless> meaningless_changes(std::size_t count);

}  // namespace hanaproof::faults
