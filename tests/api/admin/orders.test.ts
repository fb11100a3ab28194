import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../server/core/permissions.ts';
import { Withdrawal } from '../../../server/withdrawals/withdrawal.entity.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
let kit: number;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
  kit = await buildSellable(shop, { stock: 500 });
  files = await buildSellable(shop, { type: 'DIGITAL' });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

interface Seen {
  id: string;
  actions: string[];
  note: { text: string; version: number };
  order: { status: string; paymentStatus: string; fulfilmentStatus: string };
  lines: { lineId: string; revokedAt: string | null }[];
  timeline: { kind: string; text: string; actor: string | null }[];
}
const SEEN = `{ id actions note { text version } order { status paymentStatus fulfilmentStatus }
  lines { lineId revokedAt } timeline { kind text actor } }`;

const run = <Data = Record<string, Seen>>(query: string, variables: object, { headers } = owner) =>
  shop.graphql<Data>(query, variables as Record<string, unknown>, { headers });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

const ACTS: Record<string, string> = {
  adminOrder: `query ($id: ID!) { adminOrder(id: $id) ${SEEN} }`,
  markOrderShipped: `mutation ($id: ID!, $carrier: Carrier, $tracking: String) {
    markOrderShipped(input: { id: $id, carrier: $carrier, tracking: $tracking }) ${SEEN} }`,
  undoOrderShipped: `mutation ($id: ID!) { undoOrderShipped(input: { id: $id }) ${SEEN} }`,
  markOrderDelivered: `mutation ($id: ID!) { markOrderDelivered(input: { id: $id }) ${SEEN} }`,
  cancelOrderAsAdmin: `mutation ($id: ID!) { cancelOrderAsAdmin(input: { id: $id }) ${SEEN} }`,
  resendMailToBuyer: `mutation ($id: ID!, $mail: ResentMail = ORDER) { resendMailToBuyer(input: { id: $id, mail: $mail }) ${SEEN} }`,
  setOrderNote: `mutation ($id: ID!, $text: String = "x", $version: Int = 0) {
    setOrderNote(input: { id: $id, text: $text, expectedVersion: $version }) { text version } }`,
  revokeDownload: `mutation ($id: ID!) { revokeDownload(input: { lineId: $id }) ${SEEN} }`,
  regrantDownload: `mutation ($id: ID!) { regrantDownload(input: { lineId: $id }) ${SEEN} }`,
  packList: `query ($id: ID!) { packList(ids: [$id]) { id lines { sku quantity } } }`,
  adminOrders: `query { adminOrders { totalCount } }`,
  markOrdersShipped: `mutation ($id: ID!) { markOrdersShipped(input: { shipments: [{ id: $id }] }) { id errorCode } }`,
  setWithdrawalHandled: `mutation ($id: ID!, $handled: Boolean = true) { setWithdrawalHandled(input: { id: $id, handled: $handled }) { id } }`,
};
const act = async (name: string, id: string, more: object = {}, who = owner) => {
  const answer = await run(ACTS[name]!, { id, ...more }, who);
  return { seen: answer.data?.[name], code: codeOf(answer), args: answer.errors?.[0]?.extensions.args };
};

const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const later = async () => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};
const auditOf = async (id: string): Promise<string[]> => {
  const rows = await shop
    .ctx()
    .sql<{ action: string }>('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY id', [id]);
  return rows.map(({ action }) => action);
};

let serial = 0;
const paid = async (changes: object = {}) => {
  const email = `buyer-${(serial += 1)}@example.sk`;
  const { order, lines } = await buildPaidOrder(shop.ctx({ locale: 'sk' }), [kit, files], { email, ...changes });
  await shop.runJobs();
  return { id: order.id, number: order.orderNumber, email, lines };
};

describe('orders of the administration', () => {
  it.each(Object.keys(ACTS))('are closed to others: %s', async (name) => {
    const { id } = await paid();
    const others = [await buildPerson(shop), await buildAdminWith(shop, [Permission.CATALOGUE])];
    for (const other of others) expect((await act(name, id, {}, other)).code).toBe('FORBIDDEN');
    expect((await act(name, id, {}, { headers: {} } as Person)).code).toBe('UNAUTHENTICATED');
    expect((await act(name, id, {}, await buildAdminWith(shop, [Permission.ORDERS]))).code).not.toBe('FORBIDDEN');
  });

  it.each(['adminOrder', 'markOrderShipped', 'undoOrderShipped', 'cancelOrderAsAdmin', 'revokeDownload'])(
    'that are not there are told so: %s',
    async (name) => {
      for (const id of ['x', '019a0000-0000-7000-8000-000000000000'])
        expect((await act(name, id)).code).toBe('ORDER_NOT_FOUND');
    },
  );
});

