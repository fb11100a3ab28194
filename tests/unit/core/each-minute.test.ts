import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Ctx } from '../../../server/core/context.ts';
import { eachMinute } from '../../../server/core/jobs/each-minute.ts';
import { defineJob, type Job } from '../../../server/core/jobs/jobs.ts';
import { modules } from '../../../server/modules.ts';

const MINUTE = '* * * * *';

/** Jobs that note when they begin and end; `broken` fails. */
const world = () => {
  const notes: string[] = [];
  const job = (name: string, more: Partial<Job<object>> = {}) =>
    defineJob({
      name,
      payload: z.object({}),
      cron: MINUTE,
      run: async () => {
        notes.push(`${name} begins`);
        await Promise.resolve();
        if (name === 'broken') throw new Error('broken');
        notes.push(`${name} ends`);
      },
      ...more,
    });
  const told: unknown[] = [];
  const ctx = { shop: { tracing: null, logger: { error: (about: unknown) => told.push(about) } } } as unknown as Ctx;
  return { job, notes, told, ctx };
};

describe('jobs of each minute', () => {
  it('that wait for nobody are one job for the clock, and stay jobs of their own for all others', () => {
    const { job } = world();
    const given = [
      job('one'),
      job('two'),
      job('mails', { lane: 'mail' }),
      job('in turn', { queue: 'q' }),
      job('nightly', { cron: '0 3 * * *' }),
    ];
    const { jobs, clocked } = eachMinute(given);
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(clocked)).toEqual(['mails', 'in turn', 'nightly', 'core.each-minute']);
    expect(names(jobs)).toEqual([...names(given), 'core.each-minute']);
  });

  it('run one after another, also behind one that fails, and are tried again then', async () => {
    const { job, notes, told, ctx } = world();
    const { clocked } = eachMinute([job('one'), job('broken'), job('two')]);
    await expect(clocked[0]!.run(ctx, {})).rejects.toThrow('broken');
    expect(notes).toEqual(['one begins', 'one ends', 'broken begins', 'two begins', 'two ends']);
    expect(told).toMatchObject([{ task: 'broken' }]);
  });

  it('end between two of them when the process stops', async () => {
    const { job, notes, ctx } = world();
    const controller = new AbortController();
    const last = job('one', { run: () => Promise.resolve(controller.abort()) });
    const { clocked } = eachMinute([last, job('two')]);
    await clocked[0]!.run({ ...ctx, stopped: controller.signal }, {});
    expect(notes).toEqual([]);
  });

  it('of the shop are few for the clock: each costs a shop at rest three transactions a minute', () => {
    const { clocked } = eachMinute(modules.flatMap((module) => module.jobs ?? []));
    expect(clocked.filter(({ cron }) => cron === MINUTE).length).toBeLessThanOrEqual(3);
  });
});
