# Completion of hanaproof in bash: source <(hanaproof completion bash)
_hanaproof_words() {
  local word
  for word in $1; do
    [[ $word == "$cur"* ]] || continue
    # A topic is followed by its answer, anything else by a blank.
    [[ $word == *= ]] || word+=' '
    COMPREPLY+=("$word")
  done
}
# What goes into the command line is quoted: a name may hold blanks, quotes and commands.
_hanaproof_files() {
  local word quoted
  while IFS= read -r word; do
    printf -v quoted %q "$word"
    [[ -d $word ]] && quoted+='/' || quoted+=' '
    COMPREPLY+=("$quoted")
  done < <(compgen -f -- "${cur//\\/}")
}
_hanaproof_folders() {
  local word quoted
  while IFS= read -r word; do
    printf -v quoted %q "$word"
    COMPREPLY+=("$quoted/")
  done < <(compgen -d -- "${cur//\\/}")
}
_hanaproof() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} at='' i
  COMPREPLY=()
  # bash takes --option=value for three words.
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $prev == = && $COMP_CWORD -gt 1 ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case "$at ${COMP_WORDS[i]}" in
    @STEPS@) at="${at:+$at }${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at:$prev" in
@OPTIONS@  esac
  case $at in
@COMMANDS@  esac
}
complete -o nospace -F _hanaproof hanaproof
