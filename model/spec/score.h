// What captured cards and calls are worth.
#pragma once

#include <string>
#include <vector>

#include "model/notation/position.h"
#include "model/notation/score.h"
#include "model/spec/rules.h"

namespace hanaproof::spec {

using notation::MadeYaku;

// The yaku that a set of captured cards makes and that count (yaku.*, score.yaku-add,
// card.sake-cup, option.triad), in the order of the rules; `triad` last.
std::vector<MadeYaku> made_yaku(const CaptureRules& rules, cards::CardSet captured);
using notation::sum;

// All that a seat's team has captured.
cards::CardSet team_cards(const notation::Position& position, int seat);

// The cards that count for a seat's yaku: its own, or its team's (teams.captured); cards that a
// wildcard collected at the end only if wildcard.collected-score says so.
cards::CardSet counted_cards(const Rules& rules, const notation::Position& position, int seat);

// score.by: whether the worth of captured cards is counted, and whether yaku are. Where cards
// count, a yaku is settled at the end and nobody calls.
bool counts_cards(const Rules& rules);
bool counts_yaku(const Rules& rules);

// What captured cards are worth where cards are counted (score.card-values).
int card_points(const Rules& rules, cards::CardSet captured);

using rulebook::yaku::Tally;

// What the winner's points are multiplied by (score.factor; else score.own-calls, score.counter,
// score.high and how they combine).
int factor(const Rules& rules, const Tally& tally);

// Every tally but for the points that these rules can tell from others, with up to so many calls.
// Only score.factor asks how often opponents called, who deals, and which round it is.
std::vector<Tally> tallies(const Rules& rules, int most_calls);

}  // namespace hanaproof::spec
