#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/lsp_server.h"
#include "cli/selection.h"
#include "cli/shown.h"

namespace hanaproof::cli {

namespace {

constexpr std::size_t kLongestMessage = 16 << 20;  // bytes
constexpr std::size_t kLongestHeader = 1 << 10;

// A header line without its end, cut where it is too long. Nothing at the end of input.
std::optional<std::string> header_line(std::istream& in) {
  std::string line;
  for (int c = in.get(); in; c = in.get()) {
    if (c == '\n') {
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (line.size() < kLongestHeader) line += static_cast<char>(c);
  }
  return std::nullopt;
}

// The number of a line "Content-Length: 12"; nothing for other lines.
std::optional<std::size_t> length_in(std::string_view line) {
  constexpr std::string_view kName = "content-length:";
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  if (line.size() < kName.size() || !std::equal(kName.begin(), kName.end(), line.begin(),
                                                [&](char a, char b) { return a == small(b); }))
    return std::nullopt;
  line.remove_prefix(kName.size());
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), length);
  const bool whole = error == std::errc() && end == line.data() + line.size();
  return whole ? std::optional(length) : std::nullopt;
}

// The next message that is framed as it should be; what is not is refused. Nothing at the end.
std::optional<std::string> next_message(std::istream& in, LspServer& server) {
  while (true) {
    std::optional<std::size_t> length;
    std::optional<std::string> line = header_line(in);
    for (; line && !line->empty(); line = header_line(in)) {
      if (const auto found = length_in(*line)) length = found;
    }
    if (!line) return std::nullopt;
    if (!length) {
      server.refuse("expected a header Content-Length: BYTES");
    } else if (*length > kLongestMessage) {
      server.refuse(fmt::format("expected a message of at most {} bytes", kLongestMessage));
      in.ignore(static_cast<std::streamsize>(*length));
    } else {
      std::string message(*length, '\0');
      in.read(message.data(), static_cast<std::streamsize>(*length));
      return in ? std::optional(std::move(message)) : std::nullopt;
    }
  }
}

void speak(Globals& globals, phrases::Language language) {
  std::ios::sync_with_stdio(false);
  // Who waits for input must not write what another thread is about to.
  std::cin.tie(nullptr);
  // Never destroyed: what it computes in the background is not waited for.
  auto& server = *new LspServer(globals.library(), language, [](const std::string& message) {
    std::cout << "Content-Length: " << message.size() << "\r\n\r\n" << message << std::flush;
  });
  while (const auto message = next_message(std::cin, server)) {
    if (!server.take(*message)) break;
  }
  std::cout << std::flush;
  std::_Exit(server.shut_down() ? Exit::done : Exit::does_not_hold);
}

}  // namespace

void add_lsp(Command& app, Globals& globals) {
  auto language = std::make_shared<phrases::Language>(phrases::Language::en);
  Command& command =
      app.command("lsp", "Help an editor with edition files (Language Server Protocol)");
  add_language(command, *language, "The language of answers");
  command.run = [&globals, language] { speak(globals, *language); };
}

}  // namespace hanaproof::cli
