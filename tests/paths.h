// Where things are on this machine. Only `paths.cpp` is compiled with these paths, so that a
// compiler cache knows the other sources again in another folder.
#pragma once

#include <string>

namespace hanaproof::paths {

// The folder of the repository.
const std::string& source_dir();
// The programs that tests start; a test that does needs `add_dependencies`.
const std::string& hanaproof_command();
const std::string& hostile_engine();
const std::string& faulty_adapter();

}  // namespace hanaproof::paths
