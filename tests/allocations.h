// Counts what operator new hands out. It replaces the operators of the whole program: to be
// included in one source file of a test.
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<long> allocations = 0;
}  // namespace

// Not inlined: the compiler would take malloc and free for a mismatch with new and delete.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace hanaproof::testing {

template <class Work>
long allocated_in(Work work) {
  const long before = allocations;
  work();
  return allocations - before;
}

}  // namespace hanaproof::testing
