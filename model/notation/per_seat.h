// A list with one entry a seat. It lies within the position that it belongs to: positions are
// copied with every move that the specification makes.
#pragma once

#include <boost/container/static_vector.hpp>

namespace hanaproof::notation {

inline constexpr int kMostPlayers = 10;

template <class T>
using PerSeat = boost::container::static_vector<T, kMostPlayers>;

}  // namespace hanaproof::notation
