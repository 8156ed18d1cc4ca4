#include "cli/written_file.h"

#include <utility>

#include "reports/atomic_file.h"
#include "reports/error.h"

namespace hanaproof::cli {

Option& written_file(Command& command, std::string name, std::string* target, std::string help,
                     OptionTraits traits) {
  traits.check = [](const std::string& path) -> std::string {
    try {
      reports::expect_writable(path);
      return {};
    } catch (const reports::ReportError& error) {
      return error.what();
    }
  };
  return command.option(std::move(name), target, std::move(help), std::move(traits));
}

}  // namespace hanaproof::cli
