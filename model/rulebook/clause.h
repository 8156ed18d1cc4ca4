// A clause: what one edition answers to one topic, and where it says so.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/topic.h"

namespace hanaproof::rulebook {

// A passage of a document. `anchor` is at most five words by which it can be found.
struct Citation {
  std::string document;
  std::string page;  // as printed; empty where the document has no pages
  int line = 0;      // of the transcription, from 1; 0 when not given
  std::string anchor;
  int occurrence = 0;  // which of several passages that hold the anchor, from 1; 0: the only one

  // "robin-red-koi-koi p. 7, line 119 (7 points ou plus)".
  std::string text() const;
};

// Where in a file something stands, line and column from 1; zero when unknown.
struct FilePosition {
  int line = 0;
  int column = 0;
  std::string file = {};  // as it was given

  friend bool operator==(const FilePosition&, const FilePosition&) = default;
};

// One way to read a clause.
struct Reading {
  std::string name;  // the value's text, or the name that the file gives
  Value value;
  std::string why;
  // The words allow it, but others of the same text speak against it.
  bool strained = false;
};

// The games in which a clause holds.
struct When {
  std::vector<int> players;           // empty: any number
  std::optional<std::string> option;  // only when this option is on ("toppa")
};

enum class Standing {
  stated,         // the text says it
  silent,         // the text leaves the question open: the reading is an assumption
  absent,         // the text closes the question: it has no such rule, and is played as the reading
  transcription,  // the transcription garbled it: the reading is an assumption
  picture,        // only a picture or the layout says it: the reading is an assumption
};

// "stated", "silent", "absent", "transcription", "picture": the words of the edition format.
std::string_view name(Standing standing);

struct Clause {
  std::string edition;
  const Topic* topic = nullptr;
  int number = 1;  // from 1 within the edition's clauses on the topic
  Standing standing = Standing::stated;
  std::vector<Reading> readings;  // the likeliest first; one for a plain value
  When when;
  std::vector<Citation> sources;
  std::vector<std::string> settles;  // ids of clauses that give way to this one
  std::string note;                  // and, for silent and transcription, the reason
  std::string printed;               // a yaku's name as the text prints it
  // Why a yaku's cards are not the text's words but the customary meaning of a picture; else empty.
  // Its points are then the text's all the same.
  std::string picture;
  FilePosition position;

  // "red-book.koi-koi.en/score.high#1".
  std::string id() const;
};

}  // namespace hanaproof::rulebook
