// How letters get from one process of a job to another. MPI has its own shared library, which is
// loaded in jobs alone: its libraries take memory and time that no other command should pay for.
#pragma once

#include "solvers/runs/ranks.h"

namespace hanaproof::runs {

// The functions of ranks.h, in a job.
struct Transport {
  Rank (*rank)();
  std::optional<Letter> (*next_letter)();
  void (*answer)(int to, const std::string& text);
  std::string (*answer_to)(const std::string& text);
  void (*tell_first)(const std::string& text);
};

// What the shared library offers, by this name.
constexpr const char* kOffered = "hanaproof_transport";
using Offer = const Transport* (*)();

}  // namespace hanaproof::runs
