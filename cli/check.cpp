#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "checker/editions/survey/checked.h"
#include "cli/json.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "model/lookup/editions.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Mistake;

namespace {

struct Arguments {
  std::string file;
  std::vector<std::string> against;
};

Json as_json(const EditionError& error) {
  Json document = json_document("hanaproof.mistakes");
  document["mistakes"] = list(error.mistakes(), [](const Mistake& mistake) {
    Json json = {{"message", mistake.message}};
    if (mistake.place.line > 0) {
      json["file"] = mistake.place.file;
      json["line"] = mistake.place.line;
      json["column"] = mistake.place.column;
    }
    const std::string near = rulebook::nearest_in(mistake.message);
    if (!near.empty()) json["nearest"] = near;
    return json;
  });
  return document;
}

// "-" is standard input.
std::string id_of(Globals& globals, const std::string& file) {
  if (file != "-") return globals.edition(file).id;
  return globals.library().add({"standard input", read_input("-", "an edition")}).id;
}

// How many questions the edition leaves open because the one that it inherits does.
int inherited_open(Globals& globals, const Edition& edition) {
  if (edition.inherits.empty()) return 0;
  const Edition& base = globals.library().at(edition.inherits);
  const auto both_open = [&](const rulebook::Topic& topic) {
    return lookup::leaves_open(base, topic) && lookup::leaves_open(edition, topic);
  };
  return static_cast<int>(std::ranges::count_if(rulebook::topics(), both_open));
}

// A game that no other edition has may be a mistyped one.
void say_alone(Globals& globals, const Edition& own) {
  std::vector<std::string> games;
  for (const Edition& edition : globals.library().editions()) {
    if (edition.game != own.game) games.push_back(edition.game);
  }
  fmt::print(stderr, "hanaproof: no other edition is of the game \"{}\": compared with nothing{}\n",
             own.game, rulebook::nearest_is(rulebook::nearest(own.game, games)));
}

void run_command(Globals& globals, const Arguments& arguments) {
  const std::string id = id_of(globals, arguments.file);
  std::vector<std::string> names = arguments.against;
  if (names.empty()) {
    for (const Edition* edition :
         checker::compared_with(globals.library(), globals.library().at(id)))
      names.push_back(edition->id);
  }
  names.push_back(id);
  const auto editions = select(globals, names);
  const Edition& checked = globals.library().at(id);
  if (editions.size() == 1) say_alone(globals, checked);
  checker::Report report = survey_with_progress(globals, editions, {.own = &checked});
  checker::keep_own(report, checked);
  report.checked->inherited_open = inherited_open(globals, checked);
  if (!report.checked->faults.empty()) globals.status = Exit::does_not_hold;
  show_findings(globals, report);
}

}  // namespace

void add_check(Command& app, Globals& globals) {
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("check", "Check your own edition, by itself and against others");
  command.option("file", &arguments->file, "An edition file; - reads it from standard input",
                 {.required = true});
  command.option("--against", &arguments->against,
                 "Editions to compare with; without it the edition that it inherits, or else all "
                 "of its game");
  command.run = [&globals, arguments] {
    try {
      run_command(globals, *arguments);
    } catch (const EditionError& error) {
      if (globals.json) print_json(as_json(error));
      throw;
    }
  };
}

}  // namespace hanaproof::cli
