"""Where the text is silent or says two things; the first answer is the one taken without an argument."""

from hachi.readings import chosen, first_answers

CHOICES = {
    # L275: all cards have been played. With two players the hands are empty before the stock is.
    "the round ends": ("with the hands", "with the stock"),
    "november played": ("from a hand", "from the stock, too"),  # L271
    "three on the field": ("the wildcard takes one", "the wildcard takes all"),  # L260, L271
    "the holder of the fourth": ("objects", "does not object"),  # L260: must not keep silent then
    "two hands win": ("nobody scores", "each scores"),  # L233 speaks of one
    "the player holds the fourth": ("takes one all the same", "takes all"),  # L260
}


def defaults():
    return first_answers(CHOICES)


def with_answer(readings, argument):
    return chosen(CHOICES, readings, argument)
