#include "checker/engines/protocol/hachi_table.h"

#include <algorithm>

#include "checker/engines/crosscheck/hachi_engine_subject.h"
#include "checker/engines/crosscheck/hachi_spec_subject.h"
#include "checker/engines/protocol/refuse.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/table.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::protocol {

using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::NotationError;

namespace {

class HachiTable : public Table {
 public:
  HachiTable(const rulebook::Ruleset& rules, With with)
      : rules_(rules),
        subject_(with == With::spec ? crosscheck::hachi_spec_subject(rules)
                                    : crosscheck::hachi_engine_subject(rules)) {}

  AnyPosition open(const AnyPosition& any) override {
    const HachiPosition& dealt = of(any);
    spec::hachi::validate_laid_out(rules_, dealt);
    return handed_out(dealt, *subject_->begin(dealt.match, dealt.deal));
  }

  Moves moves(const AnyPosition& any) override { return {words(*board(any))}; }

  AnyPosition play(const AnyPosition& any, const std::string& text) override {
    const auto held = board(any);
    const auto legal = held->moves();
    const auto move = HachiMove::parse(text);
    if (!move || std::ranges::find(legal, *move) == legal.end()) refuse(text, words(*held));
    return handed_out(of(any), *held->after(*move));
  }

  Body score(const AnyPosition& any) override { return board(any)->score(); }

 private:
  static const HachiPosition& of(const AnyPosition& any) {
    const auto* position = std::get_if<HachiPosition>(&any);
    if (!position) throw NotationError("position: \"match\" is missing");
    return *position;
  }

  static std::vector<std::string> words(const crosscheck::HachiBoard& board) {
    auto moves = board.moves();
    std::ranges::sort(moves);
    std::vector<std::string> texts;
    for (const HachiMove& move : moves) texts.push_back(move.text());
    return texts;
  }

  std::unique_ptr<crosscheck::HachiBoard> board(const AnyPosition& any) const {
    spec::hachi::validate(rules_, of(any));
    return subject_->at(of(any));
  }

  // What no later decision can depend on is as the spec has it, so that both sides hand out the
  // same; and who has said sage as if nobody had when the round is over.
  HachiPosition handed_out(const HachiPosition& asked, const crosscheck::HachiBoard& board) const {
    HachiPosition position = board.position();
    position.edition = asked.edition;
    position.rules = asked.rules;
    if (position.phase == HachiPhase::over) position.turn = 0;
    if (position.end != notation::HachiEnd::none) {
      position.sage.assign(position.sage.size(), false);
    }
    if (position.phase == HachiPhase::choose || position.phase == HachiPhase::call) return position;
    if (position.phase == HachiPhase::play || position.phase == HachiPhase::cancel) {
      spec::hachi::remember_combos(rules_, position);
    } else {
      position.before.clear();
      position.kan_before = 0;
    }
    return position;
  }

  spec::hachi::Rules rules_;
  std::unique_ptr<crosscheck::HachiSubject> subject_;
};

}  // namespace

std::unique_ptr<Table> hachi_table(const rulebook::Ruleset& rules, With with) {
  return std::make_unique<HachiTable>(rules, with);
}

}  // namespace hanaproof::protocol
