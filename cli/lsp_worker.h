// Looks at texts in the background: the newest of each file, and what was typed last first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "model/rulebook/library.h"
#include "reports/editor/diagnostics.h"

namespace hanaproof::cli {

struct OpenText {
  std::string uri;
  std::string text;
  std::optional<std::int64_t> version;  // as the editor counts
};

class LspWorker {
 public:
  using Diagnostics = std::vector<editor::Diagnostic>;
  using Publish = std::function<void(const OpenText& text, const Diagnostics& all)>;

  // Publishes from its own thread: the mistakes of reading, and if there are none and nobody types,
  // what `check` finds. Never for a text that is not the newest.
  LspWorker(const rulebook::Library& editions, Publish publish);

  // Takes the place of the text that the file had before.
  void look_at(OpenText text);
  // Nothing is published of the file from now on.
  void forget(const std::string& uri);

 private:
  struct Job {
    OpenText text;
    std::size_t number = 0;
  };

  void run(const std::stop_token& stop);
  // False if it gave up for something newer.
  bool look(const Job& job, const std::stop_token& stop);
  // Waits for what is typed next, a moment.
  void pause();
  bool has_newer() const;
  void publish(const Job& job, const Diagnostics& all);
  // Of one that was given up for another file.
  void take_up_again(Job job);

  const rulebook::Library& editions_;
  Publish publish_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::list<Job> waiting_;                     // the newest first
  std::map<std::string, std::size_t> newest_;  // of each file, the number of its text
  std::size_t count_ = 0;
  std::jthread thread_;  // last: it uses all of these
};

}  // namespace hanaproof::cli
