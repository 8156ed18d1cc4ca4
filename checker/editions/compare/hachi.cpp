#include <algorithm>
#include <initializer_list>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/situations/hachi_deals.h"
#include "solvers/hands/overlaps.h"

namespace hanaproof::checker {

using cards::CardSet;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

constexpr int kHands = 4000;
constexpr std::uint64_t kHandSeed = 7;
constexpr std::size_t kLongestFields = 3;
constexpr int kEnough = 8;  // rounds with a difference, of which the clearest is taken

bool is_any_of(const std::string& topic, std::initializer_list<std::string_view> ids) {
  return std::ranges::find(ids, topic) != ids.end();
}

bool concerns_combos(const std::string& topic) {
  return topic.starts_with("hand-combo.") ||
         is_any_of(topic, {"combo.bonus", "combo.types", "card.willow"});
}

bool concerns_hands(const std::string& topic) {
  return concerns_combos(topic) ||
         is_any_of(topic, {"chased.worth", "chased.combos", "chased.adds", "chased.hand-combos"});
}

bool concerns_fields(const std::string& topic) {
  return is_any_of(topic,
                   {"field.double-lights", "field.grand-lights", "field.double-factor",
                    "field.grand-factor", "field.generates", "field.carry", "field.priority"});
}

// ---- Hands --------------------------------------------------------------------------------------

// Plainer hands are worth less, and of equal worth stand first in the order of the cards.
auto plainness(CardSet hand) { return std::pair(hand.points(), hand); }

std::pair<std::string_view, hands::Combo::Type> id_and_type(const hands::Combo& combo) {
  return {combo.id, combo.type};
}

// The sorts of combos, of which a player may show one each: what a hand makes does not tell them.
bool of_the_same_types(const hands::HandRules& one, const hands::HandRules& other) {
  return one.types == other.types &&
         std::ranges::is_permutation(one.combos, other.combos, {}, id_and_type, id_and_type);
}

// All hands counted: in how many the combos differ, and the least of them; or that there is none.
// Nothing where they are too many to be told apart, or where play does not show what differs.
std::optional<Comparison> all_hands(const Pair& pair, const spec::Game& a,
                                    const spec::Game& b) try {
  const auto one = hands::HandRules::from(pair.a);
  const auto other = hands::HandRules::from(pair.b);
  const auto differing = hands::differing(one, other);
  const auto& concerned = differing.kan.hands > 0 ? differing.kan : differing.made;
  const std::uint64_t all = hands::choose(one.deck.size(), one.cards);
  if (!concerned.least) {
    if (!of_the_same_types(one, other)) return std::nullopt;
    return Comparison::none(
        Agreement::State::proved,
        fmt::format("all {} hands of {} cards: the same combos, worth the same", all, one.cards));
  }
  Witness witness{.situation = Situation::hand, .pile = *concerned.least};
  if (enact(a, witness) == enact(b, witness)) return std::nullopt;
  return Comparison::found(
      std::move(witness), Method::exhaustive,
      fmt::format("All {} hands of {} cards counted: {} make other combos, {} are worth other kan.",
                  all, one.cards, differing.made.hands, differing.kan.hands),
      static_cast<long long>(all));
} catch (const hands::TooMany&) {
  return std::nullopt;
}

Comparison compare_hands(const spec::Game& a, const spec::Game& b) {
  cards::Dice dice(kHandSeed);
  std::optional<Witness> least;
  for (int i = 0; i < kHands; ++i) {
    const CardSet hand = stacked_hand(static_cast<HachiStyle>(i % kHachiStyles), dice);
    if (least && plainness(hand) > plainness(least->pile)) continue;
    Witness witness{.situation = Situation::hand, .pile = hand};
    if (enact(a, witness) != enact(b, witness)) least = std::move(witness);
  }
  if (!least)
    return Comparison::none(Agreement::State::tried,
                            fmt::format("{} hands in many styles", kHands));
  return Comparison::found(std::move(*least), Method::lockstep,
                           fmt::format("{} hands in many styles, under both rules.", kHands),
                           kHands);
}

// ---- Fields -------------------------------------------------------------------------------------

// All sequences of lights on the field of so many rounds, the fewest lights first.
Comparison compare_fields(const spec::Game& a, const spec::Game& b) {
  std::vector<CardSet> sets = CardSet::kind(cards::Kind::light).subsets();
  std::ranges::stable_sort(sets, {}, &CardSet::size);
  long long tried = 0;
  Witness witness{.situation = Situation::fields};
  std::size_t sequences = 1;
  for (std::size_t rounds = 1; rounds <= kLongestFields; ++rounds) {
    sequences *= sets.size();
    witness.fields.resize(rounds);
    for (std::size_t number = 0; number < sequences; ++number) {
      // The last field changes fastest.
      for (std::size_t place = rounds, rest = number; place-- > 0; rest /= sets.size()) {
        witness.fields[place] = sets[rest % sets.size()];
      }
      ++tried;
      if (enact(a, witness) == enact(b, witness)) continue;
      return Comparison::found(
          std::move(witness), Method::exhaustive,
          "All lights that can lie on the fields of one round after another, the fewest rounds "
          "first.",
          tried);
    }
  }
  return Comparison::none(Agreement::State::tried,
                          fmt::format("all lights on the fields of {} rounds", kLongestFields));
}

// ---- Rounds -------------------------------------------------------------------------------------

// Under rules that differ in what nobody asked for nothing differs: only the rest is compared.
bool alike(const games::State& a, const games::State& b, const notation::HachiMatch& before) {
  const auto& one = std::get<HachiPosition>(a.position());
  const auto& other = std::get<HachiPosition>(b.position());
  const auto legal = a.moves();
  const auto others = b.moves();
  if (one == other && legal == others) return true;
  return step_text(before, one, legal) == step_text(before, other, others);
}

// The part of a round up to the first step at which the rules differ; nothing when they do not.
std::optional<notation::HachiRound> first_difference(const spec::Game& a, const spec::Game& b,
                                                     const games::Line& round) {
  const auto& start = std::get<HachiPosition>(round.start);
  notation::HachiRound shown;
  if (round.laid_out) {
    shown.match = start.match;
    shown.deal = start.deal;
  } else {
    shown.position = start;
  }
  const games::Line line = line_of({.situation = Situation::table, .hachi = shown}, a.rules());
  auto now_a = games::start(a, line);
  auto now_b = games::start(b, line);
  auto before = start.match;
  if (!alike(*now_a, *now_b, before)) return shown;
  for (const HachiMove& move : round.moves) {
    shown.at = std::get<HachiPosition>(now_a->position());
    before = shown.at->match;
    shown.line.push_back(move);
    const auto legal = now_b->moves();
    if (std::ranges::find(legal, move) == legal.end()) return shown;
    now_a = now_a->after(move);
    now_b = now_b->after(move);
    if (!alike(*now_a, *now_b, before)) return shown;
  }
  return std::nullopt;
}

// The questions beside the one compared that the text does not settle.
std::vector<std::string> unsettled(const Pair& pair) {
  const rulebook::Ruleset& rules = pair.a;
  std::vector<std::string> all;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (topic.id == pair.topic.id) continue;
    const auto clauses = rulebook::in_force(rules.edition(), topic, rules.scope());
    const bool settled = clauses.size() == 1 && clauses.front()->readings.size() == 1 &&
                         clauses.front()->standing == rulebook::Standing::stated;
    if (!settled && !clauses.empty()) all.push_back(topic.id);
  }
  return all;
}

