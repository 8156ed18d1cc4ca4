#include "solvers/hands/enumerate.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <unordered_map>

#include "solvers/hands/words.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::hands {

using cards::CardSet;
using cards::Month;

namespace {

constexpr std::size_t kChunks = 64;
constexpr std::size_t kLanes = 4;  // counters of one class, so that no addition waits for the last

// A set of cards in the 48 bits from the lowest on; above them the place of its word.
using Entry = std::uint64_t;
constexpr unsigned kEntryBits = cards::kCards;
constexpr Entry kEntryCards = (Entry{1} << kEntryBits) - 1;
constexpr std::size_t kMostWords = std::size_t{1} << (64 - kEntryBits);

// Sets of as many cards each, of six months.
struct Sets {
  std::vector<Word> words;           // each once
  std::vector<Entry> entries;        // by the places of their words
  std::vector<std::size_t> first;    // of each word's entries, and the end
  std::vector<std::uint64_t> least;  // of each word's sets, as a word of 48 bits

  std::span<const Entry> of(std::size_t word) const {
    return std::span(entries).subspan(first[word], first[word + 1] - first[word]);
  }
};

// Some cards of some months.
struct Part {
  Word word = 0;
  CardSet cards = {};
};

std::vector<Part> parts_of_half(const Words& words, const HandRules& rules, Month first) {
  std::vector<Part> parts = {Part()};
  for (Month month = first; month < first + cards::kMonths / 2; ++month) {
    std::vector<Part> longer;
    for (const CardSet taken : (rules.deck & CardSet::month(month)).subsets()) {
      const Word word = words.of_month(taken);
      for (const Part& part : parts) {
        if (part.cards.size() + taken.size() > rules.cards) continue;
        longer.push_back({part.word + word, part.cards | taken});
      }
    }
    parts = std::move(longer);
  }
  return parts;
}

// By number of cards, from none to all of a hand.
std::vector<Sets> sets_of_half(const Words& words, const HandRules& rules, Month first) {
  const auto sizes = static_cast<std::size_t>(rules.cards) + 1;
  std::vector<std::unordered_map<Word, std::vector<Entry>>> alike(sizes);
  for (const Part& part : parts_of_half(words, rules, first)) {
    alike[static_cast<std::size_t>(part.cards.size())][part.word].push_back(part.cards.bits());
  }
  std::vector<Sets> by_size(sizes);
  for (std::size_t size = 0; size < sizes; ++size) {
    Sets& sets = by_size[size];
    if (alike[size].size() > kMostWords) {
      throw TooMany("the combos of the hand tell apart too many sets of cards of half a year");
    }
    for (const auto& [word, entries] : alike[size]) {
      sets.first.push_back(sets.entries.size());
      sets.least.push_back(*std::ranges::min_element(entries));
      for (const Entry entry : entries) {
        sets.entries.push_back(static_cast<Entry>(sets.words.size()) << kEntryBits | entry);
      }
      sets.words.push_back(word);
    }
    sets.first.push_back(sets.entries.size());
  }
  return by_size;
}

// The hands with one word of the first half.
struct Row {
  std::span<const Entry> low;
  const Sets* high;                 // what fills them up
  std::vector<std::uint32_t> made;  // by word of the other half: where its class is counted
};

// What hands make, evaluated once for all hands of a word.
class Classes {
 public:
  explicit Classes(const HandRules& rules) : rules_(rules) {}

  // The place of the class of some hands of one word, of which this is the least.
  std::size_t place(Word word, CardSet least) {
    const auto [known, fresh] = places_.try_emplace(word, classes_.size());
    if (fresh) {
      const Worths made = worths(rules_, least);
      known->second = by_made_.try_emplace(made, classes_.size()).first->second;
      if (known->second == classes_.size()) classes_.push_back({made, 0, least});
    }
    Class& found = classes_[known->second];
    found.least = std::min(found.least, least);
    return known->second;
  }

  std::vector<Class> list() && { return std::move(classes_); }

 private:
  const HandRules& rules_;
  std::unordered_map<Word, std::size_t> places_;
  std::map<Worths, std::size_t> by_made_;
  std::vector<Class> classes_;
};

std::vector<Row> rows_of(const std::vector<Sets>& low, const std::vector<Sets>& high,
                         Classes& classes) {
  std::vector<Row> rows;
  for (std::size_t size = 0; size < low.size(); ++size) {
    const Sets& own = low[size];
    const Sets& others = high[low.size() - 1 - size];
    for (std::size_t word = 0; word < own.words.size(); ++word) {
      Row row{own.of(word), &others, {}};
      for (std::size_t i = 0; i < others.words.size(); ++i) {
        const std::size_t place =
            classes.place(own.words[word] + others.words[i],
                          CardSet::from_bits(own.least[word] | others.least[i]));
        row.made.push_back(static_cast<std::uint32_t>(place * kLanes));
      }
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

// Some hands, by class.
struct Counter {
  std::vector<std::uint64_t> counts;  // kLanes for each class
  std::uint64_t sum = 0;              // of all hands as words

  void add(const Row& row) {
    const Entry* const first = row.high->entries.data();
    const std::size_t entries = row.high->entries.size();
    const std::size_t whole = entries - entries % kLanes;
    const std::uint32_t* const made = row.made.data();
    std::uint64_t* const into = counts.data();
    std::uint64_t all = 0;
    for (const Entry entry : row.low) {
      const std::uint64_t part = entry & kEntryCards;
      const auto hand = [&](std::size_t i, std::size_t lane) {
        const std::uint64_t cards = (first[i] & kEntryCards) | part;
        all += cards;
        ++into[made[first[i] >> kEntryBits] + lane];
      };
      for (std::size_t i = 0; i < whole; i += kLanes) {
        hand(i, 0);
        hand(i + 1, 1);
        hand(i + 2, 2);
        hand(i + 3, 3);
      }
      for (std::size_t i = whole; i < entries; ++i) hand(i, i - whole);
    }
    sum += all;
  }
};

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
  const Words words(rules);
  std::array<std::vector<Sets>, 2> halves;
  parallel::for_each_index(halves.size(), threads, [&](std::size_t half) {
    halves[half] = sets_of_half(words, rules, half == 0 ? 1 : 1 + cards::kMonths / 2);
  });
  Classes classes(rules);
  const std::vector<Row> rows = rows_of(halves[0], halves[1], classes);
  Tally tally{0, std::move(classes).list()};
  std::vector<Counter> counters(kChunks,
                                {std::vector<std::uint64_t>(kLanes * tally.classes.size())});
  parallel::for_each_index(kChunks, threads, [&](std::size_t chunk) {
    for (std::size_t i = chunk; i < rows.size(); i += kChunks) counters[chunk].add(rows[i]);
  });
  std::uint64_t sum = 0;
  for (const Counter& counter : counters) {
    sum += counter.sum;
    for (std::size_t i = 0; i < counter.counts.size(); ++i) {
      tally.classes[i / kLanes].hands += counter.counts[i];
    }
  }
  std::erase_if(tally.classes, [](const Class& one) { return one.hands == 0; });
  for (const Class& one : tally.classes) tally.hands += one.hands;
  std::ranges::sort(tally.classes, {}, &Class::made);
  check(rules, tally, sum);
  return tally;
}

}  // namespace hanaproof::hands
