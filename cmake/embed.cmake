# Writes OUTPUT, a C++ file with the text files of FILES (in the folder FROM), in hanaproof::NAMESPACE:
# each as a string_view, css/base.css as embedded_base_css(), and all in their order, with their paths
# from ROOT, as embedded_files().
set(code "#include <string_view>\n#include <utility>\n#include <vector>\n\nnamespace hanaproof::${NAMESPACE} {\n")
foreach(file IN LISTS FILES)
  file(READ ${FROM}/${file} text)
  file(RELATIVE_PATH path ${ROOT} ${FROM}/${file})
  get_filename_component(name ${file} NAME)
  string(MAKE_C_IDENTIFIER ${name} name)
  string(APPEND code "\nstd::string_view embedded_${name}();\n")
  string(APPEND code "std::string_view embedded_${name}() { return R\"embedded(${text})embedded\"; }\n")
  string(APPEND all "      {\"${path}\", embedded_${name}()},\n")
endforeach()
set(sort "std::vector<std::pair<std::string_view, std::string_view>>")
string(APPEND code "\n${sort} embedded_files();\n${sort} embedded_files() {\n  return {\n${all}  };\n}\n")
string(APPEND code "\n}  // namespace hanaproof::${NAMESPACE}\n")
file(WRITE ${OUTPUT} "${code}")
