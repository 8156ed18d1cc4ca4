#include "tests/faults/meaningless.h"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "model/cards/dice.h"
#include "tests/checker/editions.h"
#include "tests/checker/reordered.h"
#include "tests/checker/rewordings.h"

namespace hanaproof::faults {

namespace {

using checker::testing::builtin;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::SourceText;
using rulebook::Value;

constexpr std::uint64_t kSeed = 20261127;

// ---- An answer in other words -------------------------------------------------------------------

// Its condition, and the points of a yaku, put by a rule; nothing where they stay as they are.
std::optional<Value> put(const Value& value, rewordings::Reword reword) {
  if (!value.record() || !value.field("cards")) return std::nullopt;
  namespace yaku = rulebook::yaku;
  Value other = value.with(
      "cards", yaku::print(reword(yaku::parse_condition(*value.field("cards")->word()))));
  if (value.field("points")) {
    other = other.with("points",
                       yaku::print(reword(yaku::parse_number(*value.field("points")->word()))));
  }
  return other == value ? std::nullopt : std::optional(other);
}

std::optional<Value> in_another_order(const Clause& clause) {
  if (clause.topic->id != "deal.packets") return std::nullopt;
  Value::List packets = *clause.readings.front().value.list();
  std::ranges::reverse(packets);
  const Value other(std::move(packets));
  return other == clause.readings.front().value ? std::nullopt : std::optional(other);
}

void add_rewordings(const Edition& edition, std::vector<Meaningless>& all) {
  const std::vector<std::pair<const char*, rewordings::Reword>> ways = {
      {"turned", &rewordings::turned},
      {"said twice", &rewordings::twice},
      {"in parts", &rewordings::in_parts},
      {"with a tautology", &rewordings::with_tautology}};
  for (const Clause& clause : edition.clauses) {
    if (clause.readings.empty()) continue;
    if (const auto other = in_another_order(clause))
      all.push_back(reworded(edition, clause, *other, "in another order"));
    if (!rulebook::is_yaku(*clause.topic) && !checker::is_combination(*clause.topic)) continue;
    for (const auto& [name, way] : ways) {
      if (const auto other = put(clause.readings.front().value, way))
        all.push_back(reworded(edition, clause, *other, name));
    }
  }
}

// ---- The text of the file -----------------------------------------------------------------------

std::string all_of(const std::string& text, const char* pattern, const char* by) {
  return std::regex_replace(text, std::regex(pattern, std::regex::multiline), by);
}

std::string with_another_title(const std::string& text) {
  return all_of(text, R"(^title( *)=.*$)", "title = \"Another title\"");
}
std::string with_other_notes(const std::string& text) {
  return all_of(text, R"re(^note( *)= "[^"].*"$)re", "note = \"Another note.\"");
}
std::string on_other_lines(const std::string& text) {
  return all_of(text, R"(\bline( *)= \d+)", "line = 1");
}
std::string with_comments(const std::string& text) {
  return all_of(text, R"(^\[\[)", "# Said elsewhere, too.\n\n[[");
}
std::string without_blank_lines(const std::string& text) { return all_of(text, R"(\n\n+)", "\n"); }
std::string without_excuses(const std::string& text) {
  return all_of(text, R"(\[\[excuse\]\]\n(.+\n)+)", "\n");
}

struct Way {
  const char* name;
  std::string (*change)(const std::string& text);
};
constexpr auto kWays =
    std::to_array<Way>({{"another title", with_another_title},
                        {"other notes", with_other_notes},
                        {"cited on other lines", on_other_lines},
                        {"comments", with_comments},
                        {"no blank lines", without_blank_lines},
                        {"nothing excused", without_excuses},
                        {"its clauses in another order", checker::testing::reordered}});

// The edition's file with another id and other text, beside what it builds on.
std::shared_ptr<rulebook::Library> library_with(const Edition& edition, const Way& way) {
  std::vector<SourceText> files;
  for (const SourceText& file : editions::builtin_editions()) {
    const bool under =
        !edition.supplements.empty() && file.name == builtin().at(edition.supplements).file;
    if (file.name == edition.file) {
      const std::string text = way.change(file.text);
      if (text == file.text) return nullptr;
      const std::regex own(fmt::format("\"{}([\"/])", edition.id));
      files.push_back({"reworded.toml",
                       std::regex_replace(text, own, fmt::format("\"{}.reworded$1", edition.id))});
    } else if (under) {
      files.push_back(file);
    }
  }
  return std::make_shared<rulebook::Library>(files);
}

void add_retyped(const Edition& edition, std::vector<Meaningless>& all) {
  for (const Way& way : kWays) {
    if (auto library = library_with(edition, way)) {
      Meaningless change{&edition};
      change.text = fmt::format("{}, {}", edition.id, way.name);
      change.library = std::move(library);
      all.push_back(std::move(change));
    }
  }
}

// So many of these, each game in turn.
void take(std::vector<Meaningless> rest, std::size_t count, std::vector<Meaningless>& chosen) {
  const std::size_t most = chosen.size() + count;
  while (chosen.size() < most && !rest.empty()) {
    std::set<std::string> games;
    std::vector<Meaningless> later;
    for (Meaningless& change : rest) {
      const bool now = chosen.size() < most && games.insert(change.before->game).second;
      (now ? chosen : later).push_back(std::move(change));
    }
    rest = std::move(later);
  }
}

}  // namespace

const Edition& Meaningless::after() const {
  return made ? *made : library->at(before->id + ".reworded");
}

Meaningless reworded(const Edition& edition, const Clause& clause, const Value& value,
                     const std::string& how) {
  Meaningless change{&edition, &clause};
  change.text = fmt::format("{}, {}", clause.id(), how);
  change.made = std::make_shared<Edition>(edition);
  Edition& copy = *change.made;
  copy.id += ".reworded";
  for (Clause& each : copy.clauses) {
    if (each.edition == edition.id) each.edition = copy.id;
  }
  Clause& own = copy.clauses[static_cast<std::size_t>(&clause - edition.clauses.data())];
  own.readings.front().value = value;
  own.note = "In other words.";
  own.position = {};
  return change;
}

std::vector<Meaningless> meaningless_changes(std::size_t count) {
  std::vector<Meaningless> words;
  std::vector<Meaningless> texts;
  for (const Edition& edition : builtin().editions()) {
    if (edition.game == "base" || edition.custom) continue;
    add_rewordings(edition, words);
    add_retyped(edition, texts);
  }
  cards::Dice dice(kSeed);
  std::vector<Meaningless> chosen;
  take(dice.shuffled(std::move(words)), count - count / 2, chosen);
  take(dice.shuffled(std::move(texts)), count / 2, chosen);
  return chosen;
}

}  // namespace hanaproof::faults
