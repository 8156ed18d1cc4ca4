#include "reports/regress/account.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <boost/algorithm/string/trim.hpp>

#include "checker/engines/regress/signature.h"
#include "model/phrases/named.h"
#include "reports/json/values.h"
#include "reports/markup/listed.h"
#include "reports/walk/told.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using lockstep::Difference;

namespace {

using Named = std::pair<std::string_view, std::string_view>;

template <std::size_t N>
std::string words_for(const std::array<Named, N>& table, std::string_view word) {
  const auto* found = std::ranges::find(table, word, &Named::first);
  return std::string(found == table.end() ? word : found->second);
}

// What can differ, as a heading.
constexpr std::array<Named, 14> kWhat = {{{"conserved", "Cards that get lost"},
                                          {"error", "An answer that is none"},
                                          {"held", "The position is not kept"},
                                          {"moves", "Legal moves"},
                                          {"money", "Money"},
                                          {"multiplier", "The factor"},
                                          {"next_dealer", "Who deals next"},
                                          {"payment", "The payment"},
                                          {"perft", "Numbers of sequences of moves"},
                                          {"points", "Points of the captured cards"},
                                          {"position", "The position after the move"},
                                          {"replay", "Whether the round is played again"},
                                          {"result", "What is written down"},
                                          {"yaku", "Yaku"}}};

constexpr std::array<Named, 18> kFields = {
    {{"before_draw", "whether the stock card is still to come"},
     {"called_at", "points at the last koi-koi"},
     {"called_yaku", "yaku at the last koi-koi"},
     {"calls", "koi-koi called so far"},
     {"captured", "captured cards"},
     {"drawn", "the drawn card"},
     {"forfeited", "points lost to an opponent's yaku"},
     {"hand_winners", "who wins by the hand dealt"},
     {"hands", "hands"},
     {"last_call", "who called koi-koi last"},
     {"november_played", "whether November was played"},
     {"phase", "what is to be decided"},
     {"stopped", "who ended the round"},
     {"stock", "the stock"},
     {"standing", "stakes"},
     {"turn", "whose turn it is"},
     {"field", "the field"},
     {"wild", "the wildcard"}}};

constexpr std::array<Named, 5> kPhases = {{{"play", "a hand card is to be played"},
                                           {"choose", "what the drawn card takes"},
                                           {"call", "koi-koi or stop"},
                                           {"declare", "whether to object to the wildcard"},
                                           {"over", "nothing: the round is over"}}};

std::vector<std::string> words_between(std::string_view text, std::string_view separators) {
  auto parts = regress::parts_of(text, separators);
  for (std::string& part : parts) boost::trim(part);
  std::erase(parts, "");
  return parts;
}

// ---- What differs -------------------------------------------------------------------------------

// "takes 2" of a signature.
std::string moves_named(const std::string& kind) {
  if (kind == "takes none") return "cards laid out without a capture";
  if (kind.starts_with("takes ")) {
    const std::string number = kind.substr(6);
    return fmt::format("captures of {} {}", number, number == "1" ? "card" : "cards");
  }
  return fmt::format("“{}”", kind);
}

// A part of a signature in words that follow "Yaku: ".
std::string part_in_words(const std::string& what, const std::string& part, const Subject& who) {
  if (what == "moves") {
    // Words in the place of moves: the other parts say what they stand for.
    if (part.ends_with("no move")) return {};
    const std::string moves = moves_named(part.substr(1));
    return part[0] == '+' ? fmt::format("{} {}", who.allows, moves)
                          : fmt::format("the {} does not allow {}", who.name, moves);
  }
  if (what == "position") return words_for(kFields, part);
  if (what == "yaku") {
    constexpr std::array<Named, 4> kHow = {{{"missing", "is not counted"},
                                            {"extra", "is counted"},
                                            {"more", "is worth more"},
                                            {"less", "is worth less"}}};
    const auto words = words_between(part, " ");
    if (words.size() != 2) return part;
    return phrases::name_of(words[0], phrases::Language::en) + " " + words_for(kHow, words[1]);
  }
  constexpr std::array<Named, 3> kMuch = {
      {{"more", "has more"}, {"less", "has less"}, {"not given", "gives none"}}};
  const std::string much = words_for(kMuch, part);
  if (much != part) return fmt::format("the {} {}", who.name, much);
  constexpr std::array<Named, 2> kOtherwise = {
      {{"turned", "the other way round"}, {"seats", "for another number of players"}}};
  return words_for(kOtherwise, part);
}

// ---- What a side says ---------------------------------------------------------------------------

Sentence plain_words(const std::string& text) { return Writer().text(text).take(); }

void add_move(const notation::Move& move, Writer& out) {
  if (move.sort != notation::Move::Sort::card) {
    out.text(fmt::format("“{}”", move.text()));
    return;
  }
  out.card(move.card);
  if (move.takes.empty()) {
    out.text(" stays on the field");
  } else {
    out.text(" takes ").cards(move.takes);
  }
}

std::vector<Sentence> moves_said(const std::string& said, const std::string& other,
                                 std::string_view alone) {
  const auto theirs = words_between(other, " ");
  std::vector<Sentence> lines;
  for (const std::string& text : words_between(said, " ")) {
    Writer line;
    if (const auto move = notation::Move::parse(text)) {
      add_move(*move, line);
    } else {
      line.text(capitalized(text));
    }
    const bool parses = notation::Move::parse(text).has_value();
    if (parses && std::ranges::find(theirs, text) == theirs.end()) line.text(alone);
    lines.push_back(line.take());
  }
  if (lines.empty()) lines.push_back(plain_words("No move is legal"));
  return lines;
}

std::string yaku_said_of(const std::string& seat) {
  const auto made = words_between(seat, ",");
  if (made.empty() || made.front() == "none") return "no yaku";
  return listed(made, ", ", [](const std::string& one) {
    const std::size_t blank = one.find(' ');
    return phrases::name_of(one.substr(0, blank), phrases::Language::en) +
           (blank == std::string::npos ? "" : one.substr(blank));
  });
}

std::vector<Sentence> seats_said(const std::vector<std::string>& seats, const auto& words) {
  std::vector<Sentence> lines;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    lines.push_back(plain_words(fmt::format("Player {}: {}", seat, words(seats[seat]))));
  }
  if (lines.empty()) lines.push_back(plain_words("Nothing"));
  return lines;
}

