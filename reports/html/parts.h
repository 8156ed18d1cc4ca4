// The parts of the page, each an HTML fragment.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// From the doctype to the end of the head.
std::string page_head(std::string_view title, std::string_view css);

// What was compared and what came of it: counts, editions, and the table of findings with its
// filter.
std::string overview_html(const checker::Report& report, const Options& options);
// One finding's section.
std::string finding_html(const checker::Finding& finding, std::size_t number,
                         const Options& options);
// The situation that shows the finding, what each side makes of it, and how play gets there.
std::string witness_html(const checker::Finding& finding);
// How the finding was established and how to check it again.
std::string evidence_html(const checker::Finding& finding);

// How the deals of small decks come out; nothing where there are no tables of them.
std::string endgames_html(const Options& options);
// How often the combos of a hand are made; nothing where there are none.
std::string hands_html(const Options& options);
// How far editions are from each other; nothing where there is nobody to compare.
std::string families_html(const Options& options);
// Sorts of field over the rounds; nothing where no edition has them.
std::string fields_html(const Options& options);

// The kind as a small labelled badge.
std::string kind_badge(checker::Kind kind);
// The letter of a side in its colour; nothing for a value that is no side's.
std::string side_badge(const checker::Finding& finding, const std::string& value);
// Editions' ids, with their titles for those who point at them.
std::string editions_html(const std::vector<std::string>& editions, const Options& options);
// The attributes by which a finding's row and section are filtered.
std::string filter_attributes(const checker::Finding& finding);

}  // namespace hanaproof::reports
