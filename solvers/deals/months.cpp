#include "solvers/deals/months.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace hanaproof::deals {

using cards::kCardsPerMonth;

Reader::Reader(int cards) {
  using After = std::array<int, kCardsPerMonth + 1>;
  // The state of a beginning by its cards, its months with a pair, and those of them that are
  // complete; what is not here is left out.
  std::map<std::array<int, 3>, int> state_of;
  // States are the same if they hold the same and lead to the same ones. Those with more cards come
  // first, because what a beginning leads to has more cards.
  std::map<std::pair<Holding, After>, int> known;
  for (int held = cards; held >= 0; --held) {
    for (int pairs = 0; 2 * pairs <= held; ++pairs) {
      for (int fours = 0; fours <= pairs && 2 * (pairs + fours) <= held; ++fours) {
        const Holding holding = held == cards ? holding_of(pairs, fours) : Holding::nothing;
        After after;
        after.fill(kLeftOut);
        bool leads_on = holding != Holding::nothing;
        for (int count = 1; count <= kCardsPerMonth; ++count) {
          const auto next = state_of.find({held + count, pairs + (count >= 2 ? 1 : 0),
                                           fours + (count == kCardsPerMonth ? 1 : 0)});
          if (next == state_of.end()) continue;
          after[static_cast<std::size_t>(count)] = next->second;
          leads_on = true;
        }
        if (!leads_on) continue;
        const auto [same, added] = known.try_emplace({holding, after}, states());
        if (added) {
          after[0] = same->second;
          after_.push_back(after);
          holding_.push_back(holding);
        }
        state_of[{held, pairs, fours}] = same->second;
      }
    }
  }
  const auto first = state_of.find({0, 0, 0});
  if (first != state_of.end()) start_ = first->second;
}

namespace {

constexpr std::size_t kMostSteps = 30'000'000;

// [n][k]: ways to choose k of n cards.
constexpr std::array<std::array<std::uint32_t, 5>, 5> kChoose = {
    {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};

}  // namespace

Months::Months(const Reader& hand, int hands, const Reader* field)
    : hand_(&hand), field_(field), hands_(static_cast<std::size_t>(hands)) {
  State start(hands_, static_cast<char16_t>(hand.start()));
  if (field_) start.push_back(static_cast<char16_t>(field_->start()));
  if ((hands > 0 && hand.start() == Reader::kLeftOut) ||
      (field_ && field_->start() == Reader::kLeftOut)) {
    return;
  }
  number(std::move(start));
  // Sharing out the months finds further states.
  while (first_.size() < states_.size()) {
    State state = states_[first_.size()];
    first_.push_back(steps_.size());
    share_out(state, 0, kCardsPerMonth, 1);
    if (steps_.size() > kMostSteps) {
      throw TooMany("there are too many ways to share out the months to count them");
    }
  }
  first_.push_back(steps_.size());
  numbers_.clear();
}

std::uint32_t Months::number(State state) {
  const auto next = static_cast<std::uint32_t>(states_.size());
  const auto [known, added] = numbers_.try_emplace(std::move(state), next);
  if (added) states_.push_back(known->first);
  return known->second;
}

// `state`: the hands and the field before `place` have got their cards of the month, `left` of its
// cards are left.
void Months::share_out(State& state, std::size_t place, int left, std::uint32_t ways) {
  if (place == state.size()) {
    State sorted = state;
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(hands_));
    steps_.push_back({number(std::move(sorted)), ways});
    return;
  }
  const char16_t before = state[place];
  for (int count = 0; count <= left; ++count) {
    const int after = reader(place).after(before, count);
    if (after == Reader::kLeftOut) continue;
    state[place] = static_cast<char16_t>(after);
    share_out(state, place + 1, left - count,
              ways * kChoose[static_cast<std::size_t>(left)][static_cast<std::size_t>(count)]);
  }
  state[place] = before;
}

template <class Number>
std::vector<Number> Months::ways(int months) const {
  std::vector<Number> ways(states_.size());
  if (!ways.empty()) ways.front() = 1;
  for (int month = 0; month < months; ++month) {
    std::vector<Number> next(states_.size());
    for (std::size_t from = 0; from < states_.size(); ++from) {
      if (ways[from] == 0) continue;
      for (std::size_t s = first_[from]; s < first_[from + 1]; ++s) {
        next[steps_[s].to] += ways[from] * steps_[s].ways;
      }
    }
    ways = std::move(next);
  }
  return ways;
}

std::vector<Ways> Months::all_ways(int months) const {
  // Five hands or fields and the rest share 48 cards in no more than 6^48 ways, which is less than
  // 2^125.
  constexpr std::size_t kFewPlaces = 5;
  if (hands_ + (field_ ? 1 : 0) > kFewPlaces) return ways<Ways>(months);
  const auto few = ways<boost::multiprecision::uint128_t>(months);
  return {few.begin(), few.end()};
}

std::vector<Months::End> Months::read(int months) const {
  const std::vector<Ways> ways = all_ways(months);
  std::vector<End> ends;
  for (std::size_t i = 0; i < states_.size(); ++i) {
    if (ways[i] == 0) continue;
    End end{{}, Holding::nothing, ways[i]};
    bool complete = true;
    for (std::size_t place = 0; place < states_[i].size(); ++place) {
      const Holding holding = reader(place).holding(states_[i][place]);
      complete = complete && holding != Holding::nothing;
      if (place < hands_) {
        end.hands.push_back(holding);
      } else {
        end.field = holding;
      }
    }
    if (complete) ends.push_back(std::move(end));
  }
  return ends;
}

}  // namespace hanaproof::deals
