import { expect, test, type Page } from '@playwright/test';
import { dayOf } from '../../server/core/text/format.ts';
import { ADMIN, buyByCalls, ShopCalls } from '../support/shop-calls.ts';
import { changeShop } from '../support/shop-database.ts';
import { newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB' });

const KIT = 1;
const COMPANY = {
  street: 'Dielenská 4',
  city: 'Žilina',
  postcode: '010 01',
  country: 'SK',
  company: 'Modelár s. r. o.',
};
/** The simulated access point refuses the first call for a number with this ending. */
const REFUSED_AT_FIRST = 'SK2020990423';

let admin: ShopCalls;
/** Documents for companies go through the network from a day on; null: they do not. */
const sendFrom = async (peppolFrom: string | null): Promise<void> => {
  const { settings } = await admin.ask<{ settings: { version: number; value: { part: Record<string, unknown> } }[] }>(
    `{ settings(keys: [ACCOUNTING]) { version value { part: accounting { taxOffice signatory chart accounts { purpose number }
      postings { kind code } } } } }`,
  );
  const { version, value } = settings[0]!;
  const accounting = JSON.parse(JSON.stringify({ ...value.part, peppolFrom })) as object;
  await admin.ask('mutation ($input: UpdateSettingInput!) { updateSetting(input: $input) { key } }', {
    input: { value: { accounting }, expectedVersion: version },
  });
};
test.beforeAll(async ({ baseURL }) => {
  admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  await sendFrom(dayOf(new Date()));
});
test.afterAll(() => sendFrom(null));

/** The order of a company, paid, as the admin sees it. */
const openOrder = async (page: Page, baseURL: string, address: object): Promise<void> => {
  const lines = [{ productId: KIT, quantity: 1 }];
  const billed = { ...COMPANY, ...address };
  const { id } = await buyByCalls(new ShopCalls(baseURL), { email: newEmail(), lines, address: billed });
  await enterAs(page, baseURL);
  await page.goto(`/admin/orders/${id}`);
  await settled(page);
};

/** The job is not of the page, which asks now and then. */
const comesTo = (page: Page, words: RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'E-invoices' }).getByText(words)).toBeVisible({ timeout: 3000 });
  }).toPass();

test('the invoice of a company is refused, sent again, and delivered', async ({ page, baseURL }) => {
  const faults = watchFaults(page);
  await openOrder(page, baseURL!, { vatId: REFUSED_AT_FIRST });
  const panel = page.getByRole('region', { name: 'E-invoices' });
  await comesTo(page, /Peppol: refused \(simulated\)/);
  await expect(panel.getByText(/The access point refused the document/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Send again/ }).click();
  await comesTo(page, /Peppol: (sent, no receipt yet|delivered)/);
  await changeShop(`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
    WHERE task_identifier = 'invoices.send-document'`);
  await comesTo(page, /Peppol: delivered/);
  await expect(panel.getByText(/Received by 0245:2020990423/)).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Receipt of/ })).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the invoice of a company without a number is sent once the owner enters one', async ({ page, baseURL }) => {
  await openOrder(page, baseURL!, { companyId: '36123456' });
  const panel = page.getByRole('region', { name: 'E-invoices' });
  await comesTo(page, /Peppol: not sent, no address/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const field = panel.getByLabel('Tax ID (DIČ) or VAT number of the buyer');
  await field.fill('20209');
  await panel.getByRole('button', { name: /^Send / }).click();
  await expect(panel.getByText(/Enter a Slovak tax ID of ten digits/)).toBeVisible();
  await field.fill('2020990001');
  await panel.getByRole('button', { name: /^Send / }).click();
  await expect(field).toBeHidden();
  await comesTo(page, /Peppol: (sent, no receipt yet|delivered)/);
});
