#include "checker/engines/identify/sizes.h"

#include <algorithm>
#include <cstdlib>
#include <exception>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/identify/situations.h"
#include "checker/situations/hachi_deals.h"
#include "checker/situations/playout.h"
#include "model/spec/deal.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::identify {

using rulebook::Family;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr const char* kHandSize = "deal.hand-size";
constexpr const char* kFieldSize = "deal.field-size";
constexpr const char* kPackets = "deal.packets";
constexpr std::uint64_t kSeeds = 20;  // until a deal does not end the round
constexpr int kMatchLength = 12;      // of a match of Hachi-Hachi

// What a deal leads to, by the spec.
games::Position opened(const spec::Game& spec, std::uint64_t seed) {
  if (const auto* hachi = dynamic_cast<const spec::HachiGame*>(&spec)) {
    const spec::hachi::Rules& rules = hachi->asked();
    cards::Dice dice(seed);
    const auto deal =
        checker::stacked_deal(checker::table_of(rules.ruleset()), checker::HachiStyle::plain, dice);
    return spec::hachi::begin(rules, spec::hachi::first_match(rules, kMatchLength, 0), deal);
  }
  const spec::Rules& rules = dynamic_cast<const spec::CapturingGame&>(spec).asked();
  cards::Dice dice(seed);
  return spec::open(rules, checker::dealt(rules, checker::styles().front(), dice));
}

// The first decision of a deal; nothing where no such deal can be made.
std::optional<Question> first_decision(const Ruleset& rules, Sizes sizes) {
  try {
    const auto spec = spec::game(rules.with(kHandSize, Value(std::int64_t{sizes.hand}))
                                     .with(kFieldSize, Value(std::int64_t{sizes.field})));
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      games::Position position = opened(*spec, seed);
      if (!games::is_over(position)) return about(Ask::moves, std::move(position));
    }
  } catch (const std::exception&) {
    // The sizes do not fit the deck.
  }
  return std::nullopt;
}

// All sizes that a deck can be dealt in, the nearest to one of these first.
std::vector<Sizes> others_than(const std::vector<Sizes>& known, int players) {
  const auto distance = [&](const Sizes& one) {
    int least = cards::kCards;
    for (const Sizes& other : known) {
      least = std::min(least, std::abs(one.hand - other.hand) + std::abs(one.field - other.field));
    }
    return least;
  };
  std::vector<Sizes> all;
  for (int hand = 1; hand * players <= cards::kCards; ++hand) {
    for (int field = 0; hand * players + field <= cards::kCards; ++field) {
      const Sizes sizes{hand, field};
      if (std::ranges::find(known, sizes) == known.end()) all.push_back(sizes);
    }
  }
  std::ranges::stable_sort(all, {}, distance);
  return all;
}

rulebook::Clause clause(const rulebook::Edition& edition, const char* topic, Value value) {
  rulebook::Clause clause;
  clause.edition = edition.id;
  clause.topic = rulebook::find_topic(topic);
  clause.readings.push_back({value.text(), std::move(value), {}});
  return clause;
}

}  // namespace

Sizes sizes_of(const Ruleset& rules) { return {rules.number(kHandSize), rules.number(kFieldSize)}; }

Dealt find_sizes(Respondent& respondent, const std::vector<Candidate>& candidates,
                 const std::function<bool()>& stop, const Progress& progress) {
  Dealt dealt;
  const Ruleset& first = candidates.front().rules;
  if (rulebook::family_of(first.edition().game) == Family::betting) return dealt;
  std::vector<Sizes> known;
  for (const Candidate& candidate : candidates) {
    const Sizes sizes = sizes_of(candidate.rules);
    if (std::ranges::find(known, sizes) == known.end()) known.push_back(sizes);
  }
  // Whether it is answered; nothing where it is neither answered nor refused.
  const auto takes = [&](const Ruleset& rules, Sizes sizes) -> std::optional<bool> {
    if (stop()) throw crosscheck::Interrupted();
    const auto question = first_decision(rules, sizes);
    if (!question) return std::nullopt;
    ++dealt.tried;
    const auto answer = respondent.answer(*question, {});
    if (!answer) return std::nullopt;
    return *answer != kCannotBe;
  };
  for (const Sizes sizes : known) {
    const auto one = std::ranges::find(
        candidates, sizes, [](const Candidate& candidate) { return sizes_of(candidate.rules); });
    const auto taken = takes(one->rules, sizes);
    if (taken) (*taken ? dealt.taken : dealt.refused).push_back(sizes);
  }
  if (dealt.refused.size() < known.size()) return dealt;
  const auto others = others_than(known, first.scope().players);
  for (std::size_t i = 0; i < others.size() && !dealt.instead; ++i) {
    if (progress) progress(i, others.size());
    if (takes(first, others[i]) == true) dealt.instead = others[i];
  }
  return dealt;
}

std::vector<Candidate> that_deal(std::vector<Candidate> candidates, const Dealt& dealt) {
  if (dealt.taken.empty()) return candidates;
  std::erase_if(candidates, [&](const Candidate& one) {
    return std::ranges::find(dealt.refused, sizes_of(one.rules)) != dealt.refused.end();
  });
  return candidates;
}

rulebook::Edition resized(const rulebook::Edition& edition, Sizes sizes) {
  rulebook::Edition other = edition;
  std::erase_if(other.clauses, [](const rulebook::Clause& one) {
    const std::string& topic = one.topic->id;
    return topic == kHandSize || topic == kFieldSize || topic == kPackets;
  });
  const auto packet = [](const char* to, int cards) {
    return Value(Value::Record{{"to", Value(to)}, {"cards", Value(std::int64_t{cards})}});
  };
  Value::List packets = {packet("each", sizes.hand)};
  if (sizes.field > 0) packets.push_back(packet("field", sizes.field));
  other.clauses.push_back(clause(other, kHandSize, Value(std::int64_t{sizes.hand})));
  other.clauses.push_back(clause(other, kFieldSize, Value(std::int64_t{sizes.field})));
  other.clauses.push_back(clause(other, kPackets, Value(std::move(packets))));
  return other;
}

}  // namespace hanaproof::identify
