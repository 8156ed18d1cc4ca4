#include "solvers/odds/matchings.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace hanaproof::odds {

namespace {

constexpr std::size_t kLanes = 16;  // opponents, rounded up to whole vector registers
using Row = std::array<std::uint32_t, kLanes>;

// Whether no hand tells the two cards apart.
bool alike(const HandTable& table, int a, int b) {
  for (int other = 0; other < table.cards(); ++other) {
    if (other == a || other == b) continue;
    if (table.strength(a, other) != table.strength(b, other)) return false;
  }
  return true;
}

// to += choices * from
void add(Row& to, const Row& from, std::uint32_t choices) {
  for (std::size_t i = 0; i < kLanes; ++i) to[i] += choices * from[i];
}

// The same with one opponent more.
void add_hand(Row& to, const Row& from, std::uint32_t choices) {
  for (std::size_t i = 1; i < kLanes; ++i) to[i] += choices * from[i - 1];
}

}  // namespace

// Lists the sets of cards that can be left, smallest first, by how many cards of each kind.
class Matchings::Builder {
 public:
  Builder(Matchings& matchings, const std::vector<int>& shown, const std::vector<PlaceSet>& gone)
      : all_(matchings), table_(*matchings.table_), shown_(shown) {
    find_kinds(gone);
    std::vector<std::size_t> codes;
    for (const PlaceSet places : gone) codes.push_back(code_without(places));
    for (std::size_t level = 0; level <= shown_.size(); ++level) {
      numbers_.emplace_back(codes_, kAbsent);
    }
    for (const std::size_t code : codes) numbers_.front()[code] = kWanted;
    reach();
    number();
    for (const std::size_t code : codes) all_.starts_.push_back(numbers_.front()[code]);
  }

 private:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};
  static constexpr std::uint32_t kWanted = kAbsent - 1;

  struct Kind {
    std::vector<int> cards;  // places
    std::size_t unit;        // what one of them adds to a code
  };

  // The kinds of the cards that some start leaves, and what a card of each adds to a code.
  void find_kinds(const std::vector<PlaceSet>& gone) {
    PlaceSet never = std::accumulate(gone.begin(), gone.end(), ~PlaceSet{0}, std::bit_and<>());
    for (const int place : shown_) never |= PlaceSet{1} << place;
    for (int place = 0; place < table_.cards(); ++place) {
      if (never >> place & 1U) continue;
      const auto kind = std::ranges::find_if(
          kinds_, [&](const Kind& each) { return alike(table_, each.cards.front(), place); });
      if (kind == kinds_.end()) {
        kinds_.push_back({{place}, 0});
      } else {
        kind->cards.push_back(place);
      }
    }
    // Kinds of several cards are taken first: fewer sets are left to tell apart.
    std::ranges::stable_sort(kinds_, {}, [](const Kind& kind) { return kind.cards.size(); });
    for (Kind& kind : kinds_) {
      kind.unit = codes_;
      codes_ *= kind.cards.size() + 1;
    }
  }

  std::size_t code_without(PlaceSet gone) const {
    std::size_t code = 0;
    for (const Kind& kind : kinds_) {
      for (const int place : kind.cards) code += (gone >> place & 1U) ? 0 : kind.unit;
    }
    return code;
  }

  std::size_t count(std::size_t code, const Kind& kind) const {
    return code / kind.unit % (kind.cards.size() + 1);
  }

  // Calls `step(level, code, choices, strength)` for each way to take one card.
  template <class Take>
  void each_step(std::size_t level, std::size_t code, Take step) const {
    if (level < shown_.size()) {
      partners(shown_[level], code, [&](std::size_t rest, std::size_t choices, int strength) {
        step(level + 1, rest, choices, strength);
      });
      return;
    }
    const auto last = std::find_if(kinds_.rbegin(), kinds_.rend(),
                                   [&](const Kind& kind) { return count(code, kind) > 0; });
    if (last == kinds_.rend()) return;
    const std::size_t rest = code - last->unit;
    step(level, rest, std::size_t{1}, kAlone);
    partners(last->cards.front(), rest, [&](std::size_t left, std::size_t choices, int strength) {
      step(level, left, choices, strength);
    });
  }

  template <class Take>
  void partners(int place, std::size_t code, Take take) const {
    for (const Kind& kind : kinds_) {
      const std::size_t choices = count(code, kind);
      if (choices == 0) continue;
      // A partner of its own kind is another card of it.
      const int partner = kind.cards.front() == place ? kind.cards.back() : kind.cards.front();
      take(code - kind.unit, choices, table_.strength(place, partner));
    }
  }

  // Marks all sets that the starts lead to: each step leads to a later level or a lower code.
  void reach() {
    for (std::size_t level = 0; level < numbers_.size(); ++level) {
      for (std::size_t code = codes_; code-- > 0;) {
        if (numbers_[level][code] != kWanted) continue;
        each_step(level, code, [&](std::size_t to, std::size_t rest, std::size_t, int) {
          numbers_[to][rest] = kWanted;
        });
      }
    }
  }

  void number() {
    for (std::size_t level = numbers_.size(); level-- > 0;) {
      for (std::size_t code = 0; code < codes_; ++code) {
        if (numbers_[level][code] != kWanted) continue;
        numbers_[level][code] = static_cast<std::uint32_t>(all_.nodes_.size());
        const auto first = static_cast<std::uint32_t>(all_.steps_.size());
        each_step(level, code,
                  [&](std::size_t to, std::size_t rest, std::size_t choices, int strength) {
                    all_.steps_.push_back(
                        {numbers_[to][rest], static_cast<std::uint32_t>(choices), strength});
                  });
        all_.nodes_.push_back({first, static_cast<std::uint32_t>(all_.steps_.size())});
      }
    }
  }

  Matchings& all_;
  const HandTable& table_;
  const std::vector<int>& shown_;
  std::vector<Kind> kinds_;
  std::size_t codes_ = 1;
  std::vector<std::vector<std::uint32_t>> numbers_;  // [shown cards taken][code]: the node
};

