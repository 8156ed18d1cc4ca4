// What comes from outside, read as the command reads it: for libFuzzer, and for a test that goes
// through the inputs that are kept.
#pragma once

#include <stdexcept>
#include <string_view>

namespace hanaproof::fuzz {

// Something holds of no input: a mistake of this project.
struct Broken : std::logic_error {
  using std::logic_error::logic_error;
};

// A position of cards, of bets or of Hachi-Hachi: what is read is what is written again, and is
// valid or is told why not. Throws Broken.
void position_input(std::string_view text);

// A line to a server, which is answered by a line that can be read, by the spec and by the engine
// alike; and a reply to anything that can be asked, which is understood or refused. Throws Broken.
void protocol_input(std::string_view line);

// A file with a house's own edition: read, linked, and made a ruleset, or told why not.
void edition_input(std::string_view text);

// A condition, a number or a factor of the yaku language. Throws Broken.
void yaku_input(std::string_view text);

// Findings, parts of a receipt, or a checkpoint. Throws Broken.
void findings_input(std::string_view text);

// A corpus, and games that were written down, as JSON Lines. Throw Broken.
void corpus_input(std::string_view text);
void log_input(std::string_view text);

}  // namespace hanaproof::fuzz
