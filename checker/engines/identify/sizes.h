// How many cards an engine deals. It is asked in positions, and one that looks at them closely
// refuses those in which other numbers of cards were dealt than it deals.
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "checker/engines/identify/pool.h"
#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

struct Sizes {
  int hand = 0;
  int field = 0;
  friend auto operator<=>(const Sizes&, const Sizes&) = default;
};
Sizes sizes_of(const rulebook::Ruleset& rules);

// What came of asking in deals.
struct Dealt {
  std::vector<Sizes> taken;    // of those that candidates deal: answered
  std::vector<Sizes> refused;  // of those: refused
  // Where all of theirs are refused: the nearest to them that is answered.
  std::optional<Sizes> instead = {};
  std::size_t tried = 0;  // deals in all

  // Whether the engine was told apart from some candidates by its deals.
  bool tells() const { return !refused.empty() && (instead || !taken.empty()); }
};

// Asks what is legal at the first decision of plain deals: of every size that candidates deal;
// where all of these are refused, of others. Of betting games nothing is asked. Throws
// crosscheck::Interrupted as the respondent does, and when `stop` says so.
Dealt find_sizes(Respondent& respondent, const std::vector<Candidate>& candidates,
                 const std::function<bool()>& stop, const Progress& progress = {});

// The candidates whose deals were not refused.
std::vector<Candidate> that_deal(std::vector<Candidate> candidates, const Dealt& dealt);

// The edition with other numbers of cards in its deals, and otherwise as it is.
rulebook::Edition resized(const rulebook::Edition& edition, Sizes sizes);

}  // namespace hanaproof::identify
