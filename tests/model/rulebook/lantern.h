// The Lantern Book: a rulebook invented for these tests, with an edition and a document that fit
// it.
#pragma once

#include <string>

#include "model/rulebook/document.h"
#include "model/rulebook/library.h"

namespace hanaproof::rulebook::lantern {

inline const std::string kText = R"text(Lantern Book

.....

Each player holds seven cards. The oldest
player begins (cf. the table)! Whoever wins the

14 Lantern Book

1 - Take a card.
2 - Keep a *card* of your
choice, or the lan-

tern itself.

Players	Cards
Two	<u>Seven</u>

rain: 3 ribbons, 4 points
snow: 5 ribbons, 6 points

LUNE / MOON 2^{/9}
LUNE / MOON
La lune.
The moon.
)text";

inline const std::string kEdition = R"text(id = "lantern.en"
title = "Lantern Book"
game = "koi-koi"
language = "en"
document = "lantern"
players = [2]

[[clause]]
topic = "deal.hand-size"
value = 7
source = [{ line = 5, anchor = "holds seven cards" }, { line = 16, anchor = "Players Cards" },
          { line = 17, anchor = "Two Seven" }]

[[clause]]
topic = "dealer.begins"
value = "dealer"
source = { line = 6, anchor = "The oldest" }

[[yaku]]
id = "tan"
name = "Rain"
cards = "count(ribbon)>=3"
points = 4
source = { line = 19, anchor = "rain" }

[[yaku]]
id = "akatan"
cards = "all(poem)"
points = "6"
hides = ["tan", "aotan"]
source = { line = 20, anchor = "snow" }

[[yaku]]
id = "tsukimi"
readings = [{ name = "moon", cards = "all(moon)" }, { name = "light", cards = "any(light)" }]
points = "1"
source = [{ line = 22, anchor = "LUNE / MOON", occurrence = 1 }, { line = 25, anchor = "The moon." }]

[[excuse]]
line = 1
anchor = "Lantern Book"
occurrence = 1
kind = "heading"

[[excuse]]
line = 8
anchor = "14 Lantern Book"
kind = "heading"

[[excuse]]
anchor = "....."
kind = "heading"

[[excuse]]
anchor = "Whoever wins"
kind = "scan"
note = "The end of the sentence is garbled."

[[excuse]]
anchor = "1 - Take"
kind = "advice"

[[excuse]]
line = 14
anchor = "lantern itself"
kind = "advice"

[[excuse]]
anchor = "LUNE / MOON"
occurrence = 2
kind = "picture"
)text";

inline const std::string kDocument = R"text(id = "lantern"
title = "Lantern Book"
file = "lantern.txt"

[[span]]
lines = [[1, 20]]
page = 14
language = "en"
owners = ["lantern.en"]

[[span]]
lines = [[22, 23]]
language = "common"
owners = ["lantern.en", "lantern.fr"]

[[span]]
lines = [[24, 24]]
language = "fr"
owners = ["lantern.fr"]

[[span]]
lines = [[25, 25]]
language = "en"
owners = ["lantern.en"]
)text";

// The edition with one passage of its file replaced.
inline std::string edition_with(const std::string& passage, const std::string& replacement) {
  std::string text = kEdition;
  return text.replace(text.find(passage), passage.size(), replacement);
}

}  // namespace hanaproof::rulebook::lantern
