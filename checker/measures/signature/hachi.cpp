#include <algorithm>

#include "checker/games/registry.h"
#include "checker/measures/signature/graph.h"
#include "checker/measures/signature/parts.h"
#include "checker/situations/hachi_deals.h"
#include "checker/situations/hachi_made_up.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::signature {

using cards::CardSet;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

constexpr std::uint64_t kMatches = 24;
constexpr int kDeals = 400;
constexpr int kEnds = 600;
constexpr int kEndsAtPar = 6;  // all at par, which takes long to find
constexpr int kOpenings = 300;

void add(Digest& digest, const notation::HachiMatch& match) {
  digest.add(match.players).add(match.round).add(match.rounds).add(match.dealer);
  for (const auto* amounts : {&match.money, &match.debt, &match.last, &match.won}) {
    digest.add_all(*amounts);
  }
  digest.add_each(match.waiting).add(match.pot).add(match.track).add(match.bank).add(match.over);
}

// What hand combos are worth, whatever they are called.
int combos_worth(const spec::hachi::Rules& rules, const HachiPosition& position, int seat,
                 const std::vector<std::string>& ids) {
  if (ids.empty()) return 0;
  const auto hand = position.deal.hands[static_cast<std::size_t>(seat)];
  return spec::hachi::worth(spec::hachi::made_combos(rules, hand), ids);
}

std::uint64_t look(const spec::hachi::Rules& rules, const HachiPosition& whole) {
  const auto position = std::get<HachiPosition>(games::hachi().seen(rules.ruleset(), whole, whole));
  Digest digest;
  add(digest, position.match);
  digest.add(position.phase).add(position.turn).add(position.number);
  digest.add(position.sort).add(position.mizu_ten);
  for (std::size_t seat = 0; seat < position.stances.size(); ++seat) {
    digest.add(position.stances[seat]).add(position.penalties[seat]);
    digest.add(combos_worth(rules, position, static_cast<int>(seat), position.shown[seat]));
    digest.add(position.hands[seat]).add(position.captured[seat]);
  }
  digest.add(position.oya).add(position.field).add_each(position.stock);
  digest.add(position.drawn).add(position.kan_before);
  digest.add_each(position.sage).add_each(position.cancelled);
  return digest.add(position.last_sage).add(position.end).add(position.winner).value();
}

std::uint64_t look(const spec::hachi::Rules& rules, const HachiPosition& position,
                   const HachiMove& move) {
  const int combos = combos_worth(rules, position, position.turn, move.combos);
  return Digest().add(digest(move)).add(combos).value();
}

std::uint64_t look(const spec::Score& score) {
  Digest digest;
  for (const auto& seat : score.yaku) digest.add(spec::sum(seat));
  return digest.add_all(score.points).add_all(score.result).value();
}

// A position with every move and what comes of it, which is handed to `follow` too.
template <class Follow>
std::uint64_t decision(const spec::hachi::Rules& rules, const HachiPosition& position,
                       Counts& counts, Follow follow) {
  Digest digest;
  ++counts.situations;
  digest.add(look(rules, position)).add(look(spec::hachi::score(rules, position)));
  // In whatever order they are listed.
  Gathered moves;
  for (const HachiMove& move : spec::hachi::legal_moves(rules, position)) {
    const HachiPosition next = spec::hachi::play(rules, position, move);
    moves.add(Digest().add(look(rules, position, move)).add(look(rules, next)).value());
    follow(next);
  }
  return digest.add(moves.value()).value();
}

std::uint64_t decision(const spec::hachi::Rules& rules, const HachiPosition& position,
                       Counts& counts) {
  return decision(rules, position, counts, [](const HachiPosition&) {});
}

// Nobody has said sage but the player at turn, where combos cannot be held without: nobody may keep
// quiet about one, and to cancel ends the round.
HachiPosition without_calls(const spec::hachi::Rules& rules, HachiPosition position) {
  const rulebook::Ruleset& ruleset = rules.ruleset();
  const bool must_call =
      ruleset.is("sage.cancel", "round-over") && !ruleset.is("sage.choice", "may-keep-quiet");
  position.sage.assign(position.sage.size(), false);
  position.last_sage.reset();
  if (must_call && !position.before.empty()) {
    position.sage[static_cast<std::size_t>(position.turn)] = true;
    position.last_sage = position.turn;
  }
  return position;
}

// The same position with other calls before it, and before a last card with everything captured by
// one: what rounds seldom come to.
std::vector<HachiPosition> changed(const spec::hachi::Rules& rules, const HachiPosition& position) {
  const auto turn = static_cast<std::size_t>(position.turn);
  const HachiPosition silent = without_calls(rules, position);
  if (position.phase == notation::HachiPhase::call) {
    HachiPosition others = silent;
    for (std::size_t seat = 0; seat < others.sage.size(); ++seat) {
      if (seat == turn || position.stances[seat] != notation::Stance::stays) continue;
      others.sage[seat] = true;
      others.last_sage = static_cast<int>(seat);
    }
    return {silent, others};
  }
  const bool is_last_card = notation::cards_in_hands(position) == 1;
  if (position.phase != notation::HachiPhase::play || !is_last_card) return {};
  HachiPosition rich = silent;
  for (std::size_t seat = 0; seat < rich.captured.size(); ++seat) {
    if (seat == turn) continue;
    rich.captured[turn] |= rich.captured[seat];
    rich.captured[seat] = {};
  }
  rich.before.clear();
  rich.kan_before = 0;
  for (const spec::MadeYaku& made : spec::hachi::captured_combos(rules, rich.captured[turn])) {
    rich.before.push_back(made.id);
    rich.kan_before += made.points;
  }
  return {silent, without_calls(rules, rich)};
}

