#include "checker/editions/survey/fold.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"

namespace hanaproof::checker {

using rulebook::Topic;

namespace {

// How a contradiction about one item of a list looks, whatever the item: who stands on which side,
// which side lacks it, and whether the others have the same cards.
std::string pattern_of(const Finding& finding) {
  std::string pattern;
  for (const Side& side : finding.positions) {
    const bool lacks = side.value.starts_with("not a ");
    pattern += fmt::format("{}:{};", lacks ? "lacks" : "has", fmt::join(side.editions, ","));
  }
  std::set<std::string> cards;
  for (const Side& side : finding.positions)
    cards.insert(side.value.substr(0, side.value.find(": ")));
  return fmt::format("{}{}", pattern, cards.size());
}

// By what the sides multiply the stakes for one combination, if that is all in which they differ:
// "x1:korean.seotda;x3:robin-red.sutda.en;". Empty otherwise.
std::string multipliers_of(const std::string& topic, const std::vector<Standpoint>& stances) {
  if (!is_combination(*rulebook::find_topic(topic))) return "";
  std::string multipliers;
  std::set<std::string> cards;
  for (const Standpoint& each : stances) {
    const std::size_t colon = each.value.find(": ");
    if (colon == std::string::npos) return "";
    cards.insert(each.value.substr(0, colon));
    multipliers += fmt::format("{}:{};", each.value.substr(colon), fmt::join(each.editions, ","));
  }
  return cards.size() == 1 ? multipliers : "";
}

// Whether the finding has a combination already that is multiplied differently in the same way.
bool tells_multipliers(const Finding& finding, const Finding& other) {
  const std::string multipliers = multipliers_of(other.topic, other.stances);
  if (multipliers.empty()) return false;
  return multipliers_of(finding.topic, finding.stances) == multipliers ||
         std::ranges::any_of(finding.rows, [&](const FindingRow& row) {
           return multipliers_of(row.topic, row.stances) == multipliers;
         });
}

void fold_into(Finding& finding, Finding other) {
  // One difference is one row, for however many combinations; their clauses tell which.
  if (!tells_multipliers(finding, other))
    finding.rows.push_back({other.topic, other.question, std::move(other.stances), other.scope});
  std::ranges::move(other.rows, std::back_inserter(finding.rows));
  add_once(finding.editions, other.editions);
  std::ranges::sort(finding.editions);
  add_once(finding.scopes, other.scopes);
  add_clauses(finding, std::move(other.clauses));
  // What was proved of a row is proved with the finding.
  std::ranges::move(other.evidence.queries, std::back_inserter(finding.evidence.queries));
}

// How the readings of one yaku differ if they have the same cards, whatever these are and are
// worth:
// "; + () - " for points that are fixed, or grow with further cards. Empty for others.
std::string worths_of(const Finding& finding) {
  std::string worths;
  std::set<std::string> cards;
  for (const Side& side : finding.positions) {
    const std::size_t colon = side.value.find(": ");
    if (colon == std::string::npos) return "";
    cards.insert(side.value.substr(0, colon));
    std::string worth = side.value.substr(colon + 2);
    std::erase_if(worth, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
    worths += worth + ";";
  }
  return cards.size() == 1 ? worths : "";
}

// Whether the question is about what is won in the end, and not about how the game is played.
bool is_about_money(const Topic& topic) {
  constexpr std::array<std::string_view, 10> kGroups = {"bank.",  "bet.",   "campaign.", "final.",
                                                        "match.", "money.", "payment.",  "pot.",
                                                        "score.", "share."};
  return std::ranges::any_of(kGroups,
                             [&](std::string_view group) { return topic.id.starts_with(group); });
}

// "dealer.next." of `dealer.next.draw`; empty for a topic that is no part of such a group.
std::string group_of(const Topic& topic) {
  const std::size_t dot = topic.id.rfind('.');
  return dot == topic.id.find('.') ? "" : topic.id.substr(0, dot + 1);
}

// The sentences from which each text takes its stance: "robin-red.sakura.de 561 dürfen". Of a rule
// that is dead: those by which it is.
std::vector<std::string> sentences_of(const Finding& finding) {
  std::map<std::string, std::set<std::string>> by_edition;
  for (const ClauseRef& clause : finding.clauses) {
    const bool of_topic = clause.id.find("/" + finding.topic + "#") != std::string::npos;
    if (of_topic && finding.kind == Kind::dead_rule) continue;
    for (const rulebook::Citation& source : clause.sources) {
      by_edition[clause.edition].insert(fmt::format("{} {}", source.line, source.anchor));
    }
  }
  // What all languages leave open is not mended by printing the same.
  const bool all_open = finding.editions.size() > 1 &&
                        std::ranges::all_of(finding.stances, [](const Standpoint& each) {
                          return each.stance == Stance::open;
                        });
  std::vector<std::string> all;
  for (const auto& [edition, anchors] : by_edition) {
    const std::string sentence = fmt::format("{} {}", edition, fmt::join(anchors, ","));
    if (!all_open) all.push_back("told " + sentence);
    if (finding.kind != Kind::translation) all.push_back(sentence);
  }
  return all;
}

// What findings have in common that put one thing to one editor; nothing for one that stands alone.
struct Common {
  std::vector<std::string> passage = {};  // a sentence, or rules that belong together
  std::string rest = {};                  // a list of what is left, for those without such fellows
};

Common common_of(const Finding& finding) {
  const Topic& topic = *rulebook::find_topic(finding.topic);
  const bool in_play = !finding.witness.outcomes.empty();
  switch (finding.kind) {
    case Kind::contradiction:
      if (rulebook::is_yaku(topic)) return {.rest = "yaku " + pattern_of(finding)};
      if (is_combination(topic)) return {.rest = "combination " + pattern_of(finding)};
      return {.rest = in_play ? "" : "told otherwise"};
    case Kind::terminology:
      return {.rest = topic.id.starts_with(rulebook::kWordTopics) ? "words" : "lists, references"};
    case Kind::dead_rule:
    case Kind::gap:
      break;
    default:
      if (!in_play && topic.need != rulebook::Need::always &&
          finding.evidence.method == Method::text)
        return {.rest = fmt::format("words, {}", name(finding.kind))};
  }
  Common common{.passage = sentences_of(finding)};
  if (finding.kind == Kind::ambiguity && rulebook::is_yaku(topic)) {
    if (const std::string worths = worths_of(finding); !worths.empty())
      common.passage.push_back("yaku worth " + worths);
  }
  if (finding.kind == Kind::dead_rule) common.rest = "rules that never fire";
  if (finding.kind != Kind::gap) return common;
  const std::string group = group_of(topic);
  if (!group.empty()) common.passage.push_back("left open " + group);
  if (!in_play) common.rest = is_about_money(topic) ? "left open of money" : "left open of play";
  return common;
}

}  // namespace

std::vector<Finding> folded(std::vector<Finding> findings, bool one_list) {
  std::vector<Finding> all;
  std::map<std::string, std::size_t> first;  // by what they have in common
  for (Finding& finding : findings) {
    const Common common = one_list ? Common{.rest = "all"} : common_of(finding);
    const auto known = std::ranges::find_if(
        common.passage, [&](const std::string& each) { return first.contains(each); });
    const bool has_fellows = known != common.passage.end();
    std::size_t place = all.size();
    if (has_fellows) {
      place = first.at(*known);
    } else if (!common.rest.empty()) {
      place = first.try_emplace(common.rest, place).first->second;
    }
    for (const std::string& each : common.passage) first.emplace(each, place);
    if (place == all.size()) {
      all.push_back(std::move(finding));
    } else {
      fold_into(all[place], std::move(finding));
    }
  }
  return all;
}

}  // namespace hanaproof::checker
