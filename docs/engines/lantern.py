"""A table for Koi-Koi. It keeps to itself which yaku were announced, the card that was drawn and
has two captures, and how many turns were played. It knows nothing of hanaproof."""

MONTHS = [
    ("pine", "light", "poem", "dreg", "dreg"),
    ("plum", "animal", "poem", "dreg", "dreg"),
    ("cherry", "curtain", "poem", "dreg", "dreg"),
    ("wisteria", "animal", "ribbon", "dreg", "dreg"),
    ("iris", "animal", "ribbon", "dreg", "dreg"),
    ("peony", "butterflies", "blue", "dreg", "dreg"),
    ("clover", "boar", "ribbon", "dreg", "dreg"),
    ("pampas", "moon", "animal", "dreg", "dreg"),
    ("chrysanthemum", "cup", "blue", "dreg", "dreg"),
    ("maple", "deer", "blue", "dreg", "dreg"),
    ("willow", "rain", "animal", "ribbon", "dreg"),
    ("paulownia", "light", "dreg", "dreg", "dreg"),
]
KINDS = {
    "light": ("light", "curtain", "moon", "rain"),
    "animal": ("animal", "butterflies", "boar", "cup", "deer"),
    "ribbon": ("ribbon", "poem", "blue"),
    "dreg": ("dreg",),
}


def card_of(month, number):
    """("pine", "light", 1): flower, picture, number in the month."""
    return (MONTHS[month - 1][0], MONTHS[month - 1][number], number)


def yaku(pile):
    pictures = [picture for _, picture, _ in pile]
    count = {kind: sum(one in named for one in pictures) for kind, named in KINDS.items()}
    made = {}
    if count["dreg"] >= 10:
        made["kasu"] = count["dreg"] - 9
    if count["ribbon"] >= 5:
        made["tan"] = count["ribbon"] - 4
    red, blue = pictures.count("poem") == 3, pictures.count("blue") == 3
    if red and blue:
        made["akatan-aotan"] = count["ribbon"] + 4
    elif red or blue:
        made["akatan" if red else "aotan"] = count["ribbon"] + 2
    if count["animal"] >= 5:
        made["tane"] = count["animal"] - 4
    if all(one in pictures for one in ("boar", "deer", "butterflies")):
        made["inoshikachou"] = count["animal"] + 2
    if "moon" in pictures and "cup" in pictures:
        made["tsukimi"] = 5
    if "curtain" in pictures and "cup" in pictures:
        made["hanami"] = 5
    if count["light"] == 5:
        made["gokou"] = 10
    elif count["light"] == 4:
        made.update({"ame-shikou": 7} if "rain" in pictures else {"shikou": 8})
    elif count["light"] == 3:
        made["sankou"] = 5
    return made


class Table:
    def __init__(self, hands, field, stock, piles, player, announced, drawn, asks, stopped):
        self.hands, self.field, self.stock, self.piles = hands, field, stock, piles
        self.player = player
        self._announced, self._drawn, self._asks = announced, drawn, asks
        self.stopped = stopped
        self._turns = 16 - sum(map(len, hands))

    @property
    def over(self):
        return self.stopped is not None or (self._turns == 16 and not self._drawn and not self._asks)

    def captures(self, card):
        same = [other for other in self.field if other[0] == card[0]]
        return [[other] for other in same] if len(same) == 2 else [same]

    def playable(self):
        """Who can capture does."""
        hand = self.hands[self.player]
        return [card for card in hand if self.captures(card)[0]] or hand

    def play(self, card, taken):
        self.hands[self.player].remove(card)
        self._turns += 1
        self._settle(card, taken)
        drawn = self.stock.pop(0)
        captures = self.captures(drawn)
        if len(captures) > 1:
            self._drawn = drawn
        else:
            self._finish(drawn, captures[0])

    def choose(self, taken):
        drawn, self._drawn = self._drawn, None
        self._finish(drawn, taken)

    def answer(self, goes_on):
        self._asks = False
        if goes_on:
            self._pass()
        else:
            self.stopped = self.player

    def _settle(self, card, taken):
        self.field = [other for other in self.field if other not in taken] + ([] if taken else [card])
        if taken:
            self.piles[self.player] += [card, *taken]

    def _finish(self, drawn, taken):
        self._settle(drawn, taken)
        self._asks = any(one not in self._announced[self.player] for one in yaku(self.piles[self.player]))
        if not self._asks:
            self._pass()

    def _pass(self):
        self._announced[self.player] = list(yaku(self.piles[self.player]))
        if not self.over:
            self.player = 1 - self.player
