#!/bin/sh
# Runs the shop, given as a command, and starts it again when it dies by itself: after a second, then after twice as long
# each time up to a minute, and from a second on again once it has run for five minutes. It is not started again after it
# ended well (0), was asked to stop (SIGINT, SIGTERM) or said that its environment is wrong (78). SIGHUP has it begin anew
# with what is built now: one process ends for that, with 129, and is started again at once; several replace themselves. At a
# terminal SIGHUP is a stop, for then the terminal was closed.
# The command is told by `--supervisor` whose child it is: it ends by itself when this process was killed.
pause=1
stopping=
child=

ask() {
  stopping=1
  [ -n "$child" ] || return 0
  for signal in "$@"; do kill -s "$signal" "$child" 2>/dev/null; done
}
# The shell lets what runs beside it ignore SIGINT until it wants it; SIGTERM ends it before it has begun to listen.
trap 'ask INT TERM' INT
trap 'ask TERM' TERM
renew() { [ -z "$child" ] || kill -s HUP "$child" 2>/dev/null; }
if [ -t 0 ]; then trap 'ask TERM' HUP; else trap renew HUP; fi

# A signal ends `wait` early, even where the child ended just then: its status is asked for again (127: it was told already).
finished() {
  while :; do
    wait "$child"
    status=$?
    kill -0 "$child" 2>/dev/null || break
  done
  wait "$child" 2>/dev/null
  last=$?
  [ "$last" -eq 127 ] || status=$last
  return "$status"
}

while :; do
  started=$(date +%s)
  "$@" "--supervisor=$$" &
  child=$!
  [ -z "$stopping" ] || ask TERM
  finished
  code=$?
  case $code in 0 | 78 | 130 | 143) exit "$code" ;; esac
  [ -z "$stopping" ] || exit "$code"
  [ "$code" -ne 129 ] || continue
  [ $(($(date +%s) - started)) -lt 300 ] || pause=1
  echo "Martyx ended by itself (exit code $code); it is started again in $pause s" >&2
  child=
  sleep "$pause" &
  child=$!
  finished
  [ -z "$stopping" ] || exit "$code"
  pause=$((pause * 2))
  [ "$pause" -le 60 ] || pause=60
done
