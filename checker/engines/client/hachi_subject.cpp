#include "checker/engines/client/hachi_subject.h"

#include <utility>

#include "checker/engines/client/board.h"
#include "checker/engines/client/request.h"
#include "checker/engines/crosscheck/hachi_compare.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::client {

using crosscheck::HachiBoard;
using notation::HachiMove;
using notation::HachiPosition;
using protocol::Do;

namespace {

// Why no play can have led from one position to the other. Empty where nothing is wrong.
std::string impossible_at_table(const HachiPosition& before, const HachiPosition& after) {
  if (after.edition != before.edition) return "another edition";
  if (after.rules != before.rules) return "other rules";
  if (after.match.players != before.match.players) return "another number of players";
  if (after.match.rounds != before.match.rounds) return "a match of another length";
  if (after.number != before.number) return "another round";
  if (after.dealt_by != before.dealt_by) return "another dealer";
  if (!(after.deal == before.deal)) return "another deal";
  return crosscheck::misplaced(after);
}

using HachiPlayBoard = ClientBoard<HachiBoard, HachiPosition, HachiMove>;

class HachiClientSubject : public crosscheck::HachiSubject {
 public:
  HachiClientSubject(Engine& engine, const rulebook::Ruleset& rules)
      : engine_(engine), rules_(rules) {}

  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return spec::hachi::first_match(rules_, rounds, dealer);
  }

  std::unique_ptr<HachiBoard> begin(const notation::HachiMatch& match,
                                    const notation::HachiDeal& deal) const override {
    if (!engine_.does_open()) return at(spec::hachi::begin(rules_, match, deal));
    const HachiPosition dealt = spec::hachi::laid_out(rules_, match, deal);
    return HachiPlayBoard(engine_, dealt, impossible_at_table).reached(request(Do::open, dealt));
  }

  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<HachiPlayBoard>(engine_, position, impossible_at_table);
  }

 private:
  Engine& engine_;
  spec::hachi::Rules rules_;
};

}  // namespace

std::unique_ptr<crosscheck::HachiSubject> hachi_subject(Engine& engine,
                                                        const rulebook::Ruleset& rules) {
  return std::make_unique<HachiClientSubject>(engine, rules);
}

}  // namespace hanaproof::client
