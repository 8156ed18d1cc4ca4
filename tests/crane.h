// An invented rulebook of three lines, and its edition, which cites or excuses all of them.
#pragma once

namespace hanaproof::crane {

inline constexpr const char* kText =
    "The Paper Crane\n"
    "\n"
    "Each of two players gets eight cards. Moon and cup make five.\n";

inline constexpr const char* kDocument = R"toml(id = "crane"
title = "The Paper Crane"
file = "crane.txt"
[[span]]
lines = [[1, 3]]
page = "1"
language = "en"
owners = ["crane.en"]
)toml";

inline constexpr const char* kEdition = R"toml(id = "crane.en"
title = "The Paper Crane"
game = "koi-koi"
language = "en"
document = "crane"
players = [2]
[[clause]]
topic = "deal.hand-size"
value = 8
source = { line = 3, anchor = "gets eight cards" }
[[yaku]]
id = "tsukimi"
cards = "all(moon | sake)"
points = "5"
source = { line = 3, anchor = "Moon and cup" }
[[excuse]]
line = 1
anchor = "The Paper Crane"
kind = "heading"
)toml";

}  // namespace hanaproof::crane
