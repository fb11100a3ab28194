import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clearAttempts,
  returnAttempt,
  takeAttempt,
  tryOnce,
  type Limit,
} from '../../../server/accounts/attempts.service.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const LIMIT: Limit = { name: 'test', most: 3, windowMs: 15 * MINUTE };
let serial = 0;
const somebody = () => `somebody-${(serial += 1)}`;
const tries = async (count: number, whom: string, limit = LIMIT): Promise<boolean[]> => {
  const answers: boolean[] = [];
  for (let i = 0; i < count; i += 1) answers.push(await tryOnce(shop.ctx(), limit, whom));
  return answers;
};

describe('a limit of tries', () => {
  it('is counted for each limit and each name apart, under which nobody can be found', async () => {
    const [one, two] = [somebody(), somebody()];
    expect(await tries(4, one)).toEqual([true, true, true, false]);
    expect(await tries(1, two)).toEqual([true]);
    expect(await tries(1, one, { ...LIMIT, name: 'other' })).toEqual([true]);
    expect(JSON.stringify(await shop.ctx().sql('SELECT key FROM attempt'))).not.toContain(one);
  });

  it('opens try by try as the window passes, and tells in how many minutes', async () => {
    const whom = somebody();
    const refused = (minutes: number) =>
      expect(takeAttempt(shop.ctx(), LIMIT, whom)).rejects.toMatchObject({ code: 'RATE_LIMITED', args: { minutes } });
    await takeAttempt(shop.ctx(), LIMIT, whom);
    shop.clock.advance(10 * MINUTE);
    for (let i = 0; i < 2; i += 1) await takeAttempt(shop.ctx(), LIMIT, whom);
    await refused(5);
    shop.clock.advance(4.5 * MINUTE);
    await refused(1);
    shop.clock.advance(0.5 * MINUTE);
    await takeAttempt(shop.ctx(), LIMIT, whom);
    await refused(10);
  });

  it('gives the last try back, and all of them when they are forgotten', async () => {
    const whom = somebody();
    await tries(3, whom);
    await returnAttempt(shop.ctx(), LIMIT, whom);
    expect(await tries(2, whom)).toEqual([true, false]);
    await clearAttempts(shop.ctx(), LIMIT, whom);
    await returnAttempt(shop.ctx(), LIMIT, whom);
    expect(await tries(4, whom)).toEqual([true, true, true, false]);
  });
});
