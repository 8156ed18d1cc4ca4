#include "checker/measures/impact/counts.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <boost/multiprecision/cpp_int.hpp>

#include "checker/editions/compare/enact.h"
#include "checker/measures/impact/measurement.h"
#include "model/spec/deal.h"
#include "solvers/deals/count.h"
#include "solvers/deals/months.h"
#include "solvers/deals/verdict.h"
#include "solvers/hands/tally.h"
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
  return {.of = fmt::format("{}{} players", kDeals, counts.shape.players),
          .hits = deals::digits(hits),
          .all = deals::digits(counts.deals)};
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
  std::vector<cards::Card> drawn;
  const auto draw = [&](auto&& draw_on, cards::CardSet left) -> void {
    if (drawn.size() == players) {
      const auto first = spec::first_dealer(rules.front(), drawn);
      const auto differs = [&](const auto& each) {
        return spec::first_dealer(each, drawn) != first;
      };
      count.add(std::ranges::any_of(rules, differs), 0);
      return;
    }
    for (const cards::Card card : left) {
      drawn.push_back(card);
      draw_on(draw_on, left - cards::CardSet{card});
      drawn.pop_back();
    }
  };
  draw(draw, deck);
  checker::Share share =
      sampled_share(count, fmt::format("draws of one card by each of {} players", players), {}, 0);
  share.basis = checker::Basis::counted;
  return share;
}

namespace {

// Lights that lie on a field, and how many fields have just these.
struct Lights {
  cards::CardSet cards;
  std::uint64_t fields = 0;
};

std::vector<Lights> all_lights(int field_size) {
  const std::vector<cards::Card> lights = cards::CardSet::kind(cards::Kind::light).cards();
  const int others = cards::kCards - static_cast<int>(lights.size());
  std::vector<Lights> all;
  for (unsigned bits = 0; bits < 1U << lights.size(); ++bits) {
    cards::CardSet set;
    for (std::size_t i = 0; i < lights.size(); ++i) {
      if ((bits >> i & 1U) != 0) set.insert(lights[i]);
    }
    if (set.size() > field_size) continue;
    all.push_back({set, hands::choose(others, field_size - set.size())});
  }
  return all;
}

}  // namespace

checker::Share fields_played_differently(const std::vector<rulebook::Ruleset>& sides, int rounds) {
  if (rounds < 1 || rounds > kMostRounds) {
    throw Unsupported(fmt::format("fields are counted of {} rounds at most", kMostRounds));
  }
  std::vector<std::unique_ptr<spec::HachiGame>> games;
  for (const rulebook::Ruleset& side : sides) games.push_back(spec::hachi_game(side));
  const auto lights = all_lights(sides.front().number("deal.field-size"));
  Count hits = 0;
  Count all = 0;
  checker::Witness witness;
  witness.situation = checker::Situation::fields;
  const auto go = [&](auto&& go_on, const Count& ways) -> void {
    if (static_cast<int>(witness.fields.size()) == rounds) {
      all += ways;
      const std::string first = checker::enact(*games.front(), witness);
      const bool differ = std::ranges::any_of(
          games, [&](const auto& other) { return checker::enact(*other, witness) != first; });
      if (differ) hits += ways;
      return;
    }
    for (const Lights& one : lights) {
      witness.fields.push_back(one.cards);
      go_on(go_on, ways * one.fields);
      witness.fields.pop_back();
    }
  };
  go(go, Count(1));
  checker::Share share;
  share.of = rounds == 1
                 ? std::string("all fields of the first round of a match, void deals included")
                 : fmt::format("all fields of the first {} rounds of a match, void deals included",
                               rounds);
  share.hits = deals::digits(hits);
  share.all = deals::digits(all);
  return share;
}

}  // namespace hanaproof::impact
