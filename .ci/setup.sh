# What ./run, ./test and .ci/run share: packages, configuration, build. Everything it says goes to
# standard error, because what `./run ARGUMENTS` prints is read by scripts.
# shellcheck shell=bash disable=SC2034
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(
  g++ cmake ninja-build pkg-config libz3-dev libboost-graph-dev libboost-dev libtbb-dev
  libtomlplusplus-dev libcli11-dev nlohmann-json3-dev libfmt-dev libutf8proc-dev libmimalloc-dev
)
test_packages=(
  libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev python3-jsonschema chromium cvc5
  clang-16 clang-tidy-16 clang-format-16 libclang-rt-16-dev node-typescript
  dpkg-dev doxygen libopenmpi-dev openmpi-bin
  mypy pybind11-dev python3-dev python3-build python3-numpy python3-pytest python3-venv python3-wheel
)
# The web module, and the page that it is in.
web_packages=(
  clang-19 llvm-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc libclang-rt-19-dev-wasm32 binaryen
  python3
)

say() { printf '%s\n' "$*" >&2; }

# Ends with the status that hanaproof too has for what is neither a result nor bad input.
fail() {
  say "$*"
  exit 3
}

# Shows the last line of a long output in place.
progress() {
  local line columns
  columns=$(tput cols 2>/dev/null || echo 80)
  while IFS= read -r line; do printf '\r\033[K%s' "${line:0:columns-1}" >&2; done
  printf '\r\033[K' >&2
}

# Says, of a long build, every tenth of it: "building 37 of 120".
milestones() {
  local what=$1 line tenths last=0
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    ((BASH_REMATCH[2] >= 20)) || continue
    tenths=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    ((tenths > last)) || continue
    last=$tenths
    say "$what ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
  done
}

# quietly WHAT COMMAND...: runs the command; shows its output, and says what failed, only if it fails.
quietly() {
  local what=$1 log=$root/build/setup.log status=0 show=(milestones "$1")
  shift
  [[ ! -t 2 ]] || show=(progress)
  mkdir -p "$root/build"
  rm -f "$log.status"
  { "$@" 2>&1 </dev/null || echo "$?" >"$log.status"; } | tee "$log" | "${show[@]}"
  if [[ -f $log.status ]]; then
    status=$(<"$log.status")
    rm "$log.status"
  fi
  if ((status != 0)); then
    cat "$log" >&2
    fail "$what failed (status $status); its output is above and in $log"
  fi
}

# Installs those of the packages that are missing. Elsewhere than on Debian and its kin, CMake says
# what it does not find.
install_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
  local package installed missing=() as_root=()
  installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null ||
    true)
  for package in "$@"; do
    grep -qxF "$package installed" <<<"$installed" || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "missing packages, and no sudo to install them with:" \
      "apt-get install ${missing[*]}"
    as_root=(sudo)
    # Asks for the password, if it must, before the output goes to a file.
    [[ ! -t 0 ]] || sudo -v || fail "missing packages: apt-get install ${missing[*]}"
  fi
  say "Installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet
    --option DPkg::Lock::Timeout=300)
  local log=$root/build/apt.log
  mkdir -p "$root/build"
  # A list that cannot be brought up to date may still be good enough to install from.
  "${apt[@]}" update >"$log" 2>&1 </dev/null || true
  "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" >>"$log" 2>&1 </dev/null ||
    fail "cannot install ${missing[*]}: $(grep '^E:' "$log" | tail -n 1) (all of it: $log)"
}

# One build at a time: two would write the same files. The lock ends with `unlock_build`, so that
# what runs afterwards does not hold it.
lock_build() {
  mkdir -p "$root/build"
  exec 9>"$root/build/lock"
  flock 9
}
unlock_build() { exec 9>&-; }

# configure PRESET [yes|no]: with the tests, or without; without the second argument as they are.
configure() {
  local preset=$1 testing=${2:-} cache=$root/build/$1/CMakeCache.txt
  if [[ -f $root/build/$preset/build.ninja ]]; then
    # Ninja configures again by itself when a CMakeLists.txt has changed.
    [[ -n $testing ]] || return 0
    ! grep -qx 'BUILD_TESTING:BOOL=ON' "$cache" || return 0
  fi
  local switch=OFF
  [[ $testing != yes ]] || switch=ON
  quietly "configuring" cmake -S "$root" --preset "$preset" -D BUILD_TESTING="$switch"
}

# build PRESET [TARGET]: as many jobs as there are processors. Ninja would start two more, and compilers
# that share a cache take a tenth longer.
build() {
  quietly "building" cmake --build "$root/build/$1" --parallel "$(nproc)" ${2:+--target "$2"}
}
