// C++ exceptions on WebAssembly's own. clang compiles `throw`, `try` and `catch` into instructions
// and calls of a run-time library, but Debian's libc++abi is built without that part. This is it,
// for one thread: the names and what they do are those of the Itanium C++ ABI, in its WebAssembly
// form.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

namespace {

// Stands before each object that is thrown, and is what the WebAssembly exception carries.
struct alignas(16) Thrown {
  const std::type_info* type;
  void* (*destroy)(void*);  // destructors return their object here; none: nothing to do
  void* seen;               // the object as the handler's type sees it: a base has its own address
  Thrown* below;            // caught before this one, and still in its handler
  int handlers;             // that it is in; negative while it is thrown on
  void* object() { return this + 1; }
};

Thrown* caught = nullptr;  // the one of the innermost handler

// The first virtual functions of libc++abi's type descriptions, in their order there.
class CatchableType : public std::type_info {
 public:
  virtual void unused1() const = 0;
  virtual void unused2() const = 0;
  virtual bool can_catch(const CatchableType* thrown, void*& object) const = 0;
};

std::uint32_t read_unsigned(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint8_t byte = *at++;
    value |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
    if ((byte & 0x80) == 0) return value;
  }
}

std::int32_t read_signed(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  unsigned shift = 0;
  std::uint8_t byte = 0;
  do {
    byte = *at++;
    value |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
    shift += 7;
  } while ((byte & 0x80) != 0);
  if (shift < 32 && (byte & 0x40) != 0) value |= ~std::uint32_t{0} << shift;
  return static_cast<std::int32_t>(value);
}

// What a function catches, as the compiler wrote it down: for each `try`, the first of a chain of
// types, innermost first.
struct CatchTable {
  const std::uint8_t* tries = nullptr;
  const std::uint8_t* actions = nullptr;
  const CatchableType* const* types = nullptr;  // counted from its end, from 1

  explicit CatchTable(const std::uint8_t* at) {
    constexpr std::uint8_t kOmitted = 0xFF;
    if (*at++ != kOmitted) std::abort();  // where landing pads start: clang leaves it out
    if (*at++ != kOmitted) {
      const std::uint32_t length = read_unsigned(at);
      types = reinterpret_cast<const CatchableType* const*>(at + length);
    }
    ++at;  // how the table of tries is written: always as here
    const std::uint32_t length = read_unsigned(at);
    tries = at;
    actions = at + length;
  }

  const std::uint8_t* chain_of(std::uint32_t number) const {
    const std::uint8_t* at = tries;
    for (; number > 0; --number) {
      read_unsigned(at);
      read_unsigned(at);
    }
    read_unsigned(at);  // its number once more
    const std::uint32_t first = read_unsigned(at);
    return first == 0 ? nullptr : actions + first - 1;
  }

  // The number of the type that catches, or 0.
  std::int32_t select(std::uint32_t number, Thrown& thrown) const {
    for (const std::uint8_t* at = chain_of(number); at != nullptr;) {
      const std::int32_t type = read_signed(at);
      const std::uint8_t* next = at;
      const std::int32_t step = read_signed(at);
      if (type < 0) std::terminate();  // a list of types after `throw`, which C++20 has no more
      if (type > 0 && catches(types[-type], thrown)) return type;
      at = step == 0 ? nullptr : next + step;
    }
    return 0;
  }

  static bool catches(const CatchableType* type, Thrown& thrown) {
    void* object = thrown.object();
    const bool fits = type == nullptr ||  // catch (...)
                      type->can_catch(static_cast<const CatchableType*>(thrown.type), object);
    if (fits) thrown.seen = object;
    return fits;
  }
};

void free_thrown(Thrown* thrown) {
  if (thrown->destroy != nullptr) thrown->destroy(thrown->object());
  std::free(thrown);
}

}  // namespace

extern "C" {

// Written by the code of each `catch`, read here, and the other way round.
struct {
  std::uint32_t number;       // of the `try` within its function
  const std::uint8_t* table;  // of the function
  std::int32_t selected;      // type; 0: none, and the exception goes on
} __wasm_lpad_context;

int _Unwind_CallPersonality(void* exception) {
  auto& context = __wasm_lpad_context;
  context.selected =
      CatchTable(context.table).select(context.number, *static_cast<Thrown*>(exception));
  return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
  void* memory = std::aligned_alloc(alignof(Thrown), (sizeof(Thrown) + size + 15) / 16 * 16);
  if (memory == nullptr) std::terminate();
  return (new (memory) Thrown{})->object();
}

// Of an object whose constructor has thrown itself.
void __cxa_free_exception(void* object) noexcept { std::free(static_cast<Thrown*>(object) - 1); }

void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  Thrown* thrown = static_cast<Thrown*>(object) - 1;
  thrown->type = type;
  thrown->destroy = destroy;
  __builtin_wasm_throw(0, thrown);
}

void* __cxa_get_exception_ptr(void* exception) noexcept {
  return static_cast<Thrown*>(exception)->seen;
}

void* __cxa_begin_catch(void* exception) noexcept {
  auto* thrown = static_cast<Thrown*>(exception);
  thrown->handlers = std::abs(thrown->handlers) + 1;
  if (thrown != caught) {
    thrown->below = caught;
    caught = thrown;
  }
  return thrown->seen;
}

void __cxa_end_catch() {
  Thrown* thrown = caught;
  const bool goes_on = thrown->handlers < 0;
  thrown->handlers += goes_on ? 1 : -1;
  if (thrown->handlers != 0) return;
  caught = thrown->below;
  if (!goes_on) free_thrown(thrown);
}

void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  __builtin_wasm_throw(0, caught);
}

}  // extern "C"
