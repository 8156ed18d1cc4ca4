// Engines with a mistake in them, for the tests of the cross-check.
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "checker/crosscheck/engine_subject.h"
#include "checker/crosscheck/plan.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace hanaproof::crosscheck::testing {

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

// The editions that the spec and the engine play.
inline std::vector<const rulebook::Edition*> capturing() {
  std::vector<const rulebook::Edition*> editions;
  for (const rulebook::Edition& edition : library().editions()) {
    const bool played =
        edition.game != "base" && rulebook::family_of(edition.game) == rulebook::Family::capturing;
    if (played) editions.push_back(&edition);
  }
  return editions;
}

inline rulebook::Ruleset rules(const std::string& id, int players = 2,
                               std::vector<std::string> options = {}) {
  return {library().at(id), rulebook::Scope{players, std::move(options)}};
}

// The engine with its tables changed after they were made.
inline MakeSubject with_tables(
    std::function<void(engine::Tables&, const rulebook::Ruleset&)> spoil) {
  return [spoil = std::move(spoil)](const rulebook::Ruleset& ruleset) {
    auto tables = std::make_shared<engine::Tables>(ruleset);
    spoil(*tables, ruleset);
    return engine_subject(std::move(tables));
  };
}

// What becomes of a position that a move led to.
using Spoil = std::function<void(const notation::Position& before, const notation::Move& move,
                                 notation::Position& after)>;

class SpoiledBoard : public Board {
 public:
  SpoiledBoard(const Subject& subject, const Spoil& spoil, std::unique_ptr<Board> inner)
      : subject_(subject), spoil_(spoil), inner_(std::move(inner)) {}
  std::vector<notation::Move> moves() const override { return inner_->moves(); }
  notation::Position position() const override { return inner_->position(); }
  spec::Score score() const override { return inner_->score(); }
  std::string inner_fault() const override { return inner_->inner_fault(); }
  std::unique_ptr<Board> after(const notation::Move& move) const override {
    auto next = inner_->after(move);
    const notation::Position right = next->position();
    notation::Position wrong = right;
    spoil_(inner_->position(), move, wrong);
    if (!(wrong == right)) next = subject_.at(wrong);
    return std::make_unique<SpoiledBoard>(subject_, spoil_, std::move(next));
  }

 private:
  const Subject& subject_;
  const Spoil& spoil_;
  std::unique_ptr<Board> inner_;
};

// The engine with its positions changed after every move.
class SpoiledSubject : public Subject {
 public:
  SpoiledSubject(std::unique_ptr<Subject> inner, Spoil spoil)
      : inner_(std::move(inner)), spoil_(std::move(spoil)) {}
  std::unique_ptr<Board> open(const notation::Position& dealt) const override {
    return std::make_unique<SpoiledBoard>(*inner_, spoil_, inner_->open(dealt));
  }
  std::unique_ptr<Board> at(const notation::Position& position) const override {
    return std::make_unique<SpoiledBoard>(*inner_, spoil_, inner_->at(position));
  }
  std::uint64_t perft(const notation::Position& position, int depth) const override {
    return inner_->perft(position, depth);
  }

 private:
  std::unique_ptr<Subject> inner_;
  Spoil spoil_;
};

inline MakeSubject with_positions(Spoil spoil) {
  return [spoil = std::move(spoil)](const rulebook::Ruleset& ruleset) {
    return std::make_unique<SpoiledSubject>(engine_subject(ruleset), spoil);
  };
}

// The engine counting one sequence too many of two moves or more.
class MiscountingSubject : public SpoiledSubject {
 public:
  explicit MiscountingSubject(const rulebook::Ruleset& ruleset)
      : SpoiledSubject(engine_subject(ruleset), [](const auto&, const auto&, auto&) {}) {}
  std::uint64_t perft(const notation::Position& position, int depth) const override {
    return SpoiledSubject::perft(position, depth) + (depth >= 2 ? 1 : 0);
  }
};

}  // namespace hanaproof::crosscheck::testing
