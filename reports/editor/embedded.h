// Text files of this folder (cmake/embed.cmake).
#pragma once

#include <string_view>

namespace hanaproof::editor {

// What does not depend on the registry of topics.
std::string_view embedded_edition_json();
std::string_view embedded_document_json();

}  // namespace hanaproof::editor
