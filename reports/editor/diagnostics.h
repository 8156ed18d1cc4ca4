// What is wrong with an edition or document file, at the places where an editor underlines it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/rulebook/library.h"
#include "reports/editor/text.h"

namespace hanaproof::editor {

enum class Gravity { error = 1, warning = 2, information = 3, hint = 4 };

struct Diagnostic {
  Range range;
  Gravity gravity = Gravity::error;
  std::string code;  // "reading", or the kind of finding
  std::string message;
};

// What a file is. Other TOML files are no affair of ours.
enum class FileKind { edition, document, other };
FileKind kind_of(const std::string& name, const Text& text);

// The mistakes of reading. A library that is given gets the edition, if there are none.
std::vector<Diagnostic> mistakes_in(const std::string& name, const Text& text, FileKind kind,
                                    rulebook::Library& library);

// What `hanaproof check` finds for the clauses of the edition, which the library holds. Nothing
// once `stopped` is true, which then stays so.
std::vector<Diagnostic> findings_in(const Text& text, const rulebook::Library& library,
                                    const std::string& edition,
                                    const std::function<bool()>& stopped);

// The id of the edition that the text is; empty where it has none.
std::string edition_of(const Text& text);

}  // namespace hanaproof::editor
