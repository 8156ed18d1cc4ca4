// The Language Server Protocol with an editor on the other side. How messages are framed is not its
// affair (lsp.cpp).
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "cli/lsp_worker.h"
#include "model/phrases/language.h"
#include "reports/json/values.h"

namespace hanaproof::cli {

class LspServer {
 public:
  // Takes a message as JSON text; never called by two threads at once.
  using Send = std::function<void(const std::string& message)>;

  LspServer(const rulebook::Library& editions, phrases::Language language, Send send);

  // Answers whatever it gets. False once the editor has asked to exit.
  bool take(const std::string& message);
  // For what is no message at all.
  void refuse(const std::string& why);
  // Whether the editor has said that it is about to exit.
  bool shut_down() const { return state_ == State::shut_down; }

 private:
  using Json = reports::Json;
  enum class State { new_born, initialized, shut_down };

  void send(const Json& message);
  void send_diagnostics(const OpenText& text, const LspWorker::Diagnostics& all);
  void answer(const Json& message);
  void fail(const Json& message, int code, const std::string& why);
  Json result_of(const std::string& method, const Json& params);
  void notice(const std::string& method, const Json& params);
  void open(const std::string& uri, const Json& document, const std::string& text);
  void close(const std::string& uri);
  Json hover(const Json& params) const;
  Json completion(const Json& params) const;
  const editor::Text* text_of(const Json& params) const;

  const rulebook::Library& editions_;
  phrases::Language language_;
  Send send_;
  std::mutex sending_;
  State state_ = State::new_born;
  std::map<std::string, editor::Text> texts_;  // open ones, by their addresses
  LspWorker worker_;                           // last: it uses all of these
};

}  // namespace hanaproof::cli
