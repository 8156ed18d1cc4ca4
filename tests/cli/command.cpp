#include "tests/cli/command.h"
#include "tests/paths.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include <sys/wait.h>

namespace hanaproof::cli::testing {

Result shell(const std::string& command) {
  const Folder folder;
  const std::string line =
      fmt::format("( {} ) > {} 2> {} < /dev/null", command, folder.path("out"), folder.path("err"));
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read(folder.path("out")),
          read(folder.path("err"))};
}

Result hanaproof(const std::string& arguments) {
  return shell(fmt::format("{} {}", paths::hanaproof_command(), arguments));
}

Result signalled(const std::string& arguments, const char* signal, const std::string& until,
                 const std::string& out) {
  return shell(fmt::format(
      "{} {} > {} & pid=$!; for i in $(seq 1200); do if {}; then break; fi; sleep 0.1; done; "
      "kill -{} $pid; wait $pid",
      paths::hanaproof_command(), arguments, out, until, signal));
}

Folder::Folder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "hanaproof-XXXXXX").string();
  path_ = mkdtemp(pattern.data());
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name, const std::string& text) const {
  std::ofstream(path_ / name) << text;
  return path(name);
}

std::string read(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

Result validated(const std::string& schema, const std::string& document) {
  const Folder folder;
  return shell(
      fmt::format("python3 {0}/tests/reports/check_schema.py {0}/docs/schemas/{1}.schema.json {2}",
                  paths::source_dir(), schema, folder.file("document.json", document)));
}

}  // namespace hanaproof::cli::testing
