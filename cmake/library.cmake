# How the libraries of this project are declared, in the build of the command and in that of the web
# module alike.
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH hanaproof_root)

# What every target of this project is compiled with.
add_library(hanaproof_options INTERFACE)
target_include_directories(hanaproof_options INTERFACE ${hanaproof_root})
target_compile_options(hanaproof_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(HANAPROOF_WERROR)
  target_compile_options(hanaproof_options INTERFACE -Werror)
endif()
# Multiplying and adding in one step rounds otherwise: the last digits would depend on the machine
# and on how much is optimised.
target_compile_options(hanaproof_options INTERFACE -ffp-contract=off)

# One library a folder. PUBLIC: what its headers need; PRIVATE: what only its sources need. The
# link lines are the architecture: who may know whom. NO_UNITY: each source is compiled alone.
# HOT: long runs spend their time here. WARM: so do whole commands; -O1 brings most of what there is to
# gain, in half of the compiler's time. Elsewhere more optimising than -Og costs the compiler more than
# it brings; less takes it longer, because nothing is inlined away.
# WITH: where unity builds compile it together with the other libraries that say the same, because
# most of what a small library costs are headers and templates that its neighbours need too.
# A build that leaves some out (HANAPROOF_LEFT_OUT) compiles nothing of them; who needs them does not link.
function(hanaproof_library name)
  cmake_parse_arguments(ARG "NO_UNITY;HOT;WARM" "WITH" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  set(target hanaproof_${name})
  if(name IN_LIST HANAPROOF_LEFT_OUT)
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE hanaproof_options ${ARG_PUBLIC})
    return()
  endif()
  if(CMAKE_UNITY_BUILD AND ARG_WITH AND NOT HANAPROOF_LEFT_OUT)
    set(target hanaproof_with_${ARG_WITH})
    add_library(hanaproof_${name} INTERFACE)
    target_link_libraries(hanaproof_${name} INTERFACE ${target} hanaproof_options ${ARG_PUBLIC})
    list(TRANSFORM ARG_SOURCES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  endif()
  if(NOT TARGET ${target})
    add_library(${target} STATIC)
  endif()
  target_sources(${target} PRIVATE ${ARG_SOURCES})
  if(ARG_NO_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  endif()
  if(NOT ARG_HOT)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:$<IF:$<BOOL:${ARG_WARM}>,-O1,-Og>>)
  endif()
  target_link_libraries(${target} PUBLIC hanaproof_options ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE})
endfunction()

# Text files of a folder as functions of a namespace (cmake/embed.cmake), so that the command needs no
# files and they can be edited as what they are. The generated source goes to OUTPUT.
function(hanaproof_embed OUTPUT NAMESPACE)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE files)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded_${NAMESPACE}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${source} -D NAMESPACE=${NAMESPACE}
            -D FROM=${CMAKE_CURRENT_SOURCE_DIR} -D ROOT=${hanaproof_root} "-DFILES=${ARGN}"
            -P ${hanaproof_root}/cmake/embed.cmake
    DEPENDS ${files} ${hanaproof_root}/cmake/embed.cmake
    COMMENT "Embedding text files of ${CMAKE_CURRENT_SOURCE_DIR}"
    VERBATIM)
  # A changed text compiles nothing else anew.
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set(${OUTPUT} ${source} PARENT_SCOPE)
endfunction()
