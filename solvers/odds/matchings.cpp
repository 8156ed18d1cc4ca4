#include "solvers/odds/matchings.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace hanaproof::odds {

namespace {

// Numbers of opponents, in whole vector registers. Where fifteen cards or fewer are left, the first
// register holds all that is not zero.
constexpr std::size_t kLanes = 16;
constexpr std::size_t kFewLanes = 8;
using Row = std::array<std::uint32_t, kLanes>;

// Whether no hand tells the two cards apart.
bool alike(const HandTable& table, int a, int b) {
  for (int other = 0; other < table.cards(); ++other) {
    if (other == a || other == b) continue;
    if (table.strength(a, other) != table.strength(b, other)) return false;
  }
  return true;
}

// to += choices * from, in the first lanes.
template <std::size_t lanes>
void add(std::uint32_t* __restrict to, const std::uint32_t* __restrict from,
         std::uint32_t choices) {
  for (std::size_t i = 0; i < lanes; ++i) to[i] += choices * from[i];
}

// The counts of all nodes for one class. The row before a row ends in zeros, so the number of hands
// is raised by one by reading a row from the lane before it.
class Counter {
 public:
  Counter(std::vector<Row>& rows, std::size_t per_node) : rows_(rows), per_node_(per_node) {
    rows_.front() = Row{};
  }

  Row* of(std::size_t node) { return &rows_[1 + node * per_node_]; }

  // Adds `choices` times the counts of `from`, for up to `equal` hands of the class itself, of
  // which the step may add one, as it may add a hand at all.
  template <std::size_t lanes>
  void add_step(std::size_t node, std::size_t from, std::size_t equal, std::uint32_t choices,
                bool hand, bool of_class) {
    for (std::size_t t = of_class ? 1 : 0; t <= equal; ++t) {
      const std::uint32_t* row = of(from)[t - (of_class ? 1 : 0)].data();
      add<lanes>(of(node)[t].data(), hand ? row - 1 : row, choices);
    }
  }

 private:
  std::vector<Row>& rows_;
  std::size_t per_node_;
};

// A bound on how many hands of one class can be held at once.
std::size_t most_equal(const HandTable& table, int strength) {
  PlaceSet touched = 0;
  for (const Hand& hand : table.hands()) {
    if (hand.strength == strength) touched |= 1U << hand.places[0] | 1U << hand.places[1];
  }
  return std::min(static_cast<std::size_t>(std::popcount(touched)) / 2, kMostOpponents);
}

}  // namespace

// Lists the sets of cards that can be left, by how many cards of each kind, and the steps between
// them. Each step leads to a later level or to a lower code.
class Matchings::Builder {
 public:
  Builder(Matchings& matchings, const std::vector<int>& shown, const std::vector<PlaceSet>& gone)
      : all_(matchings), table_(*matchings.table_), shown_(shown) {
    find_kinds(gone);
    numbers_.assign((shown_.size() + 1) * codes_, kAbsent);
    for (const PlaceSet places : gone) numbers_[code_without(places)] = kWanted;
    std::uint32_t listed = 0;
    for (std::uint32_t level = 0; level <= shown_.size(); ++level) {
      for (std::uint32_t code = codes_; code-- > 0;) {
        if (numbers_[level * codes_ + code] != kWanted) continue;
        numbers_[level * codes_ + code] = listed++;
        list(level, code);
      }
    }
    // Listed from the fullest set down; counted from the empty one up.
    std::ranges::reverse(all_.nodes_);
    const auto number = [&](std::uint32_t key) { return listed - 1 - numbers_[key]; };
    for (Step& step : all_.steps_) step.to = number(step.to);
    for (const PlaceSet places : gone) {
      const std::uint32_t node = number(code_without(places));
      const auto known = std::ranges::find(all_.starts_, node);
      all_.start_of_.push_back(static_cast<std::size_t>(known - all_.starts_.begin()));
      if (known == all_.starts_.end()) all_.starts_.push_back(node);
    }
  }

