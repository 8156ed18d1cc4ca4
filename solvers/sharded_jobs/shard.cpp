#include "solvers/sharded_jobs/shard.h"

#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "solvers/sharded_jobs/run_error.h"

namespace hanaproof::sharded_jobs {

namespace {

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  return number;
}

}  // namespace

Shard Shard::parse(std::string_view text) {
  const auto slash = text.find('/');
  const auto index = whole_number(text.substr(0, slash));
  const auto of =
      slash == std::string_view::npos ? std::nullopt : whole_number(text.substr(slash + 1));
  if (!index || !of || *index >= *of) {
    throw RunError(fmt::format("shard \"{}\": expected I/N with I from 0 to N-1", text));
  }
  return {*index, *of};
}

std::string Shard::text() const { return fmt::format("{}/{}", index, of); }

std::uint64_t Shard::size(std::uint64_t units) const {
  return units > index ? (units - index - 1) / of + 1 : 0;
}

}  // namespace hanaproof::sharded_jobs
