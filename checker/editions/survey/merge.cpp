#include "checker/editions/survey/merge.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// Which of several findings on a passage says what the editor has to do: the others go with it.
int rank_of(Kind kind) {
  constexpr std::array<Kind, 7> kOrder = {Kind::translation,  Kind::internal,  Kind::ambiguity,
                                          Kind::gap,          Kind::dead_rule, Kind::terminology,
                                          Kind::contradiction};
  return static_cast<int>(std::ranges::find(kOrder, kind) - kOrder.begin());
}

// The clearest case first: one that can be seen at the table, with points in it.
bool clearer(const Finding& a, const Finding& b) {
  const auto key = [](const Finding& finding) {
    return std::tuple(rank_of(finding.kind), finding.witness.outcomes.empty(),
                      finding.evidence.method == Method::text, -finding.impact.points.value_or(0));
  };
  return key(a) < key(b);
}

void add_stances(std::vector<Standpoint>& into, const std::vector<Standpoint>& more) {
  for (const Standpoint& standpoint : more) add_stance(into, standpoint);
}

void add_clauses(Finding& finding, std::vector<ClauseRef> more) {
  for (ClauseRef& clause : more) {
    if (std::ranges::find(finding.clauses, clause.id, &ClauseRef::id) == finding.clauses.end())
      finding.clauses.push_back(std::move(clause));
  }
}

// Unless they stand there: at another scope a look says the same again.
void add_sentences(std::string& text, const std::string& more) {
  if (text.find(more) != std::string::npos) return;
  if (!text.empty()) text += " ";
  text += more;
}

bool same_answers(const Finding& a, const Finding& b) {
  return std::ranges::equal(a.positions, b.positions, {}, &Side::value, &Side::value);
}

// Takes over what another look, or the same at another scope, found on the same passage.
void absorb(Finding& finding, Finding other) {
  std::vector<std::string> more;  // editions of which the same is told
  for (const std::string& edition : other.editions) {
    if (std::ranges::find(finding.editions, edition) == finding.editions.end())
      more.push_back(edition);
  }
  add_once(finding.scopes, other.scopes);
  add_once(finding.editions, other.editions);
  add_clauses(finding, std::move(other.clauses));
  if (other.kind != finding.kind) add_once(finding.also, {other.kind});
  // Words are of one language each; elsewhere every look tells of all languages.
  if (finding.kind == Kind::terminology) add_stances(finding.stances, other.stances);
  // What can be seen at the table is shown, whichever look saw it.
  if (finding.witness.outcomes.empty() && !other.witness.outcomes.empty()) {
    std::swap(finding.witness, other.witness);
    std::swap(finding.evidence, other.evidence);
    std::swap(finding.impact, other.impact);
    std::swap(finding.positions, other.positions);
  }
  if (same_answers(finding, other)) {
    for (std::size_t i = 0; i < finding.positions.size(); ++i)
      add_once(finding.positions[i].editions, other.positions[i].editions);
    if (!more.empty() && finding.kind == other.kind)
      finding.summary += fmt::format(" The same of {}.", fmt::join(more, ", "));
    if (finding.kind == other.kind) return;
  }
  // What two looks say of the same readings is said once.
  if (other.kind == Kind::ambiguity || other.kind == Kind::gap) return;
  add_sentences(finding.summary, other.summary);
  add_sentences(finding.suggestion, other.suggestion);
}

// What ids of editions have in common: "robin-red.sakura" of its languages.
std::string stem_of(const std::vector<const Edition*>& editions) {
  std::string stem = editions.front()->id;
  for (const Edition* edition : editions) {
    while (!(edition->id + ".").starts_with(stem + ".")) {
      const std::size_t dot = stem.rfind('.');
      if (dot == std::string::npos) return document_of(*editions.front());
      stem.resize(dot);
    }
  }
  return stem;
}

void name(Finding& finding, const std::string& where) {
  finding.id =
      fmt::format("{}/{}/{}/{}", name(finding.kind), finding.topic, slug(finding.scope), where);
}

// All that is to be said of one topic in one document, or between documents.
Finding one_of(std::vector<Finding> group, const std::vector<const Edition*>& editions,
               const std::string& where) {
  std::ranges::stable_sort(group, clearer);
  Finding finding = std::move(group.front());
  finding.scopes = {finding.scope};
  for (std::size_t i = 1; i < group.size(); ++i) {
    group[i].scopes = {group[i].scope};
    absorb(finding, std::move(group[i]));
  }
  if (finding.stances.empty()) {
    finding.stances =
        standpoints(*rulebook::find_topic(finding.topic),
                    answers_at(editions, *rulebook::find_topic(finding.topic), finding.scope));
  }
  std::ranges::sort(finding.editions);
  name(finding, where);
  return finding;
}

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

