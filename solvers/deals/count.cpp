#include "solvers/deals/count.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include <fmt/format.h>

#include "solvers/deals/months.h"

namespace hanaproof::deals {

namespace {

// What is known of a deal: how many hands hold which combination, and the field. Hands that hold
// nothing are not counted: nothing is said of them, or it is said of all that are not counted.
using Said = std::pair<Hands, Holding>;
using Table = std::map<Said, Count>;

constexpr auto kNothing = static_cast<std::size_t>(Holding::nothing);

Count choose(int n, int k) {
  Count ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

// Ways to deal `hands` hands of the shape, and a field if there is one to deal, from so many cards.
Count deal_from(int cards, const Shape& shape, int hands, bool field) {
  Count ways = 1;
  for (; hands > 0; --hands, cards -= shape.hand) ways *= choose(cards, shape.hand);
  return field ? ways * choose(cards, shape.field) : ways;
}

int counted(const Hands& hands) {
  int sum = 0;
  for (std::size_t h = 0; h < hands.size(); ++h) sum += h == kNothing ? 0 : hands[h];
  return sum;
}

// For each choice of `hands` of the hands: the deals in which they hold these combinations, the
// others whatever they may, and the field, if `field` is its reader, that one.
void add_marked(const Shape& shape, const Reader& hand, int hands, const Reader* field,
                Table& table) {
  const Count rest = deal_from(shape.cards() - hands * shape.hand - (field ? shape.field : 0),
                               shape, shape.players - hands, !field) *
                     choose(shape.players, hands);
  for (const Months::End& end : Months(hand, hands, field).read(shape.months)) {
    Said said{{}, end.field};
    for (const Holding holding : end.hands) ++said.first[static_cast<std::size_t>(holding)];
    table[said] += Count(end.ways) * rest;
  }
}

// From choices of hands to deals in which no other hand holds a combination: a deal was counted for
// every choice among its hands, the largest choices first are those of all.
void keep_exact(Table& table) {
  std::vector<Said> order;
  for (const auto& [said, deals] : table) order.push_back(said);
  std::ranges::stable_sort(
      order, [](const Said& a, const Said& b) { return counted(a.first) > counted(b.first); });
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t more = 0; more < i; ++more) {
      if (order[more].second != order[i].second) continue;
      Count choices = 1;
      for (std::size_t h = kNothing + 1; h < kHoldings; ++h) {
        choices *= choose(order[more].first[h], order[i].first[h]);
      }
      table[order[i]] -= choices * table[order[more]];
    }
  }
}

// From fields of which nothing is said to fields that hold nothing.
void keep_plain_fields(Table& table) {
  for (auto& [said, deals] : table) {
    if (said.second != Holding::nothing) continue;
    for (const auto& [other, such] : table) {
      if (other.first == said.first && other.second != Holding::nothing) deals -= such;
    }
  }
}

void check(const Shape& shape) {
  if (shape.players < 1 || shape.hand < 0 || shape.field < 0 || shape.months < 0 ||
      shape.months > cards::kMonths) {
    throw std::invalid_argument("a deal has players, and a deck of at most twelve months");
  }
  if (shape.stock() >= 0) return;
  throw std::invalid_argument(fmt::format("{} hands of {} and a field of {} are more than {} cards",
                                          shape.players, shape.hand, shape.field, shape.cards()));
}

}  // namespace

std::string digits(const Count& count) { return count.str(); }

Counts count_deals(const Shape& shape) {
  check(shape);
  const Reader hand(shape.hand);
  const Reader field(shape.field);
  Table table;
  for (int hands = 0; hands <= shape.players; ++hands) {
    const std::size_t before = table.size();
    add_marked(shape, hand, hands, nullptr, table);
    // Where so many hands cannot hold combinations at once, more cannot either.
    if (table.size() == before) break;
    add_marked(shape, hand, hands, &field, table);
  }
  keep_exact(table);
  keep_plain_fields(table);
  Counts counts{shape, deal_from(shape.cards(), shape, shape.players, true), {}};
  for (const auto& [said, deals] : table) {
    if (deals == 0) continue;
    Alike alike{said.first, said.second, deals};
    alike.hands[kNothing] = shape.players - counted(said.first);
    counts.alike.push_back(std::move(alike));
  }
  std::ranges::sort(counts.alike, [](const Alike& a, const Alike& b) {
    return std::tie(a.hands, a.field) < std::tie(b.hands, b.field);
  });
  return counts;
}

}  // namespace hanaproof::deals
