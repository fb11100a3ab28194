#!/bin/bash
# Starts a replica: the first time it copies the primary whole, aside, so that a copy that was broken off counts for nothing.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  folder=$(dirname "$PGDATA")
  install -d -o postgres -g postgres "$folder"
  rm -rf "$folder/copy" "$PGDATA"
  PGPASSWORD=$POSTGRES_PASSWORD gosu postgres pg_basebackup -D "$folder/copy" --wal-method=stream --checkpoint=fast \
    -d "host=primary user=$POSTGRES_USER application_name=$HOSTNAME" --write-recovery-conf
  mv "$folder/copy" "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
