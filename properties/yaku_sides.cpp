// How many yaku the sides can make in one round: divisions that the cards and the captures allow,
// and a round for each of them.
#include <algorithm>
#include <map>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/score.h"
#include "properties/discharge.h"
#include "properties/division.h"
#include "properties/random_play.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/construct.h"

namespace hanaproof::properties {

using cards::CardSet;
using notation::Position;

namespace {

constexpr std::size_t kCandidates = 6;

// The numbers of yaku of those sides that make any, the largest first.
using Numbers = std::vector<int>;

Numbers sorted(Numbers numbers) {
  std::erase(numbers, 0);
  std::sort(numbers.rbegin(), numbers.rend());
  return numbers;
}

int together(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

int captures_for(const Sides& sides, const Division& division) {
  int captures = 0;
  for (const CardSet need : division.needs) captures += captures_for(sides, need);
  return captures;
}

// Of the divisions with each of the numbers a few that take the fewest captures.
std::map<Numbers, std::vector<Division>> divisions(const std::vector<YakuCardSets>& ways,
                                                   const Sides& sides) {
  std::map<Numbers, std::vector<Division>> found;
  for_each_division(ways, sides, 0, [&](const Division& division) {
    auto& some = found[sorted(division.numbers())];
    const int captures = captures_for(sides, division);
    const auto place = std::find_if(some.begin(), some.end(), [&](const Division& other) {
      return captures < captures_for(sides, other);
    });
    some.insert(place, division);
    if (some.size() > kCandidates) some.pop_back();
  });
  return found;
}

Numbers made(const spec::Rules& rules, const Sides& sides, const Position& position) {
  Numbers numbers;
  for (const auto& seats : sides.seats) {
    const auto yaku = made_yaku(rules, counted_cards(rules, position, seats.front()));
    numbers.push_back(static_cast<int>(yaku.size()));
  }
  return sorted(numbers);
}

// Everyone captures what is in no pile.
std::vector<CardSet> everything(const spec::Rules& rules) {
  return std::vector<CardSet>(static_cast<std::size_t>(rules.players()), CardSet::all());
}

std::optional<rounds::Construction> round_with(const spec::Rules& rules, const Sides& sides,
                                               const Numbers& numbers,
                                               const std::vector<Division>& some) {
  for (const Division& division : some) {
    auto round = rounds::play_out(
        rules, {piles_of_seats(sides, piles_of(card_worths(rules), division)), everything(rules)},
        [&](const Position& end) { return made(rules, sides, end) == numbers; });
    if (round) return round;
  }
  return std::nullopt;
}

std::string text(const Numbers& numbers) {
  return numbers.empty() ? "none" : fmt::format("{}", fmt::join(numbers, " + "));
}

// "3 yaku: 3, 2 + 1".
std::vector<std::string> lines(const std::map<Numbers, std::vector<Division>>& found) {
  std::map<int, std::vector<std::string>> by_total;
  for (const auto& [numbers, some] : found) by_total[together(numbers)].push_back(text(numbers));
  std::vector<std::string> lines;
  for (auto& [yaku, ways] : by_total) {
    std::reverse(ways.begin(), ways.end());
    lines.push_back(fmt::format("{} yaku: {}", yaku, fmt::join(ways, ", ")));
  }
  return lines;
}

}  // namespace

Proof divide_yaku(const Subject& subject, const Effort&) {
  const spec::Rules rules(subject.rules());
  const Sides sides = sides_of(rules);
  const auto found = divisions(yaku_card_sets(rules.ruleset()), sides);
  Numbers most_by_one;
  Numbers most_together;
  for (const auto& [numbers, some] : found) {
    if (numbers.size() == 1 && numbers > most_by_one) most_by_one = numbers;
    if (together(numbers) > together(most_together) ||
        (together(numbers) == together(most_together) && numbers.size() > most_together.size())) {
      most_together = numbers;
    }
  }
  Proof proof{.verdict = Verdict::proved, .summary = {}, .details = lines(found)};
  std::vector<std::string> not_shown;
  for (const auto& [numbers, some] : found) {
    ++proof.space;
    const auto round = round_with(rules, sides, numbers, some);
    if (!round) {
      not_shown.push_back(text(numbers));
    } else if (numbers == most_by_one || numbers == most_together) {
      proof.witnesses.push_back({.text = fmt::format("yaku by side: {}", text(numbers)),
                                 .position = round->deal,
                                 .line = round->line});
    }
  }
  proof.summary = fmt::format(
      "Every division of the yaku among {} sides of at most {} captures each, by the cards of each "
      "month; and a round that is played out for each of the {} combinations of numbers.",
      sides.number(), sides.captures, proof.space);
  if (!not_shown.empty()) {
    proof.verdict = Verdict::unknown;
    proof.summary += fmt::format(" Not shown: {}.", fmt::join(not_shown, ", "));
  }
  return proof;
}

Proof divide_yaku_in_play(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  const Sides sides = sides_of(rules);
  const auto found = divisions(yaku_card_sets(rules.ruleset()), sides);
  return in_random_play(rules, effort, 0, [&](const rounds::Round& round) {
    const Numbers numbers = made(rules, sides, round.last());
    return found.contains(numbers) ? "" : fmt::format("yaku by side: {}", text(numbers));
  });
}

// Each yaku with its cards on three sides: nobody makes it.
Proof split_yaku(const Subject& subject, const Effort&) {
  const spec::Rules rules(subject.rules());
  const Sides sides = sides_of(rules);
  Proof proof{.verdict = Verdict::proved,
              .summary =
                  "For each yaku a round that is played out, after which three sides have "
                  "one card of it each and nobody has made it."};
  for (const YakuCardSets& yaku : yaku_card_sets(rules.ruleset())) {
    if (yaku.least.empty() || yaku.least.front().size() != 3) continue;
    const std::vector<cards::Card> cards = yaku.least.front().cards();
    Division division{{}, std::vector<CardSet>(static_cast<std::size_t>(sides.number()))};
    for (std::size_t side = 0; side < cards.size(); ++side)
      division.needs[side].insert(cards[side]);
    const auto round = rounds::play_out(
        rules, {piles_of_seats(sides, piles_of(card_worths(rules), division)), everything(rules)},
        [&](const Position& end) {
          for (int seat = 0; seat < end.players; ++seat) {
            for (const spec::MadeYaku& one : made_yaku(rules, counted_cards(rules, end, seat))) {
              if (one.id == yaku.id) return false;
            }
          }
          return true;
        });
    if (!round) {
      return {.summary = fmt::format("no round was found in which {} is split", yaku.id)};
    }
    ++proof.space;
    proof.details.push_back(
        fmt::format("{}: {} with three sides", yaku.id, yaku.least.front().codes()));
    proof.witnesses.push_back({.text = fmt::format("{} is split", yaku.id),
                               .position = round->deal,
                               .line = round->line});
  }
  return proof;
}

}  // namespace hanaproof::properties
