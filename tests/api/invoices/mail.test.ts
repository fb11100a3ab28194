import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIGITAL_CONSENT_TEXT } from '../../../server/orders/consent.ts';
import { transaction } from '../../../server/core/context.ts';
import type { Mail } from '../../../server/core/mail.ts';
import { createMailer } from '../../../server/core/mailer.ts';
import { orderMailJob } from '../../../server/invoices/mail/order-mail.job.ts';
import { requestOrderNotice } from '../../../server/invoices/mail/order-notice.job.ts';
import { issueCreditNote } from '../../../server/invoices/invoices.service.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const RESEND =
  'mutation R($id: ID!, $accessToken: String) { resendOrderMail(input: { id: $id, accessToken: $accessToken }) { id } }';

let shop: TestShop;
let kit: number;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), {
    priceMinor: 12_990,
    onHand: 500,
    name: 'Kit',
    nameSk: 'Stavebnica so žľabom',
  });
  files = (await buildFiles(shop.ctx(), { priceMinor: 1490 })).productId;
});
beforeEach(() => shop.mails.splice(0));
afterEach(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'delivery', 'invoices', 'mails'])).toEqual([]);
});
afterAll(() => shop.close());

const paidOrder = (locale: 'en' | 'sk' | 'de' = 'sk', products = [kit, files]): Promise<PaidOrder> =>
  buildPaidOrder(shop.ctx({ locale }), products);
const sent = async (): Promise<Mail> => {
  await shop.runJobs();
  expect(shop.mails).toHaveLength(1);
  return shop.mails[0]!;
};
const due = () => shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');

