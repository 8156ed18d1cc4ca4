// Who may be meant: editions at a number of players, with options, with other readings.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checker/engines/crosscheck/variants.h"
#include "model/rulebook/library.h"

namespace hanaproof::identify {

struct Candidate {
  std::string name;  // "robin-red.koi-koi.en", "..., wildcard", "..., hiki.effect=none"
  rulebook::Ruleset rules;
  std::map<std::string, std::string> chosen = {};  // other readings, by topic

  // Whether it is an edition as it is printed.
  bool is_plain() const { return chosen.empty() && rules.scope().options.empty(); }
};

// Plain editions first, then those with an option, then those with another reading (`readings`).
// Only editions that are played by so many. The editions must outlive the candidates.
std::vector<Candidate> candidates(const std::vector<const rulebook::Edition*>& editions,
                                  int players, crosscheck::Readings readings);

// An answer to a topic, and whose it is.
struct Offer {
  rulebook::Value value;
  std::vector<std::string>
      who;  // editions, readings of theirs; empty: any other that fits the type
};
// By topic, every answer worth trying: of the editions and all their readings first, then others
// that the type suggests. Only of topics that can be told in play.
using Offers = std::map<std::string, std::vector<Offer>>;
Offers offers(const std::vector<Candidate>& candidates);

}  // namespace hanaproof::identify
