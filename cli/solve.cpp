#include "cli/solve.h"
#include "cli/numbers.h"

namespace hanaproof::cli {

void add_solve(CLI::App& app, Globals& globals) {
  auto arguments = std::make_shared<SolveArguments>();
  CLI::App* command =
      app.add_subcommand("solve", "Best play of two players when every card is known");
  arguments->table.add_to(*command);
  CLI::Option* batch =
      command->add_option("--batch", arguments->batch,
                          "A file with one position a line, - for standard input; the answers "
                          "come as JSON, one a line, in the same order");
  CLI::Option* table = command->add_option(
      "--table", arguments->months,
      "Months (1,2,11): every deal of a deck of these months, instead of a position");
  CLI::Option* position = command->get_option("--position");
  position->excludes(batch);
  position->excludes(table);
  batch->excludes(table);
  command->add_flag("--every-move", arguments->every_move,
                    "The value of every move, not only of the best");
  command
      ->add_option("--remember", arguments->remembered,
                   "Positions to remember, as a power of two; more can help with Koi-Koi")
      ->capture_default_str()
      ->check(whole_number(1, 28));
  command->add_option("--hand", arguments->hand, "Cards in a hand, for --table")
      ->needs(table)
      ->capture_default_str()
      ->check(whole_number(1, 48));
  command->add_option("--field", arguments->field, "Cards on the field, for --table")
      ->needs(table)
      ->capture_default_str()
      ->check(whole_number(0, 48));
  command->add_option("--sample", arguments->sample, "So many deals at random, for --table")
      ->needs(table)
      ->check(whole_number(1));
  arguments->run.add_to(*command);
  for (const char* of_tables :
       {"--shard", "--seconds", "--checkpoint", "--checkpoint-every", "--merge"}) {
    command->get_option(of_tables)->needs(table);
  }
  command->add_option("--csv", arguments->csv, "Write the distribution of values, for --table")
      ->needs(table);
  command->footer(
      "Values: what player 0 has at the end of the round less what player 1 has, and the reverse; "
      "in "
      "Koi-Koi the payments.\n"
      "Examples:\n"
      "  hanaproof solve --edition hana-awase.pl --position deal.json --every-move\n"
      "  hanaproof solve --edition oishi-tengudo.koi-koi --batch deals.jsonl > values.jsonl\n"
      "  hanaproof solve --edition hana-awase.pl --table 1,8 --hand 2 --field 2 --csv values.csv");
  command->callback([&globals, arguments] {
    if (!arguments->months.empty()) return solve_deals(globals, *arguments);
    solve_positions(globals, *arguments);
  });
}

}  // namespace hanaproof::cli
