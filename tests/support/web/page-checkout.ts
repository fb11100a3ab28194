import { expect, type Page } from '@playwright/test';
import { settled } from './page-settled.ts';

let buyers = 0;

/** A new buyer's address; each is used once. */
export const newEmail = (): string => `buyer.${Date.now()}.${(buyers += 1)}@example.com`;

/** Puts a product into the cart by its page and goes on to the checkout. */
export const buyProduct = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/products/${id}`);
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
};

/** Fills the address of the English checkout of a cart with goods only, and accepts the terms. */
export const fillAddressOfGoods = async (page: Page): Promise<void> => {
  const texts = {
    'First name': 'Emma',
    'Last name': 'Wright',
    'Street and number': 'Lipová 7',
    Postcode: '811 02',
    Town: 'Bratislava',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Country', { exact: true }).selectOption('SK');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
};

/** The same of a cart with files only, and ticks both consents. */
export const fillAddress = async (page: Page): Promise<void> => {
  await fillAddressOfGoods(page);
  await page.getByRole('checkbox', { name: /I want the files at once/ }).check();
};

/** As a visitor. */
export const fillCheckout = async (page: Page, email = newEmail()): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await fillAddress(page);
};

/** Places the order and presses PayPal's button; ends on the page where the payer decides. */
export const orderAndGoToPayPal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Order with obligation to pay with PayPal' }).click();
  await page.getByRole('region', { name: 'Payment with PayPal' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/simulator\/paypal\/approve/);
};

/** From an empty cart to the page where the payer decides, with one product of files. */
export const reachPayPal = async (page: Page, productId: number): Promise<void> => {
  await buyProduct(page, productId);
  await fillCheckout(page);
  await orderAndGoToPayPal(page);
};

/** The secret link of an order from the address that PayPal leads back to. */
export const orderLinkOf = (returnUrl: string): string => {
  const { searchParams } = new URL(returnUrl);
  return `/order/${searchParams.get('order')}?key=${searchParams.get('key')}`;
};
