#include "checker/engines/crosscheck/hachi_spec_subject.h"

#include <utility>

#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"

namespace hanaproof::crosscheck {

using notation::HachiDeal;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

class HachiSpecBoard : public HachiBoard {
 public:
  HachiSpecBoard(const spec::hachi::Rules& rules, HachiPosition position)
      : rules_(rules), position_(std::move(position)) {}

  std::vector<HachiMove> moves() const override {
    return spec::hachi::legal_moves(rules_, position_);
  }
  HachiPosition position() const override { return position_; }
  spec::Score score() const override { return spec::hachi::score(rules_, position_); }
  std::unique_ptr<HachiBoard> after(const HachiMove& move) const override {
    return std::make_unique<HachiSpecBoard>(rules_, spec::hachi::play(rules_, position_, move));
  }

 private:
  const spec::hachi::Rules& rules_;
  HachiPosition position_;
};

class HachiSpecSubject : public HachiSubject {
 public:
  explicit HachiSpecSubject(const rulebook::Ruleset& rules) : rules_(rules) {}

  HachiMatch first_match(int rounds, int dealer) const override {
    return spec::hachi::first_match(rules_, rounds, dealer);
  }
  std::unique_ptr<HachiBoard> begin(const HachiMatch& match, const HachiDeal& deal) const override {
    return std::make_unique<HachiSpecBoard>(rules_, spec::hachi::begin(rules_, match, deal));
  }
  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<HachiSpecBoard>(rules_, position);
  }

 private:
  spec::hachi::Rules rules_;
};

}  // namespace

std::unique_ptr<HachiSubject> hachi_spec_subject(const rulebook::Ruleset& rules) {
  return std::make_unique<HachiSpecSubject>(rules);
}

}  // namespace hanaproof::crosscheck
