#include "checker/engines/identify/situations.h"

#include <algorithm>
#include <optional>

#include "checker/games/registry.h"
#include "checker/situations/hachi_deals.h"
#include "checker/situations/hachi_made_up.h"
#include "model/notation/swap.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::identify {

using cards::Card;
using cards::CardSet;
using checker::Situation;
using checker::Witness;
using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

constexpr std::uint64_t kSeed = 88;
constexpr int kTries = 60;
constexpr int kMatchRounds = 12;  // of a match

bool may(const std::vector<HachiMove>& legal, const HachiMove& move) {
  return std::ranges::find(legal, move) != legal.end();
}

// ---- Deals --------------------------------------------------------------------------------------

// Puts cards where others have been dealt; these go where the cards came from.
void exchange(HachiDeal& deal, CardSet place, CardSet cards) {
  const std::vector<Card> wanted = (cards - place).cards();
  const std::vector<Card> given = (place - cards).cards();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    notation::Swap{wanted[i], given[i]}.in(deal.hands, deal.field);
  }
}

HachiDeal plain_deal(const spec::hachi::Rules& rules) {
  cards::Dice dice(kSeed);
  return checker::stacked_deal(checker::table_of(rules.ruleset()), checker::HachiStyle::plain,
                               dice);
}

// All that is asked until cards are played, when everybody stays: what is legal, and what comes of
// all that the player at `seat` may show. Nobody else shows anything.
void add_opening(std::vector<Question>& questions, const spec::hachi::Rules& rules,
                 const HachiMatch& match, const HachiDeal& deal, int seat) {
  questions.push_back(about(match, deal));
  HachiPosition position = spec::hachi::begin(rules, match, deal);
  while (position.phase == HachiPhase::blind || position.phase == HachiPhase::stay ||
         position.phase == HachiPhase::show) {
    const auto legal = spec::hachi::legal_moves(rules, position);
    HachiMove move = legal.front();
    const HachiMove look = HachiMove::say(HachiMove::Sort::look);
    const HachiMove hide = HachiMove::say(HachiMove::Sort::hide);
    if (may(legal, look)) move = look;
    const bool shows = position.phase == HachiPhase::show && position.turn == seat;
    if (shows) questions.push_back(about(Ask::moves, position));
    if (!shows && may(legal, hide)) move = hide;
    for (const HachiMove& each : legal) {
      if (shows || each == move) questions.push_back(about(Ask::play, position, each));
    }
    position = spec::hachi::play(rules, position, move);
  }
  if (position.phase == HachiPhase::over) questions.push_back(about(Ask::score, position));
}

// The hand dealt to each seat in turn: to one who plays, and to one who is chased.
void add_hands(std::vector<Question>& questions, const spec::hachi::Rules& rules, CardSet hand) {
  const HachiMatch match = spec::hachi::first_match(rules, kMatchRounds, 0);
  for (int seat = 0; seat < rules.players(); ++seat) {
    HachiDeal deal = plain_deal(rules);
    const CardSet held = deal.hands[static_cast<std::size_t>(seat)];
    if (held.size() != hand.size()) continue;
    exchange(deal, held, hand);
    add_opening(questions, rules, match, deal, seat);
  }
}

// A round after another with these lights on the field, and what waits by the rules.
void add_fields(std::vector<Question>& questions, const spec::hachi::Rules& rules,
                const std::vector<CardSet>& fields) {
  HachiMatch match = spec::hachi::first_match(rules, kMatchRounds, 0);
  const CardSet lights = CardSet::kind(cards::Kind::light);
  for (const CardSet field : fields) {
    HachiDeal deal = plain_deal(rules);
    const CardSet place =
        deal.blank ? deal.hands[static_cast<std::size_t>(*deal.blank)] : deal.field;
    // Of each other month no more than one card lies there, as it falls.
    CardSet cards = field;
    for (const Card card : (CardSet::all() - lights).cards()) {
      if (cards.size() >= place.size()) break;
      if ((cards & CardSet::month(card.month())).empty()) cards.insert(card);
    }
    if (cards.size() != place.size()) return;
    exchange(deal, place, cards);
    add_opening(questions, rules, match, deal, -1);
    match.waiting =
        spec::hachi::play_field(rules, match.waiting, spec::hachi::fields_made(rules, field))
            .waiting;
    ++match.round;
  }
}

