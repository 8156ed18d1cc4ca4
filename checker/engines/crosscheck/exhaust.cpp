#include "checker/engines/crosscheck/exhaust.h"

#include <exception>
#include <unordered_set>

#include "model/games/position.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::crosscheck {

using notation::Move;
using notation::Position;

namespace {

class Walk {
 public:
  Walk(const spec::Rules& rules, const Subject& subject, const Position& deal, std::uint64_t most)
      : rules_(rules), subject_(subject), deal_(deal), most_(most) {}

  Walked run() {
    try {
      const auto board = subject_.open(deal_);
      arrive(spec::open(rules_, deal_), *board);
    } catch (const std::exception& error) {
      fail({"error", "none", error.what()});
    }
    return std::move(walked_);
  }

 private:
  void fail(Difference difference) {
    walked_.failure =
        Failure{.start = deal_, .dealt = true, .line = line_, .difference = std::move(difference)};
  }

  bool finished() const { return walked_.failure || (most_ > 0 && walked_.positions >= most_); }

  void arrive(const Position& position, const Board& board) {
    if (auto difference = compare_positions(position, board)) return fail(std::move(*difference));
    if (!seen_.insert(games::key(position)).second) return;
    ++walked_.positions;
    const auto legal = spec::legal_moves(rules_, position);
    if (auto difference = compare_answers(rules_, position, legal, board)) {
      return fail(std::move(*difference));
    }
    for (const Move& move : legal) {
      if (finished()) return;
      line_.push_back(move);
      ++walked_.moves;
      const auto next = board.after(move);
      arrive(spec::play(rules_, position, move), *next);
      line_.pop_back();
    }
  }

  const spec::Rules& rules_;
  const Subject& subject_;
  const Position& deal_;
  std::uint64_t most_;
  std::vector<Move> line_;
  std::unordered_set<std::string> seen_;
  Walked walked_;
};

}  // namespace

Walked walk(const spec::Rules& rules, const Subject& subject, const Position& deal,
            std::uint64_t most) {
  return Walk(rules, subject, deal, most).run();
}

}  // namespace hanaproof::crosscheck
