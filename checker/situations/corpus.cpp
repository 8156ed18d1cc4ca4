#include "checker/situations/corpus.h"

#include <algorithm>

#include "checker/situations/hachi_made_up.h"

namespace hanaproof::checker {

namespace {

template <class T>
void keep_first(std::vector<T>& list, std::size_t most) {
  if (list.size() > most) list.erase(list.begin() + static_cast<std::ptrdiff_t>(most), list.end());
}

}  // namespace

Corpus::Corpus(const rulebook::Ruleset& ruleset, int rounds) : rules_(ruleset) {
  const auto& all = styles();
  for (int i = 0; i < rounds; ++i) {
    const Style& style = all[static_cast<std::size_t>(i) % all.size()];
    playouts_.push_back(play_out(rules_, style, static_cast<std::uint64_t>(i)));
  }
}

std::vector<Corpus::Hit> Corpus::decisions(const std::string& topic, std::size_t most) const {
  std::vector<Hit> hits;
  const std::size_t bit = rules_.bit(topic);
  if (bit == spec::Consulted().size()) return hits;
  for (std::size_t i = 0; i < playouts_.size(); ++i) {
    for (std::size_t ply = 0; ply < playouts_[i].line.size(); ++ply) {
      if (!playouts_[i].asked[ply].test(bit)) continue;
      hits.push_back({i, ply});
      break;
    }
  }
  std::ranges::stable_sort(hits, {}, &Hit::ply);
  keep_first(hits, most);
  return hits;
}

std::vector<std::size_t> Corpus::rounds(const std::string& topic, std::size_t most) const {
  std::vector<std::size_t> found;
  const std::size_t bit = rules_.bit(topic);
  if (bit == spec::Consulted().size()) return found;
  for (std::size_t i = 0; i < playouts_.size(); ++i) {
    const auto& asked = playouts_[i].asked;
    if (std::ranges::any_of(asked, [&](const auto& bits) { return bits.test(bit); })) {
      found.push_back(i);
    }
  }
  std::ranges::stable_sort(found, [&](std::size_t a, std::size_t b) {
    return playouts_[a].line.size() < playouts_[b].line.size();
  });
  keep_first(found, most);
  return found;
}

std::size_t Corpus::positions() const {
  std::size_t sum = 0;
  for (const Playout& playout : playouts_) sum += playout.positions.size();
  return sum;
}

HachiCorpus::HachiCorpus(const rulebook::Ruleset& ruleset, int matches, int ends)
    : spec_(spec::hachi_game(ruleset)) {
  // What dealing asks for is no part of a round.
  const spec::hachi::Rules dealing(ruleset);
  const auto add = [&](const games::Line& line) {
    rounds_.push_back({line, spec_->asked().consulted_bits()});
    spec_->forget();
  };
  spec_->forget();
  for (int seed = 0; seed < matches; ++seed) {
    games::for_each_round(*spec_, *playout(dealing, static_cast<std::uint64_t>(seed)), add);
  }
  cards::Dice dice(static_cast<std::uint64_t>(ends));
  for (int i = 0; i < ends; ++i) {
    const auto position = last_card(dealing, static_cast<PileWish>(i % kPileWishes), dice);
    if (!position) continue;
    games::Line line{.start = *position};
    const auto player = playout(dealing, static_cast<std::uint64_t>(i));
    auto state = games::start(*spec_, line);
    for (auto legal = state->moves(); !legal.empty(); legal = state->moves()) {
      line.moves.push_back(player->choose(state->position(), legal));
      state = state->after(line.moves.back());
    }
    add(line);
  }
}

bool HachiCorpus::asked(const std::string& topic) const {
  return std::ranges::any_of(rounds_, [&](const Round& round) { return asked(round, topic); });
}

}  // namespace hanaproof::checker
