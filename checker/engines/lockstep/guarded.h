// A subject that gives up has given a different answer.
#pragma once

#include <exception>

#include "checker/engines/lockstep/lockstep.h"

namespace hanaproof::lockstep {

template <class Compare>
std::optional<Difference> guarded(Compare compare) {
  try {
    return compare();
  } catch (const std::exception& error) {
    return Difference{"error", "none", error.what()};
  }
}

}  // namespace hanaproof::lockstep
