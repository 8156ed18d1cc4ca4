# Writes OUTPUT, a C++ file that holds the texts of the files that LIST names, under their paths
# from ROOT.
file(READ ${LIST} files)
set(code "#include \"model/editions/embedded.h\"\n\n")
string(APPEND code "namespace hanaproof::editions {\n\n")
string(APPEND code "std::vector<rulebook::SourceText> embedded_files() {\n")
string(APPEND code "  return {\n")
foreach(file IN LISTS files)
  file(READ ${file} text)
  file(RELATIVE_PATH name ${ROOT} ${file})
  string(APPEND code "      {\"${name}\", R\"embedded(${text})embedded\"},\n")
endforeach()
string(APPEND code "  };\n}\n\n}  // namespace hanaproof::editions\n")
file(WRITE ${OUTPUT} "${code}")
