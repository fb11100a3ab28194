import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decideDispute, escalateDispute } from '../../../server/payments/simulator/disputes.service.ts';
import { buildDisputed, readDispute, type Disputed } from '../../support/builders/build-dispute.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { atPayPal, look, madeOf } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

interface Answered {
  answerDispute: { disputes: { state: string; answers: { kind: string; state: string; fileName: string | null }[] }[] };
}
const ANSWER = `mutation ($input: DisputeAnswerInput!) { answerDispute(input: $input) {
  disputes { state answers { kind state fileName } } } }`;

const answer = async ({ disputeId }: Disputed, changes: object = {}) => {
  const { id } = await readDispute(shop, disputeId);
  const input = { disputeId: id, kind: 'EVIDENCE', note: '', idempotencyKey: randomUUID(), ...changes };
  const { data, errors } = await shop.graphql<Answered>(ANSWER, { input }, { headers: owner.headers });
  const extensions = errors?.[0]?.extensions as { code?: string; args?: object } | undefined;
  return { disputes: data?.answerDispute?.disputes, code: extensions?.code };
};

const evidenceAt = async ({ disputeId }: Disputed): Promise<{ files: string[]; evidences: object[] }[]> => {
  const [row] = await shop
    .ctx()
    .sql<{ evidence: { files: string[]; evidences: object[] }[] }>(
      'SELECT evidence FROM paypal_simulator.disputes WHERE id = $1',
      [disputeId],
    );
  return row!.evidence;
};

const putProof = async ({ disputeId }: Disputed, body: string, type = 'application/pdf') => {
  const { id } = await readDispute(shop, disputeId);
  const headers = { ...owner.headers, 'content-type': type };
  return (await fetch(`${shop.url}/api/admin/disputes/${id}/proof?name=proof.pdf`, { method: 'PUT', headers, body }))
    .status;
};

const todo = async (): Promise<number> => {
  const { data } = await shop.graphql<{ adminCounts: { disputes: number } }>(
    '{ adminCounts { disputes } }',
    {},
    { headers: owner.headers },
  );
  return data.adminCounts.disputes;
};

describe('an answer to a dispute', () => {
  it('takes number, words and file to PayPal, is in the log, and leaves nothing to do', async () => {
    const disputed = await buildDisputed(shop);
    expect(await todo()).toBe(1);
    expect(await putProof(disputed, '%PDF-1.7 delivered')).toBe(204);
    const { disputes } = await answer(disputed, { carrier: 'GLS', tracking: 'SK 123', note: 'Delivered on 3 May' });
    expect(disputes).toEqual([
      { state: 'WAITING', answers: [{ kind: 'EVIDENCE', state: 'SENT', fileName: 'proof.pdf' }] },
    ]);
    expect(await evidenceAt(disputed)).toMatchObject([
      { files: ['proof.pdf'], evidences: [{ notes: 'Delivered on 3 May' }] },
    ]);
    expect(await todo()).toBe(0);
    const actions = await shop
      .ctx()
      .sql<{ action: string }>('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY id', [
        disputed.payment.orderId,
      ]);
    expect(actions.map(({ action }) => action)).toEqual(['order.proof', 'order.dispute']);
  });

  it('with one key reaches PayPal once, however often and at once it is sent', async () => {
    const disputed = await buildDisputed(shop);
    const idempotencyKey = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => answer(disputed, { note: 'Sent', idempotencyKey })));
    expect(all.every(({ code }) => code === undefined)).toBe(true);
    await shop.runJobs();
    expect(await evidenceAt(disputed)).toHaveLength(1);
  });

  it('that gives in returns the money and books it once', async () => {
    const disputed = await buildDisputed(shop);
    expect((await answer(disputed, { kind: 'ACCEPT' })).disputes).toMatchObject([{ state: 'LOST' }]);
    await shop.runJobs();
    expect((await look(shop, disputed.payment)).data.result.order.paymentStatus).toBe('REFUNDED');
    expect(await madeOf(shop, disputed.payment)).toMatchObject({ creditNotes: 1 });
    expect((await atPayPal(shop, disputed.payment)).captures).toHaveLength(1);
    expect((await answer(disputed, { note: 'Too late' })).code).toBe('DISPUTE_CLOSED');
  });

  it('says something, and its file is what it claims to be', async () => {
    const disputed = await buildDisputed(shop);
    expect((await answer(disputed)).code).toBe('VALIDATION_FAILED');
    expect((await answer(disputed, { note: 'x', tracking: '<b>' })).code).toBe('VALIDATION_FAILED');
    expect(await putProof(disputed, '<html>')).toBe(415);
    expect(await putProof(disputed, 'x', 'text/html')).toBe(415);
    expect(await evidenceAt(disputed)).toEqual([]);
  });
});

