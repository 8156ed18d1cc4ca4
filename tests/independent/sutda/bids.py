"""The two auctions (L304-L320): who is asked, and what each has put in."""


class Table:
    """A round, from its beginning through the bids made."""

    def __init__(self, position, readings):
        self.readings = readings
        self.players, self.dealer = position["players"], position["dealer"]
        self.put_in = [min(position["ante"], money) for money in position["money"]]  # L300
        self.starting_stake = list(self.put_in)
        self.left = [money - paid for money, paid in zip(position["money"], self.put_in)]
        self.folded = [False] * self.players
        self.last_raiser, self.auction = self.dealer, 0
        self.begin(self.dealer)
        for bid in position["bets"]:
            self.bid(bid)

    def begin(self, opener):
        self.auction += 1
        self.stake, self.paid = 0, [0] * self.players
        self.turn = opener
        self.spoken = [False] * self.players
        self.go_on()

    def standing(self):
        return [seat for seat in range(self.players) if not self.folded[seat]]

    def must_speak(self, seat):
        return not self.folded[seat] and self.left[seat] > 0 and (
            not self.spoken[seat] or self.paid[seat] < self.stake)

    def go_on(self):
        """L318: until all who stay have bid the same, or all they have."""
        for step in range(self.players):
            seat = (self.turn + step) % self.players
            if len(self.standing()) > 1 and self.must_speak(seat):
                self.turn = seat
                return
        if self.auction == 1 and len(self.standing()) > 1:
            self.begin(self.last_raiser if self.readings["second auction"] == "begins with the new oya" else self.dealer)
        else:
            self.auction, self.turn = 3, None

    def over(self):
        return self.auction == 3

    def moves(self):
        if self.over():
            return []
        seat = self.turn
        raises = ["raise:%d" % stake for stake in range(self.stake + 1, self.paid[seat] + self.left[seat] + 1)]
        return raises if self.stake == 0 else ["fold", "follow"] + raises  # L312-L316

    def give_up(self, seat):
        """L314."""
        self.folded[seat] = True
        if self.readings["giving up loses"] == "the starting stake":
            back = self.put_in[seat] - self.starting_stake[seat]
            self.put_in[seat] -= back
            self.left[seat] += back

    def bid(self, bid):
        if self.over():
            raise ValueError("nobody is asked any more")
        seat = self.turn
        self.spoken[seat] = True
        if bid == "fold":
            self.give_up(seat)
        else:
            if bid != "follow":
                self.stake, self.last_raiser = int(bid.removeprefix("raise:")), seat
            more = min(self.stake - self.paid[seat], self.left[seat])  # L318
            self.paid[seat] += more
            self.put_in[seat] += more
            self.left[seat] -= more
        self.turn = (seat + 1) % self.players
        self.go_on()
