// The field at the end of a round: whether anything can be left on it. Months do not meet each
// other in captures, so each is followed by itself: its cards that lie on the field at first, then
// the others, from hands or stock, in any order.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/spec/capture.h"
#include "model/spec/play.h"
#include "properties/discharge.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using notation::Position;
using rulebook::Ruleset;
using spec::From;

namespace {

// A card comes to the field.
struct Arrival {
  Card card;
  From from;
  CardSet takes;
};

// How the cards of one month came and what was left of them.
struct Left {
  CardSet start;
  std::vector<Arrival> arrivals;
  CardSet end;

  std::string text() const {
    std::string text = fmt::format("field {}", start.empty() ? "empty" : start.codes());
    for (const Arrival& arrival : arrivals) {
      text += fmt::format("; {} {} {}", arrival.card.code(),
                          arrival.from == From::hand ? "played" : "drawn",
                          arrival.takes.empty() ? "lies" : "takes " + arrival.takes.codes());
    }
    return text + fmt::format("; left: {}", end.codes());
  }
};

// Follows cards of one month to the end in every way that the rules allow.
class MonthWalk {
 public:
  explicit MonthWalk(const spec::Rules& rules) : rules_(rules) {}

  // A way in which some of these cards are left, as few of them as possible to come. Cards that all
  // lie on the field at first are left only where a whole month may.
  std::optional<Left> leftover(CardSet cards) {
    const std::vector<Card> all = cards.cards();
    const bool may_lie =
        cards.size() == cards::kCardsPerMonth && !rules_.field_four_of_month.is("void");
    for (int size = cards.size() - (may_lie ? 0 : 1); size >= 0; --size) {
      for (unsigned bits = 0; bits < 1U << all.size(); ++bits) {
        CardSet start;
        for (std::size_t i = 0; i < all.size(); ++i) {
          if (((bits >> i) & 1U) != 0) start.insert(all[i]);
        }
        if (start.size() != size) continue;
        way_ = {start, {}, {}};
        if (leads_to_leftover(start, cards - start)) return way_;
      }
    }
    return std::nullopt;
  }

  long long situations() const { return situations_; }

 private:
  bool leads_to_leftover(CardSet field, CardSet to_come) {
    ++situations_;
    if (to_come.empty()) {
      way_.end = field;
      return !field.empty();
    }
    for (const Card card : to_come) {
      for (const From from : {From::hand, From::stock}) {
        for (const CardSet takes : spec::captures(rules_, card, field, from)) {
          way_.arrivals.push_back({card, from, takes});
          const CardSet after = takes.empty() ? field | CardSet{card} : field - takes;
          if (leads_to_leftover(after, to_come - CardSet{card})) return true;
          way_.arrivals.pop_back();
        }
      }
    }
    return false;
  }

  const spec::Rules& rules_;
  Left way_;
  long long situations_ = 0;
};

// Whether every card comes to the table in a round that is played out.
bool all_cards_come(const Ruleset& ruleset) {
  if (ruleset["round.end"] == rulebook::Value("stock-empty")) {
    return ruleset["round.empty-hand"] == rulebook::Value("draw-only");
  }
  const rounds::DealCount dealt = rounds::count_deal(ruleset);
  return dealt.stock == dealt.hands;  // one stock card a turn, one turn a hand card
}

// A round of random play that ends with cards on the field or in the stock.
std::optional<Witness> round_with_leftover(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const int most = rounds::plies(ruleset).most;
  for (int seed = 0; seed < effort.rounds; ++seed) {
    const rounds::Round round = rounds::random_round(rules, static_cast<std::uint64_t>(seed), most);
    const Position& end = round.last();
    if (end.deal_end != notation::DealEnd::none || end.stopped || end.field.empty()) continue;
    return Witness{.text = fmt::format("at the end {} lie on the field and {} cards in the stock",
                                       end.field.codes(), end.stock.size()),
                   .position = round.deal,
                   .line = round.line()};
  }
  return std::nullopt;
}

}  // namespace

Proof field_cleared(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  if (!all_cards_come(ruleset)) {
    if (auto witness = round_with_leftover(subject, effort)) {
      return refuted("The round ends before every card has come to the table.", *witness);
    }
    return {.summary =
                "Not every card comes to the table, but no round with a card left was found."};
  }
  const spec::Rules rules(ruleset);
  MonthWalk walk(rules);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const auto left = walk.leftover(CardSet::month(month));
    if (!left || proof.verdict == Verdict::refuted) continue;
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({.text = left->text()});
  }
  proof.space = walk.situations();
  proof.summary = fmt::format(
      "Each month followed by itself, its cards on the field at first and those to come, in any "
      "order from hands and stock: {} situations.",
      proof.space);
  return proof;
}

Proof field_cleared_in_play(const Subject& subject, const Effort& effort) {
  if (auto witness = round_with_leftover(subject, effort)) {
    return refuted("Rounds of random play.", *witness);
  }
  return {.verdict = Verdict::held,
          .summary = fmt::format("{} rounds of random play.", effort.rounds),
          .space = effort.rounds};
}

Proof duty_clears_field(const Subject& subject, const Effort&) {
  Ruleset ruleset = subject.rules();
  for (const char* topic : {"capture.played.one", "capture.drawn.one"}) {
    ruleset = ruleset.with(topic, "right");
  }
  const spec::Rules rules(ruleset);
  MonthWalk walk(rules);
  const std::vector<Card> january = CardSet::month(1).cards();
  // A single card that meets nothing is left under any rules.
  for (std::size_t size = 2; size <= january.size(); ++size) {
    const CardSet cards(
        std::vector<Card>(january.begin(), january.begin() + static_cast<int>(size)));
    const auto left = walk.leftover(cards);
    if (!left) continue;
    Position position = Position::empty(ruleset.edition().id, rules.players());
    position.rules = ruleset.changes();
    position.deck = cards;
    position.field = left->start;
    std::vector<notation::Move> line;
    for (const Arrival& arrival : left->arrivals) {
      position.hands.at(line.size()).insert(arrival.card);
      line.push_back(notation::Move::play(arrival.card, arrival.takes));
    }
    return {.verdict = Verdict::proved,
            .summary = "The fewest cards of a month of which some can be left.",
            .witnesses = {{.text = left->text(), .position = position, .line = line}},
            .space = walk.situations()};
  }
  return {.verdict = Verdict::refuted,
          .summary = "No cards of a month can be left even so.",
          .space = walk.situations()};
}

}  // namespace hanaproof::properties
