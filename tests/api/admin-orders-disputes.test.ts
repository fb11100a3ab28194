import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildDisputed, readDispute, type Disputed } from '../support/build-dispute.ts';
import { buildPerson, type Person } from '../support/build-gallery.ts';
import { atPayPal, look, madeOf } from '../support/build-payment.ts';
import { checkInvariants } from '../support/invariants.ts';
import { startShop, type TestShop } from '../support/shop.ts';

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
