#!/bin/bash
# Runs commands beside each other; what each has said comes in their order when it is done. Exits 1 if one of them fails.
#   beside.sh COMMAND COMMAND …    each one word, with whatever a shell reads in it
set -uo pipefail
said=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$said"' EXIT
trap 'exit 130' INT TERM # what runs behind a shell does not hear of it
running=()
for command; do
  bash -e -o pipefail -c "$command" >"$said/${#running[@]}" 2>&1 &
  running+=($!)
done
failed=0
for number in "${!running[@]}"; do
  wait "${running[$number]}" || failed=1
  cat "$said/$number"
done
exit $failed
