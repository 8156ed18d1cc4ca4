// Machines that do not take rules say so when they are made. What goes wrong after that is a fault,
// and is let through.
#pragma once

#include <stdexcept>

#include "model/rulebook/library.h"

namespace hanaproof::impact {

// Why a way of measuring does not take the rules: "more than 31 yaku".
class Unsupported : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What `make` makes. Throws Unsupported with the reason where that refuses.
template <class Make>
auto taken(Make make) try {
  return make();
} catch (const rulebook::EditionError& error) {
  throw Unsupported(error.what());
} catch (const std::invalid_argument& error) {
  throw Unsupported(error.what());
} catch (const std::length_error& error) {
  throw Unsupported(error.what());
}

}  // namespace hanaproof::impact
