// A subject that gives up has given a different answer; one that does not say has given none.
#pragma once

#include <exception>

#include "checker/engines/lockstep/lockstep.h"

namespace hanaproof::lockstep {

template <class Compare>
std::optional<Difference> guarded(Compare compare) {
  try {
    return compare();
  } catch (const games::Untold&) {
    return std::nullopt;
  } catch (const games::IllegalMove& refused) {
    return Difference{"moves", refused.what(), "refused"};
  } catch (const std::exception& error) {
    return Difference{"error", "none", error.what()};
  }
}

}  // namespace hanaproof::lockstep
