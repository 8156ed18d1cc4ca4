// Counts what operator new hands out. It replaces the operators of the whole program: only for
// tests that link with test_allocations.
#pragma once

namespace hanaproof::testing {

// How many times memory has been handed out since the program began.
long allocations();

template <class Work>
long allocated_in(Work work) {
  const long before = allocations();
  work();
  return allocations() - before;
}

}  // namespace hanaproof::testing
