#!/bin/sh
# After the primary is lost, and is sure to stay away: promotes the standby that received most, has the others follow it, and
# leads PgBouncer there. Prints the new primary. Asks by psql; PGUSER and PGPASSWORD are those of the shop.
#
#   promote.sh HOST:PORT [HOST:PORT ...]     every standby, also those that will follow
#   POOLER=HOST:PORT POOLER_DATABASES=FILE   its console (the user is one of admin_users), and the file of its section [databases]
set -eu
export PGCONNECT_TIMEOUT=5

ask() { psql -XAtq -v ON_ERROR_STOP=1 -h "${1%:*}" -p "${1##*:}" -d "${3:-postgres}" -c "$2"; }

# All of them have to answer: with ANY 1 (*) an acknowledged change may be on one alone. A standby that is lost as well is left out.
new=
most=-1
for one in "$@"; do
  received=$(ask "$one" "SELECT coalesce(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0') - '0/0'::pg_lsn")
  if [ "$received" -gt "$most" ]; then
    most=$received
    new=$one
  fi
done

[ "$(ask "$new" 'SELECT pg_promote()')" = t ] || { echo "$new is not promoted" >&2; exit 1; }

address="host=${new%:*} port=${new##*:}"
for one in "$@"; do
  [ "$one" = "$new" ] && continue
  follow=$(ask "$one" "SELECT format('ALTER SYSTEM SET primary_conninfo = %L',
    regexp_replace(current_setting('primary_conninfo'), '(^|\s)(host|hostaddr|port)=\S+', '', 'g') || ' $address')")
  ask "$one" "$follow"
  ask "$one" 'SELECT pg_reload_conf()' >/dev/null
done

if [ -n "${POOLER:-}" ]; then
  databases=$(sed -E "s/host=[^ ]+/host=${new%:*}/; s/port=[0-9]+/port=${new##*:}/" "$POOLER_DATABASES")
  printf '%s\n' "$databases" >"$POOLER_DATABASES"
  ask "$POOLER" RELOAD pgbouncer
fi
echo "$new"
