// Small things that clang's own libraries expect of a system.
#include <cstdint>
#include <cstdlib>

extern "C" {

// Debian compiles clang's arithmetic on 128 bits with guards of the stack.
std::uintptr_t __stack_chk_guard = 0x595E9FBD;
[[noreturn]] void __stack_chk_fail() { std::abort(); }

// What is to be done at the end of a thread: the only one has none.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

}  // extern "C"
