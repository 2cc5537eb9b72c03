#!/bin/bash
# The committed bundle must be what its sources give: build it again and compare.
set -euo pipefail
cd "$(dirname "$0")/.."
static=yotd_widget/widgets/static
before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
cp -R $static/. "$before"
npm run --silent build
diff -rq "$before" $static || { echo "The bundle differed from its sources; it is built anew, commit it."; exit 1; }