Matchings::Matchings(const HandTable& table, const std::vector<int>& shown,
                     const std::vector<PlaceSet>& gone)
    : table_(&table) {
  const Builder builder(*this, shown, gone);
}

// A bound on how many hands of one class can be held at once.
int Matchings::most_equal(int strength) const {
  PlaceSet touched = 0;
  for (const Hand& hand : table_->hands()) {
    if (hand.strength == strength) touched |= 1U << hand.places[0] | 1U << hand.places[1];
  }
  return std::min(std::popcount(touched) / 2, static_cast<int>(kMostOpponents));
}

std::vector<Ways> Matchings::count(int strength) const {
  const auto rows = static_cast<std::size_t>(most_equal(strength)) + 1;
  std::vector<Row> counts(nodes_.size() * rows, Row{});
  for (std::size_t n = 0; n < nodes_.size(); ++n) {
    Row* to = &counts[n * rows];
    const Node& node = nodes_[n];
    // No card is left: nobody holds anything, in one way.
    if (node.first == node.last) to[0][0] = 1;
    for (std::uint32_t s = node.first; s < node.last; ++s) {
      const Step& step = steps_[s];
      if (step.strength > strength) continue;
      const Row* from = &counts[step.to * rows];
      if (step.strength == strength) {
        for (std::size_t t = 0; t + 1 < rows; ++t) add_hand(to[t + 1], from[t], step.choices);
      } else if (step.strength == kAlone) {
        for (std::size_t t = 0; t < rows; ++t) add(to[t], from[t], step.choices);
      } else {
        for (std::size_t t = 0; t < rows; ++t) add_hand(to[t], from[t], step.choices);
      }
    }
  }
  std::vector<Ways> all(starts_.size(), Ways{});
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    for (std::size_t t = 0; t < rows; ++t) {
      std::copy_n(counts[starts_[i] * rows + t].begin(), kMostOpponents + 1, all[i][t].begin());
    }
  }
  return all;
}

}  // namespace hanaproof::odds
