# Lays out the page in OUTPUT/page, ready to be served, and the npm package in OUTPUT/npm. ROOT: of this
# project. MODULE: the WebAssembly file. QUIZ: the
# questions of the quiz.
set(web ${ROOT}/bindings/web)
set(page ${OUTPUT}/page)
set(package ${OUTPUT}/npm)
file(REMOVE_RECURSE ${page} ${package})

file(COPY ${web}/page/ DESTINATION ${page})
file(COPY ${web}/table.mjs ${web}/unicode.mjs ${web}/worker.mjs ${MODULE} ${QUIZ}
     ${ROOT}/docs/cards.svg ${ROOT}/reports/html/css/base.css ${ROOT}/reports/quiz/chooser.js
     DESTINATION ${page})

# The service worker knows all files, and changes when one of them does.
file(GLOB_RECURSE files RELATIVE ${page} ${page}/*)
list(SORT files)
set(hashes "")
set(FILES "'./'")
foreach(file IN LISTS files)
  file(SHA256 ${page}/${file} hash)
  string(APPEND hashes "${hash} ${file}\n")
  string(APPEND FILES ", '${file}'")
endforeach()
string(SHA256 CONTENT "${hashes}")
configure_file(${web}/service.js.in ${page}/service.js @ONLY)

configure_file(${web}/package.json.in ${package}/package.json @ONLY)
file(COPY ${web}/table.d.ts ${web}/README.md ${ROOT}/LICENSE ${page} DESTINATION ${package})
