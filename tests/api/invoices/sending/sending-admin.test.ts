import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../../server/core/context.ts';
import { Invoice } from '../../../../server/invoices/invoice.entity.ts';
import { issueCreditNote } from '../../../../server/invoices/invoices.service.ts';
import { readUbl } from '../../../../server/invoices/sending/sendings.queries.ts';
import { markRefunded } from '../../../../server/orders/order-payment.service.ts';
import { buildPerson, type Person } from '../../../support/builders/build-gallery.ts';
import { csvTable } from '../../../support/csv-table.ts';
import {
  buildCompanyOrder,
  buildUnaddressedOrder,
  sendFrom,
  sendingOf,
  transmissions,
  workOn,
} from '../../../support/sent-documents.ts';
import { startShop, type TestShop } from '../../../support/shop.ts';
import { unzip } from '../../../support/unzip.ts';

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startShop();
  await sendFrom(shop, '2020-01-01');
  admin = await buildPerson(shop, { admin: true });
});
afterAll(() => shop.close());

const SENDING = '{ id state reason detail simulated nextAt setAside }';
interface Seen {
  id: string;
  state: string;
  reason: string | null;
  setAside: boolean;
}
const call = async <T>(query: string, variables: object): Promise<T | string> => {
  const { data, errors } = await shop.graphql<T>(query, { ...variables }, { headers: admin.headers });
  return errors?.[0]?.extensions.code ?? data;
};
const again = (id: string) =>
  call<{ sendDocumentAgain: Seen }>(`mutation ($id: ID!) { sendDocumentAgain(input: { id: $id }) ${SENDING} }`, { id });
const putAside = (id: string, aside: boolean) =>
  call<{ setDocumentAside: Seen }>(
    `mutation ($id: ID!, $aside: Boolean!) { setDocumentAside(input: { id: $id, aside: $aside }) ${SENDING} }`,
    { id, aside },
  );
const listed = async (sending?: string): Promise<(Seen | null)[]> => {
  const query = `query ($filter: DocumentFilter) { adminDocuments(filter: $filter, first: 100) { items { sending ${SENDING} } } }`;
  const answer = await call<{ adminDocuments: { items: { sending: Seen | null }[] } }>(query, { filter: { sending } });
  if (typeof answer === 'string') throw new Error(answer);
  return answer.adminDocuments.items.map(({ sending: seen }) => seen);
};
const undelivered = async () => {
  const answer = await call<{ adminCounts: { undelivered: number } }>('{ adminCounts { undelivered } }', {});
  return typeof answer === 'string' ? answer : answer.adminCounts.undelivered;
};
const audited = async (action: string) =>
  shop.ctx().sql('SELECT subject_name, before, after FROM audit_entry WHERE action = $1 ORDER BY id', [action]);

describe('a document that was given up', () => {
  it('waits for a person, is sent again, and stays one message', async () => {
    const { invoice } = await buildCompanyOrder(shop, '500');
    for (let i = 0; i < 7; i += 1) await workOn(shop, invoice);
    expect(await undelivered()).toBe(1);
    expect(await listed('TROUBLE')).toMatchObject([{ id: invoice.id, state: 'FAILED', reason: 'AWAY' }]);

    expect(await again(invoice.id)).toMatchObject({ sendDocumentAgain: { state: 'WAITING', reason: null } });
    expect([await undelivered(), await listed('TROUBLE')]).toEqual([0, []]);
    expect(await listed('UNDERWAY')).toMatchObject([{ id: invoice.id }]);
    expect(await audited('document.send-again')).toEqual([
      { subject_name: invoice.number, before: { state: 'FAILED' }, after: { state: 'WAITING' } },
    ]);
    await shop.runJobs();
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'WAITING', attempts: 1, reason: 'AWAY' });
  });

  it('that the recipient refused is not sent again under its number', async () => {
    const { invoice } = await buildCompanyOrder(shop, '406');
    for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
    const { messageId } = (await sendingOf(shop, invoice))!;
    await again(invoice.id);
    for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'REFUSED', reason: 'RECIPIENT', messageId });
    const known = (await transmissions(shop)).filter(({ key }) => key === invoice.number);
    expect(known).toMatchObject([{ calls: 1, message_id: messageId }]);
    await putAside(invoice.id, true);
  });

  it('is put away by who dealt with it, and brought back', async () => {
    const { invoice } = await buildCompanyOrder(shop, '404');
    await workOn(shop, invoice);
    expect(await undelivered()).toBe(1);
    expect(await putAside(invoice.id, true)).toMatchObject({ setDocumentAside: { state: 'FAILED', setAside: true } });
    expect([await undelivered(), await listed('TROUBLE')]).toEqual([0, []]);
    await putAside(invoice.id, false);
    expect(await undelivered()).toBe(1);
    expect(await audited('document.aside')).toHaveLength(3);
  });
});

it('one that was delivered is not sent again, and one that never goes is not found', async () => {
  const { invoice } = await buildCompanyOrder(shop, '001');
  for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
  expect(await again(invoice.id)).toMatchObject({ sendDocumentAgain: { state: 'DELIVERED' } });
  expect(await listed('DELIVERED')).toMatchObject([{ id: invoice.id }]);
  const { invoice: own } = await buildCompanyOrder(shop, null);
  expect([await again(own.id), await again('7'), await putAside(own.id, true)]).toEqual(
    Array.from({ length: 3 }, () => 'NOT_FOUND'),
  );
  expect(await listed()).toContain(null);
});