Comparison compare_rounds(const Pair& pair, const spec::Game& a, const spec::Game& b,
                          const HachiCorpus& corpus) {
  std::optional<notation::HachiRound> least;
  std::vector<std::string> others;
  // A round that hangs on no other open question shows the difference best, then the shortest.
  std::pair<std::ptrdiff_t, std::size_t> clearest;
  long long tried = 0;
  int differing = 0;
  for (const Round& round : corpus.rounds()) {
    if (!corpus.asked(round, pair.topic.id)) continue;
    ++tried;
    auto shown = first_difference(a, b, round.line);
    if (!shown) continue;
    if (differing == 0) others = unsettled(pair);
    const std::pair clear(
        std::ranges::count_if(others,
                              [&](const std::string& other) { return corpus.asked(round, other); }),
        shown->line.size());
    if (!least || clear < clearest) {
      least = std::move(shown);
      clearest = clear;
    }
    if (++differing == kEnough) break;
  }
  const std::string how = fmt::format(
      "{} rounds in which the rule was asked for, step by step under both rules", tried);
  if (!least)
    return Comparison::none(tried > 0 ? Agreement::State::tried : Agreement::State::not_compared,
                            how);
  return Comparison::found({.situation = Situation::table, .hachi = std::move(least)},
                           Method::lockstep, how + ".", tried);
}

}  // namespace

Comparison compare_hachi(const Pair& pair, const HachiCorpus& corpus) {
  const auto a = spec::hachi_game(pair.a);
  const auto b = spec::hachi_game(pair.b);
  const std::string& topic = pair.topic.id;
  Comparison comparison;
  if (concerns_fields(topic)) comparison = compare_fields(*a, *b);
  if (concerns_combos(topic)) {
    if (auto found = all_hands(pair, *a, *b)) return std::move(*found);
  }
  if (concerns_hands(topic)) comparison = compare_hands(*a, *b);
  if (comparison.difference) return comparison;
  Comparison rounds = compare_rounds(pair, *a, *b, corpus);
  // Hands or fields were looked at where no round asked for it.
  if (!rounds.difference && !rounds.agreement.looked_at() && comparison.agreement.looked_at()) {
    return comparison;
  }
  return rounds;
}

}  // namespace hanaproof::checker