// Everything that can follow.
std::uint64_t every_line(const spec::hachi::Rules& rules, const HachiPosition& position,
                         Counts& counts) {
  Gathered lines;
  const std::uint64_t here = decision(rules, position, counts, [&](const HachiPosition& next) {
    lines.add(every_line(rules, next, counts));
  });
  return Digest().add(here).add(lines.value()).value();
}

// A round until its first card, where all who may say this word.
std::uint64_t opening(const spec::hachi::Rules& rules, HachiPosition position, HachiMove::Sort word,
                      Counts& counts) {
  Digest digest;
  while (position.phase != notation::HachiPhase::play) {
    digest.add(decision(rules, position, counts));
    const auto legal = spec::hachi::legal_moves(rules, position);
    if (legal.empty()) break;
    // A dealer who does not look at the hand must stay.
    const auto said = std::ranges::find_if(legal, [&](const HachiMove& move) {
      return move.sort == word || move.sort == HachiMove::Sort::look;
    });
    position = spec::hachi::play(rules, position, said != legal.end() ? *said : legal.front());
  }
  return digest.value();
}

}  // namespace

Part hachi_matches(const rulebook::Ruleset& ruleset) {
  const auto spec = spec::hachi_game(ruleset);
  const spec::hachi::Rules& rules = spec->asked();
  Counts counts;
  Digest digest;
  // With how much money a match begins.
  add(digest, spec::hachi::first_match(rules, 12, 0));
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    const auto playout = games::hachi().playout(*spec, seed);
    games::for_each_round(*spec, *playout, [&](const games::Line& round) {
      const auto look_at = [&](const HachiPosition& position) {
        digest.add(decision(rules, position, counts));
      };
      const auto followed =
          games::follow(*spec, round, [&](const auto& before, const auto&, const auto&) {
            const auto& position = std::get<HachiPosition>(before.position());
            look_at(position);
            std::ranges::for_each(changed(rules, position), look_at);
          });
      look_at(std::get<HachiPosition>(followed.end->position()));
    });
  }
  return {digest.value(), counts, rules.consulted()};
}

Part hachi_made_up(const rulebook::Ruleset& ruleset) {
  const spec::hachi::Rules rules(ruleset);
  Counts counts;
  Digest digest;
  cards::Dice dice(kEnds);
  for (int i = 0; i < kEnds; ++i) {
    const auto want = static_cast<checker::PileWish>(i % checker::kPileWishes);
    if (want == checker::PileWish::all_at_par && i >= kEndsAtPar * checker::kPileWishes) continue;
    const auto end = checker::made_up_end(rules, want, dice);
    if (!end) continue;
    digest.add(every_line(rules, *end, counts));
    if (!spec::hachi::is_active(*end, end->dealt_by)) continue;
    HachiPosition other = *end;
    other.mizu_ten = !other.mizu_ten;
    digest.add(every_line(rules, other, counts));
  }
  for (int i = 0; i < kOpenings; ++i) {
    const HachiPosition dealt = checker::made_up_deal(rules, dice);
    const HachiPosition begun = spec::hachi::begin(rules, dealt.match, dealt.deal);
    for (const auto word : {HachiMove::Sort::stay, HachiMove::Sort::pass}) {
      digest.add(opening(rules, begun, word, counts));
    }
  }
  return {digest.value(), counts, rules.consulted()};
}

Part hachi_hands_and_fields(const rulebook::Ruleset& ruleset) {
  const spec::hachi::Rules rules(ruleset);
  Counts counts;
  Digest digest;
  cards::Dice dice(kDeals);
  // Hands are looked at one by one, whatever the number of players.
  const checker::HachiTable table;
  for (int i = 0; i < kDeals; ++i) {
    for (const CardSet hand : checker::stacked_deal(table, dice).hands) {
      ++counts.situations;
      const auto made = spec::hachi::made_combos(rules, hand);
      Gathered ways;
      for (const auto& way : spec::hachi::ways_to_show(rules, made)) {
        ways.add(Digest().add(spec::hachi::worth(made, way)).value());
      }
      digest.add(ways.value()).add(spec::hachi::compensation(rules, hand));
    }
  }
  const std::vector<cards::Card> lights = CardSet::kind(cards::Kind::light).cards();
  for (unsigned which = 0; which < 1U << lights.size(); ++which) {
    CardSet field;
    for (std::size_t i = 0; i < lights.size(); ++i) {
      if ((which >> i & 1U) != 0) field.insert(lights[i]);
    }
    using notation::FieldSort;
    const std::vector<std::vector<FieldSort>> waits = {
        {}, {FieldSort::twofold}, {FieldSort::twofold, FieldSort::grand, FieldSort::twofold}};
    for (const auto& waiting : waits) {
      ++counts.situations;
      const auto played =
          spec::hachi::play_field(rules, waiting, spec::hachi::fields_made(rules, field));
      digest.add(played.sort).add_all(played.waiting);
    }
  }
  return {digest.value(), counts, rules.consulted()};
}

}  // namespace hanaproof::signature
