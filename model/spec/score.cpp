#include "model/spec/score.h"

#include <algorithm>
#include <array>

#include "model/cards/names.h"

namespace hanaproof::spec {

using cards::CardSet;
using notation::Position;
using rulebook::Yaku;
using rulebook::yaku::SakeCup;

namespace {

constexpr std::array<CardSet, 4> kCardsOfKind = {
    CardSet::kind(cards::Kind::light), CardSet::kind(cards::Kind::animal),
    CardSet::kind(cards::Kind::ribbon), CardSet::kind(cards::Kind::dreg)};

constexpr std::array<std::string_view, 4> kLightYaku = {"gokou", "shikou", "ame-shikou", "sankou"};

bool is_light_yaku(const MadeYaku& made) {
  return std::find(kLightYaku.begin(), kLightYaku.end(), made.id) != kLightYaku.end();
}

bool has(const std::vector<MadeYaku>& yaku, std::string_view id) {
  return std::any_of(yaku.begin(), yaku.end(), [&](const MadeYaku& made) { return made.id == id; });
}

// Keeps only the best of those that `chosen` holds for, the first of equals.
template <class Chosen>
void keep_best(std::vector<MadeYaku>& yaku, Chosen chosen) {
  const MadeYaku* best = nullptr;
  for (const MadeYaku& made : yaku) {
    if (chosen(made) && (!best || made.points > best->points)) best = &made;
  }
  if (!best) return;
  const std::string kept = best->id;
  std::erase_if(yaku, [&](const MadeYaku& made) { return chosen(made) && made.id != kept; });
}

std::vector<MadeYaku> made_with(const CaptureRules& rules, CardSet captured, SakeCup sake) {
  std::vector<MadeYaku> yaku;
  std::vector<std::string_view> hidden;
  for (const Yaku& rule : rules.yaku()) {
    if (!evaluate_condition(rule.cards, captured, sake)) continue;
    rules.made(rule);
    yaku.push_back({rule.id, evaluate_number(rule.points, captured, sake)});
    // A yaku that is made hides others, whether or not it is itself hidden.
    hidden.insert(hidden.end(), rule.hides.begin(), rule.hides.end());
  }
  const bool both_ribbons = has(yaku, "akatan") && has(yaku, "aotan");
  std::erase_if(yaku, [&](const MadeYaku& made) {
    return std::find(hidden.begin(), hidden.end(), made.id) != hidden.end();
  });
  if (yaku.size() > 1) {
    if (rules.score_yaku_add.is("best-only")) keep_best(yaku, [](const MadeYaku&) { return true; });
    if (rules.score_yaku_add.is("best-lights")) keep_best(yaku, is_light_yaku);
  }
  if (both_ribbons && rules.option_triad.is("on")) {
    yaku.push_back({"triad", rules.triad_points.number()});
  }
  return yaku;
}

// multiply, add (each factor adds what it is above one), or only the larger.
int combine(const Rule& how, int a, int b) {
  if (a == 1 || b == 1) return a * b;
  if (how.is("multiply")) return a * b;
  return how.is("add") ? a + b - 1 : std::max(a, b);
}

}  // namespace

std::vector<MadeYaku> made_yaku(const CaptureRules& rules, CardSet captured) {
  if (!captured.contains(cards::kSakeCup)) return made_with(rules, captured, SakeCup::animal);
  if (rules.card_sake_cup.is("both")) return made_with(rules, captured, SakeCup::both);
  auto as_animal = made_with(rules, captured, SakeCup::animal);
  if (!rules.card_sake_cup.is("animal-or-dreg")) return as_animal;
  auto as_dreg = made_with(rules, captured, SakeCup::dreg);
  return sum(as_dreg) > sum(as_animal) ? as_dreg : as_animal;
}

CardSet team_cards(const Position& position, int seat) {
  CardSet cards;
  for (std::size_t other = 0; other < position.captured.size(); ++other) {
    if (position.teams[other] == position.teams[static_cast<std::size_t>(seat)]) {
      cards |= position.captured[other];
    }
  }
  return cards;
}

CardSet counted_cards(const Rules& rules, const Position& position, int seat) {
  CardSet counted = position.captured[static_cast<std::size_t>(seat)];
  if (rules.teams_seats.is("opposite") && rules.teams_captured.is("pooled")) {
    counted = team_cards(position, seat);
  }
  if (position.wild && !position.wild->collected.empty() &&
      !rules.wildcard_collected_score.holds()) {
    counted -= CardSet(position.wild->collected);
  }
  return counted;
}

bool counts_cards(const Rules& rules) { return !rules.score_by.is("yaku"); }

bool counts_yaku(const Rules& rules) { return !rules.score_by.is("card-points"); }

int card_points(const Rules& rules, CardSet captured) {
  int points = 0;
  for (const cards::Kind kind : cards::kKinds) {
    const int held = (captured & kCardsOfKind[static_cast<std::size_t>(kind)]).size();
    if (held > 0) points += held * rules.score_card_values.number(std::string(cards::name(kind)));
  }
  return points;
}

int factor(const Rules& rules, const Tally& tally) {
  if (!rules.score_factor.is("none")) return evaluate_factor(*rules.factor, tally);
  const int counter = tally.others > 0 ? rules.score_counter.number() : 1;
  const int threshold = rules.score_high.number("at-least");
  int counted = tally.points;  // score.high.counts
  if (counter > 1 && rules.score_high_counts.is("after-counter")) counted *= counter;
  const int high = counted >= threshold ? rules.score_high.number("factor") : 1;
  int raise = 1;
  for (int call = 1; call <= tally.own; ++call) {
    if (rules.score_own_calls.is("calls-plus-one")) raise = call + 1;
    if (rules.score_own_calls.is("factorial")) raise *= call + 1;
  }
  return combine(rules.score_combine_own_calls,
                 combine(rules.score_combine_counter_high, counter, high), raise);
}

std::vector<Tally> tallies(const Rules& rules, int most_calls) {
  constexpr int kMostRounds = 99;
  const auto asked = [&](int Tally::*number) {
    return rules.factor && asks_for(*rules.factor, number);
  };
  std::vector<Tally> all;
  for (int own = 0; own <= most_calls; ++own) {
    for (int others = 0; others <= (asked(&Tally::others) ? most_calls : 1); ++others) {
      for (int dealer = 0; dealer <= (asked(&Tally::dealer) ? 1 : 0); ++dealer) {
        for (int round = 1; round <= (asked(&Tally::round) ? kMostRounds : 1); ++round) {
          all.push_back({0, own, others, dealer, round});
        }
      }
    }
  }
  return all;
}

}  // namespace hanaproof::spec
