"""Small, double and grand fields, and those that wait."""

FACTOR = {"small": 1, "double": 2, "grand": 4}  # L63-L67
SORT = {"11": "double", "31": "double", "81": "double", "B1": "grand", "C1": "grand"}  # L65, L67


def sort_of(field, waiting):
    """The sort of this round, and what waits then."""
    # L69: every light makes a field of its own, and each is played.
    due = list(waiting) + sorted((SORT[card] for card in field if card in SORT), reverse=True)
    for sort in ("grand", "double"):  # L69: grand ones first
        if sort in due:
            due.remove(sort)
            return sort, due
    return "small", due
