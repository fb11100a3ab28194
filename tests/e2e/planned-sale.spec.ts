import { expect, test, type Page } from '@playwright/test';
import { dayOf, daysAfter } from '../../server/core/text/format.ts';
import { fillAddressOfGoods, newEmail, orderAndGoToPayPal } from '../support/web/page-checkout.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });

/** A kit of the sample catalogue that no other story buys. */
const KIT = 19;

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();
};

test('an admin plans a sale, and a shopper buys three for two at it', async ({ page, browser, baseURL }) => {
  const today = dayOf(new Date());
  const word = `Club week ${Date.now()}`;
  await enterAs(page, baseURL!);

  const ordinary = await test.step('plans the sale from today on', async () => {
    await page.goto(`/admin/products/${KIT}/edit`);
    await settled(page);
    const price = await page.getByLabel('Price, EUR', { exact: true }).inputValue();
    await page.getByLabel('Sale price, EUR').fill(price);
    await page.getByLabel('First day').fill(today);
    await page.getByLabel('Last day').fill(daysAfter(today, 3));
    await expect(page.getByText('nothing will be shown as reduced')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The sale price has to be below the ordinary price.').first()).toBeVisible();
    await page.getByLabel('Sale price, EUR').fill('10.00');
    await expect(page.getByText('Buyers read beside it the lowest price')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await save(page);
    await expect(page.getByText(/Buyers pay €10\.00 up to and including/)).toBeVisible();
    return price;
  });

  await test.step('and another one behind it, which may not lie on its days', async () => {
    const later = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sale 2' }) });
    await page.getByRole('button', { name: 'Plan another sale' }).click();
    await later.getByLabel('Sale price, EUR').fill('9.00');
    await later.getByLabel('First day').fill(daysAfter(today, 2));
    await later.getByLabel('Last day').fill(daysAfter(today, 9));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(later.getByText('On some of these days another sale holds already.')).toBeVisible();
    await later.getByLabel('First day').fill(daysAfter(today, 8));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await save(page);
    await expect(later.getByText('Buyers read beside it the lowest price')).toBeVisible();
    await later.getByRole('button', { name: 'Remove sale 2' }).click();
    await expect(later).toBeHidden();
    await page
      .getByRole('status')
      .filter({ hasText: 'Sale 2 is removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(later.getByLabel('Sale price, EUR')).toHaveValue('9.00');
    await later.getByRole('button', { name: 'Remove sale 2' }).click();
    await save(page);
  });

  await test.step('and three for the price of two', async () => {
    await page.goto('/admin/promotions/new');
    await settled(page);
    await page.getByRole('radio', { name: 'Some units free, such as 3 for 2' }).check();
    await page.getByRole('radio', { name: 'Everybody, automatically' }).check();
    for (const language of ['English', 'Slovak', 'German']) await page.getByLabel(language).fill(word);
    await page.getByLabel('Add a product by name or part number').first().fill('MX-R0060');
    await page
      .getByRole('button', { name: /Vajce 60/ })
      .first()
      .click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and switch on' }).click();
    await expect(page.getByText(`${word} is saved and on.`)).toBeVisible();
  });

  const shopper = await browser.newPage({ baseURL });
  const faults = watchFaults(shopper);
  await test.step('a shopper sees what it was, and buys three', async () => {
    await shopper.goto(`/products/${KIT}`);
    await settled(shopper);
    const main = shopper.getByRole('main');
    await expect(main.getByText('Lowest price in the 30 days before the reduction:').first()).toBeVisible();
    await expect(main.getByText(`€${ordinary}`).first()).toBeVisible();
    await expect(main.getByText(/Sale price until/)).toBeVisible();
    expect(await violationsInBothThemes(shopper)).toEqual([]);
    await main.getByRole('button', { name: 'More' }).first().click();
    await main.getByRole('button', { name: 'More' }).first().click();
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    const drawer = shopper.getByRole('dialog', { name: 'Cart' });
    await expect(drawer.getByText(word)).toBeVisible();
    await expect(drawer.getByText('€30.00').first()).toBeVisible();
    await expect(drawer.getByText('-€10.00').or(drawer.getByText('−€10.00')).first()).toBeVisible();
    await drawer.getByRole('link', { name: 'Go to checkout' }).click();
    await shopper.getByLabel('E-mail').fill(newEmail());
    await fillAddressOfGoods(shopper);
    await orderAndGoToPayPal(shopper);
    await shopper.getByRole('button', { name: 'Approve' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  });

  await test.step('and the admin takes both back', async () => {
    await page.goto(`/admin/promotions?q=${encodeURIComponent(word)}`);
    await page.getByRole('row').filter({ hasText: word }).getByRole('switch').click();
    await expect(page.getByRole('row').filter({ hasText: word }).getByText('off', { exact: true })).toBeVisible();
    await page.goto(`/admin/products/${KIT}/edit`);
    await settled(page);
    await page.getByRole('button', { name: 'No sale' }).click();
    await save(page);
    await shopper.goto(`/products/${KIT}`);
    await expect(shopper.getByRole('main').getByText(`€${ordinary}`).first()).toBeVisible();
    await expect(shopper.getByText(/Sale price until/)).toBeHidden();
  });
  expect(faults).toEqual([]);
  await shopper.close();
});
