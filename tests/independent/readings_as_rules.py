"""Readings that both sides know: how hanaproof is told of one (--rule), and how the referee is."""

MULTIPLIED = '"cards","captured-combos","counted-combos","hand-combos","four-three","mizu-ten","escape-diving"'

PAIRS = [
    ("hachi", "field.multiplies=[%s,\"chased\"]" % MULTIPLIED, "compensation=is multiplied"),
    ("hachi", "field.multiplies=[%s,\"penalties\"]" % MULTIPLIED, "penalty=is multiplied"),
    ("hachi", "field.multiplies=[%s]" % MULTIPLIED.replace(',"four-three"', ""), "four and three=is not multiplied"),
    ("hachi", "field.multiplies=[%s]" % MULTIPLIED.replace('"hand-combos",', ""), "hand combos=are not multiplied"),
    ("hachi", "mizuten.must-stay=may-pass", "blind dealer=is asked"),
    ("hachi", "pass.place=among-deciders", "penalty place=among those who decide"),
    ("hachi", "chased.penalty=as-others", "chased pays=the penalty"),
    ("hachi", "mizuten.failure-to=all-but-blank", "mizu-ten lost is paid=not to the blank card"),
    ("hachi", "bonus.shown=shown-only", "hidden combos=bring nothing"),
    ("hachi", "sage.choice=may-keep-quiet", "silence=is offered"),
    ("hachi", "sage.trigger=more-kan", "dregs above sixteen=are a new combo"),
    ("hachi", "yoshi.two-sages=last-pays-double", "two callers=the last pays double"),
    ("hachi", "combo.uncalled=nothing", "combos when played out=of callers"),
    ("hachi", "final.poorest=money-less-debt", "poorest=debts counted"),
    ("hachi", "match.short-end=final-only", "half-time of six rounds=is not paid"),
    ("hachi", "sage.cancel=play-on", "cancel ends the round=False"),
    ("hachi", "escape.combos=any", "escape=with a single light, too"),
    ("hachi", "diving.double=each", "two dives=count twice"),
    ("hachi", "chased.payer=pot", "chased is paid by=the pot"),
    ("hachi", "hand.four-of-month=redeal", "four in a hand=voids the deal"),
    ("sakura", "round.end=stock-empty", "the round ends=with the stock"),
    ("sakura", "wildcard.played-means=from-hand-or-stock", "november played=from the stock, too"),
    ("sutda", "bet.fold-loses=all-put-in", "giving up loses=all that was bid"),
    ("sutda", "bet.second-opener=dealer-of-deal", "second auction=begins with the dealer"),
    ("sutda", "showdown.tie=replay", "equal hands=play again"),
    ("sutda", "payment.multiplied=bids-only", "completed=what was bid"),
    ("sutda", "payment.multiplier-means=on-top", "times three=on top"),
    ("sutda", "payment.multiplier-from=folded-too", "losers who gave up=complete their bids"),
]
