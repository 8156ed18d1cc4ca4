#include "cli/solve.h"
#include "cli/numbers.h"

namespace hanaproof::cli {

void add_solve(Command& app, Globals& globals) {
  auto arguments = std::make_shared<SolveArguments>();
  Command& command = app.command("solve", "Best play of two players when every card is known");
  arguments->table.add_to(command);
  command.option("--batch", &arguments->batch,
                 "A file with one position a line, - for standard input; the answers "
                 "come as JSON, one a line, in the same order",
                 {.excludes = {"--table"}});
  command.option("--table", &arguments->months,
                 "Months (1,2,11): every deal of a deck of these months, instead of a position");
  command["--position"].excludes = {"--batch", "--table"};
  command.option("--every-move", &arguments->every_move,
                 "The value of every move, not only of the best");
  command.option("--remember", &arguments->remembered,
                 "Positions to remember, as a power of two; more can help with Koi-Koi",
                 shown_default(whole_number(1, 28)));
  command.option("--hand", &arguments->hand, "Cards in a hand, for --table",
                 {.shows_default = true, .check = whole_number(1, 48), .needs = {"--table"}});
  command.option("--field", &arguments->field, "Cards on the field, for --table",
                 {.shows_default = true, .check = whole_number(0, 48), .needs = {"--table"}});
  command.option("--sample", &arguments->sample, "So many deals at random, for --table",
                 {.check = whole_number(1), .needs = {"--table"}});
  arguments->run.add_to(command);
  for (const char* of_tables :
       {"--shard", "--seconds", "--checkpoint", "--checkpoint-every", "--merge"}) {
    command[of_tables].needs = {"--table"};
  }
  command.option("--csv", &arguments->csv, "Write the distribution of values, for --table",
                 {.needs = {"--table"}});
  command.run = [&globals, arguments] {
    if (!arguments->months.empty()) return solve_deals(globals, *arguments);
    solve_positions(globals, *arguments);
  };
}

}  // namespace hanaproof::cli
