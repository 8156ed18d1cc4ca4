// How far a run, or a shard of one, has come: all that is needed to go on, or to be merged.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solvers/sharded_jobs/identity.h"
#include "solvers/sharded_jobs/shard.h"
#include "solvers/sharded_jobs/unit_set.h"

namespace hanaproof::sharded_jobs {

struct Checkpoint {
  Identity identity;
  Shard shard;
  UnitSet done;                 // k for the k-th unit of the shard
  std::string result = "null";  // of the units done, as JSON
  std::string file = {};        // where it was read, for messages

  std::uint64_t units() const { return shard.size(identity.units); }
  bool complete() const { return done.size() == units(); }

  // One JSON document: {"schema", "run", "fingerprint", "shard", "done", "result", "checksum"}.
  std::string to_json() const;
  // Throws RunError, which names the file: a checksum that is not that of all bytes before it, no
  // JSON, another schema, a fingerprint that is not that of the run, or units that the shard does
  // not have.
  static Checkpoint from_json(std::string_view text, const std::string& file = {});
  // Throws RunError with the file before what is wrong.
  [[noreturn]] void refuse(const std::string& why) const;
  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// What a checkpoint looks like: a JSON Schema.
std::string checkpoint_schema();

// Throws RunError where the checkpoint is of another run or shard.
void check_resumable(const Checkpoint& checkpoint, const Identity& identity, const Shard& shard);

// Throws RunError where the checkpoints do not make up one whole run: of different runs, cut into
// another number of shards, the same shard twice, a shard missing, or one that is not finished.
void check_whole(const std::vector<Checkpoint>& shards);

}  // namespace hanaproof::sharded_jobs
