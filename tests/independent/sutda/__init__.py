"""Sutda's bids and settlement, written again from the rulebook alone.

"L308" cites line 308 of the transcription robin-red-sakura-sutda.txt, the English text; L138-L199 are the French one.
"""
