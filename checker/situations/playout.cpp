#include "checker/situations/playout.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "model/spec/match.h"
#include "model/spec/play.h"
#include "model/spec/score.h"
#include "model/spec/settle.h"

namespace hanaproof::checker {

using cards::Card;
using cards::CardSet;
using cards::Dice;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

CardSet cards_of(std::string_view codes) { return *CardSet::parse(codes); }

}  // namespace

const std::vector<Style>& styles() {
  static const std::vector<Style> all = [] {
    struct Row {
      const char* name;
      int koi_koi = 75;
      int capture = 90;
      const char* first = "";
      const char* second = "";
      const char* field = "";
      const char* stock = "";
    };
    constexpr auto kRows = std::to_array<Row>({
        {"any deal"},
        {"a moon-viewing within reach", 80, 100, "82 93", "", "81 91"},
        {"the next seat can answer", 95, 100, "82 A3", "33 B2", "81 31", "91 92"},
        {"both see the moon and the flowers", 100, 100, "82 12", "32 93", "81 31 92 13",
         "91 C1 21"},
        {"three of a month on the field", 75, 70, "11", "", "12 13 14"},
        {"three of a month on the field, the fourth on the stock", 75, 70, "", "", "42 43 44",
         "41"},
        {"two of a month on the field", 75, 60, "11 43", "", "12 13 41 42", "44"},
        {"the lightning against three of a month", 90, 100, "B4", "31", "32 33 34"},
        {"the lightning after a willow", 90, 100, "B3", "B4", "B1 81"},
        {"the lightning on the stock", 90, 90, "", "", "81 91 C1", "B4"},
        {"a willow on the stock before the lightning", 90, 100, "", "B4", "B1 81", "B3"},
        {"a yaku from the hand card", 60, 100, "82 93 61", "31", "81 92 91"},
        {"a willow before one's own lightning", 90, 60, "B3 B4", "", "B1 81"},
        {"nobody goes for anything", 100, 25},
        {"nobody takes anything", 100, 0},
        {"everyone goes on", 100, 95},
    });
    std::vector<Style> list;
    for (const Row& row : kRows) {
      list.push_back({row.name, row.koi_koi, row.capture, cards_of(row.first), cards_of(row.second),
                      cards_of(row.field), cards_of(row.stock)});
    }
    return list;
  }();
  return all;
}

Position dealt(const spec::Rules& rules, const Style& style, Dice& dice, int dealer) {
  Position position = Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  std::vector<Card> rest = dice.shuffled(
      (CardSet::all() - style.first - style.second - style.field - style.stock).cards());
  // Where all cards are dealt, no card can be placed in the stock.
  std::vector<Card> stock = style.stock.cards();
  const int dealt =
      position.players * rules.deal_hand_size.number() + rules.deal_field_size.number();
  for (; static_cast<int>(stock.size()) > cards::kCards - dealt; stock.pop_back()) {
    rest.insert(rest.begin(), stock.back());
  }
  const auto fill = [&](CardSet placed, int size) {
    CardSet set;
    for (const Card card : placed) {
      if (set.size() < size)
        set.insert(card);
      else
        rest.push_back(card);
    }
    for (; set.size() < size; rest.pop_back()) set.insert(rest.back());
    return set;
  };
  position.dealer = dealer;
  if (rules.factor && asks_for(*rules.factor, &spec::Tally::round))
    position.round = 1 + dice.roll(cards::kMonths);
  position.turn = (rules.dealer_begins.is("dealer") ? dealer : dealer + 1) % position.players;
  for (int i = 0; i < position.players; ++i) {
    const auto seat = static_cast<std::size_t>((position.turn + i) % position.players);
    position.hands[seat] = fill(i == 0   ? style.first
                                : i == 1 ? style.second
                                         : CardSet{},
                                rules.deal_hand_size.number());
  }
  position.field = fill(style.field, rules.deal_field_size.number());
  position.stock = std::move(stock);
  position.stock.insert(position.stock.end(), rest.begin(), rest.end());
  return position;
}

const Move& choose(const std::vector<Move>& legal, const Position& position, const Style& style,
                   Dice& dice) {
  if (position.phase == Phase::call) {
    return legal.size() > 1 && dice.chance(style.koi_koi) ? legal.front() : legal.back();
  }
  const bool wants_capture = dice.chance(style.capture);
  std::vector<const Move*> wanted;
  for (const Move& move : legal) {
    if (move.takes.empty() != wants_capture) wanted.push_back(&move);
  }
  return wanted.empty() ? dice.pick(legal) : *dice.pick(wanted);
}

namespace {

class InStyle : public games::Playout {
 public:
  InStyle(const spec::Rules& rules, const Style& style, Dice dice)
      : rules_(rules), style_(style), dice_(dice) {}

  std::optional<games::Position> deal(const games::Position* last) override {
    if (last) return std::nullopt;
    return dealt(rules_, style_, dice_, dice_.roll(rules_.players()));
  }
  Others others() override { return Others::make; }
  Move choose(const games::Position& position, const std::vector<Move>& legal) override {
    return checker::choose(legal, std::get<Position>(position), style_, dice_);
  }

 private:
  const spec::Rules& rules_;
  const Style& style_;
  Dice dice_;
};

}  // namespace

std::unique_ptr<games::Playout> playout(const spec::Rules& rules, const Style& style, Dice dice) {
  return std::make_unique<InStyle>(rules, style, dice);
}

Playout play_out(const spec::Rules& rules, const Style& style, std::uint64_t seed) {
  Dice dice(seed);
  Playout playout;
  rules.forget();
  Position position = spec::open(rules, dealt(rules, style, dice));
  playout.deal = position;
  rules.forget();
  while (position.phase != Phase::over) {
    const auto legal = spec::legal_moves(rules, position);
    const Move move = choose(legal, position, style, dice);
    playout.positions.push_back(position);
    playout.line.push_back(move);
    position = spec::play(rules, position, move);
    playout.asked.push_back(rules.consulted_bits());
    rules.forget();
  }
  spec::score(rules, position);
  spec::after(rules, spec::Match::begin(position.players, position.dealer), position);
  playout.asked.push_back(rules.consulted_bits());
  playout.positions.push_back(std::move(position));
  return playout;
}

}  // namespace hanaproof::checker
