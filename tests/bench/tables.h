// What is measured: rulesets by name, fixed deals, and how fast the spec does the same.
#pragma once

#include <ctime>
#include <string>
#include <vector>

#include "model/notation/position.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::bench {

struct Subject {
  std::string edition;
  int players;
  std::vector<std::string> options = {};
  std::string name() const;
};

// Built-in editions of every shape, and a user's own: "house", the shape of oishi-tengudo.koi-koi
// with other yaku, points and factors.
const std::vector<Subject>& subjects();
// Every built-in edition of a capturing game for two. Not before main: it reads the editions.
std::vector<Subject> for_two();

rulebook::Ruleset rules(const Subject& subject);

// The first played deals of a fixed sequence of shuffles.
std::vector<notation::Position> deals(const rulebook::Ruleset& rules, int number);
notation::Position deal(const rulebook::Ruleset& rules);

// What this process has used of the processor: others on the machine do not count.
inline double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Seconds that one unit of work takes, which does `units()` of it: at least a fifth of a second.
template <class Work>
double seconds_each(Work units) {
  const double start = cpu_seconds();
  double done = 0;
  for (;;) {
    done += static_cast<double>(units());
    const double seconds = cpu_seconds() - start;
    if (seconds > 0.2) return seconds / done;
  }
}

}  // namespace hanaproof::bench
