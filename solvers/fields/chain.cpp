#include "solvers/fields/chain.h"

#include <map>

#include "model/rulebook/library.h"
#include "solvers/fields/machine.h"

namespace hanaproof::fields {

namespace {

// Chances of more extra rounds than these are summed up by their mean alone.
constexpr std::size_t kExtra = 12;

using Distribution = std::vector<Fraction>;  // by a number of fields

void add(Distribution& to, std::size_t number, const Fraction& chance) {
  if (to.size() <= number) to.resize(number + 1);
  to[number] += chance;
}

Fraction power(const Fraction& base, std::size_t exponent) {
  Fraction product = 1;
  for (; exponent > 0; --exponent) product *= base;
  return product;
}

struct Odds {
  const Rules& rules;
  std::map<Made, Fraction> deal;
};

// How many wait: whichever is played, it is one of them.
Distribution after_round(const Odds& odds, const Distribution& before) {
  Distribution after;
  for (std::size_t waiting = 0; waiting < before.size(); ++waiting) {
    for (const auto& [made, chance] : odds.deal) {
      const std::size_t all = waiting + static_cast<std::size_t>(made.all());
      const std::size_t rest = all == 0 || !odds.rules.carried ? 0 : all - 1;
      add(after, rest, before[waiting] * chance);
    }
  }
  return after;
}

// The chances of a grand field by round, where numbers of each sort decide: the machine itself, by
// what waits.
std::vector<Fraction> grand_by_numbers(const Odds& odds, int rounds) {
  std::vector<Fraction> grand;
  std::map<Made, Fraction> states = {{Made{}, 1}};
  for (int round = 0; round < rounds; ++round) {
    std::map<Made, Fraction> next;
    grand.emplace_back(0);
    for (const auto& [waiting, chance] : states) {
      State state;
      state.waiting.assign(static_cast<std::size_t>(waiting.grand), {FieldSort::grand, 0});
      state.waiting.insert(state.waiting.end(), static_cast<std::size_t>(waiting.twofold),
                           {FieldSort::twofold, 0});
      for (const auto& [made, dealt] : odds.deal) {
        const Outcome outcome = play(odds.rules, state, made);
        if (outcome.sort() == FieldSort::grand) grand.back() += chance * dealt;
        next[outcome.after.counts()] += chance * dealt;
      }
    }
    states = std::move(next);
  }
  return grand;
}

// Oldest first: those of a deal are played one after the other once all that waited before are.
std::vector<Fraction> grand_by_age(const Odds& odds, int rounds) {
  std::vector<Fraction> grand(static_cast<std::size_t>(rounds));
  Distribution waiting = {1};
  for (std::size_t deal = 0; deal < grand.size(); ++deal) {
    for (std::size_t before = 0; before < waiting.size(); ++before) {
      for (const auto& [made, chance] : odds.deal) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(made.grand); ++i) {
          const std::size_t round = deal + before + i;
          if (round < grand.size()) grand[round] += waiting[before] * chance;
        }
      }
    }
    waiting = after_round(odds, waiting);
  }
  return grand;
}

// What is just made first: of a deal's fields one is played at once, and the others in the rounds
// that make none, once all that waited before are.
std::vector<Fraction> grand_by_youth(const Odds& odds, int rounds) {
  std::vector<Fraction> grand(static_cast<std::size_t>(rounds));
  const auto none = odds.deal.find(Made{});
  const Fraction empty = none == odds.deal.end() ? Fraction(0) : none->second;
  // nth[k][t]: that the k-th round that makes none is the t-th.
  std::vector<Distribution> nth(grand.size() + 1, Distribution(grand.size() + 1));
  nth[0][0] = 1;
  for (std::size_t k = 1; k <= grand.size(); ++k) {
    for (std::size_t t = 1; t <= grand.size(); ++t) {
      nth[k][t] = empty * nth[k - 1][t - 1];
      for (std::size_t since = 1; since < t; ++since) {
        nth[k][t] += empty * nth[k - 1][t - 1 - since] * power(1 - empty, since);
      }
    }
  }
  Distribution waiting = {1};
  for (std::size_t deal = 0; deal < grand.size(); ++deal) {
    for (const auto& [made, chance] : odds.deal) {
      if (made.grand > 0) grand[deal] += chance;
      for (std::size_t before = 0; before < waiting.size(); ++before) {
        for (std::size_t i = 1; i < static_cast<std::size_t>(made.grand); ++i) {
          for (std::size_t round = deal + 1; round < grand.size(); ++round) {
            if (before + i >= nth.size()) continue;
            grand[round] += waiting[before] * chance * nth[before + i][round - deal];
          }
        }
      }
    }
    waiting = after_round(odds, waiting);
  }
  return grand;
}

std::vector<Fraction> grand_of(const Odds& odds, int rounds) {
  switch (odds.rules.plain().priority) {
    case Priority::oldest_first:
      return grand_by_age(odds, rounds);
    case Priority::newest_first:
      return grand_by_youth(odds, rounds);
    default:
      return grand_by_numbers(odds, rounds);
  }
}

Fraction mean(const Distribution& numbers) {
  Fraction sum = 0;
  for (std::size_t number = 0; number < numbers.size(); ++number) sum += numbers[number] * number;
  return sum;
}

// Each extra round begins with something that waits.
std::vector<Fraction> extra_of(const Odds& odds, Distribution waiting) {
  std::vector<Fraction> extra;
  while (extra.size() <= kExtra) {
    extra.push_back(waiting[0]);
    waiting[0] = 0;
    waiting = after_round(odds, waiting);
  }
  return extra;
}

}  // namespace

Fraction Chain::factor(const Rules& rules, const RoundOdds& round) {
  return round.small + rules.double_factor * round.twofold + rules.grand_factor * round.grand;
}

Chain run_chain(const Rules& rules, const Dealt& dealt, int rounds) {
  Odds odds{rules, {}};
  Fraction grand_arise = 0;
  for (const auto& [made, ways] : dealt.made) {
    odds.deal[made] = Fraction(ways, dealt.deals);
    grand_arise += odds.deal[made] * made.grand;
  }
  if (rules.carried && dealt.mean() >= 1) {
    throw rulebook::EditionError("deals make a field or more in the mean: extra rounds never end");
  }
  Chain chain;
  const std::vector<Fraction> grand = grand_of(odds, rounds);
  Distribution waiting = {1};
  Fraction grand_waiting = 0;
  for (const Fraction& chance : grand) {
    RoundOdds round;
    const auto none = odds.deal.find(Made{});
    round.small = none == odds.deal.end() ? Fraction(0) : waiting[0] * none->second;
    round.grand = chance;
    round.twofold = 1 - round.small - round.grand;
    waiting = after_round(odds, waiting);
    if (rules.carried) grand_waiting += grand_arise - chance;
    round.waits = 1 - waiting[0];
    round.waiting_grand = grand_waiting;
    round.waiting_twofold = mean(waiting) - grand_waiting;
    chain.rounds.push_back(round);
  }
  // A round plays one and adds what it makes: a random walk that goes down by one at a time.
  chain.extra_rounds = mean(waiting) / (rules.carried ? 1 - dealt.mean() : Fraction(1));
  chain.extra = extra_of(odds, waiting);
  chain.left = std::move(waiting);
  return chain;
}

}  // namespace hanaproof::fields
