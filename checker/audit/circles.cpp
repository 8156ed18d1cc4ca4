// Whether a match of Hachi-Hachi has to end.
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <random>

#include <fmt/format.h>

#include "checker/audit/audit.h"
#include "checker/situations/hachi_deals.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::audit {

using checker::HachiRound;
using hachi::Rules;
using notation::HachiDeal;
using notation::HachiEnd;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using rulebook::Ruleset;
using Sort = HachiMove::Sort;

namespace {

constexpr int kRounds = 12;       // of a match
constexpr int kTries = 40;        // deals of each style, in search of each kind
constexpr int kMostWatched = 60;  // rounds after which it is no longer waited for a match to repeat
constexpr std::size_t kMostReadings = 64;
constexpr int kToPlay = 3;  // so many have to stay

// What a deal does to a match before anybody decides on it.
enum class Kind { plain, field, two_fields, void_deal };

// Who stays, by the place from the dealer on, as bits: always the same ones, and too few to play.
using Stayers = unsigned;

bool stays(Stayers stayers, const HachiPosition& at) {
  const int place = (at.turn - at.dealt_by + at.match.players) % at.match.players;
  return (stayers >> place & 1U) != 0;
}

HachiMove decide(const std::vector<HachiMove>& legal, Stayers stayers, const HachiPosition& at) {
  const Sort wanted = at.phase == HachiPhase::blind  ? Sort::look
                      : at.phase == HachiPhase::stay ? stays(stayers, at) ? Sort::stay : Sort::pass
                                                     : Sort::repay;
  const auto found = std::ranges::find(legal, wanted, &HachiMove::sort);
  return found == legal.end() ? legal.front() : *found;  // the least repayment is none
}

struct Played {
  HachiRound round;
  HachiPosition end;
};

Played play(const Rules& rules, const HachiMatch& match, const HachiDeal& deal, Stayers stayers) {
  Played played{{{}, match, deal, {}, {}}, hachi::begin(rules, match, deal)};
  while (played.end.phase != HachiPhase::over) {
    const HachiMove move = decide(hachi::legal_moves(rules, played.end), stayers, played.end);
    played.round.line.push_back(move);
    played.end = hachi::play(rules, played.end, move);
  }
  return played;
}

// Deals by what they do, for each dealer one of each kind that there is.
class Deals {
 public:
  explicit Deals(const Rules& rules) {
    std::mt19937_64 random(8);
    for (int dealer = 0; dealer < rules.players(); ++dealer) {
      const HachiMatch match = hachi::first_match(rules, kRounds, dealer);
      auto& here = deals_.emplace_back();
      for (const auto style : {checker::HachiStyle::plain, checker::HachiStyle::lights,
                               checker::HachiStyle::full_field, checker::HachiStyle::threes}) {
        for (int i = 0; i < kTries; ++i) {
          const HachiDeal deal = checker::stacked_deal(rules, dealer, style, random);
          const HachiPosition end = play(rules, match, deal, 0).end;
          if (end.end == HachiEnd::four_three) continue;
          const auto made = hachi::fields_made(rules, field_of(rules, match, deal));
          if (end.end == HachiEnd::void_deal) {
            here.try_emplace(Kind::void_deal, deal);
          } else if (made.size() < 3) {
            here.try_emplace(std::array{Kind::plain, Kind::field, Kind::two_fields}[made.size()],
                             deal);
          }
        }
      }
    }
  }

  const HachiDeal* of(int dealer, Kind kind) const {
    const auto& here = deals_[static_cast<std::size_t>(dealer)];
    const auto found = here.find(kind);
    return found == here.end() ? nullptr : &found->second;
  }

 private:
  static cards::CardSet field_of(const Rules& rules, const HachiMatch& match,
                                 const HachiDeal& deal) {
    return hachi::laid_out(rules, match, deal).field;
  }

