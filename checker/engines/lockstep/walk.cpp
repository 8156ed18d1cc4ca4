#include "checker/engines/lockstep/lockstep.h"

#include <exception>
#include <unordered_set>

namespace hanaproof::lockstep {

using games::Line;
using games::Move;
using games::Position;

namespace {

class Exhaustive {
 public:
  Exhaustive(const Pair& pair, const Line& line, const Bounds& bounds)
      : pair_(pair), line_(line), bounds_(bounds) {}

  Walked run() {
    walked_.starts = 1;
    try {
      if (!line_.moves.empty() && (walked_.failure = follow(pair_, line_))) return walked_;
      visit();
    } catch (const std::exception& error) {
      fail({"error", "none", error.what()});
    }
    return std::move(walked_);
  }

 private:
  struct Reached {
    Held held;           // until it has been looked at
    std::size_t before;  // on a shortest way to it
    Move by;
  };

  // At the end of the way to where we are, and the move that was just tried.
  void fail(Difference difference) {
    Failure failure{.line = line_, .difference = std::move(difference)};
    std::vector<Move> way;
    if (tried_) way.push_back(*tried_);
    for (std::size_t i = now_; i != 0 && i < reached_.size(); i = reached_[i].before) {
      way.push_back(reached_[i].by);
    }
    failure.line.moves.insert(failure.line.moves.end(), way.rbegin(), way.rend());
    walked_.failure = std::move(failure);
  }

  bool check(std::optional<Difference> difference) {
    if (difference) fail(std::move(*difference));
    return !difference;
  }

  void arrive(Held held, const Position& before, const Move& by) {
    if (!check(compare_positions(pair_, held))) return;
    if (!known_.insert(games::key(held.ours->position())).second) return;
    if (!check(compare_conserved(pair_, before, held))) return;
    reached_.push_back({std::move(held), now_, by});
  }

  void settle(const Held& held) {
    if (bounds_.hands.empty()) return;
    const Position& over = held.ours->position();
    const Position end = pair_.family.seen(pair_.spec.rules(), over, over);
    if (!ends_.insert(games::key(end)).second) return;
    for (const games::Hands& hands : bounds_.hands) {
      ++walked_.moves;
      if (check(compare_hands(pair_, held, hands))) continue;
      Position& start = walked_.failure->line.start;
      start = games::with_hands(std::move(start), hands);
      return;
    }
  }

  void visit() {
    Held first{games::end(pair_.spec, line_), games::end(pair_.subject, line_)};
    arrive(std::move(first), line_.start, {});
    for (; now_ < reached_.size() && (bounds_.most == 0 || now_ < bounds_.most); ++now_) {
      const Held held = std::move(reached_[now_].held);
      tried_.reset();
      ++walked_.positions;
      const auto legal = held.ours->moves();
      if (!check(compare_answers(pair_, held, legal))) return;
      if (legal.empty()) settle(held);
      if (now_ + 1 == bounds_.most) return;  // where its moves lead is not looked at
      for (const Move& move : legal) {
        if (walked_.failure) return;
        ++walked_.moves;
        tried_ = move;
        arrive(held.after(move), held.ours->position(), move);
      }
      if (walked_.failure) return;
    }
  }

  const Pair& pair_;
  const Line& line_;
  const Bounds& bounds_;
  std::vector<Reached> reached_;
  std::size_t now_ = 0;
  std::optional<Move> tried_;
  std::unordered_set<std::string> known_;
  std::unordered_set<std::string> ends_;
  Walked walked_;
};

class Random {
 public:
  Random(const Pair& pair, std::uint64_t seed, const std::function<bool()>& stop)
      : pair_(pair), stop_(stop), playout_(pair.family.playout(pair.spec, seed)) {}

  Walked run() {
    try {
      for (Position& opening : playout_->openings()) {
        walked_.last = {.start = std::move(opening), .laid_out = true};
        ++walked_.positions;
        if (!check(compare(pair_, Held::start(pair_, walked_.last)))) return std::move(walked_);
      }
      while (!walked_.failure && !stop_()) {
        auto deal = playout_->deal(held_.ours ? &held_.ours->position() : nullptr);
        if (!deal) break;
        walked_.last = {.start = std::move(*deal), .laid_out = true};
        ++walked_.starts;
        round();
      }
    } catch (const std::exception& error) {
      check(Difference{"error", "none", error.what()});
    }
    return std::move(walked_);
  }

 private:
  bool check(std::optional<Difference> difference) {
    if (!difference) return true;
    walked_.failure = Failure{.line = walked_.last, .difference = std::move(*difference)};
    return false;
  }

  void round() {
    const Line& line = walked_.last;
    held_ = Held::start(pair_, line);
    if (!check(compare_positions(pair_, held_))) return;
    if (!check(compare_conserved(pair_, line.start, held_))) return;
    while (!stop_()) {
      ++walked_.positions;
      const auto legal = held_.ours->moves();
      if (!check(compare_answers(pair_, held_, legal))) return;
      if (legal.empty()) return settle();
      if (!decide(legal)) return;
    }
  }

  void settle() {
    for (games::Hands& hands : playout_->hands(held_.ours->position())) {
      ++walked_.moves;
      Position& start = walked_.last.start;
      start = games::with_hands(std::move(start), hands);
      if (!check(compare_hands(pair_, held_, hands))) return;
    }
  }

  // One decision; false when a difference was found.
  bool decide(const std::vector<Move>& legal) {
    const auto others = playout_->others();
    const Move chosen = playout_->choose(held_.ours->position(), legal);
    std::vector<Move>& line = walked_.last.moves;
    Held next;
    for (const Move& move : legal) {
      const bool is_chosen = move == chosen;
      if (!is_chosen && others == games::Playout::Others::leave) continue;
      line.push_back(move);
      ++walked_.moves;
      Held after = held_.after(move);
      if (!check(compare_positions(pair_, after))) return false;
      if (!check(compare_conserved(pair_, held_.ours->position(), after))) return false;
      if (is_chosen) {
        next = std::move(after);
      } else if (others == games::Playout::Others::compare) {
        if (!check(compare_answers(pair_, after, after.ours->moves()))) return false;
      }
      line.pop_back();
    }
    line.push_back(chosen);
    held_ = std::move(next);
    return true;
  }

  const Pair& pair_;
  const std::function<bool()>& stop_;
  std::unique_ptr<games::Playout> playout_;
  Held held_;
  Walked walked_;
};

}  // namespace

Walked visit_all(const Pair& pair, const Line& line, const Bounds& bounds) {
  return Exhaustive(pair, line, bounds).run();
}

Walked play(const Pair& pair, std::uint64_t seed, const std::function<bool()>& stop) {
  return Random(pair, seed, stop).run();
}

}  // namespace hanaproof::lockstep
