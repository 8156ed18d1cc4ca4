#include "solvers/hands/enumerate.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

#include "solvers/hands/halves.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::hands {

using cards::CardSet;

namespace {

constexpr std::size_t kChunks = 64;  // of about as many hands each
constexpr std::size_t kLanes = 4;    // counters of one key, so that no addition waits for the last

struct Found {
  std::uint64_t hands = 0;
  std::uint64_t least = ~std::uint64_t{0};
};

// Some hands, by key.
class Counter {
 public:
  explicit Counter(const Compiled& compiled) : compiled_(&compiled) {}

  // Every hand made of one of the sets of a word and one of the sets of any word.
  void add(const Sets& low, std::size_t word, const Sets& high) {
    make_row(low, word, high);
    const Entry* const first = high.entries.data();
    const std::size_t entries = high.entries.size();
    const std::size_t whole = entries - entries % kLanes;
    const std::uint32_t* const row = row_.data();
    std::uint64_t* const counts = counts_.data();
    std::uint64_t sum = 0;
    for (const Entry entry : low.of(word)) {
      const std::uint64_t part = entry & kEntryCards;
      const auto hand = [&](std::size_t i, std::size_t lane) {
        const std::uint64_t cards = (first[i] & kEntryCards) | part;
        sum += cards;
        ++counts[row[first[i] >> kEntryBits] + lane];
      };
      for (std::size_t i = 0; i < whole; i += kLanes) {
        hand(i, 0);
        hand(i + 1, 1);
        hand(i + 2, 2);
        hand(i + 3, 3);
      }
      for (std::size_t i = whole; i < entries; ++i) hand(i, i - whole);
    }
    sum_ += sum;
  }

  // The sum of all hands as words.
  std::uint64_t sum() const { return sum_; }

  void give_to(std::map<Worths, Found>& all) const {
    for (const auto& [key, place] : places_) {
      const auto lanes = counts_.begin() + place;
      std::uint64_t hands = 0;
      for (std::size_t lane = 0; lane < kLanes; ++lane) hands += lanes[static_cast<long>(lane)];
      Found& found = all[compiled_->worths(key)];
      found.hands += hands;
      found.least = std::min(found.least, least_[place / kLanes]);
    }
  }

 private:
  // Where the hands with each word of the other half are counted.
  void make_row(const Sets& low, std::size_t word, const Sets& high) {
    const auto keys = compiled_->keys(low.words[word], high.words);
    row_.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const auto [place, fresh] =
          places_.emplace(keys[i], static_cast<std::uint32_t>(counts_.size()));
      if (fresh) {
        counts_.resize(counts_.size() + kLanes);
        least_.push_back(~std::uint64_t{0});
      }
      row_[i] = place->second;
      std::uint64_t& least = least_[place->second / kLanes];
      least = std::min(least, low.least[word] | high.least[i]);
    }
  }

  const Compiled* compiled_;
  std::unordered_map<Compiled::Key, std::uint32_t> places_;
  std::vector<std::uint64_t> counts_;  // kLanes for each key
  std::vector<std::uint64_t> least_;   // hand of each key
  std::vector<std::uint32_t> row_;
  std::uint64_t sum_ = 0;
};

// The hands with one of the words of the first half, of so many cards.
struct Rows {
  std::size_t size;
  std::size_t word;
};

// All of them, in chunks of about as many hands each.
std::vector<std::vector<Rows>> chunks(const std::vector<Sets>& low, const std::vector<Sets>& high,
                                      std::uint64_t hands) {
  const std::uint64_t enough = hands / kChunks + 1;
  std::vector<std::vector<Rows>> all(1);
  std::uint64_t last = 0;
  for (std::size_t size = 0; size < low.size(); ++size) {
    const std::uint64_t others = high[low.size() - 1 - size].entries.size();
    for (std::size_t word = 0; word < low[size].words.size(); ++word) {
      if (last >= enough) {
        all.emplace_back();
        last = 0;
      }
      all.back().push_back({size, word});
      last += low[size].of(word).size() * others;
    }
  }
  return all;
}

// Each card is in as many hands as there are ways to choose the others beside it.
void check(const HandRules& rules, const Tally& tally, std::uint64_t sum) {
  const int deck = rules.deck.size();
  if (tally.hands != choose(deck, rules.cards) ||
      sum != choose(deck - 1, rules.cards - 1) * rules.deck.bits()) {
    throw std::logic_error("not every hand was gone through once");
  }
}

}  // namespace

Tally enumerate_hands(const HandRules& rules, int threads) {
  const Compiled compiled(rules);
  std::array<std::vector<Sets>, 2> halves;
  parallel::for_each_index(halves.size(), threads, [&](std::size_t half) {
    halves[half] = sets_of_half(compiled, rules, half == 0 ? 1 : 1 + cards::kMonths / 2);
  });
  const auto& [low, high] = halves;
  const auto work = chunks(low, high, choose(rules.deck.size(), rules.cards));
  std::vector<Counter> counters(work.size(), Counter(compiled));
  parallel::for_each_index(work.size(), threads, [&](std::size_t chunk) {
    for (const auto& [size, word] : work[chunk]) {
      counters[chunk].add(low[size], word, high[high.size() - 1 - size]);
    }
  });
  std::map<Worths, Found> all;
  std::uint64_t sum = 0;
  for (const Counter& counter : counters) {
    counter.give_to(all);
    sum += counter.sum();
  }
  Tally tally;
  for (const auto& [made, found] : all) {
    if (found.hands == 0) continue;
    tally.hands += found.hands;
    tally.classes.push_back({made, found.hands, CardSet::from_bits(found.least)});
  }
  check(rules, tally, sum);
  return tally;
}

}  // namespace hanaproof::hands
