// The processes of an MPI job where hanaproof was begun as one (`mpirun -n 4 hanaproof ...`) and is
// built with MPI; else this process alone. The first rank hands out work, the others ask for it.
#pragma once

#include <optional>
#include <string>

namespace hanaproof::runs {

struct Rank {
  int number = 0;
  int of = 1;

  bool is_first() const { return number == 0; }
};

// Of this process. Joins the job at the first call; it is left when the program ends. Throws
// RunError where there is a job and hanaproof is built without MPI.
Rank this_rank();

// Whether what this process prints goes to the launcher of a job. Open MPI gives the first rank a
// terminal of its own for that, on which nobody looks.
bool is_printed_by_a_launcher();

struct Letter {
  int from = 0;
  std::string text;
};

// For the first rank, from one thread at a time: a letter of another rank if one has come, and the
// answer that it waits for.
std::optional<Letter> next_letter();
void answer(int to, const std::string& text);

// For the other ranks, from one thread at a time: sends a letter to the first and waits for its
// answer.
std::string answer_to(const std::string& text);
// The same without an answer, for a rank that ends before it has asked for anything.
void tell_first(const std::string& text);

}  // namespace hanaproof::runs
