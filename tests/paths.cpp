#include "tests/paths.h"

namespace hanaproof::paths {

const std::string& source_dir() {
  static const std::string path = HANAPROOF_SOURCE_DIR;
  return path;
}

const std::string& hanaproof_command() {
  static const std::string path = HANAPROOF_COMMAND;
  return path;
}

const std::string& hostile_engine() {
  static const std::string path = HANAPROOF_HOSTILE_ENGINE;
  return path;
}

const std::string& faulty_adapter() {
  static const std::string path = HANAPROOF_FAULTY_ADAPTER;
  return path;
}

}  // namespace hanaproof::paths
