// The registry of topics as the files of model/rulebook/topics write it (docs/adding-a-topic.md).
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::rulebook {

// The topics of the files, in their order. The conditions that a file names hold in those after it
// too, its types in it alone. Throws std::logic_error "FILE:LINE:COLUMN: what is wrong (topic ID)".
std::vector<Topic> read_topics(const std::vector<SourceText>& files);

// The files of model/rulebook/topics with their paths, which the build embeds (cmake/embed.cmake).
std::vector<std::pair<std::string_view, std::string_view>> embedded_files();

}  // namespace hanaproof::rulebook
