"""Where the text is silent or says two things; the first answer is the one taken without an argument."""

from hachi.readings import chosen, first_answers

CHOICES = {
    "january and august": ("not with the moon", "with the moon, too"),  # L187-L188, L341-L344: which line it belongs to
    "giving up loses": ("the starting stake", "all that was bid"),  # L314: the initial bet
    "second auction": ("begins with the new oya", "begins with the dealer"),  # L307, L318
    "equal hands": ("share", "play again"),  # silent
    "times three": ("in all", "on top"),  # L308, L328: of the bid, or beside it
    "losers who gave up": ("complete nothing", "complete their bids"),  # L308: the defeated
    "completed": ("all put in", "what was bid"),  # L308: whether the starting stake is multiplied
}


def defaults():
    return first_answers(CHOICES)


def with_answer(readings, argument):
    return chosen(CHOICES, readings, argument)
