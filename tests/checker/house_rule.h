// A house rule on top of a printed edition, and what `check` says of it.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/checked.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::testing {

// One answer to the topic of a house rule.
struct HouseAnswer {
  rulebook::Value value;
  rulebook::When when = {};
};

// A rule that a table adds to a printed edition: all answers to one topic.
struct HouseRule {
  const rulebook::Edition* base = nullptr;
  const rulebook::Topic* topic = nullptr;
  std::vector<HouseAnswer> answers = {};
  std::string id = "house";

  std::string toml() const;
};

inline std::string in_quotes(const std::string& text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + '"';
}

inline std::string HouseRule::toml() const {
  std::string text =
      fmt::format("id = \"{}\"\ntitle = \"House\"\ninherit = \"{}\"\n", id, base->id);
  for (const auto& [value, when] : answers) {
    text += fmt::format("[[clause]]\ntopic = \"{}\"\nvalue = {}\n", topic->id,
                        value.word() ? in_quotes(*value.word()) : value.text());
    std::vector<std::string> parts;
    if (!when.players.empty())
      parts.push_back(fmt::format("players = [{}]", fmt::join(when.players, ", ")));
    if (when.option) parts.push_back(fmt::format("option = \"{}\"", *when.option));
    if (!parts.empty()) text += fmt::format("when = {{ {} }}\n", fmt::join(parts, ", "));
  }
  return text;
}

// The edition and those that it builds on.
inline std::vector<rulebook::SourceText> files_under(const rulebook::Edition& edition) {
  std::set<std::string> wanted = {edition.id, edition.supplements};
  std::vector<rulebook::SourceText> files;
  for (const auto& file : editions::builtin_editions()) {
    const bool used = std::ranges::any_of(wanted, [&](const std::string& id) {
      return !id.empty() && builtin().at(id).file == file.name;
    });
    if (used) files.push_back(file);
  }
  return files;
}

// The editions under a house rule, and the rule as an edition.
inline rulebook::Library library_of(const HouseRule& rule) {
  std::vector<rulebook::SourceText> files = files_under(*rule.base);
  files.push_back({rule.id + ".toml", rule.toml()});
  return rulebook::Library(files);
}

// What `check` has to say of it.
inline Report checked(const rulebook::Library& library, const HouseRule& rule, int threads = 0) {
  const rulebook::Edition& own = library.at(rule.id);
  Report report = survey(compared_with(library, own),
                         {.threads = threads, .solver_time = kPatience, .own = &own});
  keep_own(report, own);
  return report;
}
inline Report checked(const HouseRule& rule) { return checked(library_of(rule), rule); }

// A proof with N for its numbers, and without what the question is asked of.
inline std::string sort_of(const std::string& proof) {
  std::string sort;
  for (const char c : proof.substr(0, proof.find(':'))) {
    if (!std::isdigit(static_cast<unsigned char>(c))) {
      sort += c;
    } else if (!sort.ends_with('N')) {
      sort += 'N';
    }
  }
  return sort;
}

// By what the report tells of the rule, or how it is proved to change nothing; empty: by nothing.
inline std::string told_by(const Report& report, const HouseRule& rule) {
  for (const Finding& finding : report.findings) {
    if (!speaks_of(finding, rule.topic->id)) continue;
    return fmt::format("told: {}, {}", name(finding.kind), name(finding.evidence.method));
  }
  for (const Undecided& open : report.undecided) {
    if (open.topic == rule.topic->id) return "undecided: " + sort_of(open.reason);
  }
  for (const Undecided& same : report.same) {
    if (same.topic == rule.topic->id) return "no difference: " + sort_of(same.reason);
  }
  return report.checked->text_only.empty() ? "" : "text only";
}

}  // namespace hanaproof::checker::testing
