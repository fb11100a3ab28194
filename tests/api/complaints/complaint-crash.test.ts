import { expect, it } from 'vitest';
import { ComplaintState } from '../../../server/complaints/complaint-states.ts';
import { Complaint } from '../../../server/complaints/complaint.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { complain, complaintStep, listedComplaints } from '../../support/builders/build-complaint.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf } from '../../support/builders/build-payment.ts';
import { goOnUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';

it.each([
  ['refund.planned', ComplaintState.ACCEPTED],
  ['refund.recorded', ComplaintState.REFUNDING],
  ['refund.answered', ComplaintState.REFUNDING],
  ['refund.settling', ComplaintState.REFUNDING],
])('pays the refund of a complaint once and ends it, though the process dies by kill -9 at %s', async (step, left) => {
  const shop = await startShopOfTest();
  const own = shop;
  const { headers } = await buildPerson(own, { admin: true });
  const payment = await buildPaid(own);
  await own.runJobs();
  const [line] = await orderLines(own.ctx(), payment.orderId);
  const { seen } = await complain(own, payment, { lineId: line!.id });
  const id = seen!.id;
  const stateOf = async () => (await own.ctx().repo(Complaint).findOneByOrFail({ id })).state;
  const [{ lawfulDay: dueDay } = {}] = await listedComplaints(own, headers, 'OPEN');
  await complaintStep(own, headers, 'confirmComplaint', { id, expectedVersion: 1, dueDay });
  await complaintStep(own, headers, 'acceptComplaint', { id, expectedVersion: 2, remedy: 'REFUND' });
  const doomed = await startCrashingShop(own, step);
  const query = `mutation { remedyComplaint(input: { id: "${id}", expectedVersion: 3 }) { id } }`;
  await fetch(`${doomed.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }).catch(() => undefined);
  expect(await doomed.gone).toBe('SIGKILL');
  expect(await stateOf()).toBe(left);
  // What was not begun is asked for again; what was, goes on by itself.
  await own.graphql(query, {}, { headers });
  await own.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await goOnUntil(own, async () => (await stateOf()) === ComplaintState.REMEDIED);
  expect((await atPayPal(own, payment)).refunded).toEqual([line!.unitPriceMinor]);
  expect(await madeOf(own, payment)).toMatchObject({ creditNotes: 1 });
  expect(await stateOf()).toBe(ComplaintState.REMEDIED);
  expect(await checkInvariants(own)).toEqual([]);
});
