// What goes wrong, said in one line as the command says it.
#pragma once

#include <stdexcept>

#include "hanaproof/export.h"

namespace hanaproof {

// Of input that is wrong: a text that is no edition, an id that nobody has (the message names the
// nearest), a position that cannot be, a move that is illegal, a question that the rules do not
// raise. Nothing has changed when it is thrown.
class HANAPROOF_API Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace hanaproof
