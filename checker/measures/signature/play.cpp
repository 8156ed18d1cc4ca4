#include "checker/measures/signature/play.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/games/position.h"
#include "model/spec/match.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::signature {

using notation::Move;
using notation::Position;

namespace {

// Stands for a position that play comes back to while it is being looked at.
constexpr std::uint64_t kComesBack = 0xC1C1E;

class Tree {
 public:
  Tree(const spec::Rules& rules, Counts& counts) : rules_(rules), counts_(counts) {}

  std::uint64_t of(const Position& position) {
    const auto [entry, is_new] = known_.try_emplace(games::key(position), kComesBack);
    if (!is_new) return entry->second;
    std::uint64_t& value = entry->second;  // it stays where it is, however many are added
    ++counts_.positions;
    Digest whole;
    whole.add(seen(position)).add(worth(rules_, position));
    Gathered ways;
    for (const Move& move : spec::legal_moves(rules_, position)) {
      ++counts_.moves;
      const std::uint64_t next = of(spec::play(rules_, position, move));
      ways.add(Digest().add(digest(move)).add(next).value());
    }
    whole.add(ways.value());
    return value = whole.value();
  }

 private:
  const spec::Rules& rules_;
  Counts& counts_;
  std::unordered_map<std::string, std::uint64_t> known_;
};

}  // namespace

std::uint64_t seen(const Position& position) {
  Digest digest;
  digest.add_all(position.hands).add(position.field).add_all(position.captured);
  digest.add(static_cast<int>(position.stock.size())).add(static_cast<int>(position.phase));
  digest.add(position.drawn ? position.drawn->index() : -1);
  digest.add_all(position.teams);
  if (position.phase != notation::Phase::over) return digest.add(position.turn).value();
  return digest.add(position.stopped.value_or(-1))
      .add(static_cast<int>(position.deal_end))
      .add_all(position.hand_winners)
      .value();
}

std::uint64_t worth(const spec::Rules& rules, const Position& position) {
  const spec::Score score = spec::score(rules, position);
  Digest digest;
  for (const auto& made : score.yaku) {
    Gathered points;
    for (const spec::MadeYaku& yaku : made) {
      points.add(static_cast<std::uint64_t>(std::int64_t{yaku.points}));
    }
    digest.add(points.value());
  }
  digest.add_all(score.points).add_all(score.result).add_all(score.payment);
  if (position.phase != notation::Phase::over) return digest.value();
  const auto match =
      spec::after(rules, spec::Match::begin(position.players, position.dealer), position);
  digest.add_all(match.totals).add_all(match.won).add(match.rounds).add(match.dealer);
  return digest.value();
}

// Numbers that signatures were recorded with.
int place(Move::Sort sort) {
  using Sort = Move::Sort;
  constexpr std::array kSorts = {Sort::card, Sort::koi_koi, Sort::stop, Sort::hiki, Sort::pass};
  return static_cast<int>(std::ranges::find(kSorts, sort) - kSorts.begin());
}

std::uint64_t digest(const Move& move) {
  Digest digest;
  digest.add(place(move.sort));
  if (move.sort == Move::Sort::card) digest.add(move.card.index()).add(move.takes);
  return digest.value();
}

std::uint64_t tree(const spec::Rules& rules, const Position& opened, Counts& counts) {
  return Tree(rules, counts).of(opened);
}

}  // namespace hanaproof::signature
