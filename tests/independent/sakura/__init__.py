"""Sakura with the Gaji, the lightning as a wildcard, written again from the rulebook alone.

"L271" cites line 271 of the transcription robin-red-sakura-sutda.txt (English text).
"""
