// A file that is either the old one or the new one, never half of each: written beside its place
// and renamed.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hanaproof::reports {

class AtomicFile {
 public:
  // Writes the content beside `path`. Throws ReportError, and then nothing is left behind. Of many
  // files all should be written before the first is flushed: a disk takes them together.
  AtomicFile(std::filesystem::path path, std::string_view content);
  // Removes what was written beside the place and never committed.
  ~AtomicFile();
  AtomicFile(AtomicFile&& other) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;

  // Waits until the content is on the disk. Throws ReportError.
  void flush();
  // Puts the file in its place, flushed. Throws ReportError, and then the old file stands.
  void commit();

 private:
  std::filesystem::path path_;
  std::string beside_;  // empty once committed
  bool flushed_ = false;
};

// Whether `write_file` can write there, found out before there is anything to write: nothing is
// changed. Throws InputError.
void expect_writable(const std::filesystem::path& path);

// Writes one file and puts it in its place: a link stays, and the file that it leads to is
// replaced. Devices, pipes and what standard output goes to are written to as they are. Throws
// ReportError.
void write_file(const std::filesystem::path& path, std::string_view content);

}  // namespace hanaproof::reports
