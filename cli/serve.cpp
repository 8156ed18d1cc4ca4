#include <cerrno>
#include <iostream>

#include "checker/engines/protocol/server.h"
#include "cli/globals.h"
#include "cli/numbers.h"
#include "cli/shown.h"
#include "cli/table.h"
#include "cli/versions.h"
#include "model/notation/position_json.h"

namespace hanaproof::cli {

namespace {

struct ServeArguments {
  std::vector<std::string> editions;
  std::vector<std::string> rules;
  protocol::With with = protocol::With::spec;
  std::vector<std::string> does;
  std::vector<std::string> keeps;
  bool whole_decks = false;
};

// The next line without its end; of one that is too long so much that it is seen to be. False when
// there are no more.
bool next_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  int c = buffer.sbumpc();
  if (c == std::char_traits<char>::eof()) return false;
  for (; c != '\n' && c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    if (line.size() <= protocol::kLongestLine) line += static_cast<char>(c);
  }
  return true;
}

void serve(Globals& globals, const ServeArguments& arguments) {
  for (const std::string& edition : arguments.editions) globals.edition(edition);
  protocol::Service service{&globals.library(), arguments.with, chosen_rules(arguments.rules),
                            version()};
  if (!arguments.does.empty()) service.says.does = arguments.does;
  if (!arguments.keeps.empty()) service.says.keeps = arguments.keeps;
  service.says.whole_decks = arguments.whole_decks;
  protocol::Server server(std::move(service));
  std::ios::sync_with_stdio(false);
  std::string line;
  while (next_line(std::cin, line)) {
    std::cout << server.answer(line) << '\n' << std::flush;
    if (!std::cout) throw OutputError(errno);
  }
}

}  // namespace

void add_serve(Command& app, Globals& globals) {
  auto arguments = std::make_shared<ServeArguments>();
  Command& command = app.command("serve", "Speak the engine protocol on standard input and output");
  command.schemas["engine-request"] = protocol::request_schema;
  command.schemas["engine-reply"] = protocol::reply_schema;
  command.schemas["score"] = protocol::score_schema;
  command.schemas["position"] = notation::position_schema;
  command.schemas["bet-position"] = notation::bet_position_schema;
  command.schemas["hachi-position"] = notation::hachi_position_schema;
  command.schemas["hachi-match"] = notation::hachi_match_schema;
  command.schemas["hachi-deal"] = notation::hachi_deal_schema;
  command.option("--edition", &arguments->editions,
                 "A file with your own edition; it takes the place of one with its id");
  command.option("--rule", &arguments->rules,
                 "TOPIC=READING: a rule to play by, whatever positions say");
  command.choice("--with", arguments->with,
                 {{"spec", protocol::With::spec}, {"engine", protocol::With::engine}},
                 "What answers: spec, or engine");
  command.option(
      "--does", &arguments->does, "What it answers; everything but deals without",
      {.takes_many = true, .choices = {"moves", "play", "score", "open", "replay", "deal"}});
  command.option(
      "--keeps", &arguments->keeps, "Says that it keeps only these books",
      {.takes_many = true, .choices = {protocol::kBooks.begin(), protocol::kBooks.end()}});
  command.option("--whole-decks", &arguments->whole_decks, "Says that it takes no smaller decks");
  command.run = [&globals, arguments] { serve(globals, *arguments); };
}

}  // namespace hanaproof::cli