describe('shipping', () => {
  it('tells the buyer in the buyer’s language where the parcel is, once, after a while', async () => {
    const { id, number, email } = await paid();
    const { seen } = await act('markOrderShipped', id, { carrier: 'DPD', tracking: ' 0530 881 ' });
    expect(seen?.order).toMatchObject({ status: 'CONFIRMED', fulfilmentStatus: 'SHIPPED' });
    expect(seen?.timeline[0]).toMatchObject({ text: 'Shipped: DPD 0530 881', actor: owner.user.email });
    await shop.runJobs();
    expect(mailsTo(email)).not.toContain(`Vaša objednávka ${number} je na ceste`);
    await later();
    await later();
    expect(mailsTo(email).filter((subject) => subject === `Vaša objednávka ${number} je na ceste`)).toHaveLength(1);
    const mail = shop.mails.find(({ to, subject }) => to === email && /na ceste/.test(subject));
    expect(mail?.text).toContain('DPD 0530 881');
    expect(mail?.text).toMatch(/https:\/\/www\.dpdgroup\.com\S+0530%20881/);
  });

  it('can be taken back while the buyer does not know, and then again done otherwise', async () => {
    const { id, email } = await paid();
    await act('markOrderShipped', id, { tracking: 'WRONG-1' });
    const { seen } = await act('undoOrderShipped', id);
    expect(seen?.order.fulfilmentStatus).toBe('UNFULFILLED');
    expect(seen?.actions).toContain('SHIP');
    await later();
    expect(mailsTo(email).filter((subject) => /na ceste/.test(subject))).toEqual([]);
    await act('markOrderShipped', id, { tracking: 'RIGHT-2' });
    await later();
    const told = shop.mails.filter(({ to, subject }) => to === email && /na ceste/.test(subject));
    expect(told.map(({ text }) => /RIGHT-2|WRONG-1/.exec(text)?.[0])).toEqual(['RIGHT-2']);
    expect((await act('undoOrderShipped', id)).code).toBe('UNDO_TOO_LATE');
    expect((await act('adminOrder', id)).seen?.actions).not.toContain('UNDO_SHIP');
    expect(await auditOf(id)).toEqual(['order.ship', 'order.unship', 'order.ship']);
  });

  it('by two admins at once happens once', async () => {
    const { id } = await paid();
    const codes = await Promise.all([1, 2, 3].map(async () => (await act('markOrderShipped', id)).code));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ORDER_STATE_CONFLICT')).toHaveLength(2);
  });

  it('of many goes on past those that are refused, and says which', async () => {
    const [one, other] = [await paid(), await paid()];
    const { order: unpaid } = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const input = [
      { id: one.id, carrier: 'GLS' },
      { id: unpaid.id },
      { id: 'x' },
      { id: other.id, tracking: '<script>' },
    ];
    const { data } = await run<{ markOrdersShipped: { id: string; errorCode: string | null }[] }>(
      'mutation ($input: [ShipmentInput!]!) { markOrdersShipped(input: { shipments: $input }) { id errorCode } }',
      { input },
    );
    expect((await act('packList', unpaid.id)).seen).toEqual([]);
    expect(data.markOrdersShipped).toEqual([
      { id: one.id, errorCode: null },
      { id: unpaid.id, errorCode: 'ORDER_STATE_CONFLICT' },
      { id: 'x', errorCode: 'ORDER_NOT_FOUND' },
      { id: other.id, errorCode: 'VALIDATION_FAILED' },
    ]);
  });

  it('ends with the delivery', async () => {
    const { id } = await paid();
    expect((await act('markOrderDelivered', id)).code).toBe('ORDER_STATE_CONFLICT');
    await act('markOrderShipped', id);
    const { seen } = await act('markOrderDelivered', id);
    expect(seen?.order).toMatchObject({ status: 'COMPLETED', fulfilmentStatus: 'DELIVERED' });
  });
});

