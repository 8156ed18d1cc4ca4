// Distances between editions as people and scripts read them.
#pragma once

#include <string>
#include <vector>

#include "checker/editions/distance/distance.h"
#include "reports/charts.h"
#include "reports/document/document.h"

namespace hanaproof::reports {

// For each game the matrix, the family tree and what separates whom; of two editions every topic.
Document to_document(const std::vector<distance::Distances>& games);
// docs/schemas/distances.schema.json
std::string to_json(const std::vector<distance::Distances>& games);
// What that looks like: a JSON Schema.
std::string distances_schema();
// A row for each pair and topic.
Table to_rows(const std::vector<distance::Distances>& games);
// The signs of kMarks that apply. Nothing where the number is proved least.
std::string marks(const distance::EditPath& way);
// "15", "15~": the number with its marks.
std::string length_text(const distance::EditPath& way);
// The family tree: from the edition in the middle to the right, as far as the clauses to change.
std::string to_svg(const distance::Distances& game);

// What the page of a report shows.
Family family_of(const distance::Distances& game);

// The edition from which the farthest one is nearest.
std::size_t middle(const distance::Distances& game);

}  // namespace hanaproof::reports
