#include "checker/engines/crosscheck/games.h"

#include <exception>

#include "checker/situations/playout.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::crosscheck {

using checker::Style;
using notation::Move;
using notation::Position;

namespace {

const Style& random_style(cards::Dice& dice) {
  const auto& styles = checker::styles();
  return styles[static_cast<std::size_t>(dice.roll(static_cast<int>(styles.size())))];
}

Position deal_of(const spec::Rules& rules, const Style& style, cards::Dice& dice) {
  return checker::dealt(rules, style, dice, dice.roll(rules.players()));
}

class GamePlay {
 public:
  GamePlay(const spec::Rules& rules, const Subject& subject, std::uint64_t seed)
      : rules_(rules), subject_(subject), dice_(seed), style_(random_style(dice_)) {}

  Walked run() {
    deal_ = deal_of(rules_, style_, dice_);
    Position position = spec::open(rules_, deal_);
    try {
      auto board = subject_.open(deal_);
      if (check(compare_positions(position, *board))) return std::move(walked_);
      while (decide(position, board)) {
      }
    } catch (const std::exception& error) {
      check(Difference{"error", "none", error.what()});
    }
    return std::move(walked_);
  }

 private:
  bool check(std::optional<Difference> difference) {
    if (!difference) return false;
    walked_.failure =
        Failure{.start = deal_, .dealt = true, .line = line_, .difference = std::move(*difference)};
    return true;
  }

  // One decision; false when the round is over or a difference was found.
  bool decide(Position& position, std::unique_ptr<Board>& board) {
    ++walked_.positions;
    const auto legal = spec::legal_moves(rules_, position);
    if (check(compare_answers(rules_, position, legal, *board)) || legal.empty()) return false;
    const Move& chosen = checker::choose(legal, position, style_, dice_);
    Position next;
    std::unique_ptr<Board> next_board;
    for (const Move& move : legal) {
      line_.push_back(move);
      ++walked_.moves;
      Position after = spec::play(rules_, position, move);
      auto after_board = board->after(move);
      if (check(compare_positions(after, *after_board))) return false;
      if (move == chosen) {
        next = std::move(after);
        next_board = std::move(after_board);
      }
      line_.pop_back();
    }
    line_.push_back(chosen);
    position = std::move(next);
    board = std::move(next_board);
    return true;
  }

  const spec::Rules& rules_;
  const Subject& subject_;
  cards::Dice dice_;
  const Style& style_;
  Position deal_;
  std::vector<Move> line_;
  Walked walked_;
};

}  // namespace

Position random_deal(const spec::Rules& rules, std::uint64_t seed) {
  cards::Dice dice(seed);
  const Style& style = random_style(dice);
  return deal_of(rules, style, dice);
}

Walked play_game(const spec::Rules& rules, const Subject& subject, std::uint64_t seed) {
  return GamePlay(rules, subject, seed).run();
}

}  // namespace hanaproof::crosscheck
