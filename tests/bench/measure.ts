import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';

const TICK_MS = 10; // USER_HZ is 100 on every Linux that runs this

interface Cpu {
  readonly ms: number;
  readonly parent: number;
}

const cpuOf = (pid: number, withEnded = false): Cpu | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const own = Number(fields[11]) + Number(fields[12]);
    const ended = withEnded ? Number(fields[13]) + Number(fields[14]) : 0;
    return { ms: (own + ended) * TICK_MS, parent: Number(fields[1]) };
  } catch {
    return null;
  }
};

/** CPU milliseconds that a process has used, all its threads. */
export const processCpu = (pid: number): number => cpuOf(pid)?.ms ?? 0;

/** The same for a database server: the postmaster, its living backends and those that have ended. */
export const databaseCpu = (postmaster: number): number => {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = pids.map((pid) => cpuOf(pid)).filter((cpu) => cpu?.parent === postmaster);
  return (cpuOf(postmaster, true)?.ms ?? 0) + children.reduce((sum, cpu) => sum + (cpu?.ms ?? 0), 0);
};

/** Resident memory of a process in megabytes. */
export const residentMb = (pid: number): number => {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
};

/** Statements that the server has executed, without BEGIN and COMMIT, and those alone. */
export const statementCounts = async (client: pg.Client): Promise<{ statements: number; transactions: number }> => {
  const { rows } = await client.query<{ statements: string; transactions: string }>(
    `SELECT coalesce(sum(calls) FILTER (WHERE query !~* '^(begin|start transaction|commit|rollback)'), 0) AS statements,
            coalesce(sum(calls) FILTER (WHERE query ~* '^(begin|start transaction)'), 0) AS transactions
     FROM pg_stat_statements WHERE query !~ 'pg_stat_statements' AND query !~ 'graphile_worker.*(get_job|complete_job|fail_job)' AND query !~ '_private_jobs'`,
  );
  return { statements: Number(rows[0]!.statements), transactions: Number(rows[0]!.transactions) };
};

export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;

/** Keeps `connections` callers busy for `ms`; returns each call's milliseconds. The first failure ends the run. */
export const closedLoop = async (
  connections: number,
  ms: number,
  call: (n: number) => Promise<void>,
): Promise<number[]> => {
  const times: number[] = [];
  const end = performance.now() + ms;
  let n = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await call((n += 1));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times.sort((a, b) => a - b);
};
