# Writes FOLDER/hanaproof.1 and FOLDER/completion.bash: the manual page and the completion of COMMAND,
# made of what it prints, so that they have all of its commands.
function(printed_by OUTPUT)
  execute_process(COMMAND ${COMMAND} ${ARGN} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  set(${OUTPUT} "${text}" PARENT_SCOPE)
endfunction()

printed_by(completion completion bash)
file(WRITE ${FOLDER}/completion.bash "${completion}")

printed_by(help --color never --help)
string(REPLACE "\\" "\\e" help "${help}")
string(REPLACE "-" "\\-" help "${help}")
# A dot or an apostrophe at the beginning of a line would be a request.
string(REGEX REPLACE "(^|\n)([.'])" "\\1\\\\&\\2" help "${help}")
file(WRITE ${FOLDER}/hanaproof.1 ".TH HANAPROOF 1 \"\" \"hanaproof ${VERSION}\" \"User Commands\"
.SH NAME
hanaproof \\- verifies the rules of hanafuda card games
.SH SYNOPSIS
.B hanaproof
.I COMMAND
.RI [ OPTION ...]
.SH DESCRIPTION
.B hanaproof help
.I COMMAND
shows the options of a command and an example.
.nf
${help}.fi
")
