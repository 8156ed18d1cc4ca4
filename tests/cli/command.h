// Running the command as a user does.
#pragma once

#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

namespace hanaproof::cli::testing {

struct Result {
  int status = 0;
  std::string out;
  std::string err;

  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

// Runs `hanaproof ARGUMENTS` with a shell, in a folder of its own that is gone afterwards.
Result hanaproof(const std::string& arguments);
// Runs any command with a shell.
Result shell(const std::string& command);

// Runs `hanaproof ARGUMENTS > OUT` in the background, and sends it a signal ("INT") once the shell
// has found a condition to hold, which may speak of $pid, or after two minutes; gives what it ends
// with.
Result signalled(const std::string& arguments, const char* signal, const std::string& until,
                 const std::string& out);

// A folder that is removed at the end of the test.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  // Writes a file into it and gives its path.
  std::string file(const std::string& name, const std::string& text) const;
  std::string path(const std::string& name = "") const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

std::string read(const std::string& path);

// Checks a document against `docs/schemas/SCHEMA.schema.json`; the status is `kNoValidator` if
// python3-jsonschema is not installed.
inline constexpr int kNoValidator = 77;
Result validated(const std::string& schema, const std::string& document);

}  // namespace hanaproof::cli::testing
