#include "cli/lsp_worker.h"

#include <atomic>
#include <chrono>
#include <exception>

#include <fmt/format.h>

namespace hanaproof::cli {

namespace {

constexpr std::chrono::milliseconds kPause{400};

}  // namespace

LspWorker::LspWorker(const rulebook::Library& editions, Publish publish)
    : editions_(editions),
      publish_(std::move(publish)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

void LspWorker::look_at(OpenText text) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(waiting_, [&](const Job& job) { return job.text.uri == text.uri; });
  newest_[text.uri] = ++count_;
  waiting_.push_front({std::move(text), count_});
  changed_.notify_all();
}

void LspWorker::forget(const std::string& uri) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(waiting_, [&](const Job& job) { return job.text.uri == uri; });
  newest_.erase(uri);
}

void LspWorker::run(const std::stop_token& stop) {
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait(lock, stop, [&] { return !waiting_.empty(); })) return;
      job = std::move(waiting_.front());
      waiting_.pop_front();
    }
    try {
      if (!look(job, stop)) take_up_again(std::move(job));
    } catch (const std::exception& error) {
      publish(job, {{{},
                     editor::Gravity::error,
                     "internal",
                     fmt::format("internal error: {}", error.what())}});
    }
  }
}

bool LspWorker::look(const Job& job, const std::stop_token& stop) {
  const editor::Text text(job.text.text);
  const editor::FileKind kind = editor::kind_of(job.text.uri, text);
  rulebook::Library library = editions_;
  Diagnostics all;
  if (kind != editor::FileKind::other) all = editor::mistakes_in(job.text.uri, text, kind, library);
  publish(job, all);
  if (!all.empty() || kind != editor::FileKind::edition) return true;
  pause();
  std::atomic<bool> stopped = false;
  all = editor::findings_in(text, library, editor::edition_of(text), [&] {
    if (stop.stop_requested() || has_newer()) stopped = true;
    return stopped.load();
  });
  if (!stopped) publish(job, all);
  return !stopped;
}

void LspWorker::pause() {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, kPause, [&] { return !waiting_.empty(); });
}

bool LspWorker::has_newer() const {
  const std::scoped_lock lock(mutex_);
  return !waiting_.empty();
}

void LspWorker::publish(const Job& job, const Diagnostics& all) {
  const std::scoped_lock lock(mutex_);
  const auto newest = newest_.find(job.text.uri);
  if (newest != newest_.end() && newest->second == job.number) publish_(job.text, all);
}

void LspWorker::take_up_again(Job job) {
  const std::scoped_lock lock(mutex_);
  const auto newest = newest_.find(job.text.uri);
  if (newest != newest_.end() && newest->second == job.number) waiting_.push_back(std::move(job));
}

}  // namespace hanaproof::cli
