#include "checker/editions/distance/edit_path.h"

#include <algorithm>
#include <string>

#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/answers.h"
#include "model/rulebook/combination.h"
#include "model/spec/betting/hands.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"

namespace hanaproof::distance {

using checker::Situation;
using checker::Witness;
using notation::Position;
using rulebook::Ruleset;

namespace {

std::vector<std::string> consulted(const Ruleset& ruleset, const Witness& witness) {
  const auto spec = spec_for(witness, ruleset);
  enact(*spec, witness);
  return spec->consulted();
}

// Whether a yaku can come out otherwise in a pile by one answer than by the other.
bool differs_in(const Change& change, cards::CardSet pile) {
  using rulebook::yaku::SakeCup;
  const auto from = rulebook::Yaku::from({}, change.from);
  const auto to = rulebook::Yaku::from({}, change.to);
  if (from.hides != to.hides) return true;
  return std::ranges::any_of(std::vector{SakeCup::animal, SakeCup::dreg}, [&](SakeCup sake) {
    const bool made = evaluate_condition(from.cards, pile, sake);
    if (made != evaluate_condition(to.cards, pile, sake)) return true;
    return made &&
           evaluate_number(from.points, pile, sake) != evaluate_number(to.points, pile, sake);
  });
}

// A yaku of one edition alone: whether the pile has its cards.
bool has_cards(const rulebook::Value& value, cards::CardSet pile) {
  return value.record() && rulebook::Yaku::from({}, value).has_cards(pile);
}

// The piles that a witness of a capturing game lets anybody count.
std::vector<cards::CardSet> piles_in(const Ruleset& ruleset, const Witness& witness) {
  if (witness.situation == Situation::pile) return {witness.pile};
  if (!witness.position) return {};
  const auto spec = spec::capturing_game(ruleset);
  const bool dealt = witness.situation == Situation::deal || witness.situation == Situation::round;
  games::Line line{.start = *witness.position,
                   .laid_out = dealt && checker::is_dealt(*witness.position),
                   .moves = witness.line};
  if (witness.situation == Situation::decision) line.moves.clear();
  if (witness.situation == Situation::decision && witness.move) line.moves = {*witness.move};
  std::vector<cards::CardSet> piles = {{}};
  const auto counted = [&](const notation::Position& at, int seat) {
    piles.push_back(counted_cards(spec->asked(), at, seat));
  };
  const auto count = [&](const games::State& state) {
    const auto& at = std::get<notation::Position>(state.position());
    for (int seat = 0; seat < at.players; ++seat) counted(at, seat);
  };
  count(*games::start(*spec, line));
  games::follow(*spec, line, [&](const auto& before, const auto& move, const auto& after) {
    if (!move.takes.empty()) {
      // Before the card drawn in the same turn.
      auto taken = std::get<notation::Position>(before.position());
      taken.captured[static_cast<std::size_t>(taken.turn)] |= move.takes;
      taken.captured[static_cast<std::size_t>(taken.turn)].insert(move.card);
      counted(taken, taken.turn);
    }
    count(after);
  });
  return piles;
}

// A combination counts where a hand has its cards by either answer.
bool is_held(const Change& change, const std::vector<cards::CardSet>& hands) {
  return std::ranges::any_of(
      std::vector{&change.from, &change.to}, [&](const rulebook::Value* value) {
        if (!value->record()) return false;
        const auto combination = rulebook::Combination::from({}, *value);
        return std::ranges::any_of(hands, [&](cards::CardSet hand) {
          return evaluate_condition(combination.cards, hand, rulebook::yaku::SakeCup::animal);
        });
      });
}

// Definitions are read without being asked for by name: combinations that are held, yaku that come
// out otherwise in some pile; of Hachi-Hachi all of them.
bool defines(const Change& change, const Witness& witness,
             const std::vector<cards::CardSet>& piles) {
  const std::string& id = change.topic->id;
  if (is_of_betting(witness)) {
    return id.starts_with("combination.") && is_held(change, witness.bets->hands);
  }
  if (is_of_hachi(witness)) {
    return id.starts_with("yaku.") || id.starts_with("hand-combo.") || id == "card.willow";
  }
  if (!checker::is_yaku(*change.topic)) return false;
  return std::ranges::any_of(piles, [&](cards::CardSet pile) {
    if (change.from.record() && change.to.record()) return differs_in(change, pile);
    return has_cards(change.from, pile) || has_cards(change.to, pile);
  });
}

}  // namespace

std::vector<std::size_t> asked_in(const Ruleset& rules, const Witness& witness,
                                  const std::vector<Change>& changes) {
  const auto topics = consulted(rules, witness);
  std::vector<cards::CardSet> piles;
  if (!is_of_hachi(witness) && !is_of_betting(witness)) piles = piles_in(rules, witness);
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    const std::string& id = changes[i].topic->id;
    if (std::ranges::find(topics, id) != topics.end() || defines(changes[i], witness, piles)) {
      asked.push_back(i);
    }
  }
  return asked;
}

