#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/globals.h"
#include "cli/topic_list.h"
#include "model/lookup/editions.h"
#include "model/rulebook/nearest.h"
#include "reports/editor/schema.h"

namespace hanaproof::cli {

using lookup::Match;
using rulebook::Edition;
using rulebook::EditionError;

namespace {

enum class SchemaOf { none, edition, document };

struct TopicsArguments {
  std::vector<std::string> words;
  std::optional<std::string> game;
  std::optional<std::string> edition;
  bool open = false;
  SchemaOf schema_of = SchemaOf::none;

  bool given() const { return !words.empty() || game || edition; }
};

void expect_game(Globals& globals, const std::string& game) {
  std::vector<std::string> games;
  for (const Edition& edition : globals.library().editions()) {
    if (edition.game == game) return;
    if (!is_base(edition)) games.push_back(edition.game);
  }
  throw EditionError(fmt::format("no edition is of a game \"{}\"{}", game,
                                 rulebook::nearest_is(rulebook::nearest(game, games))));
}

// A question of the game, whether or not an edition answers it; what editions name freely is of
// the game only where one of its editions does.
bool is_of(const Match& match, const std::string& game) {
  if (std::ranges::find(match.games, game) != match.games.end()) return true;
  return match.games.empty() && rulebook::concerns(*match.topic, game);
}

std::vector<Match> chosen(Globals& globals, const TopicsArguments& arguments) {
  // A file first: adding it makes a new library.
  const std::string id = arguments.edition ? globals.edition(*arguments.edition).id : "";
  if (arguments.game) expect_game(globals, *arguments.game);
  const lookup::TopicIndex index(globals.library());
  const std::string words = fmt::format("{}", fmt::join(arguments.words, " "));
  std::vector<Match> matches = words.empty() ? index.all() : found_topics(index, words).matches;
  if (arguments.game) {
    std::erase_if(matches, [&](const Match& match) { return !is_of(match, *arguments.game); });
  }
  if (arguments.edition) {
    const Edition& edition = globals.library().at(id);
    std::erase_if(matches, [&](const Match& match) {
      return arguments.open ? !lookup::leaves_open(edition, *match.topic)
                            : !lookup::answers(edition, *match.topic);
    });
  }
  return matches;
}

std::vector<Match> registry() {
  std::vector<Match> matches;
  for (const rulebook::Topic& topic : rulebook::topics()) matches.push_back({&topic});
  return matches;
}

void print_schema(SchemaOf kind) {
  fmt::print("{}", kind == SchemaOf::edition ? reports::edition_file_schema()
                                             : reports::document_file_schema());
}

}  // namespace

void add_topics(Command& app, Globals& globals) {
  auto arguments = std::make_shared<TopicsArguments>();
  Command& command = app.command("topics", "List the rules questions that editions answer");
  command.schemas["topics"] = topics_schema;
  command.schemas["edition-toml"] = reports::edition_file_schema;
  command.schemas["document-toml"] = reports::document_file_schema;
  command.option("words", &arguments->words,
                 "Words in English, French, Spanish, German or Polish: only questions about them");
  command.option("--game", &arguments->game, "Only questions of this game");
  command.option("--edition", &arguments->edition,
                 "An edition id or file: only questions that it answers");
  command.option("--open", &arguments->open, "With --edition: only questions that it leaves open",
                 {.needs = {"--edition"}});
  command.choice("--toml-schema", arguments->schema_of,
                 {{"edition", SchemaOf::edition}, {"document", SchemaOf::document}},
                 "Instead, the JSON Schema of the files of editions or documents, for editors");
  command.run = [&globals, arguments] {
    if (arguments->schema_of != SchemaOf::none) return print_schema(arguments->schema_of);
    const auto matches = arguments->given() ? chosen(globals, *arguments) : registry();
    globals.json ? print_topics_json(matches) : print_topics(matches);
  };
}

}  // namespace hanaproof::cli
