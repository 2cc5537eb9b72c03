#!/bin/bash
# The tests that need no browser, on each supported Python found on the PATH or under pyenv.
set -euo pipefail
cd "$(dirname "$0")/.."
shopt -s nullglob
tested=()
for version in 3.11 3.12 3.13 3.14; do
  for python in "$(command -v python$version)" ~/.pyenv/versions/$version*/bin/python; do
    "$python" -c "import ensurepip, sys; assert sys.version.startswith('$version.')" 2>/dev/null || continue
    echo "== $("$python" --version)"
    [ -x .venv-$version/bin/python ] || "$python" -m venv .venv-$version
    .venv-$version/bin/python -m pip install --quiet --disable-pip-version-check \
      --constraint requirements/dev.txt --editable '.[dev]'
    .venv-$version/bin/python -m pytest -q -m 'not browser and not lab and not nightly'
    tested+=("$version")
    break
  done
done
echo "Tested on Python ${tested[*]:?no Python 3.11 to 3.14 found}"
