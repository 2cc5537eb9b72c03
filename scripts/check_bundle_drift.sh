#!/bin/bash
# The committed bundles must be what their sources give: build it again and compare.
set -euo pipefail
cd "$(dirname "$0")/.."
static=yotd_widget/widgets/static
before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
cp -R $static/. "$before"
npm run --silent build
diff -rq "$before" $static || { echo "A bundle differed from its sources; all are built anew, commit them."; exit 1; }