interface Packed {
  adminOrder: { actions: string[]; disputes: { stopsShipping: boolean; releasedAt: string | null }[] };
  packList: { id: string }[];
  adminCounts: { ordersToPack: number };
}
const PACKED = `query ($id: ID!) { adminOrder(id: $id) { actions disputes { stopsShipping releasedAt } }
  packList(ids: [$id]) { id } adminCounts { ordersToPack } }`;
const packed = async ({ payment }: Disputed) =>
  (await shop.graphql<Packed>(PACKED, { id: payment.orderId }, { headers: owner.headers })).data;

const codeOf = (errors: readonly { extensions?: { code?: string } }[] | undefined) => errors?.[0]?.extensions?.code;

const ship = async ({ payment }: Disputed) => {
  const input = { id: payment.orderId };
  const { errors } = await shop.graphql(
    'mutation ($input: ShipmentInput!) { markOrderShipped(input: $input) { id } }',
    { input },
    { headers: owner.headers },
  );
  return codeOf(errors);
};

const release = async ({ disputeId }: Disputed, released: boolean, headers = owner.headers) => {
  const { id } = await readDispute(shop, disputeId);
  const mutation = `mutation ($id: ID!, $released: Boolean!) { setDisputeReleased(input: { id: $id, released: $released }) { id } }`;
  return codeOf((await shop.graphql(mutation, { id, released }, { headers })).errors);
};

describe('the goods of a disputed order', () => {
  it('stay in the house, neither packed nor shipped, until an admin lets them go, which is in the log', async () => {
    const disputed = await buildDisputed(shop, { given: { reason: 'UNAUTHORISED', stage: 'CHARGEBACK' } });
    const before = await packed(disputed);
    expect(before).toMatchObject({
      adminOrder: { disputes: [{ stopsShipping: true, releasedAt: null }] },
      packList: [],
    });
    expect(before.adminOrder.actions).not.toContain('SHIP');
    expect(await ship(disputed)).toBe('ORDER_DISPUTED');
    expect(await release(disputed, true)).toBeUndefined();
    const released = await packed(disputed);
    expect(released.packList).toEqual([{ id: disputed.payment.orderId }]);
    expect(released.adminCounts.ordersToPack).toBe(before.adminCounts.ordersToPack + 1);
    expect(await release(disputed, false)).toBeUndefined();
    expect(await ship(disputed)).toBe('ORDER_DISPUTED');
    await release(disputed, true);
    expect(await ship(disputed)).toBeUndefined();
    const log = await shop
      .ctx()
      .sql(
        `SELECT after ->> 'released' AS released FROM audit_entry WHERE action = 'order.dispute-release' ORDER BY id`,
      );
    expect(log).toEqual([{ released: 'true' }, { released: 'false' }, { released: 'true' }]);
  });

  it('are shipped when the buyer says that they did not arrive: the parcel is the proof', async () => {
    const disputed = await buildDisputed(shop);
    expect(await packed(disputed)).toMatchObject({ adminOrder: { disputes: [{ stopsShipping: false }] } });
    expect(await ship(disputed)).toBeUndefined();
  });

  it('stay again when the dispute reaches another stage', async () => {
    const disputed = await buildDisputed(shop, { given: { reason: 'UNAUTHORISED' } });
    await release(disputed, true);
    await escalateDispute(shop.ctx(), disputed.disputeId, 'CHARGEBACK');
    await shop.runJobs();
    expect(await ship(disputed)).toBe('ORDER_DISPUTED');
  });

  it('go once the dispute is won, and no shopper can let them go', async () => {
    const disputed = await buildDisputed(shop, { given: { reason: 'UNAUTHORISED' } });
    const shopper = await buildPerson(shop);
    expect(await release(disputed, true, shopper.headers)).toBe('FORBIDDEN');
    await decideDispute(shop.ctx(), disputed.disputeId, 'RESOLVED_SELLER_FAVOUR');
    await shop.runJobs();
    expect(await release(disputed, true)).toBe('DISPUTE_CLOSED');
    expect(await ship(disputed)).toBeUndefined();
  });
});
