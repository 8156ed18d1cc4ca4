#include "checker/engines/regress/fuzz.h"

#include <exception>

#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::regress {

using crosscheck::Difference;
using crosscheck::Failure;
using notation::Move;
using notation::Position;

namespace {

constexpr std::size_t kAgreements = 120;
constexpr int kSteered = 50;  // decisions in a hundred
constexpr int kEnds = 6;
constexpr int kCalls = 8;
constexpr int kDeals = 2;

}  // namespace

Fuzzer::Fuzzer(const spec::Rules& rules, const crosscheck::Subject& subject, std::uint64_t seed)
    : rules_(rules), subject_(subject), dice_(seed), guide_(rules) {}

void Fuzzer::note() {
  asked_ |= rules_.consulted_bits();
  rules_.forget();
}

void Fuzzer::agree(Failure where) {
  ++offered_;
  if (agreements_.size() < kAgreements) {
    agreements_.push_back(std::move(where));
    return;
  }
  // Each of all that were offered has the same chance to stay.
  constexpr std::uint64_t kMostRolled = 1000000000;
  const auto place =
      static_cast<std::size_t>(dice_.roll(static_cast<int>(std::min(offered_, kMostRolled))));
  if (place < kAgreements) agreements_[place] = std::move(where);
}

Fuzzer::Found Fuzzer::probe(const Position& start, bool dealt, const std::vector<Move>& line) {
  ++positions_;
  moves_ += line.size();
  auto failure = crosscheck::follow(rules_, subject_, start, dealt, line);
  note();
  if (!failure) agree({.start = start, .dealt = dealt, .line = line});
  return failure;
}

Fuzzer::Found Fuzzer::probe_all(const std::function<bool()>& stop) {
  for (int i = 0; i < kEnds && !stop(); ++i) {
    if (auto failure = probe(made_up_end(rules_, guide_, dice_), false, {})) return failure;
  }
  for (int i = 0; i < kCalls && !stop(); ++i) {
    const auto call = made_up_call(rules_, guide_, dice_, calls_seen_);
    if (!call) continue;
    for (const Move& move : spec::legal_moves(rules_, *call)) {
      if (auto failure = probe(*call, false, {move})) return failure;
    }
  }
  for (int i = 0; i < kDeals && !stop(); ++i) {
    if (auto failure = probe(made_up_deal(rules_, dice_), true, {})) return failure;
  }
  return std::nullopt;
}

Fuzzer::Found Fuzzer::decide(Position& position, std::unique_ptr<crosscheck::Board>& board,
                             std::size_t style) {
  ++positions_;
  const auto legal = spec::legal_moves(rules_, position);
  const auto differs = [&](std::vector<Move> line, std::optional<Difference> difference) -> Found {
    if (!difference) return std::nullopt;
    return Failure{.start = position, .line = std::move(line), .difference = *difference};
  };
  if (auto found = differs({}, crosscheck::compare_answers(rules_, position, legal, *board))) {
    return found;
  }
  note();
  if (legal.empty()) return std::nullopt;
  Move chosen = checker::choose(legal, position, checker::styles()[style], dice_);
  const bool steers = dice_.chance(kSteered);
  double most = 0;
  std::vector<std::pair<Position, std::unique_ptr<crosscheck::Board>>> next;
  for (const Move& move : legal) {
    ++moves_;
    Position after = spec::play(rules_, position, move);
    const double worth = guide_.worth(rules_.consulted_bits() & ~asked_);
    note();
    auto after_board = board->after(move);
    if (auto found = differs({move}, crosscheck::compare_positions(after, *after_board))) {
      return found;
    }
    if (steers && worth > most) {
      most = worth;
      chosen = move;
    }
    next.emplace_back(std::move(after), std::move(after_board));
  }
  const auto index =
      static_cast<std::size_t>(std::find(legal.begin(), legal.end(), chosen) - legal.begin());
  agree({.start = position, .line = {chosen}});
  position = std::move(next[index].first);
  board = std::move(next[index].second);
  return std::nullopt;
}

Fuzzer::Found Fuzzer::play(const std::function<bool()>& stop) {
  const std::size_t style = guide_.next_style(dice_);
  Position deal =
      checker::dealt(rules_, checker::styles()[style], dice_, dice_.roll(rules_.players()));
  Position position = spec::open(rules_, deal);
  deal.turn = position.turn;
  note();
  if (auto failure = probe(deal, true, {})) return failure;
  Found found;
  try {
    auto board = subject_.at(position);
    while (!found && !stop()) {
      const bool over = position.phase == notation::Phase::over;
      found = decide(position, board, style);
      if (over) break;
    }
  } catch (const std::exception& error) {
    found = Failure{.start = position, .difference = {"error", "none", error.what()}};
    // Which of the moves it does not survive.
    if (auto here = crosscheck::follow(rules_, subject_, position, false, {})) return here;
    for (const Move& move : spec::legal_moves(rules_, position)) {
      if (auto after = crosscheck::follow(rules_, subject_, position, false, {move})) return after;
    }
  }
  guide_.played(style, asked_);
  return found;
}

std::optional<Failure> Fuzzer::game(const std::function<bool()>& stop) {
  ++games_;
  asked_.reset();
  rules_.forget();
  if (auto found = play(stop)) return found;
  const spec::Consulted in_play = asked_;
  asked_.reset();
  auto found = probe_all(stop);
  // What has been asked for in play is counted already: it is one game.
  guide_.played(asked_ & ~in_play);
  return found;
}

}  // namespace hanaproof::regress
