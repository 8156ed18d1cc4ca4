#include "checker/engines/regress/json_lines.h"

#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/protocol/messages.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

std::size_t for_each_line(std::string_view text, const std::string& name,
                          const std::function<void(std::size_t, std::string_view)>& read) {
  std::size_t number = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    ++number;
    try {
      read(number, text.substr(start, end - start));
    } catch (const std::exception& error) {
      throw notation::NotationError(fmt::format("{}:{}: {}", name, number, error.what()));
    }
    start = end + 1;
  }
  return number;
}

games::Score score_from_json(std::string_view text, const games::Position& position) {
  auto reply = nlohmann::ordered_json::parse(text);
  reply["id"] = 0;
  const protocol::Request request{.what = protocol::Do::score, .position = position};
  const auto body = protocol::reply_from_json(reply.dump(), request).body;
  if (const auto* score = std::get_if<games::Score>(&body)) return *score;
  throw notation::NotationError("\"score\": expected a score");
}

}  // namespace hanaproof::regress
