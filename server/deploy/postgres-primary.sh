#!/bin/bash
# Run once, in the new database of the primary: lets replicas follow it, and has each commit wait for one of them.
set -e
echo 'host replication shop samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
# Written into a file, for the start after this one: now there is no replica that could confirm anything.
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'"
