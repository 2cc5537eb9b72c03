#!/bin/bash
# What pip cannot bring.
#   setup_system.sh python     print the Python to use: 3.11 or newer, able to make environments
#   setup_system.sh browser    have a browser that the tests can drive
#   setup_system.sh others     have Firefox, WebKit and a screen reader for the nightly tests, or say what is missing
# Installs with apt-get where that needs no question (root, or sudo without a password), else says what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
  command -v apt-get >/dev/null && as_root true 2>/dev/null
}

install() {
  may_install || return 1
  say "Installing $* with apt-get ..."
  as_root apt-get -qq update >/dev/null || true # a broken list of another vendor must not stop us
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

is_ubuntu() { grep -qs '^ID=ubuntu' /etc/os-release; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

makes_environments() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

python() {
  local python
  for python in python3 python3.14 python3.13 python3.12 python3.11; do
    new_enough "$python" || continue
    if ! makes_environments "$python"; then
      local package
      package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
      install "$package" || true
      makes_environments "$python" || { say "$python cannot make environments: please install $package."; exit 1; }
    fi
    command -v "$python"
    return
  done
  say "No Python 3.11 or newer found: please install one (python.org, Homebrew, or your system's packages)."
  exit 1
}

browser() {
  .venv/bin/python tests/chromium.py 2>/dev/null && return
  if ! is_ubuntu && { install chromium-headless-shell || install chromium; }; then
    :
  elif may_install; then # Ubuntu's chromium is a snap, which no test can drive
    .venv/bin/python -m playwright install --with-deps chromium >&2 || true
  else
    .venv/bin/python -m playwright install chromium >&2 || true
  fi
  .venv/bin/python tests/chromium.py
}

others() {
  if [ "$(uname)" != Linux ]; then
    say "Firefox and WebKitGTK as packaged, and Orca, are of Linux: their tests are left out here."
    return
  fi
  local missing which
  if missing=$(.venv/bin/python tests/foreign.py 2>&1) && missing=$(.venv/bin/python tests/listening.py 2>&1); then return; fi
  install webkit2gtk-driver xvfb || true
  # Ubuntu's Firefox and Chromium are snaps, which no test can drive
  is_ubuntu || install firefox-esr orca at-spi2-core speech-dispatcher openbox dbus-daemon dbus-bin chromium || true
  for which in foreign listening; do
    missing=$(.venv/bin/python "tests/$which.py" 2>&1) || say "$missing The tests that need it are left out."
  done
}

"$1"
