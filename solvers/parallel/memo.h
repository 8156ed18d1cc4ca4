// What was found out once is not found out again.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace hanaproof::parallel {

// Values by everything that they depend on. Safe to call from several threads; two of them may find
// out the same at once, so that none waits for another.
template <class T>
class Memo {
 public:
  // What is known under the key, or else what `make` returns. What it throws leaves nothing behind.
  template <class Make>
  std::shared_ptr<const T> of(const std::string& key, const Make& make) {
    {
      const std::scoped_lock lock(mutex_);
      const auto known = values_.find(key);
      if (known != values_.end()) return known->second;
    }
    auto made = std::make_shared<const T>(make());
    const std::scoped_lock lock(mutex_);
    return values_.try_emplace(key, std::move(made)).first->second;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const T>> values_;
};

}  // namespace hanaproof::parallel
