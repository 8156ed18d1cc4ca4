// Distances between editions as people and scripts read them.
#pragma once

#include <string>
#include <vector>

#include "checker/distance/distance.h"
#include "reports/family.h"
#include "reports/terminal.h"

namespace hanaproof::reports {

// For each game the matrix, the family tree and what separates whom; of two editions every topic.
std::string to_terminal(const std::vector<distance::Distances>& games, const TerminalStyle& style);
// docs/schemas/distances.schema.json
std::string to_json(const std::vector<distance::Distances>& games);
// A line for each pair and topic:
// "game,players,options,from,to,topic,answer_from,answer_to,counts".
std::string to_csv(const std::vector<distance::Distances>& games);
// "~" where no single clause can be left out but smaller sets were not all tried, "?" where one may
// be left out, and "+" after it where more may be needed. Nothing where the number is proved least.
std::string marks(const distance::Way& way);
// "15", "15~": the number with its marks.
std::string length_text(const distance::Way& way);
// The family tree: from the edition in the middle to the right, as far as the clauses to change.
std::string to_svg(const distance::Distances& game);

// What the page of a report shows.
Family family_of(const distance::Distances& game);

// The edition from which the farthest one is nearest.
std::size_t middle(const distance::Distances& game);

}  // namespace hanaproof::reports
