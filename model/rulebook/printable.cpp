#include "model/rulebook/printable.h"

#include <utf8proc.h>

namespace hanaproof::rulebook {

namespace {

constexpr char32_t kNoCharacter = 0x110000;  // beyond the last one

bool turns_direction(char32_t c) {
  return c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069);
}

bool breaks_line(char32_t c) { return c == '\n' || c == '\t' || c == '\r'; }

bool acts(char32_t c) {
  return c == kNoCharacter || c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 ||
         turns_direction(c);
}

// The character that a text begins with, which is taken from it.
struct Taken {
  char32_t character = 0;
  std::string_view bytes;
};

Taken take(std::string_view& text) {
  utf8proc_int32_t c = 0;
  const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &c);
  const std::string_view bytes = text.substr(0, length < 1 ? 1 : static_cast<std::size_t>(length));
  text.remove_prefix(bytes.size());
  return {length < 1 ? kNoCharacter : static_cast<char32_t>(c), bytes};
}

// Whether a byte goes on with a character that began before it.
bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::optional<char32_t> acting_character(std::string_view text) {
  while (!text.empty()) {
    const char32_t c = take(text).character;
    if (acts(c) && !breaks_line(c)) return c;
  }
  return std::nullopt;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (take(text).character == kNoCharacter) return false;
  }
  return true;
}

std::string printable(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const Taken taken = take(text);
    all += acts(taken.character) ? "?" : taken.bytes;
  }
  return all;
}

std::string cut(const std::string& text, std::size_t most) {
  if (text.size() <= most) return text;
  constexpr std::string_view kBetween = " ... ";
  // The end tells more of a message, such as which word is nearest.
  std::size_t head = most / 2;
  std::size_t tail = text.size() - (most - head - kBetween.size());
  while (head > 0 && goes_on(text[head])) --head;
  while (tail < text.size() && goes_on(text[tail])) ++tail;
  return text.substr(0, head).append(kBetween).append(text, tail);
}

}  // namespace hanaproof::rulebook
