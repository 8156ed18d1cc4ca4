// One process of a job of several (MPI 3.1).
#include <mpi.h>

#include "solvers/runs/transport.h"

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

Rank own_rank() {
  static const Job job;
  return job.rank();
}

std::optional<Letter> come_in() {
  int there = 0;
  MPI_Status status;
  MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &there, &status);
  if (there == 0) return std::nullopt;
  return Letter{status.MPI_SOURCE, receive(status)};
}

void tell(const std::string& text) { send(0, text); }

std::string ask(const std::string& text) {
  tell(text);
  MPI_Status status;
  MPI_Probe(0, kTag, MPI_COMM_WORLD, &status);
  return receive(status);
}

constexpr Transport kMpi{own_rank, come_in, send, ask, tell};

}  // namespace

}  // namespace hanaproof::runs

extern "C" __attribute__((visibility("default"))) const hanaproof::runs::Transport*
hanaproof_transport() {
  return &hanaproof::runs::kMpi;
}
