#!/bin/bash
# macOS: double-click this file to edit the site in your browser. Linux: run it in a terminal.
cd "$(dirname "$0")" || exit 1
# Where installers put Node, for terminals that do not look there.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"

wait_and_stop() {
  echo "$1"
  [ -t 0 ] && read -r -p "Press Return to close. "
  exit 1
}

if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then
  wait_and_stop "Please install Node, version 20 or newer, from https://nodejs.org (the button LTS), then open this file again."
fi
if ! cmp -s package-lock.json node_modules/.edit-lock.json; then
  echo "Getting what the editor needs. This happens once, and again after an update; it takes a few minutes."
  npm ci --no-audit --no-fund || wait_and_stop "This did not work. Are you online? Then open this file again."
  cp package-lock.json node_modules/.edit-lock.json
fi
echo "The editor opens in your browser. Leave this window open while you work, and close it when you are done."
npm run --silent edit || wait_and_stop "The editor has stopped. What you typed is kept; open this file again."
