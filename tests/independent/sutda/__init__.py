"""Sutda's bids and settlement, written again from the rulebook alone.

"L308" cites line 308 of the transcription robin-red-sakura-sutda.txt: English text, and where that is said French (L138-L199).
"""