void add_value(const Json& value, const std::string& field, Writer& out) {
  if (value.is_string()) {
    const auto text = value.get<std::string>();
    if (const auto card = cards::Card::parse(text)) {
      out.card(*card);
    } else {
      out.text(field == "phase" ? words_for(kPhases, text) : text);
    }
  } else if (value.is_array()) {
    const bool seats = !value.empty() && (value[0].is_array() || !value[0].is_string());
    if (value.empty()) out.text("none");
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (i > 0) out.text(seats ? "; " : ", ");
      if (seats) out.text(player(i) + ": ");
      add_value(value[i], field, out);
    }
  } else if (value.is_null()) {
    out.text("nobody");
  } else if (value.is_boolean()) {
    out.text(value.get<bool>() ? "yes" : "no");
  } else if (value.is_number_unsigned() &&
             (field == "turn" || field == "stopped" || field == "last_call")) {
    out.text(player(value.get<std::size_t>()));
  } else {
    out.text(value.dump());
  }
}

std::vector<Sentence> position_said(const std::string& said, const std::string& other) {
  const Json json = Json::parse(said, nullptr, false);
  if (!json.is_object()) return {plain_words(said)};
  const Json theirs = Json::parse(other, nullptr, false);
  std::vector<Sentence> lines;
  for (const auto& [field, value] : json.items()) {
    Writer line;
    line.text(capitalized(words_for(kFields, field)) + ": ");
    add_value(value, field, line);
    lines.push_back(line.take());
  }
  for (const auto& [field, value] : theirs.items()) {
    if (json.contains(field)) continue;
    lines.push_back(plain_words(capitalized(words_for(kFields, field)) + ": nothing said"));
  }
  return lines;
}

}  // namespace

std::string title_of(const regress::Found& found, const Subject& who) {
  if (!found.fault.empty()) return "Engine fault: " + found.fault;
  const regress::Signature& differs = found.signature;
  std::string what = capitalized(words_for(kWhat, differs.what));
  if (differs.parts.empty() || differs.what == "error" || differs.what == "held") return what;
  std::vector<std::string> parts;
  for (const std::string& part : differs.parts) {
    parts.push_back(part_in_words(differs.what, part, who));
  }
  std::erase(parts, "");
  return parts.empty() ? what : what + ": " + listed(parts, ", ");
}

std::vector<Sentence> account_of(const std::string& what, const std::string& said,
                                 const std::string& other) {
  if (what == "moves") return moves_said(said, other, " (only here)");
  if (what == "position") return position_said(said, other);
  if (what == "yaku") return seats_said(words_between(said, "|"), yaku_said_of);
  constexpr std::array<std::string_view, 4> kPerSeat = {"points", "result", "payment", "money"};
  if (std::ranges::find(kPerSeat, what) != kPerSeat.end()) {
    return seats_said(words_between(said, " "), std::identity());
  }
  return {plain_words(said.empty() ? "nothing" : said)};
}

std::string account_text(const Difference& difference, const Subject& who) {
  const auto side = [&](const std::string& said, const std::string& other) {
    return listed(account_of(difference.what, said, other), "; ", to_text);
  };
  return fmt::format("The edition: {}\nThe {}: {}\n", side(difference.spec, difference.subject),
                     who.name, side(difference.subject, difference.spec));
}

}  // namespace hanaproof::reports
