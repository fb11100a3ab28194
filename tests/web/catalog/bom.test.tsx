import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { AddLines } from '../../../web/features/cart/add-lines.tsx';
import { BomActionContext } from '../../../web/lib/chosen-line.ts';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { euros, fullProduct } from '../../support/builders/build-web-product.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

type Tab = ReturnType<typeof fullProduct>['tabs'][number];
type Component = Extract<Tab['content'], { __typename: 'PrintInfoContent' }>['rcComponents'][number];

const component = (name: string, id: number | null, more: Partial<Component> = {}): Component => ({
  __typename: 'RcComponent',
  name,
  quantity: 1,
  specifications: `${name} as it should be`,
  required: true,
  estimatedPrice: euros(999),
  product: id === null ? null : { __typename: 'Product', id },
  ...more,
});

const LIST = [
  component('Servo', 31, { quantity: 4 }),
  component('Battery', 32),
  component('Receiver', 33),
  component('Motor', 34),
  component('Glue', null),
  component('Lights', 35, { required: false }),
  component('Servo tester', 36, { quantity: 2 }),
];

/** Prices of today by product, and how many there are. */
const SHOP: Record<number, [minor: number, available: number]> = {
  31: [1290, 50],
  32: [2490, 0],
  33: [3990, 50],
  34: [1850, 50],
  35: [700, 50],
  36: [500, 1],
};

const quoteOf = ({ lines }: { lines: { productId: number; quantity: number }[] }) => ({
  cartQuote: {
    __typename: 'CartQuote',
    lines: lines.map(({ productId }) => {
      const [minor, available] = SHOP[productId]!;
      const product = { __typename: 'Product', id: productId, productType: 'PHYSICAL' };
      return { __typename: 'QuoteLine', productId, available, chosen: [], unitPrice: euros(minor), product };
    }),
  },
});

const ANSWERS: Answers = {
  PrintBeds: ({ id }) => ({ product: { __typename: 'Product', id, printBeds: null } }),
  PrintOffer: ({ id }) => ({ product: { __typename: 'Product', id, printOffer: null } }),
  PrintEstimate: () => ({
    product: { __typename: 'Product', id: 1, measuredPrint: null, mine: null, fast: null, quick: null, classic: null },
  }),
  BomQuote: (variables) => quoteOf(variables as never),
};

const show = (components = LIST, answers = ANSWERS) => {
  const product = fullProduct();
  const tabs = product.tabs.map((tab) =>
    tab.content.__typename === 'PrintInfoContent'
      ? { ...tab, content: { ...tab.content, rcComponents: components } }
      : tab,
  );
  return renderPage(
    <BomActionContext value={(lines) => <AddLines lines={lines} />}>
      <ProductPage product={{ ...product, tabs }} buy={() => null} viewer={() => null} />
    </BomActionContext>,
    { path: '/products/1?tab=print-info', answers },
  );
};

/** The cart as it is stored: pieces by product. */
const cart = () => {
  const items = JSON.parse(localStorage.getItem('martyx_cart_v1') ?? '[]') as { product: { id: number; price: number }; quantity: number }[]; // oxfmt-ignore
  return {
    pieces: Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity])),
    cents: items.reduce((sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity, 0),
  };
};

const have = (name: string) => screen.findByRole('checkbox', { name: `I have this: ${name}` });
const add = (count: number) => screen.findByRole('button', { name: `Add ${count} component${count === 1 ? '' : 's'}` });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the components of a model', () => {
  it('go into the cart with one press: what is needed, in the quantity that is needed, for the sum shown', async () => {
    show();
    await userEvent.click(await add(3));
    expect(cart()).toEqual({ pieces: { 31: 4, 33: 1, 34: 1 }, cents: 4 * 1290 + 3990 + 1850 });
    expect(screen.getByText('€110.00')).toBeTruthy();
    expect(screen.getByText('3 components are in your cart.')).toBeTruthy();
  });

  it('leave out what is ticked, and the ticks last until the next visit', async () => {
    show();
    await userEvent.click(await have('Receiver'));
    await userEvent.click(await add(2));
    expect(cart().pieces).toEqual({ 31: 4, 34: 1 });
    cleanup();
    show();
    expect((await have('Receiver')) as HTMLInputElement).toHaveProperty('checked', true);
    expect((await have('Servo')) as HTMLInputElement).toHaveProperty('checked', false);
  });

  it('are named where they cannot be had: out of stock, too few, not sold here', async () => {
    show();
    expect(await screen.findByText(/^Not available now: Battery and Servo tester$/)).toBeTruthy();
    expect(screen.getByText('Not sold here: Glue')).toBeTruthy();
    const rows = screen.getAllByRole('listitem');
    const row = (name: RegExp) => within(rows.find((each) => name.test(each.textContent))!);
    expect(row(/^.*Battery/).getByText('Out of stock')).toBeTruthy();
    expect(row(/Servo tester/).getByText('Only 1 left')).toBeTruthy();
  });

  it('are optional only where the visitor wants them', async () => {
    show();
    expect(await screen.findByText('Optional, left out: Lights')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Optional parts too' }));
    await userEvent.click(await add(4));
    expect(cart().pieces).toEqual({ 31: 4, 33: 1, 34: 1, 35: 1 });
  });

  it('are bought, undone and bought again by keyboard', async () => {
    localStorage.setItem('martyx_cart_v1', JSON.stringify([{ product: { id: 33, price: 39.9, productType: 'PHYSICAL' }, quantity: 2 }])); // oxfmt-ignore
    show();
    expect(await screen.findByText('1 of these is in your cart already and is not added again.')).toBeTruthy();
    (await have('Motor')).focus();
    await userEvent.keyboard(' ');
    (await add(1)).focus();
    await userEvent.keyboard('{Enter}');
    expect(cart().pieces).toEqual({ 31: 4, 33: 2 });
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(cart().pieces).toEqual({ 33: 2 });
    expect(document.activeElement).toBe(await add(1));
  });

  it('are not put into the cart twice, whatever was there before and however often the page is left', async () => {
    localStorage.setItem('martyx_cart_v1', JSON.stringify([{ product: { id: 31, price: 12.9, productType: 'PHYSICAL' }, quantity: 1 }])); // oxfmt-ignore
    show();
    await userEvent.click(await add(3));
    expect(cart().pieces).toEqual({ 31: 4, 33: 1, 34: 1 });
    cleanup();
    show();
    expect(await screen.findByRole('button', { name: 'Show cart' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add . component/ })).toBeNull();
  });

  it('that are wanted afterwards are added alone', async () => {
    show();
    await userEvent.click(await have('Motor'));
    await userEvent.click(await add(2));
    expect(screen.getByRole('button', { name: 'Show cart' })).toBeTruthy();
    await userEvent.click(await have('Motor'));
    await userEvent.click(await add(1));
    expect(cart().pieces).toEqual({ 31: 4, 33: 1, 34: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart().pieces).toEqual({});
  });

  it('ask for no price and offer no button where nothing is sold here', async () => {
    const page = show([component('Glue', null)]);
    expect(await screen.findByText('Not sold here: Glue')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /component/ })).toBeNull();
    expect(page.asked).not.toContain('BomQuote');
  });

  it('of one product on two rows are one line of the cart', async () => {
    show([component('Front servo', 31), component('Rear servo', 31, { quantity: 2 })]);
    await userEvent.click(await add(1));
    expect(cart().pieces).toEqual({ 31: 3 });
  });
});
