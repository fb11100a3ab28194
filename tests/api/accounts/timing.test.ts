import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectSameDuration } from '../../support/same-duration.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { buildAccount, PASSWORD } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const login = (email: string, password: string) =>
  shop.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: freshNetwork() });
const anew = () => shop.ctx().sql('DELETE FROM attempt');
const MEASURED = { timeout: 240_000 };

describe('the time of an answer', () => {
  it('does not tell a known address, whatever its state, from an unknown one at the sign-in', MEASURED, async () => {
    const states = [{}, { active: false }, { emailConfirmedAt: null }, { secondFactorAt: new Date() }];
    const users = await Promise.all(Array.from({ length: 40 }, (_, i) => buildAccount(shop, states[i % 4])));
    await expectSameDuration({
      rounds: 40,
      anew,
      known: (i) => login(users[i]!.email, 'Wrong-Password-1'),
      unknown: (i) => login(`unknown-${i}@example.sk`, 'Wrong-Password-1'),
    });
  });

  it('nor when a password is forgotten', MEASURED, async () => {
    const users = await Promise.all(Array.from({ length: 60 }, () => buildAccount(shop)));
    const forget = (email: string) =>
      shop.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
        remoteAddress: freshNetwork(),
      });
    await expectSameDuration({
      rounds: 60,
      anew,
      known: (i) => forget(users[i]!.email),
      unknown: (i) => forget(`forgetful-${i}@example.sk`),
    });
  });

  it('nor at a registration', MEASURED, async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => buildAccount(shop)));
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
    const register = (email: string) =>
      shop.graphql(REGISTER, { input: { email, password: PASSWORD, termsAccepted: true } });
    let serial = 0;
    await expectSameDuration({
      rounds: 30,
      anew,
      known: (i) => register(users[i]!.email),
      unknown: () => register(`fresh-${(serial += 1)}@example.sk`),
    });
  });
});
