import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentSending } from '../../../../server/invoices/sending/document-sending.entity.ts';
import { undeliveredJob } from '../../../../server/invoices/sending/undelivered-mail.job.ts';
import { readSettings } from '../../../../server/settings/settings.queries.ts';
import { buildCompanyOrder, sendFrom, workOn } from '../../../support/sent-documents.ts';
import { startShop, type TestShop } from '../../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await sendFrom(shop, '2020-01-01');
});
afterAll(() => shop.close());

/** What the seller is sent when the morning comes. */
const mails = async () => {
  await undeliveredJob.run(shop.ctx(), {});
  await shop.runJobs();
  const { seller } = await readSettings(shop.ctx());
  return shop.mails.filter(({ to, subject }) => to === seller.email && /delivered|doručiť|zugestellt/.test(subject));
};

it('the seller is told once a day which documents could not be delivered, while they wait', async () => {
  expect(await mails()).toEqual([]);
  const { invoice } = await buildCompanyOrder(shop, '404');
  await workOn(shop, invoice);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.text).toContain(invoice.number);
  expect(mail!.text).toContain('Modelár s. r. o.');
  expect(mail!.text).toContain('Simulated: no such participant');
  expect(mail!.text).toContain('/admin/documents?sending=TROUBLE');
  await shop.ctx().repo(DocumentSending).update({ documentId: invoice.id }, { setAsideAt: shop.clock.now() });
  expect(await mails()).toHaveLength(1);
});
