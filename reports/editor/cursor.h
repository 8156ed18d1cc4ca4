// Where somebody is typing in a TOML file, which need not be whole: what is read here is only what
// an editor asks about one place (model/rulebook/toml_reader.h reads files).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/editor/text.h"

namespace hanaproof::editor {

// A block of the file: its head, or what stands under [NAME] or [[NAME]].
struct Block {
  std::string name;       // empty: the head
  std::size_t first = 0;  // line
  std::size_t last = 0;   // the last line
  std::string subject;    // its `topic` or `id`
  std::size_t named = 0;  // the line of that; that of the header without
};

// At least the head.
std::vector<Block> blocks_of(const Text& text);
const Block& block_at(const std::vector<Block>& blocks, std::size_t line);

struct Cursor {
  std::vector<std::string> path;  // keys from the block to here; the items of lists do not count
  bool at_key = false;            // a key is typed, within the table at `path`
  bool in_quotes = false;
  std::size_t from = 0;  // where the word or text that is typed begins, behind its quote
};

// The cursor at an offset within the block.
Cursor cursor_at(const Text& text, const Block& block, std::size_t offset);

}  // namespace hanaproof::editor
