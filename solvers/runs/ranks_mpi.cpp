// One process of a job of several (MPI 3.1).
#include <array>
#include <cstdlib>

#include <mpi.h>

#include "solvers/runs/launched.h"
#include "solvers/runs/ranks.h"

namespace hanaproof::runs {

namespace {

constexpr int kTag = 1;

// From joining to leaving. All ranks leave together.
class Job {
 public:
  Job() {
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_.number);
    MPI_Comm_size(MPI_COMM_WORLD, &rank_.of);
  }
  ~Job() { MPI_Finalize(); }
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  Rank rank() const { return rank_; }

 private:
  Rank rank_;
};

void send(int to, const std::string& text) {
  MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, to, kTag, MPI_COMM_WORLD);
}

// What `status` has announced.
std::string receive(MPI_Status& status) {
  int size = 0;
  MPI_Get_count(&status, MPI_CHAR, &size);
  std::string text(static_cast<std::size_t>(size), '\0');
  MPI_Recv(text.data(), size, MPI_CHAR, status.MPI_SOURCE, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return text;
}

}  // namespace

Rank this_rank() {
  if (!launched()) return {};
  static const Job job;
  return job.rank();
}

std::optional<Letter> next_letter() {
  int there = 0;
  MPI_Status status;
  MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &there, &status);
  if (there == 0) return std::nullopt;
  return Letter{status.MPI_SOURCE, receive(status)};
}

void answer(int to, const std::string& text) { send(to, text); }

void tell_first(const std::string& text) { send(0, text); }

std::string answer_to(const std::string& text) {
  tell_first(text);
  MPI_Status status;
  MPI_Probe(0, kTag, MPI_COMM_WORLD, &status);
  return receive(status);
}

}  // namespace hanaproof::runs
