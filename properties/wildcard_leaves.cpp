// What the wildcard leaves on the field: cards of its own month, and of the month of the card that
// it took. By following months, and again by the specification on decks of five cards.
#include <algorithm>
#include <functional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "properties/discharge.h"
#include "properties/month_walk.h"
#include "properties/random_play.h"
#include "properties/wildcard_leaves.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

constexpr CardSet kRestOfNovember =
    CardSet::month(cards::kLightning.month()) - CardSet{cards::kLightning};
// One month stands for all others: captures do not ask which it is.
constexpr CardSet kJanuary = CardSet::month(1);

// Sets of cards that can be left and that nobody gets.
struct Leaves {
  std::set<CardSet> november;
  std::set<CardSet> january;  // where the wildcard took one of its cards
};

std::string text(const std::set<CardSet>& sets) {
  std::vector<std::string> texts;
  for (const CardSet set : sets) texts.push_back(set.empty() ? "nothing" : set.codes());
  return fmt::format("{}", fmt::join(texts, ", or "));
}

std::vector<std::string> lines(const spec::Rules& rules, const Leaves& leaves) {
  std::set<int> points;
  for (const CardSet set : leaves.november) points.insert(card_points(rules, set));
  return {
      fmt::format("of November: {}", text(leaves.november)),
      fmt::format("of January, when it took a card of January: {}", text(leaves.january)),
      fmt::format("worth of the cards of November that nobody gets: {}", fmt::join(points, ", "))};
}

// What stays on the field of the cards that are left, by wildcard.collects and round.field-left.
std::set<CardSet> uncollected(const spec::Rules& rules, std::set<CardSet> left, bool of_taken) {
  const bool at_end = rules.wildcard_collects_when.is("round-end");
  const bool all =
      rules.round_field_left.is("wildcard-player") || (at_end && rules.wildcard_collects.is("all"));
  const bool month = of_taken && at_end && rules.wildcard_collects.is("same-month");
  return all || month ? std::set{CardSet()} : std::move(left);
}

Leaves by_months(const spec::Rules& rules, long long& situations) {
  MonthWalk walk(rules);
  Leaves leaves;
  leaves.november = uncollected(rules, walk.leftovers(kRestOfNovember), false);
  std::set<CardSet> left;
  for (const Card taken : kJanuary) left.merge(walk.leftovers(kJanuary, taken));
  leaves.january = uncollected(rules, left, true);
  situations = walk.situations();
  return leaves;
}

// Every round of a few cards: wherever they lie, the lightning in the hand of the first seat, the
// others in hands of two seats, on the field and in the stock in every order.
class SmallRounds {
 public:
  // Whether to go on.
  using Told =
      std::function<bool(const Position& deal, const std::vector<Move>& line, const Position& end)>;

  SmallRounds(const spec::Rules& rules, Told told) : rules_(rules), told_(std::move(told)) {}

  // Tells of the ends of all rounds in which the wildcard was played and every card came.
  void run(CardSet deck) {
    const std::vector<Card> others = (deck - CardSet{cards::kLightning}).cards();
    constexpr unsigned kPlaces = 4;
    unsigned ways = 1;
    for (std::size_t i = 0; i < others.size(); ++i) ways *= kPlaces;
    for (unsigned way = 0; way < ways && goes_on_; ++way) {
      Position deal = Position::empty(rules_.ruleset().edition().id, rules_.players());
      deal.rules = rules_.ruleset().changes();
      deal.deck = deck;
      // The seat that begins holds the lightning.
      deal.dealer = rules_.dealer_begins.is("dealer") ? 0 : rules_.players() - 1;
      deal.hands[0].insert(cards::kLightning);
      unsigned rest = way;
      for (const Card card : others) {
        const unsigned place = rest % kPlaces;
        rest /= kPlaces;
        if (place < 2) deal.hands[place].insert(card);
        if (place == 2) deal.field.insert(card);
        if (place == 3) deal.stock.push_back(card);
      }
      in_every_order(deal);
    }
  }

  long long positions() const { return positions_; }