// ---- Captured cards -----------------------------------------------------------------------------

// A round before its last card in which a player has captured these cards, another all others.
std::optional<HachiPosition> last_card_with(const spec::hachi::Rules& rules, CardSet pile) {
  cards::Dice dice(kSeed);
  for (int i = 0; i < kTries; ++i) {
    auto position = checker::made_up_end(rules, dice);
    if (!position) continue;
    const CardSet open = position->field | CardSet(position->stock) |
                         position->hands[static_cast<std::size_t>(position->turn)];
    if (!(open & pile).empty()) continue;
    for (CardSet& captured : position->captured) captured = {};
    const auto active = spec::hachi::active_seats(*position);
    position->captured[static_cast<std::size_t>(active[0])] = pile;
    position->captured[static_cast<std::size_t>(active[1])] = CardSet::all() - pile - open;
    position->sage.assign(position->sage.size(), false);
    position->last_sage.reset();
    position->before.clear();
    position->kan_before = 0;
    position->phase = HachiPhase::play;
    return position;
  }
  return std::nullopt;
}

void add_end(std::vector<Question>& questions, const spec::hachi::Rules& rules,
             const HachiPosition& position) {
  questions.push_back(about(Ask::score, position));
  questions.push_back(about(Ask::moves, position));
  for (const HachiMove& move : spec::hachi::legal_moves(rules, position)) {
    questions.push_back(about(Ask::play, position, move));
    const HachiPosition next = spec::hachi::play(rules, position, move);
    if (next.phase == HachiPhase::over) {
      questions.push_back(about(Ask::score, next));
      continue;
    }
    for (const HachiMove& answer : spec::hachi::legal_moves(rules, next)) {
      questions.push_back(about(Ask::play, next, answer));
    }
  }
}

}  // namespace

std::vector<Question> at_a_hachi_table(const Witness& witness, const rulebook::Ruleset& ruleset) {
  const spec::hachi::Rules rules(ruleset);
  std::vector<Question> questions;
  if (witness.situation == Situation::hand) add_hands(questions, rules, witness.pile);
  if (witness.situation == Situation::fields) add_fields(questions, rules, witness.fields);
  if (witness.situation == Situation::pile) {
    if (const auto end = last_card_with(rules, witness.pile)) add_end(questions, rules, *end);
  }
  return questions;
}

std::vector<Question> about_hachi_ends(const rulebook::Ruleset& ruleset, int ends) {
  const spec::hachi::Rules rules(ruleset);
  cards::Dice dice(kSeed);
  std::vector<Question> questions;
  for (int i = 0; i < ends; ++i) {
    if (const auto end = checker::made_up_end(rules, dice)) add_end(questions, rules, *end);
  }
  return questions;
}

std::vector<Question> along_a_hachi_round(const rulebook::Ruleset& ruleset, std::uint64_t seed) {
  const spec::hachi::Rules rules(ruleset);
  constexpr std::uint64_t kEndsOneIn = 4;
  std::vector<Question> questions;
  if (seed % kEndsOneIn == 0) {
    cards::Dice dice(seed);
    if (const auto end = checker::made_up_end(rules, dice)) add_end(questions, rules, *end);
    return questions;
  }
  std::vector<games::Line> rounds;
  const auto spec = spec::game(ruleset);
  const auto playout = games::hachi().playout(*spec, seed);
  games::for_each_round(*spec, *playout,
                        [&](const games::Line& round) { rounds.push_back(round); });
  return along(*spec, rounds[seed / kEndsOneIn % rounds.size()]);
}

}  // namespace hanaproof::identify