void fold_into(Finding& finding, Finding other) {
  finding.rows.push_back({other.topic, other.question, std::move(other.stances), other.scope});
  std::ranges::move(other.rows, std::back_inserter(finding.rows));
  add_once(finding.editions, other.editions);
  std::ranges::sort(finding.editions);
  add_once(finding.scopes, other.scopes);
  add_clauses(finding, std::move(other.clauses));
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
    all.push_back(
        fmt::format("{}{} {}", all_open ? "open " : "", edition, fmt::join(anchors, ",")));
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
  if (finding.kind != Kind::gap) return common;
  const std::string group = group_of(topic);
  if (!group.empty()) common.passage.push_back("left open " + group);
  if (!in_play) common.rest = is_about_money(topic) ? "left open of money" : "left open of play";
  return common;
}

// Where one book is held against what is customary without a book, as one list.
constexpr const char* kCustomary = "what is customary";

using EditionsById = std::map<std::string, const Edition*>;

bool is_of_one_book_and_custom(const Finding& finding, const EditionsById& by_id) {
  std::set<std::string> books;
  bool custom = false;
  for (const std::string& id : finding.editions) {
    const auto found = by_id.find(id);
    if (found == by_id.end()) continue;
    const Edition& edition = *found->second;
    // House rules that change a book are told one by one.
    if (edition.custom && edition.inherits.empty()) {
      custom = true;
    } else {
      books.insert(document_of(edition));
    }
  }
  return custom && books.size() == 1;
}

// What a list begins with: who wins and what it brings before how things are done.
int weight_of(const Finding& finding) {
  constexpr std::array<std::string_view, 6> kFirst = {"game.",  "match.",   "round.",
                                                      "teams.", "payment.", "score."};
  return static_cast<int>(
      std::ranges::find_if(
          kFirst, [&](std::string_view group) { return finding.topic.starts_with(group); }) -
      kFirst.begin());
}

// What one sentence leads to, what items of one list have in common, what is left open beside play,
// and mere words are rows of the clearest of them.
// `one_list`: all of them are items of one list.
std::vector<Finding> folded(std::vector<Finding> findings, bool one_list) {
  std::ranges::stable_sort(findings, {}, weight_of);
  std::ranges::stable_sort(findings, clearer);
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

}  // namespace

std::vector<Finding> merged(std::vector<Finding> raw, const std::vector<const Edition*>& editions) {
  EditionsById by_id;
  for (const Edition* edition : editions) by_id.emplace(edition->id, edition);
  const auto document = [&](const Finding& finding) {
    for (const std::string& id : finding.editions) {
      const auto found = by_id.find(id);
      if (found != by_id.end()) return document_of(*found->second);
    }
    return std::string();
  };
  const std::string& game = editions.front()->game;
  std::map<std::pair<std::string, std::string>, std::vector<Finding>> groups;  // where, topic
  for (Finding& finding : raw) {
    const std::string where =
        finding.kind == Kind::contradiction ? "between books, " + game : document(finding);
    groups[{where, finding.topic}].push_back(std::move(finding));
  }
  std::map<std::string, std::vector<Finding>> by_place;
  for (auto& [key, group] : groups) {
    const bool between = group.front().kind == Kind::contradiction;
    std::vector<const Edition*> asked;
    for (const Edition* edition : editions) {
      if (between || document_of(*edition) == key.first) asked.push_back(edition);
    }
    const bool against_custom = between && std::ranges::all_of(group, [&](const Finding& finding) {
                                  return is_of_one_book_and_custom(finding, by_id);
                                });
    by_place[against_custom ? kCustomary : key.first].push_back(
        one_of(std::move(group), asked, between ? game : stem_of(asked)));
  }
  std::vector<Finding> all;
  for (auto& [place, findings] : by_place)
    std::ranges::move(folded(std::move(findings), place == kCustomary), std::back_inserter(all));
  return all;
}

std::vector<Finding> once_a_passage(std::vector<Finding> findings) {
  std::vector<Finding> all;
  std::map<std::string, std::size_t> first;  // by kind, topic and clauses
  for (Finding& finding : findings) {
    std::set<std::string> clauses;
    for (const ClauseRef& clause : finding.clauses) clauses.insert(clause.id);
    const std::string passage =
        fmt::format("{} {} {}", name(finding.kind), finding.topic, fmt::join(clauses, " "));
    const auto [place, added] = first.try_emplace(passage, all.size());
    if (added || clauses.empty() || finding.kind == Kind::contradiction) {
      all.push_back(std::move(finding));
      continue;
    }
    Finding& kept = all[place->second];
    add_once(kept.scopes, finding.scopes);
    add_once(kept.editions, finding.editions);
    add_stances(kept.stances, finding.stances);
  }
  return all;
}

}  // namespace hanaproof::checker
