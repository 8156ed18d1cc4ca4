// Games in which cards are captured: rounds in a style of dealing and playing that is likely to ask
// for what few games have, and situations made up.
#include <algorithm>

#include "checker/engines/regress/maker.h"
#include "checker/engines/regress/probes.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::regress {

using games::Line;
using games::Move;
using games::Playout;
using notation::Phase;

namespace {

constexpr int kSteered = 50;  // decisions in a hundred
constexpr int kEnds = 6;
constexpr int kCalls = 8;
constexpr int kDeals = 2;

class CapturingMaker : public Maker {
 public:
  CapturingMaker(const rulebook::Ruleset& rules, std::uint64_t seed)
      : Maker(rules, seed),
        rules_(dynamic_cast<const spec::CapturingGame&>(spec()).asked()),
        dice_(seed) {}

  std::vector<Round> rounds() override { return {round(kSteered)}; }
  Playout::Others others(const games::Position&) override { return Playout::Others::make; }
  void played(const spec::Consulted& asked) override { guide().played(style_, asked); }

  void make_up(const std::function<bool(const Line&)>& show) override {
    for (int i = 0; i < kEnds; ++i) {
      if (!show({.start = made_up_end(rules_, guide(), dice_)})) return;
    }
    for (int i = 0; i < kCalls; ++i) {
      const auto call = made_up_call(rules_, guide(), dice_, calls_seen_);
      if (call && !show({.start = *call})) return;
    }
    for (int i = 0; i < kDeals; ++i) {
      if (!show({.start = made_up_deal(rules_, dice_), .laid_out = true})) return;
    }
  }

  void record(Recorder& recorder, int games) override {
    for (int game = 0; game < games; ++game) {
      recorder.line(round(0).line);
      played(recorder.asked());
      recorder.open(made_up_deal(rules_, dice_));
      recorder.line({.start = made_up_end(rules_, guide(), dice_)});
      const auto call = made_up_call(rules_, guide(), dice_, calls_seen_);
      if (call) recorder.every_move({.start = *call});
      guide().played(recorder.asked());
    }
  }

  std::string kind(bool opens, const games::Position& position, const Move* move,
                   const games::Position& next) const override {
    std::string kind = std::to_string(rules_.players()) + " ";
    if (opens) return kind + (games::is_over(next) ? "deal, over" : "deal");
    if (!move) return kind + "over";
    kind += name(std::get<notation::Position>(position).phase);
    if (move->sort != Move::Sort::card) kind.append(" ").append(move->text());
    return kind.append(" ").append(std::to_string(move->takes.size()));
  }

 private:
  // So many decisions in a hundred go where the rules are that few games have asked for.
  Round round(int steered) {
    style_ = guide().next_style(dice_);
    const checker::Style& style = checker::styles()[style_];
    notation::Position deal = checker::dealt(rules_, style, dice_, dice_.roll(rules_.players()));
    spec().forget();
    notation::Position position = spec::open(rules_, deal);
    deal.turn = position.turn;
    Round round{{.start = std::move(deal), .laid_out = true}, take_asked(spec())};
    while (position.phase != Phase::over) {
      const auto legal = spec::legal_moves(rules_, position);
      Move chosen = checker::choose(legal, position, style, dice_);
      round.asked |= take_asked(spec());
      if (steered > 0 && dice_.chance(steered)) steer(chosen, legal, position, round.asked);
      position = spec::play(rules_, position, chosen);
      round.asked |= take_asked(spec());
      round.line.moves.push_back(chosen);
    }
    return round;
  }

  void steer(Move& chosen, const std::vector<Move>& legal, const notation::Position& position,
             const spec::Consulted& asked) {
    double most = 0;
    for (const Move& move : legal) {
      spec::play(rules_, position, move);
      const double worth = guide().worth(take_asked(spec()) & ~asked);
      if (worth <= most) continue;
      most = worth;
      chosen = move;
    }
  }

  const spec::Rules& rules_;
  cards::Dice dice_;
  std::size_t style_ = 0;
  CallsSeen calls_seen_;
};

}  // namespace

std::unique_ptr<Maker> capturing_maker(const rulebook::Ruleset& rules, std::uint64_t seed) {
  return std::make_unique<CapturingMaker>(rules, seed);
}

}  // namespace hanaproof::regress
