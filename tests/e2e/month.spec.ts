import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { dayOf, daysAfter } from '../../server/core/text/format.ts';
import { decidedAt } from '../support/browser-options.ts';
import { buildStatement, IBAN } from '../support/builders/build-statement.ts';
import { csvTable, minorOf } from '../support/csv-table.ts';
import { startDatedShop, type DatedShop } from '../support/dated-shop.ts';
import { mailTo } from '../support/outbox.ts';
import { buyByCalls, type ShopCalls } from '../support/shop-calls.ts';
import { unzip } from '../support/unzip.ts';
import { fillAddressOfGoods, newEmail } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

const BERLIN = { street: 'Ackerstraße 9', city: 'Berlin', postcode: '10115', country: 'DE' };
const CODE = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/;

let shop: DatedShop;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  shop = await startDatedShop();
});
test.afterAll(() => shop?.close());

/** The admin of today, whose browser has the day of the shop. */
const office = async (context: BrowserContext, path: string): Promise<Page> => {
  await context.clock.setFixedTime(shop.now());
  const page = await context.newPage();
  await enterAs(page, shop.url);
  await page.goto(path);
  await settled(page);
  return page;
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
};

/** A kit that is on sale, with its id. */
const sell = async (admin: ShopCalls, name: string, priceMinor: number): Promise<number> => {
  const none = { summary: name, description: '', specLine: '', features: [], interactionInstructions: [] };
  const sku = name.toUpperCase();
  const product = {
    productType: 'PHYSICAL',
    sku,
    slug: name.toLowerCase(),
    priceMinor,
    weightGrams: 400,
    active: true,
    category: 'models',
  };
  const { createProduct } = await admin.ask<{ createProduct: { id: number } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input: { ...product, translations: { en: { name, ...none } } } },
  );
  await admin.ask('mutation ($input: ChangeStockInput!) { changeStock(input: $input) { id } }', {
    input: { id: createProduct.id, delta: 50, reason: 'DELIVERY', key: randomUUID() },
  });
  return createProduct.id;
};

const WORDS = '{ en sk de }';
const SHIPPING = `zones { id countries } methods { id name ${WORDS} description ${WORDS} active collection pickup freeFromMinor
  tariffs { zone minDays maxDays brackets { maxGrams minor } } }`;

interface Read {
  settings: { version: number; value: { part: { methods: { id: string }[] } } }[];
}

/** A shelf, bank transfers, gift cards, and parcels to points of Packeta. */
const setUp = async (admin: ShopCalls): Promise<void> => {
  const update = (value: object, expectedVersion = 0) =>
    admin.ask('mutation ($input: UpdateSettingInput!) { updateSetting(input: $input) { key } }', {
      input: { value, expectedVersion },
    });
  const names = { en: 'Models', sk: 'Modely', de: 'Modelle' };
  await admin.ask('mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { slug } }', {
    input: { slug: 'models', names },
  });
  await update({ transfer: { active: true, holder: 'Martyx s. r. o.', iban: IBAN, bic: null, days: 7 } });
  await update({ giftCards: { active: true, minMinor: 500, maxMinor: 50_000, years: 3 } });
  const { settings } = await admin.ask<Read>(
    `{ settings(keys: [SHIPPING]) { version value { part: shipping { ${SHIPPING} } } } }`,
  );
  const { part } = settings[0]!.value;
  const methods = part.methods.map((method) => (method.id === 'packeta' ? { ...method, pickup: 'PACKETA' } : method));
  await update({ shipping: JSON.parse(JSON.stringify({ ...part, methods })) as object }, settings[0]!.version);
  await shop.sql(`SELECT graphile_worker.add_job('pickup-points.refresh', '{}')`);
};

/** A code for a tenth, and a gift card over twenty euros that came by mail. */
const give = async (admin: ShopCalls): Promise<{ code: string; card: string }> => {
  const names = { en: 'Flying week', sk: 'Letecký týždeň', de: 'Flugwoche' };
  const rule = { kind: 'PERCENT', percent: 10, code: 'FLY10', firstOrderOnly: false, stackable: false };
  await admin.ask('mutation ($input: PromotionInput!) { createPromotion(input: $input) { id } }', {
    input: { ...rule, names },
  });
  const recipientEmail = newEmail();
  await admin.ask('mutation ($input: IssueGiftCardInput!) { issueGiftCard(input: $input) { id } }', {
    input: { idempotencyKey: randomUUID(), amountMinor: 2000, language: 'en', recipientEmail },
  });
  const mail = await mailTo(shop.outbox, recipientEmail, /gift card/i);
  return { code: 'FLY10', card: CODE.exec(mail.text)![0] };
};

