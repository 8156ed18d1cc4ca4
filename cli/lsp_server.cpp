#include "cli/lsp_server.h"

#include <fmt/format.h>

#include "cli/versions.h"
#include "model/editions/builtin.h"
#include "reports/editor/completion.h"
#include "reports/editor/hover.h"

namespace hanaproof::cli {

using reports::Json;

namespace {

// Of the protocol and of JSON-RPC.
enum Failure : int {
  no_json = -32700,
  no_request = -32600,
  no_method = -32601,
  wrong_parameters = -32602,
  failed_inside = -32603,
  not_initialized = -32002,
};

class Refusal : public std::runtime_error {
 public:
  Refusal(int failure, const std::string& why) : std::runtime_error(why), code(failure) {}
  int code;
};

constexpr std::size_t kLongestText = 2 << 20;  // bytes; the longest edition has a twentieth
constexpr std::size_t kMostTexts = 500;

Json error_of(int code, const std::string& message) {
  return {{"code", code}, {"message", message}};
}

Json reply(const Json& id, const char* key, Json content) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {key, std::move(content)}};
}

Json notification(const char* method, Json params) {
  return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

Json place_json(editor::Place place) { return {{"line", place.line}, {"character", place.unit}}; }

Json range_json(const editor::Range& range) {
  return {{"start", place_json(range.from)}, {"end", place_json(range.to)}};
}

Json diagnostic_json(const editor::Diagnostic& one) {
  return {{"range", range_json(one.range)},
          {"severity", static_cast<int>(one.gravity)},
          {"code", one.code},
          {"source", "hanaproof"},
          {"message", one.message}};
}

// A field that must be there. Throws Refusal.
const Json& at(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key))
    throw Refusal(wrong_parameters, fmt::format("expected the field {}", key));
  return json[key];
}

std::string text_at(const Json& json, const char* key) {
  const Json& text = at(json, key);
  if (!text.is_string()) throw Refusal(wrong_parameters, fmt::format("{}: expected a text", key));
  return text;
}

std::size_t number_at(const Json& json, const char* key) {
  const Json& number = at(json, key);
  if (!number.is_number_unsigned())
    throw Refusal(wrong_parameters, fmt::format("{}: expected a whole number from 0", key));
  return number;
}

std::string address_in(const Json& params) { return text_at(at(params, "textDocument"), "uri"); }

editor::Place place_in(const Json& params) {
  const Json& position = at(params, "position");
  return {number_at(position, "line"), number_at(position, "character")};
}

Json abilities() {
  return {{"capabilities",
           {{"positionEncoding", "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", 1}}},
            {"hoverProvider", true},
            {"completionProvider", {{"triggerCharacters", {"\"", ".", "(", "{", "["}}}}}},
          {"serverInfo", {{"name", "hanaproof"}, {"version", version()}}}};
}

// A reply is due to what has an id.
bool is_request(const Json& message) { return message.contains("id"); }

Json id_of(const Json& message) {
  const bool has = message.is_object() && message.contains("id") &&
                   (message["id"].is_number_integer() || message["id"].is_string());
  return has ? message["id"] : Json();
}

}  // namespace

LspServer::LspServer(const rulebook::Library& editions, phrases::Language language, Send send)
    : editions_(editions),
      language_(language),
      send_(std::move(send)),
      worker_(editions, [this](const OpenText& text, const LspWorker::Diagnostics& all) {
        send_diagnostics(text, all);
      }) {}

void LspServer::send(const Json& message) {
  const std::string text = message.dump(-1, ' ', false, Json::error_handler_t::replace);
  const std::scoped_lock lock(sending_);
  send_(text);
}

void LspServer::send_diagnostics(const OpenText& text, const LspWorker::Diagnostics& all) {
  Json params = {{"uri", text.uri}, {"diagnostics", reports::list(all, diagnostic_json)}};
  if (text.version) params["version"] = *text.version;
  send(notification("textDocument/publishDiagnostics", std::move(params)));
}

void LspServer::refuse(const std::string& why) {
  send(reply({}, "error", error_of(no_request, why)));
}

bool LspServer::take(const std::string& message) {
  const Json json = Json::parse(message, nullptr, false);
  if (json.is_discarded()) {
    send(reply({}, "error", error_of(no_json, "expected a message in JSON")));
    return true;
  }
  if (json.is_object() && json.value("method", Json()) == "exit") return false;
  try {
    answer(json);
  } catch (const Refusal& refusal) {
    fail(json, refusal.code, refusal.what());
  } catch (const std::exception& error) {
    fail(json, failed_inside, error.what());
  }
  return true;
}