describe('an unpaid order', () => {
  it('is cancelled once: its goods are free, the buyer is told, a paid one is refused', async () => {
    const email = 'cancelled@example.sk';
    const before = await stockOf(shop, kit);
    const { order } = await buildOrder(shop.ctx({ locale: 'de' }), { email, lines: [{ productId: kit, quantity: 2 }] });
    await act('cancelOrderAsAdmin', order.id);
    expect((await act('cancelOrderAsAdmin', order.id)).seen?.order.status).toBe('CANCELLED');
    await shop.runJobs();
    expect(await stockOf(shop, kit)).toEqual(before);
    expect(mailsTo(email)).toEqual([`Ihre Bestellung ${order.orderNumber} ist storniert`]);
    expect(await auditOf(order.id)).toEqual(['order.cancel']);
    expect((await act('cancelOrderAsAdmin', (await paid()).id)).code).toBe('ORDER_NOT_CANCELLABLE');
  });
});

describe('the note for the workshop', () => {
  it('is never overwritten unread', async () => {
    const { id } = await paid();
    await act('setOrderNote', id, { text: ' Bone white ', version: 0 });
    expect((await act('adminOrder', id)).seen?.note).toEqual({ text: 'Bone white', version: 1 });
    expect(await act('setOrderNote', id, { text: 'Black', version: 0 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      args: { version: 1 },
    });
    expect((await act('setOrderNote', id, { text: 'x'.repeat(4001), version: 1 })).code).toBe('VALIDATION_FAILED');
    const codes = await Promise.all(
      ['a', 'b'].map(async (text) => (await act('setOrderNote', id, { text, version: 1 })).code),
    );
    expect(codes.sort()).toEqual(['VERSION_CONFLICT', undefined]);
    expect(await auditOf(id)).toEqual(['order.note', 'order.note']);
  });
});

describe('downloads and mails', () => {
  it('of one item are taken back and given again', async () => {
    const { id, lines } = await paid();
    const item = lines.find(({ productType }) => productType === 'DIGITAL')!.id;
    const state = async () =>
      (await act('adminOrder', id)).seen?.lines.find(({ lineId }) => lineId === item)?.revokedAt;
    await act('revokeDownload', item);
    await act('revokeDownload', item);
    expect(await state()).not.toBeNull();
    await act('regrantDownload', item);
    expect(await state()).toBeNull();
    expect(await auditOf(id)).toEqual(['order.download.take', 'order.download.give']);
    const goods = lines.find(({ productType }) => productType === 'PHYSICAL')!.id;
    expect((await act('revokeDownload', goods)).code).toBe('ORDER_STATE_CONFLICT');
  });

  it('go out once more, as far as there is something to tell, three times an hour', async () => {
    const { id, email } = await paid();
    const before = mailsTo(email).length;
    expect((await act('resendMailToBuyer', id, { mail: 'SHIPPED' })).code).toBe('ORDER_STATE_CONFLICT');
    expect((await act('resendMailToBuyer', id, { mail: 'REFUND' })).code).toBe('ORDER_STATE_CONFLICT');
    for (let i = 0; i < 3; i += 1) await act('resendMailToBuyer', id);
    expect((await act('resendMailToBuyer', id)).code).toBe('RATE_LIMITED');
    await shop.runJobs();
    expect(mailsTo(email)).toHaveLength(before + 3);
  });
});

describe('a statement of withdrawal', () => {
  it('waits on its order until it is marked as done', async () => {
    const { id, number, email } = await paid();
    const repo = shop.ctx().repo(Withdrawal);
    const fields = { name: 'Jana', email, orderNumber: number, orderId: id, locale: 'sk' };
    await repo.insert({ ...fields, idempotencyKey: `withdrawal-${id}`, receivedAt: new Date() });
    const waiting = async () => {
      const query = 'query { adminOrders(filter: { todo: WITHDRAWAL }) { items { id } } }';
      const { data } = await run<{ adminOrders: { items: { id: string }[] } }>(query, {});
      return data.adminOrders.items.map((item) => item.id);
    };
    expect(await waiting()).toContain(id);
    const { id: withdrawal } = await repo.findOneByOrFail({ orderId: id });
    await act('setWithdrawalHandled', withdrawal);
    expect(await waiting()).not.toContain(id);
    expect((await act('adminOrder', id)).seen?.timeline.map(({ text }) => text)).toContain('Withdrawal marked as done');
    await act('setWithdrawalHandled', withdrawal, { handled: false });
    expect(await waiting()).toContain(id);
    expect(await auditOf(withdrawal)).toEqual(['withdrawal.handle', 'withdrawal.handle']);
  });
});