  std::vector<std::map<Kind, HachiDeal>> deals_;
};

// What rounds to come can depend on. Beyond the last round that any rule names, the number of a
// round says no more.
HachiMatch without_number(const Rules& rules, HachiMatch match) {
  int last = match.rounds;
  for (const auto* rule : {&rules.half_round, &rules.repay_after}) {
    for (const rulebook::Value& round : *rule->value().list()) {
      last = std::max(last, static_cast<int>(*round.number()));
    }
  }
  match.round = std::min(match.round, last + 1);
  return match;
}

HachiMatch without_amounts(HachiMatch match) {
  const std::vector<int> none(match.money.size(), 0);
  match.money = match.debt = match.last = match.won = none;
  match.pot = match.track = match.bank = 0;
  return match;
}

// Who stays always, and what is dealt: plain hands, in the last regular round what `last` says, and
// from then on what `then` says.
struct Policy {
  Stayers stayers = 0;
  Kind last = Kind::plain;
  Kind then = Kind::plain;
};

std::string text(const Policy& policy, int players) {
  int staying = 0;
  for (int place = 0; place < players; ++place) staying += policy.stayers >> place & 1U;
  const std::string who =
      staying == 0 ? "nobody ever stays"
                   : fmt::format("always the same {} of {}, counted from the dealer, stay{}",
                                 staying, players, staying == 1 ? "s" : "");
  switch (policy.then) {
    case Kind::void_deal:
      return "deals that are void, again and again";
    case Kind::field:
      return fmt::format("{}; from the last regular round on, with {}, every deal makes a field",
                         who, policy.last == Kind::two_fields ? "two" : "one");
    default:
      return policy.last == Kind::field
                 ? fmt::format("{}; the last regular round makes a field, and no later one does",
                               who)
             : policy.last == Kind::two_fields
                 ? fmt::format("{}; the last regular round makes two fields, and no later one any",
                               who)
                 : fmt::format("{}; no deal makes a field", who);
  }
}

// Follows a policy until the match is over or is where it was.
std::optional<Circle> follow(const Rules& rules, const Deals& deals, const Policy& policy) {
  std::vector<HachiRound> rounds;
  std::vector<HachiMatch> matches;  // before each round, as far as the number of a round matters
  HachiMatch match = hachi::first_match(rules, kRounds, 0);
  const auto circle = [&](std::size_t from, bool amounts_differ) {
    const auto start = rounds.begin() + static_cast<std::ptrdiff_t>(from);
    Circle found{
        {}, text(policy, rules.players()), {rounds.begin(), start}, {}, {}, amounts_differ};
    found.rounds.assign(start, rounds.end());
    found.at = found.rounds.front().match;
    return found;
  };
  while (rounds.size() < kRounds + kMostWatched) {
    const HachiMatch now = without_number(rules, match);
    const auto before = std::ranges::find(matches, now);
    if (before != matches.end()) {
      return circle(static_cast<std::size_t>(before - matches.begin()), false);
    }
    matches.push_back(now);
    const Kind kind = policy.then == Kind::void_deal || match.round > match.rounds ? policy.then
                      : match.round == match.rounds                                ? policy.last
                                                                                   : Kind::plain;
    const HachiDeal* deal = deals.of(match.dealer, kind);
    if (!deal) return std::nullopt;
    Played played = play(rules, match, *deal, policy.stayers);
    match = played.end.match;
    const bool unplayed =
        played.end.end == HachiEnd::no_match || played.end.end == HachiEnd::void_deal;
    if (!unplayed || match.over) return std::nullopt;
    rounds.push_back(std::move(played.round));
  }
  // Not over, and amounts do not come back: whether the rest does.
  const HachiMatch now = without_amounts(without_number(rules, match));
  const auto before = std::ranges::find(matches, now, without_amounts);
  if (before == matches.end()) return std::nullopt;
  return circle(static_cast<std::size_t>(before - matches.begin()), true);
}

std::optional<Circle> find(const Rules& rules, const Deals& deals, Circle::By by) {
  std::vector<Stayers> all;
  for (int staying = 1; staying < kToPlay; ++staying) {
    for (Stayers some = 0; some < 1U << rules.players(); ++some) {
      if (std::popcount(some) == staying) all.push_back(some);
    }
  }
  all.insert(all.begin() + std::min<std::ptrdiff_t>(std::ssize(all), rules.players()), 0U);
  std::optional<Circle> second;  // in which amounts differ
  for (const Stayers stayers : all) {
    for (const Kind last : {Kind::plain, Kind::field, Kind::two_fields}) {
      const Kind then = by == Circle::By::players  ? Kind::plain
                        : by == Circle::By::fields ? Kind::field
                                                   : Kind::void_deal;
      auto circle = follow(rules, deals, {stayers, last, then});
      if (!circle) continue;
      circle->by = by;
      if (!circle->amounts_differ) return circle;
      if (!second) second = std::move(circle);
    }
    if (by == Circle::By::void_deals) break;  // before anybody is asked to stay
  }
  return second;
}

// Readings of the clauses on what makes a round count and what makes a match go on: every
// combination of them.
std::vector<Ruleset> readings_of(const Ruleset& rules) {
  std::vector<Ruleset> all = {rules};
  for (const char* id : {"field.carry", "field.pending-end", "field.no-match",
                         "round.no-match-counts", "stay.nobody", "stay.too-few-pot"}) {
    const rulebook::Topic& topic = *rules.answer(id).topic;
    std::vector<Ruleset> more;
    for (const auto& alternative : rulebook::alternatives(rules.edition(), topic, rules.scope())) {
      const rulebook::Value& value = alternative.reading->value;
      if (value == rules[id]) continue;
      for (const Ruleset& one : all) more.push_back(one.with(id, value));
    }
    all.insert(all.end(), more.begin(), more.end());
    if (all.size() > kMostReadings) all.resize(kMostReadings, rules);
  }
  return all;
}

}  // namespace

MatchEnds find_circles(const Ruleset& ruleset) {
  MatchEnds found;
  for (const Ruleset& readings : readings_of(ruleset)) {
    const Rules rules(readings);
    const Deals deals(rules);
    MatchEnd end;
    for (const auto& [topic, value] : readings.changes()) {
      if (ruleset.changes().contains(topic)) continue;
      end.readings[topic] = value;
    }
    for (const auto by : {Circle::By::players, Circle::By::fields, Circle::By::void_deals}) {
      if (auto circle = find(rules, deals, by)) end.circles.push_back(std::move(*circle));
    }
    const bool all_count = rules.no_match_counts.holds();
    if (all_count && (rules.pending_end.is("lost") || rules.carry.is("lost"))) {
      end.most_rounds = kRounds;
      end.argument = fmt::format(
          "every round that is not void counts, and after the {}th nothing is waited for",
          end.most_rounds);
    }
    found.rules.push_back(std::move(end));
  }
  found.evidence = {
      Basis::searched,
      fmt::format("Matches of {} rounds in which always the same players, counted from the dealer, "
                  "stay, too few to play, whatever deals make; each followed for {} rounds by the "
                  "specification, under {} combinations of readings.",
                  kRounds, kRounds + kMostWatched, found.rules.size()),
      0};
  return found;
}

}  // namespace hanaproof::audit
