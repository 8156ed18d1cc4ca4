#include "reports/editor/cursor.h"

#include <algorithm>

namespace hanaproof::editor {

namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

// The NAME of a line "[NAME]" or "[[NAME]]", whether or not it is closed.
std::optional<std::string> header(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with('[')) return std::nullopt;
  const std::size_t from = line.find_first_not_of('[');
  if (from == std::string_view::npos) return std::string();
  const std::size_t end = line.find_first_of("]#", from);
  return std::string(trimmed(line.substr(from, end - from)));
}

// The text of a line `KEY = "TEXT"`.
std::optional<std::string> text_of(std::string_view line, std::string_view key) {
  line = trimmed(line);
  if (!line.starts_with(key)) return std::nullopt;
  line = trimmed(line.substr(key.size()));
  if (!line.starts_with('=')) return std::nullopt;
  line = trimmed(line.substr(1));
  if (line.empty() || (line[0] != '"' && line[0] != '\'')) return std::nullopt;
  return std::string(line.substr(1, line.find(line[0], 1) - 1));
}

// Follows a block character by character.
class Follower {
 public:
  Follower(std::string_view text, std::size_t from) : text_(text), at_(from) {}

  Cursor follow(std::size_t end) {
    while (at_ < end) step(end);
    Cursor cursor;
    for (const Frame& frame : frames_) {
      if (!frame.key.empty()) cursor.path.push_back(frame.key);
    }
    cursor.at_key = frames_.back().table && !frames_.back().valued;
    cursor.in_quotes = in_quotes_;
    cursor.from = word_ == kNone ? end : word_;
    return cursor;
  }

 private:
  struct Frame {
    bool table = true;    // or a list
    bool valued = false;  // behind "="
    std::string key = {};
  };
  static constexpr std::size_t kNone = std::string_view::npos;

  void step(std::size_t end) {
    const char c = text_[at_];
    if (c == '"' || c == '\'') return quoted(c, end);
    if (c == '#') return comment(end);
    if (kBlanks.find(c) == kNone && std::string_view("\n=,[]{}").find(c) == kNone) {
      if (word_ == kNone) word_ = at_;
      ++at_;
      return;
    }
    mark(c);
    ++at_;
  }

  void mark(char c) {
    if (word_ != kNone) last_ = text_.substr(word_, at_ - word_);
    word_ = kNone;
    Frame& frame = frames_.back();
    if (c == '=' && frame.table) {
      frame.key = last_;
      frame.valued = true;
    }
    const bool ends = c == ',' || (c == '\n' && frames_.size() == 1);
    if (ends && frame.table) frame = Frame{};
    if (c == '[' || c == '{') frames_.push_back({c == '{'});
    if ((c == ']' || c == '}') && frames_.size() > 1) frames_.pop_back();
  }

  void quoted(char quote, std::size_t end) {
    const std::string three(3, quote);
    const bool block = text_.substr(at_).starts_with(three);
    const std::size_t from = at_ + (block ? 3 : 1);
    std::size_t close =
        block ? text_.find(three, from) : text_.find_first_of(std::string{quote, '\n'}, from);
    while (!block && quote == '"' && close < end && text_[close] == '"' && text_[close - 1] == '\\')
      close = text_.find_first_of("\"\n", close + 1);
    if (close >= end) {
      in_quotes_ = true;
      word_ = std::min(from, end);
      at_ = end;
      return;
    }
    last_ = text_.substr(from, close - from);
    // An open quote ends with its line.
    at_ = close + (text_[close] == '\n' ? 0 : block ? 3 : 1);
  }

  void comment(std::size_t end) { at_ = std::min(text_.find('\n', at_), end); }

  std::string_view text_;
  std::size_t at_;
  std::size_t word_ = kNone;  // where the word begins that has not ended
  std::string last_;          // the last word or text that has
  bool in_quotes_ = false;
  std::vector<Frame> frames_ = {Frame{}};
};

}  // namespace

std::vector<Block> blocks_of(const Text& text) {
  std::vector<Block> blocks(1);
  int depth = 0;  // of lists that go over lines: what begins with a bracket there is no header
  for (std::size_t i = 0; i < text.lines(); ++i) {
    const std::string_view line = text.line(i);
    const auto name = depth == 0 ? header(line) : std::nullopt;
    if (name) blocks.push_back({*name, i, i, {}, i});
    Block& block = blocks.back();
    block.last = i;
    for (const char* key : {"topic", "id"}) {
      const auto subject = text_of(line, key);
      if (!subject || !block.subject.empty()) continue;
      block.subject = *subject;
      block.named = i;
    }
    if (name || trimmed(line).starts_with('#')) continue;
    const bool begins = line.find("= [") != std::string_view::npos;
    if (begins || depth > 0) {
      depth += static_cast<int>(std::ranges::count(line, '[') - std::ranges::count(line, ']'));
      depth = std::max(depth, 0);
    }
    // A list that nobody closed ends where a block begins in any case.
    if (i + 1 < text.lines() && trimmed(text.line(i + 1)).starts_with("[[")) depth = 0;
  }
  return blocks;
}

const Block& block_at(const std::vector<Block>& blocks, std::size_t line) {
  const auto after = std::ranges::upper_bound(blocks, line, {}, &Block::first);
  return after == blocks.begin() ? blocks.front() : *(after - 1);
}

Cursor cursor_at(const Text& text, const Block& block, std::size_t offset) {
  const std::size_t first = block.name.empty() && block.first == 0 ? 0 : block.first + 1;
  const std::size_t from = first < text.lines() ? text.offset({first, 0}) : offset;
  return Follower(text.whole(), std::min(from, offset)).follow(offset);
}

}  // namespace hanaproof::editor
