#!/bin/bash
# Gathers tests and runs none: says what cannot be gathered, and leaves compiled what each worker of pytest would compile.
#   gathered.sh ARGUMENT …    what pytest is to be told
set -uo pipefail
cd "$(dirname "$0")/.."
said=$(python -m pytest --collect-only -qq "$@" 2>&1) || { printf '%s\n' "$said" | tail -n 60; exit 1; }
