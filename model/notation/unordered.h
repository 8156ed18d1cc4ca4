// A list whose order means nothing: equal lists hold the same entries.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace hanaproof::notation {

template <class Entry>
struct Unordered : std::vector<Entry> {
  using List = std::vector<Entry>;
  using List::List;
  Unordered(List list) : List(std::move(list)) {}

  friend bool operator==(const Unordered& a, const Unordered& b) {
    return std::ranges::is_permutation(a, b);
  }
  friend bool operator==(const Unordered& a, const List& b) {
    return std::ranges::is_permutation(a, b);
  }
};

}  // namespace hanaproof::notation
