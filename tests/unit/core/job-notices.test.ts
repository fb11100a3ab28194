import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { JobNotices } from '../../../server/core/jobs/job-notices.ts';

/** The one connection over which all lanes hear of jobs. */
const listening = async () => {
  const client = Object.assign(new EventEmitter(), { query: vi.fn(() => Promise.resolve()), release: vi.fn() });
  const pool = { connect: vi.fn(() => Promise.resolve(client)) };
  const notices = new JobNotices({ pool: pool as never, logger: pino({ level: 'silent' }) });
  const lane = (names: string[]) => {
    const woken: number[] = [];
    const given: { release?: () => void } = {};
    notices.listen(names, (_error, lanes, release) => {
      given.release = release;
      lanes!.on('notification', ({ payload }) => woken.push((JSON.parse(payload!) as { count: number }).count));
    });
    return { woken, leave: () => given.release!() };
  };
  const [mail, shop] = [lane(['order-mail', 'notice']), lane(['package'])];
  await vi.waitFor(() => expect(mail.woken).toEqual([100]));
  const tell = (counts: object) => client.emit('notification', { payload: JSON.stringify(counts) });
  return { mail, shop, tell, pool };
};

it('wake the workers of the jobs that were added, as many as there are, and no others', async () => {
  const { mail, shop, tell, pool } = await listening();
  tell({ 'order-mail': 2, notice: 1, 'of another version': 9 });
  expect([mail.woken, shop.woken]).toEqual([[100, 3], [100]]);
  tell({ package: 1, notice: 1 });
  expect([mail.woken, shop.woken]).toEqual([[100, 3, 1], [100, 1]]); // oxfmt-ignore
  expect(pool.connect).toHaveBeenCalledOnce();
});

it('leave workers alone that are gone', async () => {
  const { mail, tell } = await listening();
  mail.leave();
  tell({ notice: 1 });
  expect(mail.woken).toEqual([100]);
});
