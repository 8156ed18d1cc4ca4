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
#include "checker/editions/survey/fold.h"

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

// What a list begins with: who wins and what it brings before how things are done.
int weight_of(const Finding& finding) {
  constexpr std::array<std::string_view, 6> kFirst = {"game.",  "match.",   "round.",
                                                      "teams.", "payment.", "score."};
  return static_cast<int>(
      std::ranges::find_if(
          kFirst, [&](std::string_view group) { return finding.topic.starts_with(group); }) -
      kFirst.begin());
}

// The clearest case first: one that can be seen at the table, with points in it.
bool clearer(const Finding& a, const Finding& b) {
  const auto key = [](const Finding& finding) {
    return std::tuple(rank_of(finding.kind), finding.witness.outcomes.empty(),
                      finding.evidence.method == Method::text, -finding.impact.points.value_or(0),
                      weight_of(finding));
  };
  return key(a) < key(b);
}

void add_stances(std::vector<Standpoint>& into, const std::vector<Standpoint>& more) {
  for (const Standpoint& standpoint : more) add_stance(into, standpoint);
}

bool same_answers(const Finding& a, const Finding& b) {
  return std::ranges::equal(a.positions, b.positions, {}, &Side::value, &Side::value);
}

// Unless they stand there: at another scope a look says the same again.
void add_sentences(std::string& text, const std::string& more) {
  if (text.find(more) != std::string::npos) return;
  if (!text.empty()) text += " ";
  text += more;
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
    std::swap(finding.assumed, other.assumed);
  }
  if (same_answers(finding, other)) {
    for (std::size_t i = 0; i < finding.positions.size(); ++i)
      add_once(finding.positions[i].editions, other.positions[i].editions);
    if (!more.empty() && finding.kind == other.kind && !finding.remarks.empty())
      finding.remarks += fmt::format(" The same of {}.", fmt::join(more, ", "));
    if (finding.kind == other.kind) return;
  }
  // What two looks say of the same readings is said once.
  if (other.kind == Kind::ambiguity || other.kind == Kind::gap) return;
  add_sentences(finding.remarks, other.remarks);
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
  for (auto& [place, findings] : by_place) {
    std::ranges::stable_sort(findings, clearer);
    std::ranges::move(folded(std::move(findings), place == kCustomary), std::back_inserter(all));
  }
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
