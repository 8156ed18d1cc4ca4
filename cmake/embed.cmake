# Writes OUTPUT, a C++ file in which each text file of FILES (in the folder FROM) is a string_view
# in hanaproof::NAMESPACE: css/base.css becomes embedded_base_css().
set(code "#include <string_view>\n\nnamespace hanaproof::${NAMESPACE} {\n")
foreach(file IN LISTS FILES)
  file(READ ${FROM}/${file} text)
  get_filename_component(name ${file} NAME)
  string(MAKE_C_IDENTIFIER ${name} name)
  string(APPEND code "\nstd::string_view embedded_${name}();\n")
  string(APPEND code "std::string_view embedded_${name}() { return R\"embedded(${text})embedded\"; }\n")
endforeach()
string(APPEND code "\n}  // namespace hanaproof::${NAMESPACE}\n")
file(WRITE ${OUTPUT} "${code}")
