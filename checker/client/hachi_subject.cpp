#include "checker/client/hachi_subject.h"

#include <utility>

#include "checker/client/board.h"
#include "checker/client/request.h"
#include "checker/crosscheck/hachi_compare.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::client {

using crosscheck::HachiBoard;
using notation::HachiMove;
using notation::HachiPosition;
using protocol::Do;

namespace {

// Why no play can have led from one position to the other. Empty where nothing is wrong.
std::string impossible(const HachiPosition& before, const HachiPosition& after) {
  if (after.edition != before.edition) return "another edition";
  if (after.rules != before.rules) return "other rules";
  if (after.match.players != before.match.players) return "another number of players";
  if (after.match.rounds != before.match.rounds) return "a match of another length";
  if (after.number != before.number) return "another round";
  if (after.dealt_by != before.dealt_by) return "another dealer";
  if (!(after.deal == before.deal)) return "another deal";
  return crosscheck::misplaced(after);
}

using PlayBoard = ClientBoard<HachiBoard, HachiPosition, HachiMove>;

class ClientSubject : public crosscheck::HachiSubject {
 public:
  ClientSubject(Engine& engine, const rulebook::Ruleset& rules) : engine_(engine), rules_(rules) {}

  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return hachi::first_match(rules_, rounds, dealer);
  }

  std::unique_ptr<HachiBoard> begin(const notation::HachiMatch& match,
                                    const notation::HachiDeal& deal) const override {
    if (!engine_.does_open()) return at(hachi::begin(rules_, match, deal));
    const HachiPosition dealt = hachi::laid_out(rules_, match, deal);
    return PlayBoard(engine_, dealt, impossible).reached(request(Do::open, dealt));
  }

  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<PlayBoard>(engine_, position, impossible);
  }

 private:
  Engine& engine_;
  hachi::Rules rules_;
};

}  // namespace

std::unique_ptr<crosscheck::HachiSubject> hachi_subject(Engine& engine,
                                                        const rulebook::Ruleset& rules) {
  return std::make_unique<ClientSubject>(engine, rules);
}

}  // namespace hanaproof::client
