import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction, type Ctx } from '../../../server/core/context.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { Invoice, InvoiceKind } from '../../../server/invoices/invoice.entity.ts';
import { issueCreditNote, issueInvoice } from '../../../server/invoices/invoices.service.ts';
import { vatTotals } from '../../../server/invoices/pdf/vat-table.ts';
import { lockOrder } from '../../../server/orders/order-transition.service.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, payOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const INVOICES = `query I($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { totalAmount { minor }
  taxes { ratePercent net { minor } tax { minor } gross { minor } } invoices { id number kind issuedAt total { minor decimal } url dataUrl } } }`;

interface TaxData {
  ratePercent: number;
  net: { minor: number };
  tax: { minor: number };
  gross: { minor: number };
}
interface OrderData {
  order: {
    totalAmount: { minor: number };
    taxes: TaxData[];
    invoices: {
      number: string;
      kind: string;
      total: { minor: number; decimal: string };
      url: string;
      dataUrl: string | null;
    }[];
  };
}

let shop: TestShop;
let kit: number;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { priceMinor: 12_990, onHand: 500, nameSk: 'Stavebnica Kriváň' });
  files = (await buildFiles(shop.ctx(), { priceMinor: 1490 })).productId;
});
afterEach(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'delivery', 'invoices'])).toEqual([]);
});
afterAll(() => shop.close());

const paidOrder = (locale: 'en' | 'sk' | 'de' = 'sk', country = 'SK'): Promise<PaidOrder> =>
  buildPaidOrder(shop.ctx({ locale }), [kit, files], {
    billingAddress: buildAddress(country === 'SK' ? {} : { country, postcode: '10115', city: 'Berlin' }),
  });

const refund = (ctx: Ctx, orderId: string, amountMinor: number, full: boolean): Promise<Invoice> =>
  transaction(ctx, async (tx) => {
    const order = await markRefunded(tx, { id: orderId }, { amountMinor, full });
    if (full) await revokeEntitlements(tx, order);
    return issueCreditNote(tx, order, { amountMinor, reason: 'Odstúpenie od zmluvy' });
  });

const invoicesOf = async ({ order, accessToken }: PaidOrder) => {
  const { data, errors } = await shop.graphql<OrderData>(INVOICES, { id: order.id, accessToken });
  expect(errors).toBeUndefined();
  return data.order;
};

describe('the invoice of an order', () => {
  it("has the order's sums: lines, shipping, VAT by rate and total", async () => {
    const paid = await paidOrder();
    const { snapshot } = paid.invoice;
    const { totalAmount, taxes, invoices } = await invoicesOf(paid);
    expect(invoices.map(({ kind, total }) => [kind, total.minor])).toEqual([['INVOICE', totalAmount.minor]]);
    expect(snapshot.taxes).toEqual(
      taxes.map((row) => ({
        taxCountry: 'SK',
        ratePercent: row.ratePercent,
        netMinor: row.net.minor,
        taxMinor: row.tax.minor,
        grossMinor: row.gross.minor,
      })),
    );
    expect(vatTotals(snapshot.lines).grossMinor).toBe(totalAmount.minor);
    expect(snapshot.lines).toHaveLength(3);
  });

  it('is issued once, and its number is of its year and series', async () => {
    const { order, invoice } = await paidOrder();
    const again = await transaction(shop.ctx(), async (tx) => issueInvoice(tx, await lockOrder(tx, order.id)));
    expect(again.id).toBe(invoice.id);
    expect(invoice.number).toMatch(new RegExp(`^FA${new Date().getFullYear()}\\d{6}$`));
  });

  it('is a PDF with what was agreed, whatever the catalogue and the seller say later', async () => {
    const { order, accessToken, invoice } = await paidOrder();
    await shop.ctx().sql(`UPDATE product SET price_minor = 1 WHERE id = $1`, [kit]);
    const response = await shop.inject({ url: `/api/orders/${order.id}/invoice?accessToken=${accessToken}` });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    });
    const { text } = await pdfText(response.rawPayload);
    for (const expected of [
      invoice.number,
      order.orderNumber,
      'Jana Hrivnáková',
      'Stavebnica Kriváň',
      'Banská Bystrica',
      '23 %',
      '105,61',
    ]) {
      expect(text).toContain(expected);
    }
    await shop.runJobs();
    const again = await shop.inject({ url: `/api/orders/${order.id}/invoice?accessToken=${accessToken}` });
    expect(again.rawPayload.equals(response.rawPayload)).toBe(true);
    await shop.ctx().sql(`UPDATE product SET price_minor = 12990 WHERE id = $1`, [kit]);
  });

  it("at another member state's rate names the special scheme, in the buyer's language", async () => {
    await chooseOss(shop, '2026-01-01');
    const { invoice, order, accessToken } = await paidOrder('de', 'DE');
    await chooseOss(shop, null);
    expect(invoice.snapshot.locale).toBe('de');
    expect(invoice.snapshot.taxes.map(({ taxCountry, ratePercent }) => [taxCountry, ratePercent])).toEqual([
      ['DE', 19],
    ]);
    const { rawPayload } = await shop.inject({ url: `/api/orders/${order.id}/invoice?accessToken=${accessToken}` });
    expect((await pdfText(rawPayload)).text).toContain('Deutschland (DE) im EU-Verfahren');
  });

  it('is offered to a company as data too, with the same sums, and to a consumer not', async () => {
    const consumer = await invoicesOf(await paidOrder());
    expect(consumer.invoices[0]!.dataUrl).toBeNull();
    const company = { company: 'Letecká dielňa s. r. o.', companyId: '12345678' };
    const paid = await buildPaidOrder(shop.ctx(), [kit], { billingAddress: buildAddress(company) });
    const { dataUrl, total } = (await invoicesOf(paid)).invoices[0]!;
    const { headers, body } = await shop.inject({ url: dataUrl! });
    expect(headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'private, no-cache' });
    expect(body).toContain('<cbc:RegistrationName>Letecká dielňa s. r. o.</cbc:RegistrationName>');
    expect(body).toContain(`<cbc:TaxInclusiveAmount currencyID="EUR">${total.decimal}</cbc:TaxInclusiveAmount>`);
    const { statusCode } = await shop.inject({ url: dataUrl!.replace(/link=.*/, '') });
    expect(statusCode).toBe(401);
  });

  it('opens only for its owner or by the key of its own order', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const ask = async (id: string, query: string) => {
      const response = await shop.inject({ url: `/api/orders/${id}/invoice${query}` });
      return [response.statusCode, response.json<{ errorCode: string }>().errorCode];
    };
    expect(await ask(one.order.id, '')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await ask(one.order.id, `?accessToken=${two.accessToken}`)).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(await ask('1', `?accessToken=${two.accessToken}`)).toEqual([404, 'ORDER_NOT_FOUND']);
    const foreign = `?accessToken=${one.accessToken}&number=${two.invoice.number}`;
    expect(await ask(one.order.id, foreign)).toEqual([404, 'INVOICE_NOT_FOUND']);
    const unpaid = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    expect(await ask(unpaid.order.id, `?accessToken=${unpaid.accessToken}`)).toEqual([404, 'INVOICE_NOT_FOUND']);
  });

  it('cannot be changed or deleted, and is made again should its file be lost', async () => {
    const { order, accessToken, invoice } = await paidOrder();
    await expect(shop.ctx().sql(`UPDATE invoice SET total_minor = total_minor`)).resolves.toBeDefined();
    const raise = shop
      .ctx()
      .sql('UPDATE invoice SET net_minor = net_minor + 1, total_minor = total_minor + 1 WHERE id = $1', [invoice.id]);
    await expect(raise).rejects.toThrow('never changed');
    await expect(shop.ctx().sql('DELETE FROM invoice WHERE id = $1', [invoice.id])).rejects.toThrow('never changed');
    const url = `/api/orders/${order.id}/invoice?accessToken=${accessToken}`;
    const first = await shop.inject({ url });
    await shop.ctx().sql('UPDATE invoice SET pdf_sha256 = $2 WHERE id = $1', [invoice.id, '0'.repeat(64)]);
    expect((await shop.inject({ url })).rawPayload.equals(first.rawPayload)).toBe(true);
  });
});

describe('numbers', () => {
  it('have no gap after thirty payments at once, a third of them rolled back', async () => {
    const placed = [];
    for (let i = 0; i < 30; i += 1)
      placed.push(await buildOrder(shop.ctx(), { lines: [{ productId: files, quantity: 1 }] }));
    const [before] = await shop.ctx().sql<{ last: number }>(`SELECT last FROM invoice_counter WHERE series = 'FA'`);
    const results = await Promise.allSettled(
      placed.map(({ order }, i) =>
        transaction(shop.ctx(), async (tx) => {
          const invoice = await payOrder(tx, order);
          if (i % 3 === 0) throw new Error('rolled back');
          return invoice.sequence;
        }),
      ),
    );
    const given = results
      .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      .sort((a, b) => a - b);
    expect(given).toEqual(Array.from({ length: 20 }, (_, i) => before!.last + 1 + i));
  });

  it('start again with the year in Bratislava', async () => {
    const untilNewYear = Date.parse(`${new Date().getFullYear()}-12-31T23:30:00Z`) - shop.clock.now().getTime();
    shop.clock.advance(untilNewYear);
    const { invoice } = await paidOrder();
    expect(invoice.number).toBe(`FA${new Date().getFullYear() + 1}000001`);
    expect(invoice.snapshot.issuedOn).toBe(`${new Date().getFullYear() + 1}-01-01`);
    shop.clock.advance(-untilNewYear);
  });
});

describe('a credit note', () => {
  it('of everything mirrors the invoice and names it', async () => {
    const paid = await paidOrder();
    const note = await refund(shop.ctx(), paid.order.id, paid.order.totalMinor, true);
    const { order } = { order: await invoicesOf(paid) };
    expect(order.invoices.map(({ kind, total }) => [kind, total.minor])).toEqual([
      ['INVOICE', paid.order.totalMinor],
      ['CREDIT_NOTE', -paid.order.totalMinor],
    ]);
    expect(note.number).toMatch(/^DB\d{10}$/);
    expect(note.snapshot.lines.map(({ grossMinor }) => grossMinor)).toEqual(
      paid.invoice.snapshot.lines.map(({ grossMinor }) => -grossMinor),
    );
    const { rawPayload } = await shop.inject({ url: order.invoices[1]!.url });
    const { text } = await pdfText(rawPayload);
    for (const expected of ['Dobropis', note.number, paid.invoice.number, 'Odstúpenie od zmluvy'])
      expect(text).toContain(expected);
  });

  it('in parts sums with the invoice to nothing in every rate, and never to less', async () => {
    const paid = await paidOrder();
    const parts = [999, 1, paid.order.totalMinor - 1000];
    const notes = [];
    for (const [i, part] of parts.entries()) notes.push(await refund(shop.ctx(), paid.order.id, part, i === 2));
    const all = [paid.invoice, ...notes];
    const sum = (pick: (one: Invoice) => number) => all.reduce((total, one) => total + pick(one), 0);
    expect([sum((i) => i.totalMinor), sum((i) => i.taxMinor), sum((i) => i.netMinor)]).toEqual([0, 0, 0]);
    const more = transaction(shop.ctx(), (tx) => issueCreditNote(tx, paid.order, { amountMinor: 1, reason: 'x' }));
    await expect(more).rejects.toMatchObject({ code: 'REFUND_NOT_ALLOWED' });
  });

  it('needs an invoice', async () => {
    const { order } = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const note = transaction(shop.ctx(), (tx) => issueCreditNote(tx, order, { amountMinor: 1, reason: 'x' }));
    await expect(note).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' });
    expect(await shop.ctx().repo(Invoice).countBy({ orderId: order.id, kind: InvoiceKind.CREDIT_NOTE })).toBe(0);
  });
});
