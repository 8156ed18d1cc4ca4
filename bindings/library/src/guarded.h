// What goes wrong inside, as the one exception that the library throws.
#pragma once

#include <exception>
#include <new>

#include "hanaproof/error.h"
#include "model/notation/plain_message.h"

namespace hanaproof {

// Does the work. Whatever it throws becomes an Error with the same message; want of memory stays
// what it is.
template <class Work>
decltype(auto) guarded(Work&& work) try {
  return work();
} catch (const Error&) {
  throw;
} catch (const std::bad_alloc&) {
  throw;
} catch (const std::exception& error) {
  throw Error(notation::plain_message(error.what()));
}

}  // namespace hanaproof
