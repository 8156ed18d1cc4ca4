// Z3 (4.8.12) dereferences null where it gets no memory for a context.
#pragma once

#include <cstddef>
#include <new>

namespace hanaproof::smt {

// Stands before a context. Throws std::bad_alloc where there is less memory than it and its first
// query need.
struct Room {
  Room() {
    void* volatile taken = ::operator new(kBytes);  // volatile: or else nothing is taken
    ::operator delete(taken);
  }
  static constexpr std::size_t kBytes = std::size_t{64} << 20;
};

}  // namespace hanaproof::smt