describe('the order mail', () => {
  it('confirms items, VAT, total, link, downloads, consent and withdrawal, with the invoice attached', async () => {
    const { order, accessToken, invoice } = await paidOrder();
    const { to, subject, text, html, attachments } = await sent();
    expect([to, subject]).toEqual([
      'jana@example.sk',
      `Vaša objednávka ${order.orderNumber} je zaplatená: potvrdenie a faktúra`,
    ]);
    const link = `http://localhost:3000/order/${order.id}?key=${accessToken}`;
    for (const expected of [
      'Stavebnica so žľabom',
      '129,90',
      'z toho DPH 23',
      'Spolu s DPH',
      link,
      'Stiahnuť',
      DIGITAL_CONSENT_TEXT.sk,
      'Stratili ste preto právo odstúpiť',
      'do 14 dní',
      'Vzorový formulár',
      'Horná 12',
      'IČ DPH SK2990000002',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
    }
    expect(html).toContain(`href="${link}"`);
    expect(attachments!.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${invoice.number}.pdf`, 'application/pdf'],
    ]);
    expect((await pdfText(attachments![0]!.content)).text).toContain(invoice.number);
  });

  it('of files alone has no right of withdrawal to offer, of goods alone no consent', async () => {
    await paidOrder('en', [files]);
    const digital = (await sent()).text;
    expect(digital).toContain('lost the right to withdraw');
    expect(digital).not.toMatch(/Model form|Delivery\n/);
    shop.mails.splice(0);
    await paidOrder('de', [kit]);
    const goods = (await sent()).text;
    expect(goods).toContain('Muster-Widerrufsformular');
    expect(goods).not.toMatch(/Ihre Dateien|Bereitstellung der Dateien/);
  });

  it('goes out once however often its job runs, and under the same Message-ID after a crash before the mark', async () => {
    const { order } = await paidOrder();
    const first = await sent();
    await orderMailJob.run(shop.ctx(), { orderId: order.id });
    expect(shop.mails).toHaveLength(1);
    await shop.ctx().sql('UPDATE order_mail SET sent_at = NULL WHERE order_id = $1', [order.id]);
    await orderMailJob.run(shop.ctx(), { orderId: order.id });
    expect(shop.mails.map(({ messageId }) => messageId)).toEqual([first.messageId, first.messageId]);
    expect(first.messageId).toBe(`order-${order.id}@localhost`);
  });

  it('waits for a mail server that is down', async () => {
    const { order } = await paidOrder();
    const mailer = shop.shop.mailer;
    const send = mailer.send.bind(mailer);
    mailer.send = () => Promise.reject(new Error('451 try again later'));
    await shop.runJobs();
    const state = () => shop.ctx().sql('SELECT sent_at FROM order_mail WHERE order_id = $1', [order.id]);
    expect(await state()).toEqual([{ sent_at: null }]);
    mailer.send = send;
    await due();
    await sent();
    expect(await state()).toEqual([{ sent_at: expect.any(Date) }]);
  });

  it('goes out once though the database goes away before the mark, which is made when it is back', async () => {
    const { order } = await paidOrder();
    const { mailer, background } = shop.shop;
    const [send, connect] = [mailer.send.bind(mailer), background.pool.connect.bind(background.pool)];
    let refused = 0;
    mailer.send = async (mail) => {
      await send(mail);
      background.pool.connect = ((told?: (error: Error) => void) => {
        const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        if ((refused += 1) === 3) background.pool.connect = connect;
        return told ? told(error) : Promise.reject(error);
      }) as never;
    };
    await sent();
    mailer.send = send;
    expect(refused).toBe(3);
    const marks = await shop.ctx().sql('SELECT sent_at FROM order_mail WHERE order_id = $1', [order.id]);
    expect(marks).toEqual([{ sent_at: expect.any(Date) }]);
  });

  it('survives the way through SMTP formats: diacritics, attachment, one recipient', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'order-mail-'));
    const real = createMailer(
      { smtpUrl: null, mailFrom: 'Martyx <shop@martyx.example>', dataDir },
      pino({ level: 'silent' }),
    );
    await paidOrder('sk');
    await real.send(await sent());
    const outbox = path.join(dataDir, 'outbox');
    const parsed = await PostalMime.parse(await readFile(path.join(outbox, (await readdir(outbox))[0]!)));
    expect(parsed.subject).toContain('je zaplatená: potvrdenie a faktúra');
    expect(parsed.text).toContain('Ďakujeme za objednávku');
    expect(parsed.to).toHaveLength(1);
    expect(parsed.attachments[0]!.filename).toMatch(/^FA\d{10}\.pdf$/);
    await rm(dataDir, { recursive: true });
  });

  it("shows a buyer's markup as text and takes no header from it", async () => {
    const billingAddress = buildAddress({
      firstName: '<img src=x onerror=alert(1)>',
      street: '"><script>alert(1)</script>',
    });
    await buildPaidOrder(shop.ctx({ locale: 'en' }), [kit], { billingAddress });
    const { html, subject } = await sent();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('other mails', () => {
  it('a refund sends the credit note', async () => {
    const { order } = await paidOrder('en');
    await sent();
    shop.mails.splice(0);
    const note = await transaction(shop.ctx(), async (tx) => {
      const moved = await markRefunded(tx, order, { amountMinor: 500, full: false });
      const creditNote = await issueCreditNote(tx, moved, { amountMinor: 500, reason: 'A scratch' });
      await requestOrderNotice(tx, order, { kind: 'REFUND', reference: 'refund-1', amountMinor: 500, creditNote });
      return creditNote;
    });
    const { text, attachments, messageId } = await sent();
    expect(text).toContain('€5.00');
    expect(attachments!.map(({ filename }) => filename)).toEqual([`${note.number}.pdf`]);
    expect(messageId).toBe('refund-refund-1@localhost');
  });

  it.each([
    [{ kind: 'PAYMENT_PENDING', reference: 'a-1' } as const, 'do not pay a second time'],
    [{ kind: 'PAYMENT_FAILED', reference: 'a-1' } as const, 'You can try again'],
    [{ kind: 'STOCK_GONE', reference: 'r-1', amountMinor: 12_990 } as const, 'the whole amount of €129.90'],
  ])('says what happened: %j', async (notice, expected) => {
    const { order } = await buildOrder(shop.ctx({ locale: 'en' }), { lines: [{ productId: kit, quantity: 1 }] });
    const ask = () => transaction(shop.ctx(), (tx) => requestOrderNotice(tx, order, notice));
    await ask();
    expect((await sent()).text).toContain(expected);
    await ask();
    await sent();
    await shop.ctx().sql('DELETE FROM order_mail WHERE order_id = $1', [order.id]);
  });

  it('a notice of a transaction that rolled back is never sent', async () => {
    const { order } = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const lost = transaction(shop.ctx(), async (tx) => {
      await requestOrderNotice(tx, order, { kind: 'PAYMENT_PENDING', reference: 'a-9' });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    await shop.runJobs();
    expect(shop.mails).toEqual([]);
  });
});

describe('resendOrderMail', () => {
  const resend = async ({ order, accessToken }: Pick<PaidOrder, 'order' | 'accessToken'>) => {
    const { data, errors } = await shop.graphql<{ resendOrderMail: { id: string } }>(RESEND, {
      id: order.id,
      accessToken,
    });
    return errors?.[0]?.extensions.code ?? data.resendOrderMail.id;
  };

  it('sends it again to the same address, three times an hour', async () => {
    const paid = await paidOrder();
    expect([await resend(paid), await resend(paid), await resend(paid), await resend(paid)]).toEqual([
      paid.order.id,
      paid.order.id,
      paid.order.id,
      'RATE_LIMITED',
    ]);
    await shop.runJobs();
    expect(shop.mails.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => 'jana@example.sk'));
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(4);
    shop.clock.advance(61 * 60_000);
    expect(await resend(paid)).toBe(paid.order.id);
    await shop.runJobs();
  });

  it('is limited also when all ask at the same time', async () => {
    const paid = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(paid)));
    expect(answers.filter((answer) => answer === paid.order.id)).toHaveLength(3);
    await shop.runJobs();
  });

  it('needs the key, and a paid order', async () => {
    const paid = await paidOrder();
    expect(await resend({ ...paid, accessToken: 'x' })).toBe('ORDER_NOT_FOUND');
    expect(await resend(await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] }))).toBe(
      'ORDER_STATE_CONFLICT',
    );
    await shop.runJobs();
  });

  it('over REST answers 202, and 403 for an address that is not the order’s', async () => {
    const { order, accessToken } = await paidOrder();
    const url = `/api/orders/${order.id}/email?accessToken=${accessToken}`;
    const post = (payload?: object) => shop.inject({ method: 'POST', url, payload });
    expect((await post()).statusCode).toBe(202);
    expect((await post({ email: 'JANA@example.sk' })).statusCode).toBe(202);
    expect((await post({ email: 'evil@example.com' })).json()).toMatchObject({ errorCode: 'FORBIDDEN' });
    for (const email of ['jana@example.sk, evil@example.com', 'jana@example.sk\r\nBcc: evil@example.com', 1]) {
      expect((await post({ email })).json()).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
    }
    await shop.runJobs();
    expect(new Set(shop.mails.map(({ to }) => to))).toEqual(new Set(['jana@example.sk']));
  });
});
