#include "checker/measures/impact/counts.h"

#include <algorithm>

#include <fmt/format.h>

#include "checker/measures/impact/measurement.h"
#include "checker/measures/impact/shares.h"
#include "model/spec/deal.h"
#include "solvers/deals/count.h"
#include "solvers/deals/months.h"
#include "solvers/deals/verdict.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

using deals::Count;
using deals::DealRules;
using deals::Verdict;
using rulebook::Ruleset;

namespace {

// What becomes of deals that are alike: played, void, or won by hands that get so much each.
struct Fate {
  bool is_void = false;
  std::vector<int> won;                           // points of the winning hands, ascending
  deals::BothWin several = deals::BothWin::draw;  // of more than one

  // What the best of them gets.
  int worth() const {
    const bool none = won.empty() || (won.size() > 1 && several == deals::BothWin::draw);
    return none ? 0 : won.back();
  }
  friend bool operator==(const Fate&, const Fate&) = default;
};

Fate fate(const DealRules& rules, const deals::Alike& alike) {
  Fate fate;
  const Verdict verdict = deals::verdict(rules, alike.hands, alike.field);
  fate.is_void = verdict == Verdict::hand_redeal || verdict == Verdict::both_redeal ||
                 verdict == Verdict::field_void;
  if (verdict != Verdict::won && verdict != Verdict::several_won) return fate;
  for (std::size_t holding = 0; holding < alike.hands.size(); ++holding) {
    const int points = deals::points(rules, static_cast<deals::Holding>(holding));
    if (points > 0)
      fate.won.insert(fate.won.end(), static_cast<std::size_t>(alike.hands[holding]), points);
  }
  std::ranges::sort(fate.won);
  if (fate.won.size() > 1) fate.several = rules.both_win;
  return fate;
}

constexpr std::string_view kDeals = "deals to ";

deals::Counts counted(const deals::Shape& shape) {
  return taken([&] { return deals::count_deals(shape); });
}
deals::Shape shape_of(const Ruleset& rules) {
  return taken([&] { return deals::shape_of(rules); });
}
DealRules deal_rules(const Ruleset& rules) {
  return taken([&] { return DealRules::from(rules); });
}

checker::Share share_of_deals(const deals::Counts& counts, const Count& hits) {
  checker::Share share;
  share.of = fmt::format("{}{} players", kDeals, counts.shape.players);
  share.hits = deals::digits(hits);
  share.all = deals::digits(counts.deals);
  return share;
}

}  // namespace

std::optional<checker::Share> deals_decided_differently(const std::vector<Ruleset>& sides) {
  const deals::Shape shape = shape_of(sides.front());
  std::vector<DealRules> rules;
  for (const Ruleset& side : sides) {
    if (!(shape_of(side) == shape)) return std::nullopt;
    rules.push_back(deal_rules(side));
  }
  const deals::Counts counts = counted(shape);
  Count hits = 0;
  Count points = 0;
  int most = 0;
  for (const deals::Alike& alike : counts.alike) {
    const Fate first = fate(rules.front(), alike);
    bool hit = false;
    int least = first.worth();
    int largest = least;
    for (const DealRules& other : rules) {
      const Fate told = fate(other, alike);
      hit = hit || !(told == first);
      least = std::min(least, told.worth());
      largest = std::max(largest, told.worth());
    }
    if (!hit) continue;
    hits += alike.deals;
    points += alike.deals * (largest - least);
    most = std::max(most, largest - least);
  }
  checker::Share share = share_of_deals(counts, hits);
  if (most > 0) {
    share.most_points = most;
    share.mean_points = points.convert_to<double>() / hits.convert_to<double>();
  }
  return share;
}

checker::Share deals_decided(const Ruleset& ruleset, Decided how) {
  const deals::Counts counts = counted(shape_of(ruleset));
  const DealRules rules = deal_rules(ruleset);
  Count hits = 0;
  for (const deals::Alike& alike : counts.alike) {
    const Fate told = fate(rules, alike);
    const bool is_so = how == Decided::void_deal ? told.is_void : !told.won.empty();
    if (is_so) hits += alike.deals;
  }
  return share_of_deals(counts, hits);
}

checker::Share every_deal(const Ruleset& rules) {
  const deals::Counts counts = counted(shape_of(rules));
  return share_of_deals(counts, counts.deals);
}

bool is_of_deals(const checker::Share& share) { return share.of.starts_with(kDeals); }

std::optional<checker::Share> draws_told_differently(const std::vector<Ruleset>& sides,
                                                     cards::CardSet deck) {
  const std::vector<cards::Card> cards = deck.cards();
  const auto players = static_cast<std::size_t>(sides.front().scope().players);
  std::uint64_t draws = 1;
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (seat >= cards.size()) return std::nullopt;
    draws *= cards.size() - seat;
    if (draws > kMostDraws) return std::nullopt;
  }
  const std::vector<spec::Rules> rules(sides.begin(), sides.end());
  statistics::Sample count;  // of all draws: no sample at all
  std::vector<std::size_t> places(players, 0);
  std::vector<cards::Card> drawn(players, cards.front());
  for (bool more = true; more;) {
    bool different = true;  // whether no card is drawn twice
    for (std::size_t i = 0; i < players; ++i) {
      drawn[i] = cards[places[i]];
      different =
          different && std::find(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(i),
                                 places[i]) == places.begin() + static_cast<std::ptrdiff_t>(i);
    }
    if (different) {
      const auto first = spec::first_dealer(rules.front(), drawn);
      count.add(
          std::ranges::any_of(
              rules, [&](const auto& each) { return spec::first_dealer(each, drawn) != first; }),
          0);
    }
    std::size_t seat = players;
    while (seat > 0 && ++places[seat - 1] == cards.size()) places[--seat] = 0;
    more = seat > 0;
  }
  checker::Share share =
      sampled_share(count, fmt::format("draws of one card by each of {} players", players), {}, 0);
  share.basis = checker::Basis::counted;
  return share;
}

}  // namespace hanaproof::impact
