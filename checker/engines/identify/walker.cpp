#include <algorithm>

#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

const games::State* Walker::follow(const games::Line& line) {
  const bool anew = steps_.empty() || line_.laid_out != line.laid_out || line_.start != line.start;
  if (anew) {
    steps_.clear();
    line_ = {line.start, line.laid_out, {}};
    steps_.push_back({games::start(game_, line)});
  }
  const auto [differs, _] = std::ranges::mismatch(line_.moves, line.moves);
  line_.moves.erase(differs, line_.moves.end());
  steps_.resize(line_.moves.size() + 1);
  for (std::size_t made = line_.moves.size(); made < line.moves.size(); ++made) {
    const notation::Move& move = line.moves[made];
    if (std::ranges::find(legal(), move) == legal().end()) return nullptr;
    steps_.push_back({steps_.back().state->after(move)});
    line_.moves.push_back(move);
  }
  return steps_.back().state.get();
}

const std::vector<notation::Move>& Walker::legal() {
  Step& last = steps_.back();
  if (!last.legal) last.legal = last.state->moves();
  return *last.legal;
}

}  // namespace hanaproof::identify
