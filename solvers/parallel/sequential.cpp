// For a machine without threads.
#include "solvers/parallel/executor.h"

namespace hanaproof::parallel {

Engine default_engine() { return Engine::threads; }

void for_each_index(std::size_t count, int, const std::function<void(std::size_t)>& work, Engine) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace hanaproof::parallel