const collectInZilina = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Choose a pick-up point' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where will you collect it?' });
  await dialog.getByLabel('Town, postcode or street').fill('Žilina');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await dialog
    .getByRole('radio', { name: /Z-BOX.*Žilina|Žilina.*Z-BOX/ })
    .first()
    .check();
  await dialog.getByRole('button', { name: 'Collect here' }).click();
};

interface Order {
  adminOrder: {
    id: string;
    lines: { lineId: string }[];
    withdrawals: { id: string; version: number; sum: { minor: number } | null }[];
  };
}
const readOrder = async (admin: ShopCalls, id: string) =>
  (
    await admin.ask<Order>(
      'query ($id: ID!) { adminOrder(id: $id) { id lines { lineId } withdrawals { id version sum { minor } } } }',
      { id },
    )
  ).adminOrder;

/** Two parcels of one kit each, with labels, handed over. */
const sendInTwo = async (admin: ShopCalls, orderId: string): Promise<void> => {
  const { lines } = await readOrder(admin, orderId);
  for (let n = 0; n < 2; n += 1) {
    const input = { orderId, carrier: 'PACKETA', lines: [{ lineId: lines[0]!.lineId, quantity: 1 }] };
    const { packParcel } = await admin.ask<{ packParcel: { parcels: { id: string }[] } }>(
      'mutation ($input: PackParcelInput!) { packParcel(input: $input) { parcels { id } } }',
      { input },
    );
    const of = { input: { id: packParcel.parcels[n]!.id } };
    await admin.ask('mutation ($input: HandParcelOverInput!) { handParcelOver(input: $input) { id } }', of);
  }
};

/** One of the kits comes back and is paid back; gives the cents. */
const takeOneBack = async (admin: ShopCalls, orderId: string, statement: object): Promise<number> => {
  await admin.ask('mutation ($input: WithdrawalInput!) { withdrawFromContract(input: $input) { receivedAt } }', {
    input: { idempotencyKey: randomUUID(), ...statement },
  });
  const step = async (name: string, more: object = {}) => {
    const { withdrawals } = await readOrder(admin, orderId);
    const { id, version } = withdrawals[0]!;
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    await admin.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, {
      input: { id, expectedVersion: version, ...more },
    });
  };
  const { lines } = await readOrder(admin, orderId);
  const { lineId } = lines[0]!;
  await step('acceptWithdrawal', { lines: [{ lineId, units: 1 }] });
  await step('receiveWithdrawnGoods');
  await step('inspectWithdrawnGoods', { lines: [{ lineId, condition: 'AS_NEW', deductionMinor: 0, fitUnits: 1 }] });
  await step('refundWithdrawal');
  return (await readOrder(admin, orderId)).withdrawals[0]!.sum!.minor;
};

