// Which answer to a question is proposed to print.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "reports/dossier/dossier.h"

namespace hanaproof::reports {

// The answer that a finding shows as this text; nothing if it is told in other words.
std::optional<rulebook::Value> answer_told(const rulebook::Topic& topic, const std::string& text,
                                           const std::vector<Stand>& stands);

// Of `asked`, which has its stands. `finding`: whose question it is, or null; `head`: the question
// that it belongs to, or null.
std::optional<Proposal> proposal_of(const rulebook::Topic& topic, const Asked& asked,
                                    const checker::Finding* finding, const Asked* head);

}  // namespace hanaproof::reports
