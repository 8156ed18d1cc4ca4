#include <cstdint>

#include "tests/fuzz/inputs.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  hanaproof::fuzz::findings_input({reinterpret_cast<const char*>(data), size});
  return 0;
}