test('a maker who pays no VAT grows into a payer, and the month is one file for the accountant', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-GB', storageState: decidedAt(shop.url) });
  const buyer = await browser.newContext({ baseURL: shop.url, locale: 'en-GB', storageState: decidedAt(shop.url) });
  const month = dayOf(shop.now()).slice(0, 7);
  const first = await shop.admin();
  await setUp(first);
  const glider = await sell(first, 'Glider', 450_000);
  const rocket = await sell(first, 'Rocket', 6000);

  await test.step('says that it is no payer of VAT, and no page speaks of it', async () => {
    const page = await office(context, '/admin/settings/taxpayer');
    await page.getByLabel('From this day the seller is').selectOption('NOT_PAYER');
    await page.getByRole('button', { name: 'Add the change' }).click();
    await save(page);
    await page.close();
    const shopper = await buyer.newPage();
    await shopper.goto(`/products/${rocket}`);
    await expect(shopper.getByRole('main').getByText('€60.00').first()).toBeVisible();
    await expect(shopper.getByRole('main')).not.toContainText(/\bVAT\b/);
    await shopper.close();
  });

  await test.step('sells to Germany beyond the threshold, and becomes a payer the next day', async () => {
    for (const quantity of [2, 1])
      await buyByCalls(first, {
        email: newEmail(),
        address: BERLIN,
        shippingMethod: 'courier',
        lines: [{ productId: glider, quantity }],
      });
    const page = await office(context, '/admin');
    await expect(page.getByText(/Sales to other member states have passed €10,000/)).toBeVisible();
    await page.goto('/admin/settings/taxpayer');
    await settled(page);
    await page.getByLabel('From this day the seller is').selectOption('PAYER');
    await page.getByLabel('First day').fill(daysAfter(dayOf(shop.now()), 1));
    await page.getByRole('button', { name: 'Add the change' }).click();
    await save(page);
    await page.close();
    shop.setDay(4);
  });

  const admin = await shop.admin();
  const { code, card } = await give(admin);
  const email = newEmail();
  const shopper = await buyer.newPage();
  const faults = watchFaults(shopper);
  const { orderNumber, dueMinor } =
    await test.step('a shopper orders to a Z-BOX, with the code and the card', async () => {
      await shopper.goto(`/products/${rocket}`);
      await settled(shopper);
      const main = shopper.getByRole('main');
      await main.getByRole('button', { name: 'More' }).first().click();
      await main.getByRole('button', { name: 'Add to cart' }).first().click();
      await shopper.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to checkout' }).click();
      await shopper.getByLabel('E-mail').fill(email);
      await fillAddressOfGoods(shopper);
      await shopper.getByLabel('Phone', { exact: true }).fill('+421 905 118 220');
      await collectInZilina(shopper);
      await shopper.getByLabel('Discount code').fill(code);
      await shopper.getByLabel('Discount code').press('Enter');
      await expect(shopper.getByText(`Flying week (${code})`).first()).toBeVisible();
      await shopper.getByLabel('Gift card', { exact: true }).fill(card);
      await shopper.getByLabel('Gift card', { exact: true }).press('Enter');
      await shopper.getByRole('radio', { name: /Bank transfer/ }).check();
      await shopper.getByRole('button', { name: 'Order with obligation to pay' }).click();
      await expect(shopper.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
      const number = (await shopper.getByRole('heading', { level: 1 }).textContent())!;
      const amount = (await shopper.locator('.transfer dd').first().textContent())!;
      return {
        orderNumber: /MX-\d{4}-\d{6}/.exec(number)![0],
        dueMinor: Math.round(Number(/[\d.]+/.exec(amount)![0]) * 100),
      };
    });
  const orderId = new URL(shopper.url()).pathname.split('/').at(-1)!;

  const backMinor = await test.step('the statement pays it, it leaves in two parcels, and one comes back', async () => {
    const page = await office(context, '/admin/bank-payments');
    const symbol = orderNumber.replace(/\D/g, '');
    const buffer = Buffer.from(buildStatement([{ amount: dueMinor, symbol, day: dayOf(shop.now()) }]));
    await page.getByLabel('Choose a statement').setInputFiles({ name: 'bank.xml', mimeType: 'text/xml', buffer });
    await expect(page.getByText('1 incoming payment in the file: 1 new, 1 booked.')).toBeVisible();
    await page.close();
    await sendInTwo(admin, orderId);
    await shopper.reload();
    const parcels = shopper.getByRole('region', { name: 'Parcels' });
    await expect(parcels).toContainText(/Parcel 1[^]*On its way[^]*Parcel 2[^]*On its way/);
    return takeOneBack(admin, orderId, { name: 'Emma Wright', email, orderNumber });
  });
  await shopper.reload();
  await expect(shopper.getByRole('link', { name: /Credit note/ })).toBeVisible();
  expect(faults).toEqual([]);

  await test.step('the month is over: its documents are one file, and say the same', async () => {
    shop.setDay(35);
    const page = await office(context, `/admin/documents?month=${month}`);
    await expect(page.getByRole('table', { name: 'Documents' }).getByRole('row')).toHaveCount(5);
    const download = page.waitForEvent('download');
    await page.getByRole('region', { name: 'All documents of a month' }).getByRole('button').click();
    const files = await unzip(await readFile(await (await download).path()));
    const documents = csvTable(files.get('invoices.csv')!);
    expect(documents.map(({ kind, vat_country }) => `${kind} ${vat_country}`)).toEqual([
      'invoice SK',
      'invoice DE',
      'invoice SK',
      'credit_note SK',
    ]);
    const [early, passing, late, note] = documents;
    expect(minorOf(early!.vat)).toBe(0);
    for (const { vat } of [passing!, late!]) expect(minorOf(vat)).toBeGreaterThan(0);
    expect([minorOf(late!.total) - minorOf(late!.gift_cards), late!.order]).toEqual([dueMinor, orderNumber]);
    expect([minorOf(note!.total), note!.corrects]).toEqual([-backMinor, late!.document]);
    for (const { base, vat, total } of documents) expect(minorOf(base) + minorOf(vat)).toBe(minorOf(total));
    for (const { pdf, pdf_sha256, ubl, ubl_sha256 } of documents)
      for (const [name, hash] of [
        [pdf, pdf_sha256],
        [ubl, ubl_sha256],
      ])
        expect(createHash('sha256').update(files.get(name!)!).digest('hex')).toBe(hash);
  });
  await context.close();
  await buyer.close();
});
