#include "checker/engines/regress/log.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

void log_input(std::string_view text) {
  static const rulebook::Library library(editions::builtin_editions());
  for (const char* edition : {"hana-awase.pl", "robin-red.sutda.en", "oishi-tengudo.hachi-hachi"}) {
    try {
      const auto log = regress::log_from_json_lines(text, "log", library.at(edition));
      for (const auto& game : log.games) {
        if (!log.players.contains(games::players_of(game.line.start))) {
          throw Broken("a number of players that the log does not list");
        }
      }
    } catch (const notation::NotationError&) {
    }
  }
}

}  // namespace hanaproof::fuzz
