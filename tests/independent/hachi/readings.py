"""Where the text is silent or says two things: the questions, and what may be answered.

The first answer is taken without an argument: it is the one by which hanaproof plays unless told otherwise.
"""

CHOICES = {
    "drawn again": ("when any two are equal", "when the earliest are equal"),  # L298: several of one month
    # L17 makes every willow a dreg; L183 and L651 say that it may be counted as one.
    "willow in hand": ("keeps its kind, too", "always a dreg"),
    # L656 says all ribbons and dregs; one ribbon alone is a combo of its own (L655).
    "ribbons in red": (1, 2, 0),
    "full house": ("three and two pairs", "three and a pair"),  # L626: a garbled picture
    "lesser hand combo": ("may be shown", "may not be shown"),  # L179-L181 speak of a player's combos
    "larger set": ("holds the smaller ones", "holds no other"),  # L624-L634: is a three within a four?
    "four in a hand": ("is played", "voids the deal"),  # L308, but L632-L635 pay for them
    "four and three": ("is multiplied", "is not multiplied"),  # L67, L141
    "blind dealer": ("stays", "is asked"),  # L43
    "three players": ("are asked", "are not asked"),  # L145
    "no match": ("when all have spoken", "at once"),  # L163
    "penalty": ("is not multiplied", "is multiplied"),  # L67, L149
    # L151-L161 has six amounts. With seven players one has the blank card, and is in front of others or not.
    "penalty place": ("among all seats", "among those who decide"),
    "mizu-ten lost is paid": ("to everybody", "not to the blank card"),  # L203 excepts it, L225 does not
    "chased pays": ("nothing", "the penalty"),  # L149, L165
    "chased is paid by": ("the three", "the pot"),  # L165
    "compensation": ("is not multiplied", "is multiplied"),  # L67, L165
    "chased willow light": ("counts", "does not count"),  # L17, L167
    "hand combos": ("are multiplied", "are not multiplied"),  # L67, L195
    "extras": ("are multiplied", "are not multiplied"),  # L67, L203-L207, L225
    "hidden combos": ("bring escape and dive", "bring nothing"),  # L205-L207, L631: who has them; L179: who shows them
    "escape": ("not with a single light", "with a single light, too"),  # L205 against L657
    "dive": ("also with a three", "only with more than a three"),  # L207 against L631
    "two dives": ("count once", "count twice"),  # L207, L631
    # L215 asks for another combo, L616 pays for more dregs; only Koi-Koi has a call for a combo that grew (L89).
    "dregs above sixteen": ("are nothing new", "are a new combo"),
    "silence": ("is not offered", "is offered"),  # L209: who has a combo may call
    "call at the end": ("is offered", "is not offered"),  # L209
    "yoshi counts": ("new combos", "all combos"),  # L213: only the one just made
    "two callers": ("both pay double", "the last pays double"),  # L217 knows one caller
    "cancel without cards": ("is not offered", "is offered"),  # L213: before the hand is empty
    "cancel ends the round": (True, False),  # L213
    "combos when played out": ("of all", "of callers"),  # L217
    "half-time of six rounds": ("is paid", "is not paid"),  # L245, L342: the match ends then
    "first to pay back": ("the next dealer", "the last dealer"),  # L249
    "the bonus is for": ("money brought", "card points"),  # L263: the most points; L227 has the verb for cards
    "poorest": ("by money", "debts counted"),  # L259
    "odd points": ("stay in the bank", "go to the first"),  # L263: what cannot be shared
}


def first_answers(choices):
    return {question: answers[0] for question, answers in choices.items()}


def chosen(choices, readings, argument):
    """`argument` is "question=answer"."""
    question, _, answer = argument.partition("=")
    if question not in choices:
        raise SystemExit("no such question: " + question)
    for choice in choices[question]:
        if str(choice) == answer:
            return readings | {question: choice}
    raise SystemExit(question + ": expected one of " + ", ".join(map(str, choices[question])))


def defaults():
    return first_answers(CHOICES)


def with_answer(readings, argument):
    return chosen(CHOICES, readings, argument)
