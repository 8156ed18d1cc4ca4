// What an engine that was put to a corpus does otherwise, told as a hunt tells it.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "checker/engines/regress/hunt.h"
#include "checker/engines/regress/verdict.h"

namespace hanaproof::regress {

struct CorpusFound {
  // A difference for each answer that the engine plays by, and for each kind of difference that no
  // answer explains. Its situation is that of one entry, and its game the number of the first one.
  Hunted hunted;
  // The clauses that each of them is laid to, by its place; none where the edition is silent.
  std::vector<std::set<std::string>> clauses = {};
};
CorpusFound found_in(const Corpus& corpus, const CorpusRun& run, const CorpusVerdict& verdict,
                     const rulebook::Library& library);

}  // namespace hanaproof::regress