it('one that has no address is found by that, and waits for nobody', async () => {
  const before = await undelivered();
  const { invoice } = await buildUnaddressedOrder(shop, null);
  expect(await listed('NO_ADDRESS')).toMatchObject([{ id: invoice.id, state: 'NO_ADDRESS', reason: 'NO_NUMBER' }]);
  expect(await again(invoice.id)).toMatchObject({ sendDocumentAgain: { state: 'NO_ADDRESS' } });
  expect(await undelivered()).toBe(before);
});

describe('a document without an address', () => {
  const sendTo = (id: string, number: string) =>
    call<{ sendDocumentTo: Seen }>(
      `mutation ($id: ID!, $number: String!) { sendDocumentTo(input: { id: $id, number: $number }) ${SENDING} }`,
      { id, number },
    );
  const given = async ({ number }: Pick<Invoice, 'number'>) =>
    (await transmissions(shop)).find(({ key }) => key === number);

  it.each([
    ['a tax number', '2020 9900 01', '0245:2020990001'],
    ['a VAT number', 'SK2020990002', '0245:2020990002'],
    ['an endpoint', '0216:003712345678', '0216:003712345678'],
  ])('goes to the buyer once %s is known, and the corrections behind it', async (_, number, recipient) => {
    const { invoice, order } = await buildUnaddressedOrder(shop, null);
    expect(await sendTo(invoice.id, number)).toMatchObject({ sendDocumentTo: { state: 'WAITING', reason: null } });
    await shop.runJobs();
    await workOn(shop, invoice);
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'DELIVERED', recipient });
    expect(await given(invoice)).toMatchObject({ calls: 1 });
    expect((await shop.ctx().repo(Invoice).findOneByOrFail({ id: invoice.id })).snapshot).toEqual(invoice.snapshot);
    expect((await audited('document.send-again')).at(-1)).toMatchObject({
      subject_name: invoice.number,
      before: { state: 'NO_ADDRESS' },
      after: { state: 'WAITING', recipient },
    });
    const note = await transaction(shop.ctx(), async (tx) => {
      await markRefunded(tx, order, { amountMinor: invoice.totalMinor, full: true });
      return issueCreditNote(tx, order, { amountMinor: invoice.totalMinor, reason: 'Came back' });
    });
    expect(await sendingOf(shop, note)).toMatchObject({ state: 'WAITING', recipient });
  });

  it.each(['404', '422'])(
    'or with one that ends in %s and is wrong goes by the right one, as its file says',
    async (ending) => {
      const { invoice } = await buildCompanyOrder(shop, ending);
      const wrong = (await sendingOf(shop, invoice))!.recipient!;
      const ubl = () => readUbl(shop.ctx(), invoice);
      expect(await ubl()).toContain(`>${wrong.slice(5)}</cbc:EndpointID>`);
      await workOn(shop, invoice);
      expect(await sendTo(invoice.id, '0216:003712345679')).toMatchObject({ sendDocumentTo: { state: 'WAITING' } });
      for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
      expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'DELIVERED', recipient: '0216:003712345679' });
      expect(await ubl()).toContain('schemeID="0216">003712345679</cbc:EndpointID>');
      expect(await ubl()).not.toContain(`>${wrong.slice(5)}</cbc:EndpointID>`);
    },
  );

  it('is not sent by what is no number, and one that has an address keeps it', async () => {
    const { invoice } = await buildUnaddressedOrder(shop, 'FI12345678');
    for (const number of ['', 'Modelár', 'SK12', 'FI12345678'])
      expect(await sendTo(invoice.id, number), number).toBe('VALIDATION_FAILED');
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'NO_ADDRESS', recipient: null });
    const { invoice: named } = await buildCompanyOrder(shop, '001');
    const { recipient } = (await sendingOf(shop, named))!;
    await sendTo(named.id, '2020990001');
    expect(await sendingOf(shop, named)).toMatchObject({ recipient });
  });
});

describe('the receipt of a document', () => {
  const file = (id: string, { headers } = admin) =>
    shop.inject({ url: `/api/admin/documents/${id}/receipt.json`, headers });

  it('is a file for who may manage orders, and stands in the list of the month', async () => {
    const { invoice } = await buildCompanyOrder(shop, '001');
    expect((await file(invoice.id)).statusCode).toBe(404);
    for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
    const { messageId, recipient, receiptAt } = (await sendingOf(shop, invoice))!;
    const receivedAt = receiptAt!.toISOString();
    const answer = await file(invoice.id);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${invoice.number}-receipt.json"`);
    expect(answer.json()).toMatchObject({
      document: invoice.number,
      state: 'DELIVERED',
      messageId,
      recipient,
      receivedAt,
      evidence: { receipt: 'simulated' },
    });
    expect((await file(invoice.id, { ...admin, headers: {} as Person['headers'] })).statusCode).toBe(401);

    const url = `/api/admin/documents/bundle.zip?month=${invoice.taxableOn.slice(0, 7)}`;
    const zip = await shop.inject({ url, headers: admin.headers });
    const rows = csvTable((await unzip(zip.rawPayload)).get('invoices.csv')!);
    expect(rows.find(({ document }) => document === invoice.number)).toMatchObject({
      peppol_state: 'delivered',
      peppol_at: receivedAt,
      peppol_message: messageId,
    });
  });
});

it('one that the access point refused goes once that takes it', async () => {
  const { invoice } = await buildCompanyOrder(shop, '423');
  await workOn(shop, invoice);
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'REFUSED', reason: 'INVALID' });
  await again(invoice.id);
  for (let i = 0; i < 2; i += 1) await workOn(shop, invoice);
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'DELIVERED', reason: null });
});
