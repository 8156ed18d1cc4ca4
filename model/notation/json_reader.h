// How positions are read from JSON and written to it: each mistake is told with its field.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "model/cards/card_set.h"
#include "model/notation/position_json.h"

namespace hanaproof::notation::json {

// Keeps the order in which fields are written.
using Json = nlohmann::ordered_json;

// Card codes in index order, or as they lie.
Json codes(const cards::CardSet& set);
Json codes(const std::vector<cards::Card>& cards);
Json codes(const std::vector<cards::CardSet>& sets);

// All throw NotationError.
[[noreturn]] void fail(const std::string& field, const std::string& expected);
Json parse_object(std::string_view text);

// Reads the fields of one object, each with its own error.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  // Null when the field is missing or null.
  const Json* find(const std::string& field);
  const Json& need(const std::string& field);
  // Every field given must have been asked for.
  void refuse_others() const;

 private:
  const Json& json_;
  std::set<std::string> known_;
};

int to_int(const Json& json, const std::string& field, int least, int most);
bool to_truth(const Json& json, const std::string& field);
cards::Card to_card(const Json& json, const std::string& field);
std::vector<cards::Card> to_cards(const Json& json, const std::string& field);
// Each card once.
cards::CardSet to_set(const Json& json, const std::string& field);
std::string to_word(const Json& json, const std::string& field);
std::vector<std::string> to_words(const Json& json, const std::string& field);

// One entry a seat, as many as there are in `seats`; nothing changes where the field is missing.
template <class Entry, class Read>
void read_seats(Reader& reader, const std::string& field, std::vector<Entry>& seats, Read read) {
  const Json* list = reader.find(field);
  if (!list) return;
  if (!list->is_array() || list->size() != seats.size()) {
    fail(field, "a list of " + std::to_string(seats.size()) + " entries, one a player");
  }
  for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat] = read((*list)[seat]);
}

// One entry a seat; nothing where no entry says anything.
template <class Entry>
void write_seats(Json& object, const std::string& field, const std::vector<Entry>& seats) {
  const bool plain =
      std::all_of(seats.begin(), seats.end(), [](const Entry& entry) { return entry == Entry{}; });
  if (!plain) object[field] = seats;
}

}  // namespace hanaproof::notation::json
