import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshNetwork } from '../../support/fresh-network.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(input: { email: $email }) { receivedAt } }';
const RESEND = 'mutation ($email: String!) { resendConfirmation(input: { email: $email }) { receivedAt } }';
const CHANGE = `mutation ($email: String!) { changeEmail(input: { currentPassword: "${PASSWORD}", newEmail: $email }) { receivedAt } }`;
const WITHDRAW = 'mutation ($input: WithdrawalInput!) { withdrawFromContract(input: $input) { receivedAt } }';

const lettersTo = async (email: string, work: () => Promise<unknown>): Promise<number> => {
  shop.mails.length = 0;
  await work();
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email).length;
};
const ask = (query: string, variables: object, headers: Record<string, string> = {}) =>
  shop.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: freshNetwork(),
    headers,
    payload: { query, variables },
  });

describe('the letters that strangers cause at one address', () => {
  it('are five within an hour when accounts ask for it as their own', async () => {
    const email = 'stranger@example.sk';
    const people = await Promise.all([1, 2].map(async () => signInAs(shop, await buildAccount(shop))));
    const sent = await lettersTo(email, () =>
      Promise.all(people.flatMap((headers) => Array.from({ length: 5 }, () => ask(CHANGE, { email }, headers)))),
    );
    expect(sent).toBe(5);
  });

  it('are five within an hour whatever causes them', async () => {
    const { email } = await buildAccount(shop);
    const input = { email, password: 'Spruce-Spar-1903', termsAccepted: true };
    let serial = 0;
    const statement = () => ({
      idempotencyKey: `letters-${(serial += 1)}`,
      name: 'x',
      email,
      orderNumber: 'MX-1999-000000',
    });
    const sent = await lettersTo(email, async () => {
      for (let i = 0; i < 3; i += 1) {
        await ask(REGISTER, { input });
        await ask(FORGOT, { email });
        await ask(RESEND, { email });
        await ask(WITHDRAW, { input: statement() });
      }
    });
    expect(sent).toBeLessThanOrEqual(5);
    expect(sent).toBeGreaterThan(2);
    shop.clock.advance(3_601_000);
    expect(await lettersTo(email, () => ask(FORGOT, { email }))).toBe(1);
  });
});
