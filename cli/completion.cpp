#include "cli/completion.h"

#include <set>

#include <fmt/format.h>

#include "checker/finding/finding.h"
#include "model/rulebook/topic.h"

namespace hanaproof::cli {

namespace {

Words words_of(Globals& globals) {
  Words words;
  std::set<std::string> games;
  for (const rulebook::Edition& edition : globals.library().editions()) {
    words.editions.push_back(edition.id);
    if (edition.game != "base") games.insert(edition.game);
  }
  words.games.assign(games.begin(), games.end());
  for (const rulebook::Topic& topic : rulebook::topics()) words.topics.push_back(topic.id);
  for (const checker::Kind kind : checker::kinds()) words.kinds.emplace_back(name(kind));
  return words;
}

}  // namespace

void add_completion(CLI::App& app, Globals& globals) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("completion", "Print a script that completes hanaproof's command line");
  command->add_option("shell", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "fish", "zsh"}));
  command->footer(
      "Examples:\n"
      "  source <(hanaproof completion bash)      in ~/.bashrc\n"
      "  source <(hanaproof completion zsh)       in ~/.zshrc, after compinit\n"
      "  hanaproof completion fish | source       in ~/.config/fish/config.fish");
  command->callback([&app, &globals, shell] {
    const CommandOutline all = outline(app);
    const Words words = words_of(globals);
    const std::string script = *shell == "bash"  ? bash_completion(all, words)
                               : *shell == "zsh" ? zsh_completion(all, words)
                                                 : fish_completion(all, words);
    fmt::print("{}", script);
  });
}

}  // namespace hanaproof::cli
