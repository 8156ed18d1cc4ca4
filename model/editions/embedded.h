// The editions and documents of this folder, which the build embeds (cmake/embed.cmake).
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace hanaproof::editions {

// Each with its path, "model/editions/ID.toml".
std::vector<std::pair<std::string_view, std::string_view>> embedded_files();

}  // namespace hanaproof::editions
