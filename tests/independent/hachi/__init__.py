"""Hachi-Hachi, written again from the rulebook alone.

Each file holds one idea. "L87" cites line 87 of the transcription oishi-tengudo-hachi-hachi-koi-koi.txt. Where the text is
silent or says two things, the rule takes its answer from `readings.py`.
"""