 private:
  void in_every_order(Position deal) {
    std::ranges::sort(deal.stock);
    do {
      deal_ = spec::open(rules_, deal);
      if (deal_.phase == Phase::play) play(deal_);
    } while (goes_on_ && std::ranges::next_permutation(deal.stock).found);
  }

  void play(const Position& position) {
    ++positions_;
    if (position.phase == Phase::over) {
      const bool all_came =
          position.stock.empty() && std::ranges::all_of(position.hands, &CardSet::empty);
      if (position.wild && all_came) goes_on_ = told_(deal_, line_, position);
      return;
    }
    for (const Move& move : spec::legal_moves(rules_, position)) {
      if (!goes_on_) return;
      line_.push_back(move);
      play(spec::play(rules_, position, move));
      line_.pop_back();
    }
  }

  const spec::Rules& rules_;
  Told told_;
  Position deal_;
  std::vector<Move> line_;
  long long positions_ = 0;
  bool goes_on_ = true;
};

}  // namespace

std::optional<Witness> left_by_wildcard(const spec::Rules& rules) {
  if (!rules.option_wildcard.is("on")) return std::nullopt;
  std::optional<Witness> left;
  SmallRounds november(
      rules, [&](const Position& deal, const std::vector<Move>& line, const Position& end) {
        if (end.field.empty()) return true;
        left = Witness{.text = fmt::format("the wildcard leaves {}", end.field.codes()),
                       .position = deal,
                       .line = line};
        return false;
      });
  november.run(CardSet::month(cards::kLightning.month()) | CardSet{kJanuary.front()});
  return left;
}

Proof wildcard_leaves_by_months(const Subject& subject, const Effort&) {
  const spec::Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  proof.details = lines(rules, by_months(rules, proof.space));
  proof.summary = fmt::format(
      "November without the lightning and January with a card taken away, followed from the field "
      "at first, in any order from hands and stock: {} situations.",
      proof.space);
  return proof;
}

Proof wildcard_leaves_in_small_rounds(const Subject& subject, const Effort&) {
  const spec::Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  Leaves leaves;
  SmallRounds november(
      rules, [&](const Position& deal, const std::vector<Move>& line, const Position& end) {
        if (!leaves.november.insert(end.field).second) return true;
        proof.witnesses.push_back(
            {.text = fmt::format("left: {}", end.field.empty() ? "nothing" : end.field.codes()),
             .position = deal,
             .line = line});
        return true;
      });
  november.run(CardSet::month(cards::kLightning.month()) | CardSet{kJanuary.front()});
  SmallRounds january(rules, [&](const Position&, const std::vector<Move>&, const Position& end) {
    leaves.january.insert(end.field);
    return true;
  });
  january.run(kJanuary | CardSet{cards::kLightning});
  proof.space = november.positions() + january.positions();
  proof.details = lines(rules, leaves);
  proof.summary = fmt::format(
      "Every round with the lightning and four cards, of November and January, wherever they lie: "
      "{} positions.",
      proof.space);
  return proof;
}

namespace {

// Cards of one month as those of January that stand in their places: months are alike.
CardSet in_january(CardSet of_month) {
  CardSet january;
  for (const cards::Card card : of_month) january.insert(cards::Card::at(card.index() % 4));
  return january;
}

}  // namespace

Proof wildcard_leaves_in_play(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  long long situations = 0;
  const Leaves leaves = by_months(rules, situations);
  int seen = 0;
  Proof proof = in_random_play(rules, effort, 1, [&](const rounds::Round& round) -> std::string {
    const Position& end = round.last();
    if (!end.wild || end.stopped) return {};
    ++seen;
    const CardSet november = end.field & kRestOfNovember;
    const CardSet taken = end.field & CardSet::month(end.wild->took.month());
    const bool told = leaves.november.contains(november) &&
                      leaves.january.contains(in_january(taken)) &&
                      (end.field - november - taken).empty();
    return told ? "" : fmt::format("left: {}", end.field.codes());
  });
  if (proof.verdict == Verdict::held) {
    proof.summary =
        fmt::format("{} rounds of random play, the wildcard played in {}.", effort.rounds, seen);
  }
  return proof;
}

}  // namespace hanaproof::properties
