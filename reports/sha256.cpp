#include "reports/sha256.h"

#include <array>
#include <bit>
#include <cstdint>

#include <fmt/format.h>

namespace hanaproof::reports {

namespace {

using Word = std::uint32_t;
constexpr std::size_t kBlock = 64;

constexpr bool is_prime(Word number) {
  for (Word divisor = 2; divisor * divisor <= number; ++divisor) {
    if (number % divisor == 0) return false;
  }
  return number > 1;
}

// The first 32 bits of the fractional part of a number's root, by the definition: the largest
// 64-bit r with r^degree <= number * 2^(32 * degree), of which the lower half is what is asked for.
constexpr Word root_fraction(Word number, int degree) {
  std::uint64_t root = 0;
  for (int bit = 36; bit >= 0; --bit) {
    const std::uint64_t tried = root | (std::uint64_t{1} << bit);
    // 128 bits hold the cube of 37 bits.
    __extension__ using Wide = unsigned __int128;
    Wide power = tried;
    for (int i = 1; i < degree; ++i) power *= tried;
    if (power <= (static_cast<Wide>(number) << (32 * degree))) root = tried;
  }
  return static_cast<Word>(root);
}

template <std::size_t Count>
constexpr std::array<Word, Count> root_fractions(int degree) {
  std::array<Word, Count> all = {};
  Word prime = 1;
  for (Word& word : all) {
    do {
      ++prime;
    } while (!is_prime(prime));
    word = root_fraction(prime, degree);
  }
  return all;
}

constexpr auto kRounds = root_fractions<64>(3);
constexpr auto kStart = root_fractions<8>(2);

void take_in(std::array<Word, 8>& hash, std::string_view block) {
  std::array<Word, 64> words = {};
  for (std::size_t i = 0; i < kBlock; ++i) {
    words[i / 4] = (words[i / 4] << 8) | static_cast<unsigned char>(block[i]);
  }
  for (std::size_t i = 16; i < words.size(); ++i) {
    const Word a = words[i - 15];
    const Word b = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ (a >> 3)) +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ (b >> 10));
  }
  auto [a, b, c, d, e, f, g, h] = hash;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Word first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                       ((e & f) ^ (~e & g)) + kRounds[i] + words[i];
    const Word second =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const std::array<Word, 8> added = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += added[i];
}

// A one, noughts up to a whole block, and the length in bits.
std::string padding(std::size_t length) {
  std::string rest = "\x80";
  while ((length + rest.size() + 8) % kBlock != 0) rest += '\0';
  const std::uint64_t bits = std::uint64_t{length} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) rest += static_cast<char>((bits >> shift) & 0xff);
  return rest;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  std::array<Word, 8> hash = kStart;
  const std::size_t whole = bytes.size() / kBlock * kBlock;
  for (std::size_t i = 0; i < whole; i += kBlock) take_in(hash, bytes.substr(i, kBlock));
  const std::string rest = std::string(bytes.substr(whole)) + padding(bytes.size());
  for (std::size_t i = 0; i < rest.size(); i += kBlock) {
    take_in(hash, std::string_view(rest).substr(i, kBlock));
  }
  std::string text;
  for (const Word word : hash) text += fmt::format("{:08x}", word);
  return text;
}

}  // namespace hanaproof::reports
