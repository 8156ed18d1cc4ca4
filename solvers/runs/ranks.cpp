#include "solvers/runs/ranks.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include <fmt/format.h>

#include <dlfcn.h>

#include "solvers/runs/run_error.h"
#include "solvers/runs/transport.h"

namespace hanaproof::runs {

namespace {

// By what Open MPI's mpirun, PMI and Slurm's srun tell the processes that they begin.
constexpr std::array kSizes = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"};

bool launched() {
  static const bool is_so = std::ranges::any_of(kSizes, [](const char* name) {
    const char* size = std::getenv(name);
    return size != nullptr && std::string_view(size) != "1";
  });
  return is_so;
}

// Beside the program where it is built, and in its folder of libraries where it is installed.
const Transport* loaded() {
  const auto folder = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  for (const char* place : {"hanaproof_mpi.so", "../lib/hanaproof/hanaproof_mpi.so"}) {
    const std::string path = folder / place;
    // Global, because the parts that MPI loads in its turn look for its symbols.
    void* library =
        std::filesystem::exists(path) ? dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL) : nullptr;
    if (library) return reinterpret_cast<Offer>(dlsym(library, kOffered))();
  }
  throw RunError(
      "begun as one of several processes, but without MPI (libopenmpi-dev, before the build): each "
      "of them would do all of the work");
}

const Transport& transport() {
  static const Transport* const found = loaded();
  return *found;
}

// An engine that this process starts is none of the job, even where it is hanaproof, too.
Rank joined() {
  const Rank rank = transport().rank();
  for (const char* name : kSizes) unsetenv(name);
  return rank;
}

}  // namespace

bool is_printed_by_a_launcher() {
  return launched() || std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr;
}

Rank this_rank() {
  if (!launched()) return {};
  static const Rank rank = joined();
  return rank;
}
std::optional<Letter> next_letter() { return transport().next_letter(); }
void answer(int to, const std::string& text) { transport().answer(to, text); }
std::string answer_to(const std::string& text) { return transport().answer_to(text); }
void tell_first(const std::string& text) { transport().tell_first(text); }

}  // namespace hanaproof::runs
