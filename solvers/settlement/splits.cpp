#include "solvers/settlement/splits.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

namespace hanaproof::settlement {

using cards::CardSet;

namespace {

using Points = std::array<int, 3>;

// The ways in which a month's cards can come into the piles.
std::vector<Split> of_month(cards::Month month) {
  std::vector<Split> all;
  const std::vector<cards::Card> cards = CardSet::month(month).cards();
  for (std::size_t seat = 0; seat < 3; ++seat) {
    Split whole;
    whole.piles[seat] = CardSet::month(month);
    all.push_back(whole);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      for (std::size_t j = i + 1; j < cards.size(); ++j) {
        // Each other seat after this one, so that every division comes once.
        for (std::size_t other = seat + 1; other < 3; ++other) {
          Split two;
          two.piles[seat] = CardSet{cards[i], cards[j]};
          two.piles[other] = CardSet::month(month) - two.piles[seat];
          all.push_back(two);
        }
      }
    }
  }
  return all;
}

Points points_of(const Split& split) {
  return {split.piles[0].points(), split.piles[1].points(), split.piles[2].points()};
}

Points operator+(const Points& a, const Points& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

// By the points of the piles, without and with a month that is left out.
struct Counted {
  std::map<Points, Whole> all, one_left;
};

Counted count() {
  Counted counted;
  counted.all[{}] = 1;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    Counted next;
    const auto splits = of_month(month);
    std::map<Points, Whole> ways;
    for (const Split& split : splits) ++ways[points_of(split)];
    for (const auto& [points, number] : ways) {
      for (const auto& [before, times] : counted.all) next.all[before + points] += number * times;
      for (const auto& [before, times] : counted.one_left) {
        next.one_left[before + points] += number * times;
      }
    }
    for (const auto& [before, times] : counted.all) next.one_left[before] += times;
    counted = std::move(next);
  }
  return counted;
}

const Counted& counted() {
  static const Counted all = count();
  return all;
}

Splits summed(const std::map<Points, Whole>& by_points, int par, int many) {
  Splits splits;
  for (const auto& [points, ways] : by_points) {
    splits.all += ways;
    splits.most = std::max(splits.most, *std::ranges::max_element(points));
    if (points == Points{par, par, par}) splits.all_par += ways;
    bool rich = false;
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (points[seat] < many) continue;
      splits.many_of[seat] += ways;
      rich = true;
    }
    if (rich) splits.double_eight += ways;
  }
  return splits;
}

// Month by month the first division by which the rest can still come out; the least by its cost.
using Cost = int (*)(const Split&);

struct Way {
  int cost = 0;
  Split split;
};

std::optional<Split> cheapest(const std::map<Points, Way>& ways,
                              const std::function<bool(const Points&)>& wanted) {
  const Way* best = nullptr;
  for (const auto& [points, way] : ways) {
    if (wanted(points) && (best == nullptr || way.cost < best->cost)) best = &way;
  }
  return best == nullptr ? std::nullopt : std::optional(best->split);
}

std::map<Points, Way> ways_by(Cost cost) {
  std::map<Points, Way> ways = {{Points{}, Way{}}};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    std::map<Points, Way> next;
    for (const Split& split : of_month(month)) {
      for (const auto& [points, way] : ways) {
        Way more = way;
        more.cost += cost(split);
        for (std::size_t seat = 0; seat < 3; ++seat) more.split.piles[seat] |= split.piles[seat];
        const auto [known, is_new] = next.try_emplace(points + points_of(split), more);
        if (!is_new && more.cost < known->second.cost) known->second = more;
      }
    }
    ways = std::move(next);
  }
  return ways;
}

}  // namespace

Splits count_splits(int par, int many) { return summed(counted().all, par, many); }
Splits count_splits_with_one_left(int par, int many) {
  return summed(counted().one_left, par, many);
}

Split par_split(int par) {
  // As many months as possible divided: captures then are many and small, and easy to play.
  const auto whole_months = [](const Split& split) {
    return std::ranges::max(
               {split.piles[0].size(), split.piles[1].size(), split.piles[2].size()}) == 4
               ? 1
               : 0;
  };
  return cheapest(ways_by(whole_months),
                  [par](const Points& points) {
                    return points == Points{par, par, par};
                  })
      .value();
}

Split rich_split(int many) {
  const auto cards = [](const Split& split) { return split.piles[0].size(); };
  return cheapest(ways_by(cards), [many](const Points& points) { return points[0] >= many; })
      .value();
}

}  // namespace hanaproof::settlement
