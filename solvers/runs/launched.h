// Whether this process was begun as one of several.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace hanaproof::runs {

// By what Open MPI's mpirun, PMI and Slurm's srun tell the processes that they begin.
inline bool launched() {
  constexpr std::array kSizes = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"};
  return std::ranges::any_of(kSizes, [](const char* name) {
    const char* size = std::getenv(name);
    return size != nullptr && std::string_view(size) != "1";
  });
}

}  // namespace hanaproof::runs
