// The part of utf8proc that this project uses. What characters are and become is known to every
// JavaScript engine, so it is asked (table.mjs); UTF-8 itself is done here.
#include <utf8proc.h>

#include <cstdlib>

#define IMPORTED(name) extern "C" __attribute__((import_module("unicode"), import_name(name)))

// The general category of a character, as utf8proc numbers it.
IMPORTED("category") int unicode_category(int character);
// Writes the characters of its compatibility decomposition, case folded and without marks, into
// `characters`, at most `room`; returns how many there are.
IMPORTED("plain") int unicode_plain(int character, utf8proc_int32_t* characters, int room);
// Writes the text in NFC, in UTF-8; returns its bytes.
IMPORTED("compose") int unicode_compose(const void* text, int bytes, void* composed, int room);

extern "C" {

utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t bytes,
                                  utf8proc_int32_t* character) {
  *character = -1;
  if (bytes == 0) return 0;
  if (text[0] < 0x80) {
    *character = text[0];
    return 1;
  }
  const utf8proc_ssize_t length = text[0] >= 0xF0 ? 4 : text[0] >= 0xE0 ? 3 : 2;
  if (text[0] < 0xC2 || text[0] > 0xF4 || (bytes >= 0 && length > bytes))
    return UTF8PROC_ERROR_INVALIDUTF8;
  utf8proc_int32_t value = text[0] & (0x7F >> length);
  for (utf8proc_ssize_t i = 1; i < length; ++i) {
    if ((text[i] & 0xC0) != 0x80) return UTF8PROC_ERROR_INVALIDUTF8;
    value = value << 6 | (text[i] & 0x3F);
  }
  const utf8proc_int32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < least || value > 0x10FFFF || surrogate) return UTF8PROC_ERROR_INVALIDUTF8;
  *character = value;
  return length;
}

utf8proc_ssize_t utf8proc_encode_char(utf8proc_int32_t character, utf8proc_uint8_t* bytes) {
  const auto tail = [&](int shift) {
    return static_cast<utf8proc_uint8_t>(0x80 | (character >> shift & 0x3F));
  };
  if (character < 0 || character > 0x10FFFF) return 0;
  if (character < 0x80) {
    bytes[0] = static_cast<utf8proc_uint8_t>(character);
    return 1;
  }
  if (character < 0x800) {
    bytes[0] = static_cast<utf8proc_uint8_t>(0xC0 | character >> 6);
    bytes[1] = tail(0);
    return 2;
  }
  if (character < 0x10000) {
    bytes[0] = static_cast<utf8proc_uint8_t>(0xE0 | character >> 12);
    bytes[1] = tail(6);
    bytes[2] = tail(0);
    return 3;
  }
  bytes[0] = static_cast<utf8proc_uint8_t>(0xF0 | character >> 18);
  bytes[1] = tail(12);
  bytes[2] = tail(6);
  bytes[3] = tail(0);
  return 4;
}

utf8proc_category_t utf8proc_category(utf8proc_int32_t character) {
  return static_cast<utf8proc_category_t>(unicode_category(character));
}

// Only with the options that `plain` says.
utf8proc_ssize_t utf8proc_decompose_char(utf8proc_int32_t character, utf8proc_int32_t* parts,
                                         utf8proc_ssize_t room, utf8proc_option_t options, int*) {
  constexpr int kPlain =
      UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK;
  if (options != kPlain) return UTF8PROC_ERROR_INVALIDOPTS;
  return unicode_plain(character, parts, static_cast<int>(room));
}

// Only to NFC.
utf8proc_ssize_t utf8proc_map(const utf8proc_uint8_t* text, utf8proc_ssize_t bytes,
                              utf8proc_uint8_t** composed, utf8proc_option_t options) {
  if (options != (UTF8PROC_STABLE | UTF8PROC_COMPOSE)) return UTF8PROC_ERROR_INVALIDOPTS;
  utf8proc_int32_t character = 0;
  for (utf8proc_ssize_t at = 0; at < bytes;) {
    const utf8proc_ssize_t length = utf8proc_iterate(text + at, bytes - at, &character);
    if (length < 0) return length;
    at += length;
  }
  // No text in NFC is more than three times as long in UTF-8 (Unicode, Annex 15).
  const auto room = static_cast<std::size_t>(3 * bytes + 1);
  *composed = static_cast<utf8proc_uint8_t*>(std::malloc(room));
  if (*composed == nullptr) return UTF8PROC_ERROR_NOMEM;
  return unicode_compose(text, static_cast<int>(bytes), *composed, static_cast<int>(room));
}

}  // extern "C"
