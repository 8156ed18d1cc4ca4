#include "checker/situations/corpus.h"

#include <algorithm>

#include "checker/situations/hachi_made_up.h"

namespace hanaproof::checker {

Corpus::Corpus(const rulebook::Ruleset& ruleset, int rounds) : rules_(ruleset) {
  const auto& all = styles();
  for (int i = 0; i < rounds; ++i) {
    const Style& style = all[static_cast<std::size_t>(i) % all.size()];
    playouts_.push_back(play_out(rules_, style, static_cast<std::uint64_t>(i)));
  }
}

std::vector<Corpus::Hit> Corpus::hits(const std::string& topic) const {
  std::vector<Hit> hits;
  const std::size_t bit = rules_.bit(topic);
  if (bit == spec::Consulted().size()) return hits;
  for (const Playout& playout : playouts_) {
    const auto first = std::ranges::find_if(
        playout.asked, [&](const spec::Consulted& asked) { return asked.test(bit); });
    if (first == playout.asked.end()) continue;
    hits.push_back({&playout, static_cast<std::size_t>(first - playout.asked.begin())});
  }
  return hits;
}

std::vector<Corpus::Hit> Corpus::decisions(const std::string& topic, std::size_t most) const {
  auto hits = this->hits(topic);
  std::erase_if(hits, [](const Hit& hit) { return hit.ply == hit.playout->line.size(); });
  std::ranges::stable_sort(hits, {}, &Hit::ply);
  hits.resize(std::min(hits.size(), most));
  return hits;
}

std::vector<Corpus::Hit> Corpus::rounds(const std::string& topic, std::size_t most) const {
  auto hits = this->hits(topic);
  std::ranges::stable_sort(hits, {}, [](const Hit& hit) { return hit.playout->line.size(); });
  hits.resize(std::min(hits.size(), most));
  return hits;
}

HachiCorpus::HachiCorpus(const rulebook::Ruleset& ruleset, int matches, int ends)
    : spec_(spec::hachi_game(ruleset)) {
  // What dealing asks for is no part of a round.
  const spec::hachi::Rules dealing(ruleset);
  // Some hold a combo of which they have said nothing.
  const spec::hachi::Rules quiet(ruleset.with("sage.choice", "may-keep-quiet"));
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
    const auto& called = i % 4 == 3 ? quiet : dealing;
    const auto position = made_up_end(called, static_cast<PileWish>(i % kPileWishes), dice);
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
