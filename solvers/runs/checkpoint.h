// How far a run has come: all that is needed to go on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solvers/runs/identity.h"
#include "solvers/runs/unit_set.h"

namespace hanaproof::runs {

struct Checkpoint {
  Identity identity;
  UnitSet done;                 // units
  std::string result = "null";  // of the units done, as JSON
  std::string file = {};        // where it was read, for messages

  std::uint64_t units() const { return identity.units; }
  bool complete() const { return done.size() == units(); }

  // One JSON document: {"schema", "run", "fingerprint", "done", "result", "checksum"}.
  std::string to_json() const;
  // Throws RunError, which names the file: a checksum that is not that of all bytes before it, no
  // JSON, another schema, a fingerprint that is not that of the run, or units that the run does
  // not have.
  static Checkpoint from_json(std::string_view text, const std::string& file = {});
  // Throws RunError with the file before what is wrong.
  [[noreturn]] void refuse(const std::string& why) const;
  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// What a checkpoint looks like: a JSON Schema.
std::string checkpoint_schema();

// Throws RunError where the checkpoint is of another run.
void check_resumable(const Checkpoint& checkpoint, const Identity& identity);

}  // namespace hanaproof::runs
