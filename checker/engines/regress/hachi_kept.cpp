#include "checker/engines/regress/hachi_kept.h"

#include <map>
#include <optional>
#include <utility>

namespace hanaproof::regress {

using crosscheck::HachiBoard;
using crosscheck::HachiFailure;
using crosscheck::HachiSubject;
using notation::HachiMove;

namespace {

// A board and what it has said so far.
class Answers {
 public:
  explicit Answers(std::unique_ptr<HachiBoard> board) : board_(std::move(board)) {}

  const std::vector<HachiMove>& moves() {
    if (!moves_) moves_ = board_->moves();
    return *moves_;
  }
  notation::HachiPosition position() const { return board_->position(); }
  const spec::Score& score() {
    if (!score_) score_ = board_->score();
    return *score_;
  }
  const std::shared_ptr<Answers>& after(const HachiMove& move) {
    auto& next = after_[move.text()];
    if (!next) next = std::make_shared<Answers>(board_->after(move));
    return next;
  }

 private:
  std::unique_ptr<HachiBoard> board_;
  std::optional<std::vector<HachiMove>> moves_;
  std::optional<spec::Score> score_;
  std::map<std::string, std::shared_ptr<Answers>> after_;
};

class KeptBoard : public HachiBoard {
 public:
  explicit KeptBoard(std::shared_ptr<Answers> answers) : answers_(std::move(answers)) {}
  std::vector<HachiMove> moves() const override { return answers_->moves(); }
  notation::HachiPosition position() const override { return answers_->position(); }
  spec::Score score() const override { return answers_->score(); }
  std::unique_ptr<HachiBoard> after(const HachiMove& move) const override {
    return std::make_unique<KeptBoard>(answers_->after(move));
  }

 private:
  std::shared_ptr<Answers> answers_;
};

class KeptSubject : public HachiSubject {
 public:
  KeptSubject(const HachiSubject& subject, HachiFailure where)
      : subject_(subject), where_(std::move(where)) {}

  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return subject_.first_match(rounds, dealer);
  }
  std::unique_ptr<HachiBoard> begin(const notation::HachiMatch&,
                                    const notation::HachiDeal&) const override {
    return first();
  }
  std::unique_ptr<HachiBoard> at(const notation::HachiPosition&) const override { return first(); }

 private:
  std::unique_ptr<HachiBoard> first() const {
    if (!first_) {
      first_ = std::make_shared<Answers>(where_.from ? subject_.at(*where_.from)
                                                     : subject_.begin(where_.match, where_.deal));
    }
    return std::make_unique<KeptBoard>(first_);
  }

  const HachiSubject& subject_;
  HachiFailure where_;
  mutable std::shared_ptr<Answers> first_;
};

}  // namespace

std::shared_ptr<const HachiSubject> kept(const HachiSubject& subject, const HachiFailure& where) {
  return std::make_shared<KeptSubject>(subject, where);
}

}  // namespace hanaproof::regress
