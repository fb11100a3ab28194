import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let owner: User;
let headers: Record<string, string>;
let paid: PaidOrder;
const ORDERED_FOR = 'Jana@Example.sk';

beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
});
beforeEach(async () => {
  owner = await buildAccount(shop);
  headers = await signInAs(shop, owner);
  const viewer = { userId: owner.id, admin: false, sessionId: 's' };
  paid = await buildPaidOrder(shop.ctx({ viewer }), [kit], { email: ORDERED_FOR });
  await shop.runJobs();
  shop.mails.splice(0);
});
afterAll(() => shop.close());

const RESEND =
  'mutation ($id: ID!, $key: String, $email: String) { resendOrderMail(input: { id: $id, accessToken: $key, email: $email }) { id } }';

interface Asked {
  headers?: Record<string, string>;
  email?: string | null;
  key?: string;
  id?: string;
}
type Door = (asked?: Asked) => Promise<string>;

/** `sent`, or the code of the refusal. */
const graphql: Door = async ({ id = paid.order.id, key, email, headers: sent = headers } = {}) =>
  (await shop.graphql(RESEND, { id, key, email }, { headers: sent })).errors?.[0]?.extensions.code ?? 'sent';
const rest: Door = async ({ id = paid.order.id, key, email, headers: sent = headers } = {}) => {
  const url = `/api/orders/${id}/email${key ? `?accessToken=${key}` : ''}`;
  const answer = await shop.inject({ method: 'POST', url, headers: sent, payload: { email } });
  return answer.statusCode === 202 ? 'sent' : answer.json<{ errorCode: string }>().errorCode;
};
const recipients = async () => {
  await shop.runJobs();
  return shop.mails.splice(0).map(({ to }) => to);
};
const code = () => ({ key: paid.accessToken });

describe.each([
  ['GraphQL', graphql],
  ['REST', rest],
])('sending the order mail again over %s', (_name, ask) => {
  it.each([[undefined], [null], [''], [ORDERED_FOR], [' jana@EXAMPLE.sk ']])(
    'goes to the order’s own address when asked with %j, with the invoice',
    async (email) => {
      expect(await ask({ email })).toBe('sent');
      await shop.runJobs();
      expect(shop.mails.map(({ to, attachments }) => [to, attachments?.map(({ filename }) => filename)])).toEqual([
        [ORDERED_FOR, [`${paid.invoice.number}.pdf`]],
      ]);
    },
  );

  it('goes to the caller’s own confirmed address, however it is typed', async () => {
    expect(await ask({ email: ` ${owner.email.toUpperCase()}` })).toBe('sent');
    expect(await recipients()).toEqual([owner.email]);
  });

  it('goes to nobody else: FORBIDDEN, for the owner and the holder of the link alike', async () => {
    const other = await buildAccount(shop);
    const none = [`${owner.email}, evil@example.com`, 'x\r\nBcc: evil@example.com', 'nope', `${ORDERED_FOR}\u0000`];
    for (const asked of [{}, { ...code(), headers: {} }]) {
      for (const email of ['evil@example.com', other.email]) expect(await ask({ ...asked, email })).toBe('FORBIDDEN');
      for (const email of [...none, `${'x'.repeat(300)}@example.sk`]) {
        expect(await ask({ ...asked, email }), email).toBe('VALIDATION_FAILED');
      }
    }
    expect(await ask({ ...code(), headers: {}, email: owner.email })).toBe('FORBIDDEN');
    expect(await recipients()).toEqual([]);
  });

  it('does not go to an own address that is not, or no longer, confirmed', async () => {
    await shop.ctx().repo(User).update({ id: owner.id }, { emailConfirmedAt: null });
    expect(await ask({ email: owner.email })).toBe('FORBIDDEN');
    await shop.ctx().repo(User).update({ id: owner.id }, { emailConfirmedAt: new Date() });
    expect(await ask({ email: owner.email })).toBe('sent');
    await shop.ctx().repo(User).delete({ id: owner.id });
    expect(await recipients()).toEqual([]);
  });

  it('is for the owner and the holder of the link; for others the order is not there', async () => {
    const stranger = await signInAs(shop, await buildAccount(shop));
    for (const id of [paid.order.id, 'null', '0197a1b2-0000-7000-8000-000000000009'])
      for (const asked of [{ headers: stranger }, { headers: {}, key: 'x' }])
        expect(await ask({ ...asked, id })).toBe('ORDER_NOT_FOUND');
    expect(await ask({ ...code(), headers: {} })).toBe('sent');
    expect(await recipients()).toEqual([ORDERED_FOR]);
  });

  it('happens three times an hour, whichever address it goes to', async () => {
    for (const email of [undefined, owner.email, undefined]) expect(await ask({ email })).toBe('sent');
    for (const email of [undefined, owner.email]) expect(await ask({ email })).toBe('RATE_LIMITED');
    shop.clock.advance(3_600_001);
    expect(await ask()).toBe('sent');
  });

  it('needs a payment', async () => {
    const viewer = { userId: owner.id, admin: false, sessionId: 's' };
    const { order } = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId: kit, quantity: 1 }] });
    expect(await ask({ id: order.id })).toBe('ORDER_STATE_CONFLICT');
  });
});

describe('the body of the REST call', () => {
  it.each([[{ email: 1 }], [{ email: ['a@b.sk'] }], [[]], ['text']])('is refused when it is %j', async (payload) => {
    const answer = await shop.inject({
      method: 'POST',
      url: `/api/orders/${paid.order.id}/email`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('may be missing', async () => {
    const url = `/api/orders/${paid.order.id}/email`;
    expect((await shop.inject({ method: 'POST', url, headers })).statusCode).toBe(202);
  });
});
