// Editions with one answer changed: every other reading, every other word of a topic, and the
// nearest other value.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "model/rulebook/edition.h"

namespace hanaproof::mutants {

// A copy of the edition that answers the topic of a clause by this value alone, whatever else it
// says on it.
inline rulebook::Edition answering(const rulebook::Edition& edition, const rulebook::Clause& clause,
                                   const rulebook::Value& value, const std::string& id) {
  rulebook::Edition copy = edition;
  copy.id = id;
  std::erase_if(copy.clauses, [&](const rulebook::Clause& other) {
    return other.topic == clause.topic && other.id() != clause.id();
  });
  for (rulebook::Clause& other : copy.clauses) {
    if (other.topic == clause.topic) other.readings = {{value.text(), value, ""}};
  }
  return copy;
}

// One clause of an edition, and what it is made to say.
struct Mutant {
  const rulebook::Edition* edition;
  const rulebook::Clause* clause;
  rulebook::Value value;

  std::string text() const { return clause->id() + " made " + value.text(); }
  // The edition with the clause changed and everything else as it was.
  rulebook::Edition changed() const {
    rulebook::Edition copy = *edition;
    copy.id += ".mutant";
    const auto place = clause - edition->clauses.data();
    copy.clauses[static_cast<std::size_t>(place)].readings = {{value.text(), value, ""}};
    return copy;
  }
};

// Every mutant of the edition, clause by clause.
inline std::vector<Mutant> mutants_of(const rulebook::Edition& edition) {
  std::vector<Mutant> all;
  for (const rulebook::Clause& clause : edition.clauses) {
    if (clause.readings.empty()) continue;
    const rulebook::Value& first = clause.readings.front().value;
    std::vector<rulebook::Value> values = clause.topic->type.candidates();
    for (const rulebook::Reading& reading : clause.readings) values.push_back(reading.value);
    if (auto next = clause.topic->type.neighbour(first)) values.push_back(*next);
    std::vector<rulebook::Value> seen = {first};
    for (const rulebook::Value& value : values) {
      if (std::ranges::find(seen, value) != seen.end()) continue;
      seen.push_back(value);
      all.push_back({&edition, &clause, value});
    }
  }
  return all;
}

}  // namespace hanaproof::mutants
