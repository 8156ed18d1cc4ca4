#include "checker/engines/regress/signature.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace hanaproof::regress {

namespace {

// "takes 3" of a card, "koi-koi", "raise".
std::string kind_of_move(const std::string& text) {
  const auto move = games::Move::parse(text);
  if (!move) return "no move";
  if (move->sort != games::Move::Sort::card) return text.substr(0, text.find(':'));
  return move->takes.empty() ? "takes none" : fmt::format("takes {}", move->takes.size());
}

void add_moves(const lockstep::Difference& difference, std::set<std::string>& parts) {
  auto ours = parts_of(difference.spec, " ");
  const auto theirs = parts_of(difference.subject, " ");
  const bool refused = difference.subject == "refused";
  // Beside the move there is what somebody says of it.
  if (refused)
    std::erase_if(ours, [](const std::string& word) { return !games::Move::parse(word); });
  for (const std::string& move : ours) {
    if (!std::ranges::count(theirs, move)) parts.insert("-" + kind_of_move(move));
  }
  if (refused) return;
  for (const std::string& move : theirs) {
    if (!std::ranges::count(ours, move)) parts.insert("+" + kind_of_move(move));
  }
}

std::map<std::string, int> yaku_of(const std::string& seat) {
  std::map<std::string, int> all;
  for (const std::string& one : parts_of(seat, ",")) {
    const auto words = parts_of(one, " ");
    if (words.size() == 2) all[words[0]] += std::stoi(words[1]);
  }
  return all;
}

void add_yaku(const lockstep::Difference& difference, std::set<std::string>& parts) {
  for (const auto& [expected, said] : yaku_said(difference)) {
    for (const auto& [id, points] : expected) {
      const auto found = said.find(id);
      if (found == said.end()) {
        parts.insert(id + " missing");
      } else if (found->second != points) {
        parts.insert(id + (found->second > points ? " more" : " less"));
      }
    }
    for (const auto& [id, points] : said) {
      if (!expected.contains(id)) parts.insert(id + " extra");
    }
  }
}

void add_numbers(const lockstep::Difference& difference, std::set<std::string>& parts) {
  const auto ours = parts_of(difference.spec, " ");
  const auto theirs = parts_of(difference.subject, " ");
  if (ours.size() != theirs.size()) parts.insert(theirs.empty() ? "not given" : "seats");
  for (std::size_t seat = 0; seat < std::min(ours.size(), theirs.size()); ++seat) {
    const int one = std::stoi(ours[seat]);
    const int other = std::stoi(theirs[seat]);
    if (one == other) continue;
    const bool turned = (one < 0 && other > 0) || (one > 0 && other < 0);
    parts.insert(turned ? "turned" : std::abs(other) > std::abs(one) ? "more" : "less");
  }
}

void add_fields(const lockstep::Difference& difference, std::set<std::string>& parts) {
  for (const std::string& text : {difference.spec, difference.subject}) {
    const auto json = nlohmann::json::parse(text, nullptr, false);
    for (const auto& [field, value] : json.items()) parts.insert(field);
  }
}

// The words of a text, without what changes from case to case.
std::string words_of(const std::string& text) {
  std::vector<std::string> words;
  for (const std::string& word : parts_of(text, " \"'")) {
    const bool has_digit =
        std::ranges::any_of(word, [](unsigned char c) { return std::isdigit(c); });
    if (!has_digit) words.push_back(word);
  }
  return fmt::format("{}", fmt::join(words, " "));
}

constexpr std::array<std::string_view, 4> kNumbers = {"points", "result", "payment", "money"};

}  // namespace

std::vector<std::string> parts_of(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts;
  std::size_t start = text.find_first_not_of(separators);
  while (start != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
    parts.emplace_back(text.substr(start, end - start));
    start = text.find_first_not_of(separators, end);
  }
  return parts;
}

std::string Signature::text() const {
  return parts.empty() ? what : fmt::format("{}: {}", what, fmt::join(parts, ", "));
}

bool Signature::is_left_of(const Signature& more) const {
  if (what == more.what) {
    return parts.size() < more.parts.size() && std::ranges::includes(more.parts, parts);
  }
  constexpr std::array<std::string_view, 4> kOrder = {"yaku", "points", "result", "payment"};
  const auto* now = std::ranges::find(kOrder, what);
  const auto* before = std::ranges::find(kOrder, more.what);
  return now != kOrder.end() && before < now;
}

std::vector<YakuSaid> yaku_said(const lockstep::Difference& difference) {
  if (difference.what != "yaku") return {};
  const auto ours = parts_of(difference.spec, "|");
  const auto theirs = parts_of(difference.subject, "|");
  std::vector<YakuSaid> seats(std::max(ours.size(), theirs.size()));
  for (std::size_t i = 0; i < ours.size(); ++i) seats[i].spec = yaku_of(ours[i]);
  for (std::size_t i = 0; i < theirs.size(); ++i) seats[i].subject = yaku_of(theirs[i]);
  return seats;
}

Signature signature(const lockstep::Difference& difference) {
  Signature signature{difference.what, {}};
  if (difference.what == "moves") {
    add_moves(difference, signature.parts);
  } else if (difference.what == "yaku") {
    add_yaku(difference, signature.parts);
  } else if (difference.what == "position") {
    add_fields(difference, signature.parts);
  } else if (std::ranges::count(kNumbers, difference.what) > 0) {
    add_numbers(difference, signature.parts);
  } else if (difference.what == "error" || difference.what == "held") {
    signature.parts.insert(words_of(difference.subject));
  }
  return signature;
}

Signature signature_of_fault(const std::string& fault) { return {"fault", {words_of(fault)}}; }

std::string fault_behind(const lockstep::Failure& failure, const std::optional<std::string>& told) {
  // Before any deal there is nothing to hold other rules against.
  return failure.line == games::Line{} ? failure.difference.subject : told.value_or(std::string());
}

Signature signature_of(const lockstep::Failure& failure, const std::string& fault) {
  return fault.empty() ? signature(failure.difference) : signature_of_fault(fault);
}

}  // namespace hanaproof::regress
