// Editions: rulebooks as lists of clauses, the built-in ones and one's own.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hanaproof/export.h"

namespace hanaproof {

namespace rulebook {
class Library;
}

// Where a text says something.
struct Citation {
  std::string document;
  std::string place;   // "page 3", "section 2.1"
  int line = 0;        // 0: not known
  std::string anchor;  // at most five words, as they stand there
};

// The answer of an edition to one rules question.
struct Clause {
  std::string id;                     // "EDITION/TOPIC#N"
  std::string topic;                  // "call.trigger"
  std::string standing;               // "stated", "silent", ... (docs/edition-format.md)
  std::vector<std::string> readings;  // values as edition files write them; the default first
  std::string note;
  std::vector<Citation> sources;
};

struct Edition {
  std::string id;
  std::string title;
  std::string game;      // "koi-koi", "sakura", "sutda", "hachi-hachi", "hana-awase", ...
  std::string language;  // "fr"
  std::string document;
  std::string inherits;              // or empty
  std::vector<int> players;          // numbers it can be played by, the usual one first
  std::vector<std::string> options;  // that may be switched on: "wildcard"
  std::vector<Clause> clauses;       // inherited ones included
};

// A rules question.
struct Topic {
  std::string id;
  std::string question;
};

// Copies share what was read. Changing one leaves the others, and what was made of them, as it was.
class HANAPROOF_API Editions {
 public:
  // Those that are part of the library.
  static Editions builtin();
  // All *.toml of a folder, editions and documents. Throws Error with every mistake, one a line:
  // "FILE:LINE:COLUMN: what is wrong".
  static Editions from_folder(const std::string& path);

  // With one more, which may inherit from those at hand, or instead of the one of the same id.
  // `name` stands for the file in messages. Throws Error as from_folder.
  Editions with(std::string_view toml, const std::string& name = "edition.toml") const;

  // In alphabetical order.
  std::vector<std::string> ids() const;
  // Throws Error that names the nearest id.
  Edition at(const std::string& id) const;
  // Every question that somebody could ask, in the order of the registry.
  std::vector<Topic> topics() const;
  // Those that a question in somebody's own words, in any of the five languages, is about; the best
  // first.
  std::vector<Topic> find(std::string_view words) const;

  const rulebook::Library& library() const { return *library_; }

 private:
  friend class Rules;
  explicit Editions(std::shared_ptr<const rulebook::Library> library);
  std::shared_ptr<const rulebook::Library> library_;
};

}  // namespace hanaproof
