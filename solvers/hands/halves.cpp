#include "solvers/hands/halves.h"

#include <algorithm>
#include <unordered_map>

namespace hanaproof::hands {

using cards::CardSet;
using cards::Month;

namespace {

constexpr int kMonthsOfQuarter = 3;
constexpr std::size_t kMostWords = std::size_t{1} << (64 - kEntryBits);

std::uint32_t number_of(Word word, std::vector<Word>& words,
                        std::unordered_map<Word, std::uint32_t>& numbers) {
  const auto [known, fresh] = numbers.emplace(word, static_cast<std::uint32_t>(words.size()));
  if (fresh) words.push_back(word);
  if (words.size() > kMostWords) {
    throw TooMany("the combos of the hand tell apart too many sets of cards of half a year");
  }
  return known->second;
}

// Three months: their sets of so many cards, and the number of each one's word.
struct Quarter {
  struct Numbered {
    std::uint64_t cards;
    std::uint32_t word;
  };
  std::vector<Word> words;
  std::vector<Numbered> sets;
};

std::vector<Quarter> quarter(const Compiled& compiled, const HandRules& rules, Month first) {
  std::vector<Quarter> by_size(static_cast<std::size_t>(rules.cards) + 1);
  std::vector<std::unordered_map<Word, std::uint32_t>> numbers(by_size.size());
  std::vector<Word> of_month[kMonthsOfQuarter];
  for (int m = 0; m < kMonthsOfQuarter; ++m) {
    for (std::uint64_t bits = 0; bits < 16; ++bits) {
      of_month[m].push_back(
          compiled.word(CardSet::from_bits(bits << (cards::kCardsPerMonth * (first + m - 1)))));
    }
  }
  for (std::uint64_t bits = 0; bits < 16 * 16 * 16; ++bits) {
    const auto cards = CardSet::from_bits(bits << (cards::kCardsPerMonth * (first - 1)));
    if (cards.size() > rules.cards || !rules.deck.contains(cards)) continue;
    const auto size = static_cast<std::size_t>(cards.size());
    const Word word =
        of_month[0][bits & 15U] + of_month[1][(bits >> 4U) & 15U] + of_month[2][bits >> 8U];
    by_size[size].sets.push_back(
        {cards.bits(), number_of(word, by_size[size].words, numbers[size])});
  }
  return by_size;
}

// Puts the entries in the order of their words.
void sort(Sets& sets) {
  std::vector<std::size_t> next(sets.words.size() + 1);
  for (const Entry entry : sets.entries) ++next[(entry >> kEntryBits) + 1];
  for (std::size_t i = 1; i < next.size(); ++i) next[i] += next[i - 1];
  sets.first = next;
  sets.least.assign(sets.words.size(), kEntryCards);
  std::vector<Entry> sorted(sets.entries.size());
  for (const Entry entry : sets.entries) {
    const auto word = static_cast<std::size_t>(entry >> kEntryBits);
    sorted[next[word]++] = entry;
    sets.least[word] = std::min(sets.least[word], entry & kEntryCards);
  }
  sets.entries = std::move(sorted);
}

void join(const Quarter& low, const Quarter& high, Sets& sets,
          std::unordered_map<Word, std::uint32_t>& numbers) {
  std::vector<Entry> word_of(low.words.size());
  for (const auto& [cards, word] : high.sets) {
    for (std::size_t i = 0; i < word_of.size(); ++i) {
      const Word both = low.words[i] + high.words[word];
      word_of[i] = static_cast<Entry>(number_of(both, sets.words, numbers)) << kEntryBits;
    }
    for (const auto& other : low.sets) {
      sets.entries.push_back(word_of[other.word] | other.cards | cards);
    }
  }
}

}  // namespace

std::vector<Sets> sets_of_half(const Compiled& compiled, const HandRules& rules, int first_month) {
  const auto low = quarter(compiled, rules, first_month);
  const auto high = quarter(compiled, rules, first_month + kMonthsOfQuarter);
  std::vector<Sets> by_size(low.size());
  for (std::size_t size = 0; size < by_size.size(); ++size) {
    std::unordered_map<Word, std::uint32_t> numbers;
    for (std::size_t part = 0; part <= size; ++part) {
      join(low[part], high[size - part], by_size[size], numbers);
    }
    sort(by_size[size]);
  }
  return by_size;
}

}  // namespace hanaproof::hands
