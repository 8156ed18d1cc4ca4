// A folder of a test's own, gone when the test is over; and programs that a test starts.
#pragma once

#include <filesystem>
#include <string>

namespace hanaproof::reports {

class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

std::string read(const std::filesystem::path& path);
// How many things lie in a folder, hidden ones included.
std::ptrdiff_t entries(const std::filesystem::path& folder);
// The exit status of a shell command.
int run(const std::string& command);

}  // namespace hanaproof::reports
