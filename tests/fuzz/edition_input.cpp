#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/rulebook/mistakes.h"
#include "model/rulebook/ruleset.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

namespace {

// The editions that others inherit from most, and those of each game: few, since all of them are
// linked again for each input.
rulebook::Library few() {
  std::vector<rulebook::SourceText> files;
  for (const auto& file : editions::builtin_editions()) {
    for (const char* name : {"hana-awase.pl", "robin-red.koi-koi.en", "robin-red.sutda.en"}) {
      if (file.name.ends_with(std::string(name) + ".toml")) files.push_back(file);
    }
  }
  return rulebook::Library(files);
}

}  // namespace

void edition_input(std::string_view text) {
  static const rulebook::Library base = few();
  try {
    rulebook::Library library = base;
    const rulebook::Edition& edition = library.add({"house.toml", std::string(text)});
    if (library.find(edition.id) != &edition) throw Broken("an edition is not at hand by its id");
    for (const int players : edition.players) rulebook::Ruleset(edition, {players, {}});
  } catch (const rulebook::EditionError&) {
  }
}

}  // namespace hanaproof::fuzz
