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
#include "model/rulebook/printable.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Mistake;

namespace {

struct Arguments {
  std::string file;
  std::vector<std::string> against;
};

constexpr auto kMistake = [](auto& io, const Mistake& mistake) {
  io.field("message", mistake.message, "What is wrong, what was expected.");
  io.when(mistake.place.line > 0, [&] {
    io.field("file", mistake.place.file,
             "As it was given. Left out, with line and column, where no place in a file is to "
             "blame.");
    io.field("line", mistake.place.line);
    io.field("column", mistake.place.column);
  });
  io.maybe(
      "nearest", [&] { return rulebook::nearest_in(mistake.message); },
      "The known name nearest to a mistyped one. Left out where none is near.");
};

constexpr auto kMistakes = [](auto& io, const std::vector<Mistake>& mistakes) {
  io.objects("mistakes", mistakes, kMistake, "All of them, in the order of the file.");
};
constexpr auto kMistakesDocument = documents::document<std::vector<Mistake>>(
    {"mistakes", 1,
     "What `hanaproof check --json` prints for an edition that it cannot read; it exits with 2."},
    kMistakes);

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
             rulebook::printable(own.game),
             rulebook::nearest_is(rulebook::nearest(own.game, games)));
}

void run_command(Globals& globals, const Arguments& arguments) {
  const std::string id = id_of(globals, arguments.file);
  std::vector<std::string> names = arguments.against;
  names.push_back(id);
  const auto editions = arguments.against.empty()
                            ? checker::compared_with(globals.library(), globals.library().at(id))
                            : select(globals, names);
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
  prints(command, kMistakesDocument);
  command.option("file", &arguments->file, "An edition file; - reads it from standard input",
                 {.required = true});
  command.option("--against", &arguments->against,
                 "Editions to compare with; without it the edition that it inherits, or else all "
                 "of its game");
  command.run = [&globals, arguments] {
    try {
      run_command(globals, *arguments);
    } catch (const EditionError& error) {
      if (globals.json) print_json(kMistakesDocument.written(error.mistakes()));
      throw;
    }
  };
}

}  // namespace hanaproof::cli