// What asks for no reply has the editor's log to go to.
void LspServer::fail(const Json& message, int code, const std::string& why) {
  constexpr int kError = 1;
  if (message.is_object() && !is_request(message))
    send(notification("window/logMessage", {{"type", kError}, {"message", why}}));
  else
    send(reply(id_of(message), "error", error_of(code, why)));
}

void LspServer::answer(const Json& message) {
  if (!message.is_object()) throw Refusal(no_request, "expected an object");
  // A reply to a question that was never put.
  if (!message.contains("method") && is_request(message)) return;
  const std::string method = text_at(message, "method");
  const Json params = message.value("params", Json::object());
  if (!is_request(message)) {
    if (state_ == State::initialized) notice(method, params);
    return;
  }
  if (id_of(message).is_null()) throw Refusal(no_request, "id: expected a number or a text");
  if (state_ == State::shut_down) throw Refusal(no_request, "expected exit after shutdown");
  if (state_ == State::new_born && method != "initialize")
    throw Refusal(not_initialized, "expected initialize first");
  send(reply(message["id"], "result", result_of(method, params)));
}

Json LspServer::result_of(const std::string& method, const Json& params) {
  if (method == "initialize") {
    if (state_ != State::new_born) throw Refusal(no_request, "initialize: expected once");
    state_ = State::initialized;
    return abilities();
  }
  if (method == "shutdown") {
    state_ = State::shut_down;
    return {};
  }
  if (method == "textDocument/hover") return hover(params);
  if (method == "textDocument/completion") return completion(params);
  throw Refusal(no_method, fmt::format("there is no method {}", method));
}

void LspServer::notice(const std::string& method, const Json& params) {
  if (method == "textDocument/didOpen") {
    const Json& document = at(params, "textDocument");
    open(address_in(params), document, text_at(document, "text"));
  } else if (method == "textDocument/didChange") {
    const Json& changes = at(params, "contentChanges");
    if (!changes.is_array() || changes.empty() || changes.back().contains("range"))
      throw Refusal(wrong_parameters, "contentChanges: expected the whole text");
    open(address_in(params), at(params, "textDocument"), text_at(changes.back(), "text"));
  } else if (method == "textDocument/didClose") {
    close(address_in(params));
  }
}

void LspServer::open(const std::string& uri, const Json& document, const std::string& text) {
  if (text.size() > kLongestText || (!texts_.contains(uri) && texts_.size() >= kMostTexts)) {
    close(uri);
    throw Refusal(wrong_parameters, fmt::format("expected a text of at most {} bytes, and at most "
                                                "{} texts",
                                                kLongestText, kMostTexts));
  }
  texts_.insert_or_assign(uri, editor::Text(text));
  OpenText opened{uri, text, {}};
  const Json version = document.value("version", Json());
  if (version.is_number_integer()) opened.version = version;
  worker_.look_at(std::move(opened));
}

void LspServer::close(const std::string& uri) {
  if (texts_.erase(uri) == 0) return;
  worker_.forget(uri);
  send_diagnostics({uri, "", {}}, {});
}

const editor::Text* LspServer::text_of(const Json& params) const {
  const auto found = texts_.find(address_in(params));
  if (found == texts_.end()) throw Refusal(wrong_parameters, "the text is not open");
  const bool ours = editor::kind_of(found->first, found->second) != editor::FileKind::other;
  return ours ? &found->second : nullptr;
}

Json LspServer::hover(const Json& params) const {
  const editor::Text* text = text_of(params);
  if (!text) return {};
  const std::string page = editor::hover(*text, place_in(params), editions_, language_,
                                         editions::is_document(address_in(params)));
  if (page.empty()) return {};
  return {{"contents", {{"kind", "markdown"}, {"value", page}}}};
}

Json LspServer::completion(const Json& params) const {
  constexpr int kField = 5;
  constexpr int kValue = 12;
  const editor::Text* text = text_of(params);
  if (!text) return Json::array();
  const auto found = editor::proposals(*text, place_in(params), editions_,
                                       editions::is_document(address_in(params)));
  const Json range = range_json(found.range);
  return reports::list(found.all, [&](const editor::Proposal& one) -> Json {
    return {{"label", one.label},
            {"kind", one.is_key ? kField : kValue},
            {"detail", one.detail},
            {"filterText", one.insert},
            {"textEdit", {{"range", range}, {"newText", one.insert}}}};
  });
}

}  // namespace hanaproof::cli
