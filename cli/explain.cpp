#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/globals.h"
#include "cli/json.h"
#include "cli/selection.h"
#include "cli/shown.h"
#include "cli/topic_list.h"
#include "model/lookup/glossary.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/nearest.h"
#include "reports/answers.h"
#include "reports/json/answers.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using phrases::Language;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Topic;

namespace {

// Words of a language have no dot within.
bool is_id(const std::string& word) {
  return word.find('.') != std::string::npos && word.find(' ') == std::string::npos;
}

const Topic& topic_or_fail(const std::string& id) {
  const Topic* topic = rulebook::find_topic(id);
  if (!topic) {
    throw rulebook::EditionError(fmt::format("unknown topic \"{}\"{}", id,
                                             rulebook::nearest_is(rulebook::nearest_topic(id))));
  }
  return *topic;
}

// Any `yaku.ID` is a topic; one that nobody names is a mistyped one. Throws EditionError.
void expect_named(Globals& globals, const Topic& topic) {
  std::vector<std::string> named;
  for (const Topic& known : rulebook::topics()) named.push_back(known.id);
  for (const Edition& edition : globals.library().editions()) {
    for (const Clause& clause : edition.clauses) named.push_back(clause.topic->id);
  }
  if (std::ranges::find(named, topic.id) != named.end()) return;
  throw rulebook::EditionError(fmt::format(
      "no edition names {}{}", topic.id, rulebook::nearest_is(rulebook::nearest(topic.id, named))));
}

// The editions of games that the question is about; one that is named must be of such a game.
std::vector<const Edition*> asked_of(Globals& globals, const Topic& topic,
                                     const std::vector<std::string>& names) {
  std::vector<const Edition*> editions = select(globals, names);
  expect_named(globals, topic);
  for (const Edition* edition : editions) {
    if (names.empty() || rulebook::concerns(topic, edition->game)) continue;
    throw rulebook::EditionError(fmt::format(
        "{} is a question of {} games, and {} is a {} game: "
        "expected an edition of another game",
        topic.id, name(topic.family), edition->id, name(rulebook::family_of(edition->game))));
  }
  std::erase_if(editions,
                [&](const Edition* edition) { return !rulebook::concerns(topic, edition->game); });
  return editions;
}

struct Explained {
  const Topic* topic = nullptr;
  std::vector<const Edition*> editions = {};
};

constexpr auto kExplainedClause = [](auto& io, const Clause* clause) {
  io.field("id", [=] { return clause->id(); });
  io.field("stated", [=] { return clause->standing == rulebook::Standing::stated; });
  io.objects(
      "readings", [=] { return clause->readings; }, reports::kReading, "The likeliest first.");
  if (io.has("sources", [=] { return !clause->sources.empty(); })) {
    io.field("sources", [=] { return clause->sources; });
  }
  if (io.has("note", [=] { return !clause->note.empty(); })) {
    io.field("note", [=] { return clause->note; });
  }
};

constexpr auto kExplained = [](auto& io, const Explained& explained) {
  const Topic* topic = explained.topic;
  io.field("topic", [=] { return topic->id; });
  io.field("question", [=] { return topic->question; });
  io.objects("answers", explained.editions, [=](auto& inner, const Edition* edition) {
    inner.field("edition", [=] { return edition->id; });
    inner.objects(
        "clauses", [=] { return edition->on(*topic); }, kExplainedClause);
  });
};
constexpr auto kExplainDocument = documents::document<Explained>(
    {"explain", 2, "What every edition answers to one question."}, kExplained);

struct ExplainArguments {
  std::vector<std::string> words;  // a topic id and editions, or words and editions
  std::vector<std::string> editions;
  Language language = Language::en;
};

// Words need no quotes: an edition has a dot in its id, or is the path of a file.
ExplainArguments sort_words(const ExplainArguments& typed) {
  ExplainArguments sorted{typed.words, {}, typed.language};
  for (const std::string& word : typed.editions) {
    const bool edition = is_id(typed.words.front()) || is_id(word) || is_path(word);
    (edition ? sorted.editions : sorted.words).push_back(word);
  }
  return sorted;
}

void explain(Globals& globals, const Topic& topic, const ExplainArguments& arguments) {
  const auto editions = asked_of(globals, topic, arguments.editions);
  if (globals.json) return print_json(kExplainDocument.written({&topic, editions}));
  fmt::print("{}: {}\n\n", topic.id, phrases::question(topic, topic.family, arguments.language));
  for (const Edition* edition : editions) {
    fmt::print("{}\n", edition->id);
    for (const reports::AnswerLine& line :
         reports::answer_lines(*edition, topic, arguments.language)) {
      fmt::print("{}{}\n", line.beside ? "        " : "    ", line.text);
    }
  }
}

// What the glossary says, and the question that is meant, or those to choose from.
void search(Globals& globals, const ExplainArguments& arguments) {
  const std::string words = fmt::format("{}", fmt::join(arguments.words, " "));
  const lookup::TopicIndex index(globals.library());
  const lookup::Found found = found_topics(index, words);
  const lookup::Match* only = found.only();
  if (globals.json) {
    return only ? explain(globals, *only->topic, arguments) : print_topics_json(found.matches);
  }
  for (const lookup::Definition& each : lookup::definitions(lookup::understand(words)))
    fmt::print("{}: {}\n\n", each.term, each.means);
  if (only) {
    explain(globals, *only->topic, arguments);
    if (found.matches.size() > 1) {
      fmt::print("\nOther questions with these words: hanaproof topics {}\n", shell_quoted(words));
    }
    return;
  }
  fmt::print("{} {}; for the answers: hanaproof explain {}\n",
             reports::counted(found.matches.size(), "question"),
             found.complete ? "with these words" : "with some of these words",
             found.matches.front().topic->id);
  print_by_game(found.matches, words);
}

}  // namespace

void add_explain(Command& app, Globals& globals) {
  auto topic = std::make_shared<std::string>();
  auto typed = std::make_shared<ExplainArguments>();
  Command& command = app.command("explain", "Show what every edition answers to one question");
  prints(command, kExplainDocument);
  command.schemas["value"] = reports::value_schema;
  command.option("topic", topic.get(),
                 "A topic id, or words in English, French, Spanish, German or Polish",
                 {.required = true});
  add_edition_list(command, typed->editions);
  add_language(command, typed->language, "The language of the answers");
  command.run = [&globals, topic, typed] {
    const ExplainArguments arguments = sort_words({{*topic}, typed->editions, typed->language});
    if (!is_id(*topic)) return search(globals, arguments);
    explain(globals, topic_or_fail(*topic), arguments);
  };
}

}  // namespace hanaproof::cli
