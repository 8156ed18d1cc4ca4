# `api_pages`: the pages of the library, where Doxygen is.
find_program(DOXYGEN doxygen)
if(DOXYGEN)
  add_custom_target(api_pages
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/docs/api
    COMMAND ${CMAKE_COMMAND} -E env HANAPROOF_VERSION=${PROJECT_VERSION}
            HANAPROOF_API_PAGES=${PROJECT_BINARY_DIR}/docs/api
            ${DOXYGEN} ${PROJECT_SOURCE_DIR}/docs/api/Doxyfile
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Writing the pages of the library to docs/api/html"
    VERBATIM)
else()
  message(STATUS "Left out: the pages of the library (doxygen is missing)")
endif()
