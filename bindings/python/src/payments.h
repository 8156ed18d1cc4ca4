// Many rounds at once, as numbers in one block of memory.
#pragma once

#include "bind.h"

namespace hanaproof::python {

void bind_payments(py::module_& module);
// A numpy array, or a memoryview where there is no numpy. `results`: instead of payments.
py::object play_at_random(const KeptGame& self, std::uint64_t rounds, std::uint64_t seed,
                          int threads, bool results);

}  // namespace hanaproof::python
