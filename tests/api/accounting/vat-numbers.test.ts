import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkVatNumber, MOST_CHECKS } from '../../../server/cart/vies/vat-check.service.ts';
import { keptVatCheck } from '../../../server/cart/vies/vat-check.queries.ts';
import { KeptVatCheck } from '../../../server/cart/vies/vat-check.entity.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const ASK = `mutation ($input: CheckVatNumberInput!) { checkVatNumber(input: $input) { vatNumber state companyName } }`;
const ask = (vatNumber: string) => shop.graphql(ASK, { input: { vatNumber } });
const DAY_MS = 86_400_000;

it('tells whose a valid number is, where the state tells, and keeps the numbered answer', async () => {
  expect((await ask(' atu 123 45 678 ')).data).toEqual({
    checkVatNumber: { vatNumber: 'ATU12345678', state: 'VALID', companyName: 'Simulated Company U12345678' },
  });
  expect(await keptVatCheck(shop.ctx(), 'ATU12345678')).toMatchObject({
    valid: true,
    address: '1 Simulated Street\nAT-1000',
    requestId: 'WAPIATU12345678',
  });
  expect((await ask('DE123456789')).data).toMatchObject({ checkVatNumber: { state: 'VALID', companyName: null } });
});

it.each([
  ['ATU12345200', 'INVALID'],
  ['ATU12345201', 'INVALID'],
  ['ATU12345300', 'UNAVAILABLE'],
  ['ATU12345301', 'UNAVAILABLE'],
  ['ATU12345500', 'UNAVAILABLE'],
  ['ATU12345302', 'UNAVAILABLE'],
  ['AT12345678', 'MALFORMED'],
  ['US123456789', 'MALFORMED'],
])('of %s it says %s', { timeout: 20_000 }, async (vatNumber, state) => {
  expect((await ask(vatNumber)).data).toMatchObject({ checkVatNumber: { state, companyName: null } });
  // An answer is kept, silence is not: it is asked again.
  expect((await shop.ctx().repo(KeptVatCheck).find()).length).toBe(state === 'INVALID' ? 1 : 0);
});

it('asks once a day, and forgets what nobody may go by any more', async () => {
  await checkVatNumber(shop.ctx(), 'ATU12345678');
  const first = await keptVatCheck(shop.ctx(), 'ATU12345678');
  shop.clock.advance(DAY_MS - 60_000);
  expect(await checkVatNumber(shop.ctx(), 'ATU12345678')).toEqual(first);
  shop.clock.advance(120_000);
  expect(await keptVatCheck(shop.ctx(), 'ATU12345678')).toBeNull();
  await checkVatNumber(shop.ctx(), 'DE123456789');
  expect((await shop.ctx().repo(KeptVatCheck).find()).map(({ number }) => number)).toEqual(['DE123456789']);
});

it('asks for one visitor only so often; what is kept costs nothing', async () => {
  const numbers = Array.from({ length: MOST_CHECKS }, (_, i) => `ATU100000${10 + i}`);
  for (const each of numbers) expect((await ask(each)).errors).toBeUndefined();
  const refused = await ask('ATU10000099');
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', args: { minutes: 15 } });
  expect((await ask(numbers[0]!)).data).toMatchObject({ checkVatNumber: { state: 'VALID' } });
});

it('keeps one answer of many that ask at once', async () => {
  const said = await Promise.all(Array.from({ length: 8 }, () => checkVatNumber(shop.ctx(), 'ATU12345678')));
  expect(said.every((each) => typeof each !== 'string' && each.valid)).toBe(true);
  expect(await shop.ctx().repo(KeptVatCheck).count()).toBe(1);
});
