// The Lark Book: two editions of one game, invented for these tests, and one of another game.
#pragma once

#include "model/rulebook/library.h"

namespace hanaproof::lookup::lark {

inline rulebook::Library library() {
  return rulebook::Library({{"lark.koi-koi.fr.toml", R"toml(
id = "lark.koi-koi.fr"
title = "Lark"
game = "koi-koi"
language = "fr"
document = "lark"
players = [2]

[[clause]]
topic = "word.round"
value = ["ballade"]
source = { line = 1, anchor = "six ballades" }

[[clause]]
topic = "deal.cutter"
value = "opponent"
source = { line = 2, anchor = "saladier" }
note = "A cormorant looks on."

[[clause]]
topic = "deal.shuffler"
silent = true
why = "Nobody is named."

[[clause]]
topic = "dealer.tie"
absent = true
why = "There is no draw."

[[yaku]]
id = "hanami"
name = "Vue des Fleurs"
cards = "all(curtain | sake)"
points = "5"
source = { line = 3, anchor = "Fleurs" }
)toml"},
                            {"lark.koi-koi.pl.toml", R"toml(
id = "lark.koi-koi.pl"
title = "Lark"
game = "koi-koi"
language = "pl"
document = "lark"
players = [2]
)toml"},
                            {"wren.sutda.en.toml", R"toml(
id = "wren.sutda.en"
title = "Wren"
game = "sutda"
language = "en"
document = "wren"
players = [2]

[[clause]]
topic = "bet.opener"
value = "dealer"
source = { line = 1, anchor = "ballade" }
)toml"}});
}

}  // namespace hanaproof::lookup::lark
