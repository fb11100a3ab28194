import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/core/config/config.ts';
import { connectionsOf, poolSizes, rolesOf } from '../../../server/core/database/pool-sizes.ts';

const configOf = (workers: number, role = 'all') => readConfig({ WORKERS: String(workers), ROLE: role });
const RESERVED = 20;

describe('connections to the database', () => {
  it('are as many as ever for one process', () => {
    expect(poolSizes('all', 1)).toEqual({ requests: 20, background: 17 });
  });

  it.each([2, 3, 4])('fit those of an unchanged PostgreSQL for %i processes, while one is replaced', (workers) => {
    expect(connectionsOf(configOf(workers)) - RESERVED).toBeLessThanOrEqual(98);
  });

  it('grow by twelve with each process beyond, as the README says', () => {
    expect(connectionsOf(configOf(8)) - RESERVED).toBe(38 + 12 * 8);
    expect(connectionsOf(configOf(64)) - RESERVED).toBe(38 + 12 * 64);
  });

  it('leave a process that only works few for callers, and one that only serves few for jobs', () => {
    expect(poolSizes('jobs', 2)).toEqual({ requests: 4, background: 17 });
    expect(poolSizes('web', 2)).toEqual({ requests: 20, background: 4 });
  });
});

describe('several processes', () => {
  it('have their jobs done by the first of them, unless all are to work', () => {
    expect(rolesOf(configOf(3))).toEqual(['all', 'web', 'web']);
    expect(rolesOf(configOf(2, 'jobs'))).toEqual(['jobs', 'jobs']);
  });

  it('are one without a word, and as many as cores for 0', () => {
    expect(readConfig({}).workers).toBe(1);
    expect(readConfig({ WORKERS: '0' }).workers).toBeGreaterThanOrEqual(1);
  });
});
