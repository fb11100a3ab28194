import type { Pool } from 'pg';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { patientPool } from '../../../server/core/database/patient-pool.ts';

const logger = pino({ level: 'silent' });
const poolOf = (query: (text: string) => Promise<unknown>): Pool =>
  ({ size: 7, query, whoAmI() { return this as unknown; } }) as never; // prettier-ignore

describe('the pool that the clock of the jobs gets', () => {
  it('tries a statement until the database is there again', async () => {
    const query = vi
      .fn()
      .mockRejectedValueOnce(new Error('ECONNREFUSED'))
      .mockResolvedValue({ rows: [42] });
    const pool = patientPool(poolOf(query), logger, () => true);
    expect(await pool.query('SELECT 42')).toEqual({ rows: [42] });
    expect(query.mock.calls).toEqual([['SELECT 42'], ['SELECT 42']]);
  });

  it('answers nothing instead of failing once nobody waits any more', async () => {
    const query = vi.fn().mockRejectedValue(new Error('ECONNREFUSED'));
    let wanted = true;
    const answer = patientPool(poolOf(query), logger, () => wanted).query('SELECT 1');
    wanted = false;
    expect(await answer).toMatchObject({ rows: [] });
  });

  it('lets its listener release a lost connection twice', async () => {
    const release = vi.fn();
    const real = {
      connect: (connected?: (...given: unknown[]) => void) =>
        connected ? connected(undefined, 'client', release) : Promise.resolve('client'),
    };
    const pool = patientPool(real as never, logger, () => true);
    pool.connect((_error, _client, free) => {
      free(true);
      free();
    });
    expect(release.mock.calls).toEqual([[true]]);
    expect(await pool.connect()).toBe('client');
  });

  it('is the pool itself for everything else', () => {
    const real = poolOf(() => Promise.reject(new Error()));
    const pool = patientPool(real, logger, () => true) as unknown as { whoAmI(): unknown; size: number };
    expect([pool.whoAmI(), pool.size]).toEqual([real, 7]);
  });
});
