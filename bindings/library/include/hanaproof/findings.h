// Where rulebooks disagree, say nothing or can be read in two ways, each with its evidence.
#pragma once

#include <string>
#include <vector>

#include "hanaproof/editions.h"

namespace hanaproof {

struct Answer {
  std::string value;                  // as edition files write it
  std::string words;                  // as a sentence
  std::vector<std::string> editions;  // whose text can be read so
};

struct Finding {
  std::string id;        // "translation/yaku.hanami/2-players"
  std::string kind;      // "contradiction", "translation", "internal", "ambiguity", "gap", ...
  std::string severity;  // "must-fix", "should-say", "style"
  std::string topic;
  std::string question;
  std::string summary;
  std::vector<std::string> editions;
  std::vector<Answer> answers;
  std::string suggestion;
  std::string json;  // all of it, witness and evidence included (docs/schemas/finding.schema.json)
};

// All that can be found among some editions (by ids; none: all), by kind and topic. Takes seconds
// to tens of seconds; `threads` 0: as many as the machine has.
HANAPROOF_API std::vector<Finding> find_contradictions(const Editions& editions,
                                                       const std::vector<std::string>& ids = {},
                                                       int threads = 0);
// The same of one edition: against itself and against all others of its game.
HANAPROOF_API std::vector<Finding> check(const Editions& editions, const std::string& id,
                                         int threads = 0);

}  // namespace hanaproof
