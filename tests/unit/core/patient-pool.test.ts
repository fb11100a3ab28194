import type { Pool } from 'pg';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { patientPool } from '../../../server/core/database/patient-pool.ts';

const logger = pino({ level: 'silent' });
const listen = vi.fn();
const poolOf = (query: (text: string) => Promise<unknown>): Pool =>
  ({ size: 7, query, whoAmI() { return this as unknown; } }) as never; // oxfmt-ignore

describe('the pool that the clock of the jobs gets', () => {
  it('tries a statement until the database is there again', async () => {
    const query = vi
      .fn()
      .mockRejectedValueOnce(new Error('ECONNREFUSED'))
      .mockResolvedValue({ rows: [42] });
    const pool = patientPool(poolOf(query), { logger, isWanted: () => true, listen });
    expect(await pool.query('SELECT 42')).toEqual({ rows: [42] });
    expect(query.mock.calls).toEqual([['SELECT 42'], ['SELECT 42']]);
  });

  it('answers nothing instead of failing once nobody waits any more', async () => {
    const query = vi.fn().mockRejectedValue(new Error('ECONNREFUSED'));
    let wanted = true;
    const answer = patientPool(poolOf(query), { logger, isWanted: () => wanted, listen }).query('SELECT 1');
    wanted = false;
    expect(await answer).toMatchObject({ rows: [] });
  });

  it('takes no connection for its listener', async () => {
    const connect = vi.fn(() => Promise.resolve('client'));
    const pool = patientPool({ connect } as never, { logger, isWanted: () => true, listen });
    const heard = vi.fn();
    pool.connect(heard);
    expect(listen.mock.calls).toEqual([[heard]]);
    expect(connect).not.toHaveBeenCalled();
    expect(await pool.connect()).toBe('client');
  });

  it('is the pool itself for everything else', () => {
    const real = poolOf(() => Promise.reject(new Error()));
    const pool = patientPool(real, { logger, isWanted: () => true, listen }) as unknown as {
      whoAmI(): unknown;
      size: number;
    };
    expect([pool.whoAmI(), pool.size]).toEqual([real, 7]);
  });
});
