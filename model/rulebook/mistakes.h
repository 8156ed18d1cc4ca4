// What is wrong in the files of editions: each mistake with its place, and all of them at once.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "model/rulebook/clause.h"

namespace hanaproof::rulebook {

struct Mistake {
  FilePosition place;   // no line: it stands in no file
  std::string message;  // what is wrong, what was expected

  // One line: "FILE:LINE:COLUMN: message".
  std::string text() const;
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

// Mistakes in an edition or document file, or one in what was asked for. `what()` has a line for
// each.
class EditionError : public std::runtime_error {
 public:
  explicit EditionError(const std::string& what);
  // At least one.
  explicit EditionError(std::vector<Mistake> mistakes);

  const std::vector<Mistake>& mistakes() const { return mistakes_; }

 private:
  std::vector<Mistake> mistakes_;
};

// Rules by which the game cannot be dealt (`unplayable`).
class Unplayable : public EditionError {
 public:
  using EditionError::EditionError;
};

// Collects the mistakes of several steps, so that the first does not hide the others.
class Mistakes {
 public:
  // Does the step, and keeps what it throws. Whether it went through.
  template <class Step>
  bool keep(const Step& step) {
    try {
      step();
      return true;
    } catch (const EditionError& error) {
      add(error.mistakes());
      return false;
    }
  }
  // Each once: one cause may come up in several steps.
  void add(const std::vector<Mistake>& more);

  const std::vector<Mistake>& all() const { return all_; }
  // Throws EditionError with all of them, in the order of the files. Does nothing if there is none.
  void refuse() const;

 private:
  std::vector<Mistake> all_;
};

}  // namespace hanaproof::rulebook
