// What the build embeds: the files of this folder. Its source is generated (embed.cmake).
#pragma once

#include <vector>

#include "model/rulebook/library.h"

namespace hanaproof::editions {

std::vector<rulebook::SourceText> embedded_files();

}  // namespace hanaproof::editions
