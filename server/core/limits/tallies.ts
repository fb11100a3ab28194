import type { Pool } from 'pg';
import type { RedisClient } from '../sharing/redis.ts';

export interface Claim {
  /** What is limited, and for whom. */
  readonly key: string;
  readonly windowEnd: Date;
  /** Was spent already, and is counted whatever there is left. */
  readonly spent: number;
  /** Is wanted now: counted only if it fits. */
  readonly cost: number;
  readonly most: number;
}

export interface Settled {
  /** Of all processes, in this window. */
  readonly total: number;
  readonly taken: boolean;
}

/** Where all processes add up what was spent. */
export interface Tallies {
  settle(claim: Claim): Promise<Settled>;
}

/** A claim of a clock that is behind counts into the window that has begun. Processes that claim at once wait for the row. */
const SETTLE = `
  INSERT INTO tally AS t (key, window_end, total, taken) VALUES ($1, $2, $3::int + $4::int, true)
  ON CONFLICT (key) DO UPDATE SET
    window_end = greatest(t.window_end, $2),
    (total, taken) = (SELECT spent + CASE WHEN spent + $4 <= $5 THEN $4 ELSE 0 END, spent + $4 <= $5
      FROM (SELECT CASE WHEN t.window_end >= $2 THEN t.total ELSE 0 END + $3::int) AS before (spent))
  RETURNING total, taken`;

/** Of a pool that no request waits for: a limit has to hold most of all when they queue up for theirs. */
export const postgresTallies = (pool: Pool): Tallies => ({
  settle: async ({ key, windowEnd, spent, cost, most }) => {
    const values = [key, windowEnd, spent, cost, most];
    const { rows } = await pool.query<Settled>({ name: 'limits.settle', text: SETTLE, values });
    return rows[0]!;
  },
});

/** The same in one step of Redis; a window's counter goes a minute after its end. */
const SETTLE_SCRIPT = `
  local total = redis.call('INCRBY', KEYS[1], ARGV[1])
  local taken = total + ARGV[2] <= tonumber(ARGV[3])
  if taken then total = redis.call('INCRBY', KEYS[1], ARGV[2]) end
  redis.call('PEXPIREAT', KEYS[1], ARGV[4])
  return {total, taken and 1 or 0}`;

const KEPT_AFTER_MS = 60_000;

export const redisTallies = ({ client, prefix }: RedisClient): Tallies => ({
  settle: async ({ key, windowEnd, spent, cost, most }) => {
    const end = windowEnd.getTime();
    const counter = `${prefix}${key}:${end}`;
    const answer = await client.eval(SETTLE_SCRIPT, 1, counter, spent, cost, most, end + KEPT_AFTER_MS);
    const [total, taken] = answer as [number, number];
    return { total, taken: taken === 1 };
  },
});
