#include "reports/formats.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/document/document.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/summary.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using checker::Finding;

namespace {

// Where a finding stands in the list: its rulebook, or what goes beyond one, and its game.
struct Place {
  int order = 0;  // one rulebook, several, a rulebook and what is customary
  std::string title;
  std::string game;
  friend auto operator<=>(const Place&, const Place&) = default;
};

std::set<std::string> documents_of(const Finding& finding, const Options& options) {
  std::set<std::string> documents;
  for (const std::string& edition : finding.editions) {
    documents.insert(info_of(edition, options).document);
  }
  return documents;
}

std::string game_label(const Finding& finding, const Options& options) {
  std::set<std::string> games;
  for (const std::string& edition : finding.editions) games.insert(game_of(edition, options));
  // A base text belongs to the games that are built on it.
  if (games.size() > 1) games.erase("base");
  return listed(games, ", ");
}

// Nothing for findings in which no rulebook takes part.
std::optional<Place> place_of(const Finding& finding, const Options& options) {
  std::set<std::string> documents = documents_of(finding, options);
  const bool custom = documents.erase("") > 0;
  if (documents.empty()) return std::nullopt;
  const std::string game = game_label(finding, options);
  if (custom) return Place{2, "Rulebooks and what is customary", game};
  if (documents.size() > 1) return Place{1, "Between rulebooks", game};
  const auto title = options.rulebooks.find(*documents.begin());
  return Place{0, title == options.rulebooks.end() ? *documents.begin() : title->second, game};
}

// Languages of one rulebook stand together: "robin-red.sakura (de, en, es, fr)".
std::string together(const std::vector<std::string>& editions) {
  std::vector<std::pair<std::string, std::vector<std::string>>> books;
  for (const std::string& edition : editions) {
    const std::size_t dot = edition.rfind('.');
    const std::string book = edition.substr(0, dot);
    if (books.empty() || books.back().first != book) books.push_back({book, {}});
    books.back().second.push_back(dot == std::string::npos ? "" : edition.substr(dot + 1));
  }
  return escape_markdown(listed(books, ", ", [](const auto& each) {
    const auto& [book, languages] = each;
    return languages.size() > 1
               ? fmt::format("{} ({})", book, fmt::join(languages, ", "))
               : fmt::format("{}{}{}", book, languages[0].empty() ? "" : ".", languages[0]);
  }));
}

// The words of the lists that the sides are; nothing where a side is no list of words.
std::vector<std::vector<std::string>> lists_of(const std::vector<checker::Side>& sides) {
  std::vector<std::vector<std::string>> lists;
  for (const checker::Side& side : sides) {
    const rulebook::Value value = rulebook::Value::parse(side.value);
    const auto is_word = [](const rulebook::Value& item) { return item.word() != nullptr; };
    if (!value.list() || !std::ranges::all_of(*value.list(), is_word)) return {};
    lists.push_back(value.words());
  }
  return lists;
}

// What each side answers. Of lists, what not all of them have, and then what all have.
std::string sides(const Finding& finding) {
  const auto lists = lists_of(finding.positions);
  const auto everywhere = [&](const std::string& word) {
    return std::ranges::all_of(
        lists, [&](const auto& list) { return std::ranges::find(list, word) != list.end(); });
  };
  std::string text;
  for (std::size_t i = 0; i < finding.positions.size(); ++i) {
    const checker::Side& side = finding.positions[i];
    std::vector<std::string> own;
    if (!lists.empty()) std::ranges::remove_copy_if(lists[i], std::back_inserter(own), everywhere);
    const std::string value =
        lists.empty() ? side.words.empty() ? markdown_code(side.value) : escape_markdown(side.words)
        : own.empty() ? "nothing else"
                      : listed(own, ", ", markdown_code);
    const std::string who = side.editions.empty() ? "a possible answer" : together(side.editions);
    text += fmt::format(" **{}** {}: {}{}", side_letter(finding, side.value), who, value,
                        value.ends_with('.') ? "" : ".");
  }
  std::vector<std::string> common;
  if (!lists.empty()) std::ranges::copy_if(lists[0], std::back_inserter(common), everywhere);
  if (!common.empty()) text += fmt::format(" All: {}.", listed(common, ", ", markdown_code));
  return text;
}

std::string answers(const Finding& finding) {
  std::string others;
  for (const OtherStance& other : other_stances(finding)) {
    others += fmt::format(" {}: {}.", escape_markdown(other.words), together(other.editions));
  }
  // Of a gap it matters first who leaves it.
  std::string text =
      finding.kind == checker::Kind::gap ? others + sides(finding) : sides(finding) + others;
  if (!finding.rows.empty()) {
    text += fmt::format(" Also: {}", listed(finding.rows, " ", [](const auto& row) {
                          return escape_markdown(row.question);
                        }));
  }
  return text;
}

// Where each text speaks of it: "Passages: red-book.koi-koi.en 119 “seven points or more”, 121."
std::string passages(const Finding& finding) {
  constexpr std::size_t kMost = 3;  // of a clause
  const auto text_of = [](const rulebook::Citation& source) {
    return fmt::format("{}{}", source.line,
                       source.anchor.empty() ? "" : fmt::format(" “{}”", source.anchor));
  };
  std::vector<std::string> all;
  for (const checker::ClauseRef& clause : finding.clauses) {
    if (!is_on_topic(clause, finding) || clause.sources.empty()) continue;
    std::vector<std::string> sources;
    for (const rulebook::Citation& source : clause.sources) {
      if (sources.size() < kMost) sources.push_back(text_of(source));
    }
    all.push_back(escape_markdown(fmt::format("{} {}", clause.edition, listed(sources, ", "))));
  }
  return all.empty() ? "" : fmt::format(" Passages: {}.", listed(all, "; "));
}

// A pile says enough by itself; every other situation needs the pictures of the report.
std::string pile(const Finding& finding) {
  if (finding.witness.situation != checker::Situation::pile) return {};
  const Scene scene = scene_of(finding.witness);
  std::vector<std::string> parts;
  for (const Row& row : scene.rows) {
    parts.push_back(fmt::format("{} `{}`", escape_markdown(row.label),
                                listed(row.cards, " ", &cards::Card::code)));
  }
  for (const std::string& fact : scene.facts) parts.push_back(escape_markdown(fact));
  const auto outcome_text = [&](const checker::Outcome& outcome) {
    return fmt::format("**{}** {}", side_letter(finding, outcome.side),
                       escape_markdown(outcome.text));
  };
  return fmt::format(" {}: {}.", fmt::join(parts, "; "),
                     listed(finding.witness.outcomes, "; ", outcome_text));
}

// What the list is ordered by; nothing where it cannot be known.
std::string weight_of(const Finding& finding) {
  const std::string weight = weight_line(finding.impact, unit_of(finding));
  return weight.empty() ? "" : " W" + weight.substr(1) + ".";
}

// One paragraph: the report has the clauses, the pictures and the line of play.
std::string entry(const Finding& finding, std::size_t number) {
  return fmt::format("**{}. {}** {}, {}, {}.{}{}{}{} {}\n\n", number,
                     escape_markdown(finding.question), label(finding.kind),
                     label(finding.severity), escape_markdown(finding.scope.text()),
                     answers(finding), passages(finding), pile(finding), weight_of(finding),
                     markdown_code(finding.id));
}

double weight(const Finding* finding) {
  return finding->impact.weight.value_or(-std::numeric_limits<double>::infinity());
}

std::string numbers(std::size_t first, std::size_t last) {
  return first == last ? fmt::format("{}", first) : fmt::format("{} to {}", first, last);
}

// Which numbers each rulebook has in each section.
std::string table(const std::map<Place, std::map<checker::Severity, std::string>>& contents) {
  Table table{{"rulebook", "game"}};
  for (const checker::Severity severity : checker::severities()) {
    table.columns.emplace_back(label(severity), Unit::whole);
  }
  for (const auto& [place, by_severity] : contents) {
    auto& row = table.rows.emplace_back();
    row = {place.title, place.game};
    for (const checker::Severity severity : checker::severities()) {
      const auto found = by_severity.find(severity);
      row.emplace_back(found == by_severity.end() ? "" : found->second);
    }
  }
  return to_markdown(table);
}

}  // namespace

