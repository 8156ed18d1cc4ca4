# What `cmake --install` puts where, and the Debian package of it. Only a build without
# HANAPROOF_NATIVE runs on other machines: the preset `package` makes one.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(pages ${PROJECT_BINARY_DIR}/installed)
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/hanaproof)

# What the command prints of itself.
add_custom_command(
  OUTPUT ${pages}/hanaproof.1 ${pages}/completion.bash
  COMMAND ${CMAKE_COMMAND} -D COMMAND=$<TARGET_FILE:hanaproof> -D VERSION=${PROJECT_VERSION}
          -D FOLDER=${pages} -P ${PROJECT_SOURCE_DIR}/cmake/command_pages.cmake
  DEPENDS hanaproof ${PROJECT_SOURCE_DIR}/cmake/command_pages.cmake
  COMMENT "Writing the manual page and the completion of hanaproof"
  VERBATIM)
add_custom_target(command_pages ALL DEPENDS ${pages}/hanaproof.1 ${pages}/completion.bash)

install(TARGETS hanaproof)
install(FILES ${pages}/hanaproof.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${pages}/completion.bash RENAME hanaproof
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES LICENSE RENAME copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

install(TARGETS hanaproof_shared EXPORT hanaproof INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY bindings/library/include/hanaproof DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT hanaproof FILE hanaproof-config.cmake NAMESPACE hanaproof:: DESTINATION ${config})
write_basic_package_version_file(${pages}/hanaproof-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${pages}/hanaproof-config-version.cmake DESTINATION ${config})

# Finds the rest from where it lies itself, wherever all of it was installed.
file(RELATIVE_PATH to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(cmake/hanaproof.pc.in ${pages}/hanaproof.pc @ONLY)
install(FILES ${pages}/hanaproof.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hanaproof)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
if(HANAPROOF_NATIVE)
  string(APPEND CPACK_PACKAGE_VERSION "+native")  # nobody takes it for one that runs everywhere
endif()
set(CPACK_PACKAGE_CONTACT "The hanaproof authors <authors@hanaproof.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "verifies the rules of hanafuda card games")
set(CPACK_PACKAGE_DESCRIPTION
  "Finds where rulebooks of Koi-Koi, Sakura, Sutda, Seotda, hana-awase and Hachi-Hachi contradict
each other or themselves, tests programs that play these games against any rulebook, counts odds,
and solves positions. With the C++ library that the command is built on, and its headers.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
include(CPack)
