#include "solvers/engine/hachi/state.h"

#include <stdexcept>

namespace hanaproof::engine::hachi {

namespace {

constexpr std::uint64_t below(int place) { return (std::uint64_t{1} << place) - 1; }

}  // namespace

FieldSort Waiting::take(int place) {
  const bool grand = grand_at(place);
  grand_ = (grand_ & below(place)) | ((grand_ >> place >> 1) << place);
  --size_;
  return grand ? FieldSort::grand : FieldSort::twofold;
}

void Waiting::push_back(FieldSort sort) {
  if (size_ == kMost) throw std::length_error("more fields wait than a match can hold");
  if (sort == FieldSort::grand) grand_ |= std::uint64_t{1} << size_;
  ++size_;
}

void Waiting::push_front(FieldSort sort) {
  if (size_ == kMost) throw std::length_error("more fields wait than a match can hold");
  grand_ = grand_ << 1 | (sort == FieldSort::grand ? 1U : 0U);
  ++size_;
}

void MoveList::refuse_more() { throw std::length_error("more moves than a list can hold"); }

}  // namespace hanaproof::engine::hachi
