// A list with one entry a seat. It lies within the position that it belongs to: positions are
// copied with every move that the specification makes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <utility>
#include <vector>

namespace hanaproof::notation {

inline constexpr int kMostPlayers = 10;

// Throws std::length_error where it would be longer than kMostPlayers.
template <class T>
class PerSeat {
 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  PerSeat() = default;
  explicit PerSeat(std::size_t size) { resize(size); }
  template <class From>
  PerSeat(From first, From last) {
    for (; first != last; ++first) push_back(*first);
  }
  PerSeat(std::initializer_list<T> entries) : PerSeat(entries.begin(), entries.end()) {}
  PerSeat(const std::vector<T>& entries) : PerSeat(entries.begin(), entries.end()) {}

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* begin() { return entries_.data(); }
  T* end() { return entries_.data() + size_; }
  const T* begin() const { return entries_.data(); }
  const T* end() const { return entries_.data() + size_; }
  T& operator[](std::size_t seat) { return entries_[seat]; }
  const T& operator[](std::size_t seat) const { return entries_[seat]; }
  // Throws std::out_of_range.
  T& at(std::size_t seat) {
    if (seat >= size_) throw std::out_of_range("no such seat");
    return entries_[seat];
  }
  T& front() { return entries_.front(); }
  const T& front() const { return entries_.front(); }

  void resize(std::size_t size) {
    if (size > entries_.size()) throw std::length_error("more seats than a table has");
    for (std::size_t seat = size_; seat < size; ++seat) entries_[seat] = T();
    size_ = size;
  }
  void push_back(T entry) {
    resize(size_ + 1);
    entries_[size_ - 1] = std::move(entry);
  }
  friend bool operator==(const PerSeat& a, const PerSeat& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, kMostPlayers> entries_ = {};
  std::size_t size_ = 0;
};

}  // namespace hanaproof::notation
