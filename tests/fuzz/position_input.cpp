#include "model/editions/builtin.h"
#include "model/notation/bet_position.h"
#include "model/notation/position_json.h"
#include "model/notation/validate.h"
#include "model/rulebook/library.h"
#include "model/spec/hachi/validate.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

namespace {

const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

const rulebook::Ruleset& rules() {
  static const rulebook::Ruleset ruleset(library().at("robin-red.koi-koi.en"), {2, {}});
  return ruleset;
}

void position(std::string_view text) {
  try {
    const auto read = notation::position_from_json(text);
    if (!(notation::position_from_json(notation::to_json(read)) == read)) {
      throw Broken("a position is not what is written of it");
    }
    notation::validate(read, rules());
  } catch (const notation::NotationError&) {
  }
}

void bet_position(std::string_view text) {
  try {
    const auto read = notation::bet_position_from_json(text);
    if (!(notation::bet_position_from_json(notation::to_json(read)) == read)) {
      throw Broken("a position of bets is not what is written of it");
    }
  } catch (const notation::NotationError&) {
  }
}

void hachi_position(std::string_view text) {
  static const spec::hachi::Rules rules(
      rulebook::Ruleset(library().at("oishi-tengudo.hachi-hachi"), {4, {}}));
  try {
    const auto read = notation::hachi_from_json(text);
    if (!(notation::hachi_from_json(notation::to_json(read)) == read)) {
      throw Broken("a position of Hachi-Hachi is not what is written of it");
    }
    spec::hachi::validate(rules, read);
  } catch (const notation::NotationError&) {
  }
}

}  // namespace

void position_input(std::string_view text) {
  position(text);
  bet_position(text);
  hachi_position(text);
}

}  // namespace hanaproof::fuzz
