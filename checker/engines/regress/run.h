// An engine put to a corpus: which entries it passes, and which clauses.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "checker/engines/protocol/messages.h"
#include "checker/engines/regress/corpus.h"

namespace hanaproof::regress {

// Sends a request and gives the reply; throws what says that there is none.
using Ask = std::function<protocol::Body(const protocol::Request&)>;

inline constexpr const char* kFault = "error";

// Where an engine differs from what was recorded, or gave no answer.
struct Mismatch {
  std::size_t entry = 0;  // from 1, as the corpus lists them
  std::string what;       // "moves", "next", "score", or kFault
  std::string recorded;
  std::string engine;  // of a fault: which
  bool is_fault() const { return what == kFault; }
};

struct ClauseResult {
  std::uint64_t passed = 0;              // entries
  std::vector<std::size_t> failed = {};  // entries, from 1
};

struct CorpusRun {
  std::uint64_t entries = 0;
  std::uint64_t skipped = 0;  // deals, where the engine does not open any
  bool interrupted = false;   // the entries after these were not put to it
  std::vector<Mismatch> mismatches = {};
  // By clause: the entries for which the spec consults it.
  std::map<std::string, ClauseResult> clauses = {};

  bool passed() const { return mismatches.empty(); }
};

// `opens`: whether the engine can be asked to open a deal. `progress` hears how many entries are
// done with, and of how many. Throws notation::NotationError for an entry that these editions do
// not have.
CorpusRun run(const Corpus& corpus, const rulebook::Library& library, const Ask& ask, bool opens,
              const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace hanaproof::regress
