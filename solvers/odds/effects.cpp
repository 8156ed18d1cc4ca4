#include "solvers/odds/effects.h"

#include <algorithm>
#include <map>

namespace hanaproof::odds {

namespace {

constexpr int kNobody = -1;  // the strongest class among no hands

// One hand of the player, and the hands with effects that opponents hold.
struct Case {
  std::size_t own;                     // an index into the hands asked for
  std::vector<const Effect*> effects;  // of opponents' hands
  PlaceSet gone;                       // what the other opponents cannot hold
};

// The same hands, but those with effects are in a class above all: no other hands are counted with
// them.
HandTable without_effects(const HandTable& table) {
  std::vector<int> strength;
  std::vector<int> multipliers;
  std::vector<int> paid;
  for (const Hand& hand : table.hands()) strength.push_back(hand.strength);
  for (int c = 0; c < table.classes(); ++c) {
    multipliers.push_back(table.multiplier(c));
    paid.push_back(table.paid(c));
  }
  for (const Effect& effect : table.effects()) strength[effect.hand] = table.classes();
  multipliers.push_back(1);
  paid.push_back(1);
  return HandTable(table.deck(), strength, multipliers, paid);
}

// Every set of hands with effects that are disjoint from one another and from `gone`, and of which
// none is two shown cards.
void each_set(const HandTable& table, std::size_t from, PlaceSet gone, PlaceSet shown,
              std::vector<const Effect*>& chosen, auto use) {
  use(chosen, gone);
  for (std::size_t i = from; i < table.effects().size(); ++i) {
    const PlaceSet places = places_of(table.hands()[table.effects()[i].hand]);
    if ((places & gone) != 0 || (places & ~shown) == 0) continue;
    chosen.push_back(&table.effects()[i]);
    each_set(table, i + 1, gone | places, shown, chosen, use);
    chosen.pop_back();
  }
}

// Who wins when the opponents hold hands with effects and others.
class Opponents {
 public:
  Opponents(const HandTable& table, std::size_t own, const std::vector<const Effect*>& effects)
      : table_(table), own_(table.hands()[own].strength), effects_(effects) {
    for (const Effect& effect : table.effects()) {
      if (effect.hand == own) own_effect_ = &effect;
    }
  }

  // In `found` ways the strongest class of the other opponents is `strength`, held by `equal`.
  void settle(std::int64_t found, int opponents, int strength, std::size_t equal,
              Outcome& outcome) const {
    int best = std::max(own_, strength);
    for (const Effect* effect : effects_) best = std::max(best, strength_of(effect));
    if (replays(best)) {
      outcome.add_replayed(found);
      return;
    }
    const auto catchers = std::ranges::count_if(
        effects_, [&](const Effect* effect) { return catches(effect, best); });
    const bool own_catches = catches(own_effect_, best);
    if (catchers > 0 || own_catches) {
      settle(found, opponents, own_catches, static_cast<std::size_t>(catchers),
             catching_class(best), outcome);
      return;
    }
    const auto holders = std::ranges::count_if(
        effects_, [&](const Effect* effect) { return strength_of(effect) == best; });
    settle(found, opponents, own_ == best,
           static_cast<std::size_t>(holders) + (strength == best ? equal : 0), best, outcome);
  }

 private:
  int strength_of(const Effect* effect) const { return table_.hands()[effect->hand].strength; }
  static bool catches(const Effect* effect, int best) {
    return effect && std::ranges::find(effect->catches, best) != effect->catches.end();
  }
  bool replays(int best) const {
    const auto asks = [&](const Effect* effect) { return effect && effect->replays_up_to >= best; };
    return asks(own_effect_) || std::ranges::any_of(effects_, asks);
  }
  int catching_class(int best) const {
    if (catches(own_effect_, best)) return own_;
    return strength_of(*std::ranges::find_if(
        effects_, [&](const Effect* effect) { return catches(effect, best); }));
  }
  void settle(std::int64_t found, int opponents, bool own_wins, std::size_t others,
              int winning_class, Outcome& outcome) const {
    const Price price = price_of(table_, winning_class);
    if (own_wins) {
      outcome.add_won(found, price, opponents, others);
    } else {
      outcome.add_lost(found, price);
    }
  }

  const HandTable& table_;
  int own_;
  const std::vector<const Effect*>& effects_;
  const Effect* own_effect_ = nullptr;
};

}  // namespace

std::vector<std::vector<Outcome>> count_effects(const HandTable& table,
                                                const std::vector<std::size_t>& own,
                                                const std::vector<int>& shown, PlaceSet open,
                                                const std::vector<int>& players) {
  PlaceSet all_shown = 0;
  for (const int place : shown) all_shown |= bit(place);
  // By the shown cards that are in no hand with an effect.
  std::map<std::vector<int>, std::vector<Case>> cases;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const PlaceSet gone = open | places_of(table.hands()[own[i]]);
    std::vector<const Effect*> chosen;
    each_set(table, 0, gone, all_shown, chosen,
             [&](const std::vector<const Effect*>& effects, PlaceSet taken) {
               std::vector<int> rest;
               for (const int place : shown) {
                 if ((taken & bit(place)) == 0) rest.push_back(place);
               }
               cases[rest].push_back({i, effects, taken});
             });
  }
  const HandTable others = without_effects(table);
  std::vector<std::vector<Outcome>> outcomes(players.size(), std::vector<Outcome>(own.size()));
  for (const auto& [rest, group] : cases) {
    std::vector<PlaceSet> gone;
    for (const Case& each : group) gone.push_back(each.gone);
    const Matchings matchings(others, rest, gone);
    for (int strength = 0; strength < table.classes(); ++strength) {
      const std::vector<Ways> ways = matchings.count(strength);
      for (std::size_t i = 0; i < group.size(); ++i) {
        const Opponents seats(table, own[group[i].own], group[i].effects);
        for (std::size_t p = 0; p < players.size(); ++p) {
          const int opponents = players[p] - 1;
          const int counted = opponents - static_cast<int>(group[i].effects.size());
          if (counted < static_cast<int>(rest.size())) continue;
          Outcome& outcome = outcomes[p][group[i].own];
          if (counted == 0) {
            if (strength == 0) seats.settle(1, opponents, kNobody, 0, outcome);
            continue;
          }
          for (std::size_t k = 1; k <= static_cast<std::size_t>(counted); ++k) {
            const std::int64_t found =
                ways[matchings.start(i)][k][static_cast<std::size_t>(counted)];
            if (found > 0) seats.settle(found, opponents, strength, k, outcome);
          }
        }
      }
    }
  }
  return outcomes;
}

}  // namespace hanaproof::odds
