// Lists of questions, as `topics` and `explain` print them.
#pragma once

#include <string>
#include <vector>

#include "model/lookup/topic_index.h"

namespace hanaproof::cli {

// One document `hanaproof.topics`, and its schema.
void print_topics_json(const std::vector<lookup::Match>& matches);
std::string topics_schema();
// All that the registry has of each.
void print_topics(const std::vector<lookup::Match>& matches);
// A line for each, under the games whose editions name it; the best first, as far as they fit on
// a screen. `words`, which the rest is to be found by, are those of the command line.
void print_by_game(const std::vector<lookup::Match>& matches, const std::string& words);

// What is to be found by the words. Throws EditionError, which names the nearest word, when there
// is nothing.
lookup::Found found_topics(const lookup::TopicIndex& index, const std::string& words);

}  // namespace hanaproof::cli