 private:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};
  static constexpr std::uint32_t kWanted = kAbsent - 1;

  struct Kind {
    std::vector<int> cards;  // places
    std::uint32_t unit;      // what one of them adds to a code
  };

  // The kinds of the cards that some start leaves.
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
    // The last kind is taken first: with single cards first, fewer sets are told apart.
    std::ranges::stable_sort(kinds_, std::ranges::greater{},
                             [](const Kind& kind) { return kind.cards.size(); });
    for (Kind& kind : kinds_) {
      kind.unit = codes_;
      codes_ *= static_cast<std::uint32_t>(kind.cards.size()) + 1;
    }
    left_.resize(kinds_.size());
  }

  std::uint32_t code_without(PlaceSet gone) const {
    std::uint32_t code = 0;
    for (const Kind& kind : kinds_) {
      for (const int place : kind.cards) code += (gone >> place & 1U) ? 0 : kind.unit;
    }
    return code;
  }

  // One set of cards: the next shown card must be in a hand; when there is none, a card of the last
  // kind is taken.
  void list(std::uint32_t level, std::uint32_t code) {
    const auto first = static_cast<std::uint32_t>(all_.steps_.size());
    const std::uint32_t cards = decode(code);
    if (level < shown_.size()) {
      list_partners(shown_[level], level + 1, code);
    } else if (cards > 0) {
      std::size_t last = kinds_.size() - 1;
      while (left_[last] == 0) --last;
      --left_[last];
      const std::uint32_t rest = code - kinds_[last].unit;
      list_step(level, rest, 1, kAlone);
      list_partners(kinds_[last].cards.front(), level, rest);
    }
    const auto shown = static_cast<std::uint32_t>(shown_.size()) - level;
    all_.nodes_.push_back(
        {first, static_cast<std::uint32_t>(all_.steps_.size()), (cards + shown) / 2});
  }

  void list_partners(int place, std::uint32_t level, std::uint32_t code) {
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      if (left_[k] == 0) continue;
      const Kind& kind = kinds_[k];
      // A partner of its own kind is another card of it.
      const int partner = kind.cards.front() == place ? kind.cards.back() : kind.cards.front();
      list_step(level, code - kind.unit, left_[k], table_.strength(place, partner));
    }
  }

  void list_step(std::uint32_t level, std::uint32_t code, std::uint32_t choices, int strength) {
    const std::uint32_t key = level * codes_ + code;
    if (numbers_[key] == kAbsent) numbers_[key] = kWanted;
    all_.steps_.push_back({key, choices, strength});
  }

  // Writes how many cards of each kind are left, and gives how many that is.
  std::uint32_t decode(std::uint32_t code) {
    std::uint32_t cards = 0;
    for (std::size_t k = kinds_.size(); k-- > 0;) {
      left_[k] = code / kinds_[k].unit;
      code -= left_[k] * kinds_[k].unit;
      cards += left_[k];
    }
    return cards;
  }

  Matchings& all_;
  const HandTable& table_;
  const std::vector<int>& shown_;
  std::vector<Kind> kinds_;
  std::uint32_t codes_ = 1;
  std::vector<std::uint32_t> left_;     // of each kind, in the set that is listed
  std::vector<std::uint32_t> numbers_;  // of the node, by shown cards taken and code
};

Matchings::Matchings(const HandTable& table, const std::vector<int>& shown,
                     const std::vector<PlaceSet>& gone)
    : table_(&table) {
  const Builder builder(*this, shown, gone);
}

std::vector<Ways> Matchings::count(int strength) const {
  // Kept from one class to the next: fresh memory costs as much as counting.
  static thread_local std::vector<Row> rows;
  const std::size_t most = most_equal(*table_, strength);
  rows.resize(std::max(rows.size(), 1 + nodes_.size() * (kMostOpponents + 1)));
  Counter counter(rows, most + 1);
  for (std::size_t n = 0; n < nodes_.size(); ++n) {
    const Node& node = nodes_[n];
    std::fill_n(counter.of(n), most + 1, Row{});
    // No card is left: nobody holds anything, in one way.
    if (node.first == node.last) counter.of(n)[0][0] = 1;
    const std::size_t equal = std::min<std::size_t>(most, node.hands);
    for (std::uint32_t s = node.first; s < node.last; ++s) {
      const Step& step = steps_[s];
      if (step.strength > strength) continue;
      const bool hand = step.strength != kAlone;
      const bool of_class = step.strength == strength;
      if (node.hands < kFewLanes) {
        counter.add_step<kFewLanes>(n, step.to, equal, step.choices, hand, of_class);
      } else {
        counter.add_step<kLanes>(n, step.to, equal, step.choices, hand, of_class);
      }
    }
  }
  std::vector<Ways> all(starts_.size(), Ways{});
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    for (std::size_t t = 0; t <= most; ++t) {
      std::copy_n(counter.of(starts_[i])[t].begin(), kMostOpponents + 1, all[i][t].begin());
    }
  }
  return all;
}

}  // namespace hanaproof::odds
