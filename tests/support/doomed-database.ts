import { startReplication } from './replication.ts';

/** A process that starts a server of PostgreSQL, prints the id of the server's process and goes on for ever. */
const { primary } = await startReplication(0);
const [row] = await primary.sql<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`);
process.stdout.write(`${row!.file.split('\n')[0]}\n`);
setInterval(() => undefined, 60_000);
