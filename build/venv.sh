#!/bin/sh
# `sh build/venv.sh [dev]`: a .venv in this folder with what pyproject.toml asks for.
# Does nothing if that is so already. PYTHON=… chooses the Python to make it with.
set -eu
cd "$(dirname "$0")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1
venv=.venv
python=$venv/bin/python
extra=${1:-}

say() { printf '%s\n' "$*" >&2; }
works() { command -v "$1" >/dev/null 2>&1 && "$1" -c "$2" >/dev/null 2>&1; }
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
whole="import pip; $new_enough"

find_python() {
    young=
    for each in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11 python3.14 python; do
        works "$each" "$new_enough" || continue
        works "$each" 'import ensurepip, venv' && { printf '%s\n' "$each"; return; }
        young=$each
    done
    if [ -n "$young" ]; then
        say "$young cannot make a virtual environment: on Debian and Ubuntu, 'apt install python3-venv' as root, then make again."
    else
        say "Tam Cúc needs Python 3.11 or newer, and there is none here: install it, then make again (PYTHON=/path/to/python if it is not on the PATH)."
    fi
    return 1
}

if ! works "$python" "$whole"; then
    chosen=$(find_python) || exit 1
    say "Making $venv with $("$chosen" --version)…"
    "$chosen" -m venv --clear "$venv"
fi

wanted=$("$python" build/needs.py $extra)
stamp=$venv/has-${extra:-play}
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$wanted" ]; then
    say "Installing what it needs…"
    printf '%s\n' "$wanted" >"$venv/wanted.txt"
    "$python" -m pip install --quiet --requirement "$venv/wanted.txt"
    printf '%s\n' "$wanted" >"$stamp"
fi
