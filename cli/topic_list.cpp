#include "cli/topic_list.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/json.h"
#include "cli/shown.h"
#include "model/rulebook/nearest.h"
#include "reports/json/answers.h"

namespace hanaproof::cli {

using lookup::Match;
using rulebook::Topic;

namespace {

constexpr std::size_t kLines = 20;

std::string heading(const Match& match) {
  if (!match.games.empty()) return fmt::format("{}", fmt::join(match.games, ", "));
  return "named by no edition";
}

constexpr auto kMatches = [](auto& io, const std::vector<Match>& matches) {
  const auto each = [](auto& inner, const Match& match) {
    const Topic* topic = match.topic;
    inner.field("id", [=] { return topic->id; });
    inner.choice(
        "asked", [=] { return topic->asked; }, documents::all_to(rulebook::Asked::stake));
    inner.field("question", [=] { return topic->question; });
    inner.field("answer", [=] { return topic->type.describe(); });
    inner.field("customary", [=] { return reports::json_of(topic->customary); });
    inner.field("influences", [=] { return topic->influences; });
  };
  io.objects("topics", matches, each);
};
constexpr auto kTopicsDocument = documents::document<std::vector<Match>>(
    {"topics", 2, "The rules questions that editions answer."}, kMatches);

}  // namespace

void print_topics_json(const std::vector<Match>& matches) {
  print_json(kTopicsDocument.written(matches));
}

std::string topics_schema() { return kTopicsDocument.schema_text(); }

void print_topics(const std::vector<Match>& matches) {
  if (matches.empty()) fmt::print("no questions\n");
  for (const Match& match : matches) {
    const Topic& topic = *match.topic;
    fmt::print("{}\n    {}\n    Answer: {}; customary: {}; asked: {}\n", topic.id, topic.question,
               topic.type.describe(), topic.customary.text(), rulebook::name(topic.asked));
  }
}

void print_by_game(const std::vector<Match>& matches, const std::string& words) {
  const std::size_t count = std::min(matches.size(), kLines);
  std::vector<std::string> headings;  // that of the best match first
  for (std::size_t i = 0; i < count; ++i) {
    if (std::ranges::find(headings, heading(matches[i])) == headings.end())
      headings.push_back(heading(matches[i]));
  }
  for (const std::string& games : headings) {
    fmt::print("\n{}\n", games);
    for (std::size_t i = 0; i < count; ++i) {
      if (heading(matches[i]) != games) continue;
      fmt::print("    {:28} {}\n", matches[i].topic->id, matches[i].topic->question);
    }
  }
  if (count < matches.size()) {
    fmt::print("\n{} more: hanaproof topics {}\n", matches.size() - count, shell_quoted(words));
  }
}

lookup::Found found_topics(const lookup::TopicIndex& index, const std::string& words) {
  lookup::Found found = index.find(words);
  if (!found.matches.empty()) return found;
  throw rulebook::EditionError(fmt::format("no question has the words \"{}\"{}", words,
                                           rulebook::nearest_is(found.nearest)));
}

}  // namespace hanaproof::cli
