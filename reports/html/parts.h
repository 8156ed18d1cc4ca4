// The parts of the page, each an HTML fragment.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "checker/editions/finding/finding.h"
#include "checker/editions/finding/walk.h"
#include "reports/html/embedded.h"
#include "reports/markup/listed.h"
#include "reports/markup/sections.h"
#include "reports/options.h"
#include "reports/walk.h"

namespace hanaproof::reports {

// The part of that name in a file of parts, with these in its places.
template <class... Words>
std::string filled_part(std::string_view file, std::string_view name, const Words&... words) {
  return fmt::format(fmt::runtime(section_of(file, name)), words...) + "\n";
}
// The same of parts.html.
template <class... Words>
std::string filled(std::string_view name, const Words&... words) {
  return filled_part(embedded_parts_html(), name, words...);
}
// The same around a body; nothing without one.
inline std::string section_html(std::string_view name, const std::string& body) {
  return body.empty() ? body : filled(name, body);
}
// What becomes of each item, one after the other.
template <class Items, class Part>
std::string joined(const Items& items, const Part& part) {
  std::string text;
  for (const auto& item : items) text += part(item);
  return text;
}

// Editions of which alike things are said share them: the first of these, and the editions' ids.
template <class Item, class Alike>
auto grouped(const std::vector<Item>& items, const Alike& alike) {
  std::vector<std::pair<const Item*, std::vector<std::string>>> groups;
  for (const Item& item : items) {
    auto group =
        std::ranges::find_if(groups, [&](const auto& each) { return alike(*each.first, item); });
    if (group == groups.end()) group = groups.insert(group, {&item, {}});
    group->second.push_back(item.edition);
  }
  return groups;
}

// The 48 cards as drawings: each defined once in a page and used wherever it lies.
// An invisible <svg> that defines all cards.
std::string deck_symbols();
// Cards face down, with their number.
std::string card_back(std::size_t number);
// Cards in a row that wraps.
std::string card_row(const std::vector<cards::Card>& row, cards::CardSet marked);

// Words with a small picture before each card.
std::string said_html(const Sentence& sentence);
// A sentence to print, for a list of terms: its language, and what it says.
std::string sentence_html(const ToPrint::Sentence& sentence);

// The style of the whole page.
std::string page_css();
// From the doctype to the end of the head.
std::string page_head(std::string_view title, std::string_view css,
                      std::string_view language = "en");

// A part of the page that can be gone to from its beginning. Nothing is shown of one without text.
struct PageSection {
  std::string id;
  std::string heading;  // as the list of contents has it
  std::string html;
};

// What was compared and what came of it: counts, contents, what matters most, and the table of
// findings with its filter. `sections` follow the findings.
std::string overview_html(const checker::Report& report, const std::vector<PageSection>& sections,
                          const Options& options);
// How many findings there are by game and by edition.
std::string counts_html(const checker::Report& report, const Options& options);
// Bars for the findings that weigh most; nothing where none is weighed.
std::string impact_plot_html(const checker::Report& report, const Options& options);
// One finding's section.
std::string finding_html(const checker::Finding& finding, std::size_t number,
                         const Options& options);
// The situation that shows the finding, what each side makes of it, and how play gets there.
std::string witness_html(const checker::Finding& finding, const Options& options);
// The line of a witness, step by step. `marked`: cards that stand out at the start.
std::string walk_html(const checker::Finding& finding, const checker::Walk& walk,
                      cards::CardSet marked);

// How the deals of small decks come out; nothing where there are no tables of them.
std::string endgames_html(const Options& options);
// How often the combos of a hand are made; nothing where there are none.
std::string hands_html(const Options& options);
// How far editions are from each other; nothing where there is nobody to compare.
std::string families_html(const Options& options);
// What was looked for in each edition that no reader would count; nothing where nobody looked.
std::string audits_html(const Options& options);
// How many piles of captured cards come to each score.
std::string scores_html(const Options& options);
// What each hand of two cards is worth in betting games.
std::string pots_html(const Options& options);
// Sorts of field over the rounds; nothing where no edition has them.
std::string fields_html(const Options& options);

// Points expected in a round, with as many digits as say something: "1.25", "0.0031".
std::string weight_text(double weight);
// The kind as a small labelled badge.
std::string kind_badge(checker::Kind kind);
// The letter of a side in its colour; nothing for a value that is no side's.
std::string side_badge(const checker::Finding& finding, const std::string& value);
// Editions' ids, with their titles for those who point at them.
std::string editions_html(const std::vector<std::string>& editions, const Options& options);
// The attributes by which a finding's row and section are filtered.
std::string filter_attributes(const checker::Finding& finding, const Options& options);
// The games of the editions that take part, in order, each once.
std::vector<std::string> games_of(const checker::Finding& finding, const Options& options);

}  // namespace hanaproof::reports