void Conflicts::add(const Set& made, const std::vector<std::size_t>& asked) {
  if (topics_ > kMostTopics) return;
  Clause clause;
  for (const std::size_t i : asked) (made[i] ? clause.out : clause.in).set(i);
  const auto covers = [](const Clause& a, const Clause& b) {
    return (a.in & ~b.in).none() && (a.out & ~b.out).none();
  };
  if (std::ranges::any_of(clauses_, [&](const Clause& one) { return covers(one, clause); })) return;
  std::erase_if(clauses_, [&](const Clause& one) { return covers(clause, one); });
  clauses_.push_back(clause);
}

// Of those that are not met the one with the fewest ways to meet it. Clauses without a change in
// common want one change each.
Conflicts::Open Conflicts::open(const Places& made, const Places& barred) const {
  Open found;
  std::size_t fewest = kMostTopics + 1;
  Places taken;
  for (const Clause& clause : clauses_) {
    if ((clause.in & made).any() || (clause.out & ~made).any()) continue;
    const Places ways = clause.in & ~barred;
    if ((ways & taken).none()) {
      ++found.more;
      taken |= ways;
    }
    if (ways.count() >= fewest) continue;
    fewest = ways.count();
    found.clause = &clause;
  }
  return found;
}

// Any set that will do and holds the changes made holds one more of those that the clause asks for:
// one that it wants left out is made already. What was tried and failed is barred further on.
bool Conflicts::extend(Places& made, Places barred, std::size_t more) {
  const Open now = open(made, barred);
  if (!now.clause) return true;
  if (now.more > more || steps_ == 0) return false;
  --steps_;
  const Places ways = now.clause->in & ~barred;
  for (std::size_t i = 0; i < topics_; ++i) {
    if (!ways[i]) continue;
    made.set(i);
    if (extend(made, barred, more - 1)) return true;
    made.reset(i);
    barred.set(i);
  }
  return false;
}

Conflicts::Least Conflicts::least(std::size_t fewest, std::size_t most) {
  for (std::size_t size = fewest; size <= most; ++size) {
    Places made;
    if (topics_ <= kMostTopics && extend(made, {}, size)) {
      Set set(topics_, false);
      for (std::size_t i = 0; i < topics_; ++i) set[i] = made[i];
      return {size, std::move(set)};
    }
    if (steps_ == 0 || topics_ > kMostTopics) return {size, std::nullopt};
  }
  return {most + 1, std::nullopt};
}

namespace {

// Whether hands and field are as large as the rules deal them.
bool is_dealt_by(const spec::Rules& rules, const Position& deal) {
  const Position other = spec::deal(rules, deal.dealer, cards::CardSet::all().cards());
  const auto size = [](const cards::CardSet& cards) { return cards.size(); };
  return std::ranges::equal(deal.hands, other.hands, {}, size, size) &&
         deal.field.size() == other.field.size();
}

// Where a line leads; nothing where it is not legal.
std::optional<Position> played(const Ruleset& rules, const Position& deal,
                               const std::vector<notation::Move>& line) {
  const auto spec = spec::capturing_game(rules);
  if (!is_dealt_by(spec->asked(), deal)) return std::nullopt;
  const auto played = games::follow(*spec, {.start = deal, .laid_out = true, .moves = line});
  if (played.illegal) return std::nullopt;
  return std::get<Position>(played.end->position());
}

bool leads_to(const Ruleset& rules, const Witness& witness) {
  if (!witness.deal || !witness.position) return false;
  auto at = played(rules, *witness.deal, witness.line);
  if (!at) return false;
  at->edition = witness.position->edition;
  at->rules = witness.position->rules;
  return *at == *witness.position;
}

bool can_be_bet(const Ruleset& rules, const Witness& witness) {
  const auto spec = spec::betting_game(rules);
  const cards::CardSet deck = spec::betting::deck(spec->asked());
  const auto in_deck = [&](cards::CardSet hand) { return deck.contains(hand); };
  return std::ranges::all_of(witness.bets->hands, in_deck) &&
         !games::follow(*spec, line_of(witness, rules)).illegal;
}

}  // namespace

bool can_occur(const Ruleset& ruleset, const Witness& witness) {
  if (is_of_betting(witness)) return can_be_bet(ruleset, witness);
  switch (witness.situation) {
    case Situation::draw:
    case Situation::pile:
    case Situation::hand:
    case Situation::fields:
      return true;  // the same ones whatever the rules
    case Situation::deal: {
      const Position& deal = *witness.position;
      return !checker::is_dealt(deal) || is_dealt_by(spec::Rules(ruleset), deal);
    }
    case Situation::round:
      return played(ruleset, *witness.position, witness.line).has_value();
    case Situation::decision:
      return leads_to(ruleset, witness);
    case Situation::match:
      return !witness.position || leads_to(ruleset, witness);
    default:
      return false;
  }
}

}  // namespace hanaproof::distance