std::string to_found(const checker::Report& report, const Options& options) {
  std::map<checker::Severity, std::map<Place, std::vector<const Finding*>>> sections;
  std::map<Place, std::map<checker::Severity, std::string>> contents;
  std::size_t left_out = 0;
  for (const Finding& finding : report.findings) {
    if (const auto place = place_of(finding, options)) {
      sections[finding.severity][*place].push_back(&finding);
    } else {
      ++left_out;
    }
  }
  std::string list;
  std::size_t number = 0;
  for (auto& [severity, places] : sections) {
    list += fmt::format("## {}\n\n", capitalized(label(severity)));
    for (auto& [place, findings] : places) {
      std::ranges::stable_sort(findings, std::greater{}, weight);
      contents[place][severity] = numbers(number + 1, number + findings.size());
      list +=
          fmt::format("### {}: {}\n\n", escape_markdown(place.title), escape_markdown(place.game));
      for (const Finding* finding : findings) list += entry(*finding, ++number);
    }
  }
  std::string text = fmt::format(
      "# What hanaproof found\n\n{} in the rulebooks: first what must be fixed, then what a text "
      "should say, then style; in\neach by rulebook and game, the weightiest first.\n\n"
      "- Letters stand for answers, [codes](docs/cards.md) for cards. \"Passages\" gives the lines "
      "of the transcriptions.\n"
      "- Translation: languages of one book differ. Contradiction: books differ. Internal: a text "
      "contradicts itself or its sums.\n  Ambiguity: a passage can be read in two ways. Gap: no "
      "passage answers. Dead rule: it can never fire. Terminology: words,\n  lists and references "
      "that do not fit.\n"
      "- The weight is the number of points by which the first two answers that differ in such a "
      "game are expected to\n  differ in a round; none is given where it was not measured.\n"
      "- The end of each paragraph is the finding's id: the report shows it with clauses, pictures "
      "and a line of play.\n\n"
      "Written by `hanaproof report --out out/report --found FOUND.md`.\n\n{}\n{}",
      counted(number, "finding"), table(contents), list);
  if (left_out > 0) {
    text += fmt::format("Left out: {} about editions that stand in no rulebook.\n",
                        counted(left_out, "finding"));
  }
  return text;
}

}  // namespace hanaproof::reports
