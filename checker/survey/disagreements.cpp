#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/survey/findings.h"
#include "checker/survey/open.h"
#include "checker/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// How two camps were told apart, and the edition whose rules were used.
struct Told {
  std::size_t a;
  std::size_t b;
  const rulebook::Ruleset* base;
  Difference difference;
};

// Tries the rules of every edition that takes part as the common ground of the comparison.
std::optional<Told> tell_apart(const Field& field, const Topic& topic, const Scope& scope,
                               const std::vector<Camp>& camps, std::size_t a, std::size_t b,
                               Doubt& doubt) {
  for (const std::size_t home : {a, b}) {
    for (const Edition* edition : camps[home].editions) {
      const auto& base = field.bench->rules(*edition, scope);
      auto comparison = field.bench->distinguish(base, topic, camps[a].value, camps[b].value);
      if (comparison.difference) return Told{a, b, &base, std::move(*comparison.difference)};
      doubt.note(comparison);
    }
  }
  return std::nullopt;
}

// Whether two camps differ, once some others have been told apart by a witness.
bool differ_somewhere(const Field& field, const Topic& topic, const Scope& scope,
                      const std::vector<Camp>& camps, std::size_t a, std::size_t b,
                      const Witness& hint, Doubt& doubt) {
  for (const std::size_t home : {a, b}) {
    for (const Edition* edition : camps[home].editions) {
      const auto& base = field.bench->rules(*edition, scope);
      if (field.bench->differ(base, topic, camps[a].value, camps[b].value, &hint, doubt)) {
        return true;
      }
    }
  }
  return false;
}

// Says of two camps that nobody knows whether their answers come to the same.
void leave_open(const Field& field, const Topic& topic, const Scope& scope, const Camp& a,
                const Camp& b, const Doubt& doubt) {
  auto editions = ids_of(a.editions);
  for (std::string& id : ids_of(b.editions)) editions.push_back(std::move(id));
  std::sort(editions.begin(), editions.end());
  field.bench->leave_open({topic.id, scope, std::move(editions),
                           fmt::format("whether these answers differ: {}; {}",
                                       answer_text(topic, a.value), answer_text(topic, b.value)),
                           doubt.reason()});
}

// Camps whose answers come to the same become one; the way the first is told from another is kept.
// Where that is not known they stay apart.
std::optional<Told> merge_equal(const Field& field, const Topic& topic, const Scope& scope,
                                std::vector<Camp>& camps) {
  std::optional<Told> told;
  for (std::size_t a = 0; a < camps.size(); ++a) {
    for (std::size_t b = a + 1; b < camps.size();) {
      Doubt doubt;
      bool apart = false;
      if (told) {
        apart = differ_somewhere(field, topic, scope, camps, a, b, told->difference.witness, doubt);
      } else {
        told = tell_apart(field, topic, scope, camps, a, b, doubt);
        apart = told.has_value();
      }
      if (!apart && doubt) leave_open(field, topic, scope, camps[a], camps[b], doubt);
      if (apart || doubt) {
        ++b;
        continue;
      }
      auto& into = camps[a].editions;
      into.insert(into.end(), camps[b].editions.begin(), camps[b].editions.end());
      std::sort(into.begin(), into.end(), [](auto* x, auto* y) { return x->id < y->id; });
      camps.erase(camps.begin() + static_cast<std::ptrdiff_t>(b));
    }
  }
  return told;
}

bool same_document_disagrees(const std::vector<Camp>& camps) {
  for (std::size_t a = 0; a < camps.size(); ++a) {
    for (std::size_t b = a + 1; b < camps.size(); ++b) {
      for (const Edition* x : camps[a].editions) {
        for (const Edition* y : camps[b].editions) {
          if (x->document == y->document) return true;
        }
      }
    }
  }
  return false;
}

std::string who(const std::vector<std::string>& editions) {
  return fmt::format("{}", fmt::join(editions, ", "));
}

// The answer of most documents, counting each document once, then of most editions; null where two
// camps are as large.
const Camp* majority(const std::vector<Camp>& camps) {
  const auto size = [](const Camp& camp) {
    std::set<std::string> documents;
    for (const Edition* edition : camp.editions) documents.insert(edition->document);
    return std::pair(documents.size(), camp.editions.size());
  };
  const auto most = std::max_element(
      camps.begin(), camps.end(), [&](const Camp& a, const Camp& b) { return size(a) < size(b); });
  const auto as_large = std::count_if(camps.begin(), camps.end(),
                                      [&](const Camp& camp) { return size(camp) == size(*most); });
  return as_large == 1 ? &*most : nullptr;
}

void describe(Finding& finding, const Topic& topic, const std::vector<Camp>& camps) {
  std::vector<std::string> parts;
  for (const Side& side : finding.positions) {
    parts.push_back(fmt::format("{} ({})", side.value, who(side.editions)));
  }
  finding.summary = fmt::format("The answers: {}.", fmt::join(parts, "; "));
  const Camp* most = majority(camps);
  finding.suggestion = "Print one answer in all versions";
  finding.suggestion +=
      most ? fmt::format("; most have: {}.", answer_text(topic, most->value)) : ".";
}

}  // namespace

std::vector<Finding> disagreements(const Field& field, const Topic& topic, const Scope& scope) {
  std::vector<Stand> stands;
  for (const Edition* edition : field.editions) {
    if (plays_at(*edition, scope)) stands.push_back(stand(*edition, topic, scope));
  }
  std::vector<Camp> sides = camps(stands);
  if (sides.size() < 2) return {};

  std::optional<Told> told;
  if (is_executable(topic)) {
    told = merge_equal(field, topic, scope, sides);
    if (!told) return {};
  }
  std::vector<Side> positions;
  for (const Camp& camp : sides)
    positions.push_back({answer_text(topic, camp.value), ids_of(camp.editions)});
  std::vector<const Clause*> clauses;
  for (const Stand& stand : stands) {
    if (stand.stated.empty()) continue;
    for (const Clause* clause : stand.clauses) {
      if (clause->standing == rulebook::Standing::stated) clauses.push_back(clause);
    }
  }
  const Kind kind = same_document_disagrees(sides) ? Kind::translation : Kind::contradiction;
  Finding finding = start(kind, topic, scope, std::move(positions), clauses);
  if (told) {
    std::vector<Option> options;
    for (std::size_t i = 0; i < sides.size(); ++i)
      options.push_back({finding.positions[i], sides[i].value});
    show(finding, *told->base, topic, options, std::move(told->difference));
  } else {
    finding.evidence = {
        Method::text, "The texts state different answers; nothing is played by them.", {}, 0, {}};
    finding.impact = {std::nullopt, "none: the question is never asked in play"};
  }
  describe(finding, topic, sides);
  return {std::move(finding)};
}

}  // namespace hanaproof::checker
