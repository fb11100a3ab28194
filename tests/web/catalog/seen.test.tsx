import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '../../../web/features/catalog/product-card.tsx';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { forgetSeen } from '../../../web/lib/forget-seen.ts';
import { recentlyViewed, type SeenProduct } from '../../../web/lib/recently-viewed.ts';
import { card, euros, fullProduct } from '../../support/builders/build-web-product.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const seen = (id: number, more: Partial<SeenProduct> = {}): SeenProduct => ({
  id,
  name: `Model ${id}`,
  locale: 'en',
  price: { minor: 1000, currency: 'EUR' },
  image: null,
  seenAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

const ids = () => recentlyViewed.get().map(({ id }) => id);

const cards: Answers = {
  SeenProducts: ({ ids: wanted }) => ({
    productsById: (wanted as number[]).filter((id) => id !== 9).map((id) => card({ id, name: `Model ${id} today` })),
  }),
};

const show = (product = fullProduct()) =>
  renderPage(<ProductPage product={product} buy={() => null} viewer={() => null} />, { answers: cards });

const section = async () => (await screen.findByRole('heading', { name: 'Recently viewed' })).closest('section')!;

/** Scrolls so that every place of the page is so far below the beginning of the window. */
const scrollTo = (top: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  act(() => void window.dispatchEvent(new Event('scroll')));
};

beforeEach(() => scrollTo(5000));

afterEach(() => {
  cleanup();
  recentlyViewed.clear();
  vi.restoreAllMocks();
});

describe('products seen last', () => {
  it('are remembered when their page is shown, newest first and each once', () => {
    recentlyViewed.add(seen(2));
    show().unmount();
    show(fullProduct({ id: 3, name: 'Third' })).unmount();
    show().unmount();
    expect(ids()).toEqual([1, 3, 2]);
    expect(recentlyViewed.get()[1]).toMatchObject({ name: 'Third', locale: 'en', price: { minor: 12_900 } });
  });

  it('stand below the product without itself and without what is off sale, with the prices of today', async () => {
    for (const id of [9, 2, 1]) recentlyViewed.add(seen(id));
    const { asked } = show();
    const names = within(await section()).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Model 2 today']);
    expect(within(await section()).getByText('€129.00')).toBeTruthy();
    expect(asked.filter((name) => name === 'SeenProducts')).toHaveLength(1);
  });

  it('are nothing to show when there is no other product', async () => {
    const { asked } = show();
    await new Promise((done) => setTimeout(done, 700));
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
    expect(asked).not.toContain('SeenProducts');
  });

  it('do not push the end of the page away from who is there already', async () => {
    recentlyViewed.add(seen(2));
    scrollTo(300);
    const { asked } = show();
    await waitFor(() => expect(asked).toContain('SeenProducts'), { timeout: 3000 });
    await new Promise((done) => setTimeout(done, 300));
    expect(screen.queryByText('Model 2 today')).toBeNull();
    scrollTo(5000);
    expect(screen.queryByText('Model 2 today')).toBeNull();
    expect(await screen.findByText('Model 2 today')).toBeTruthy();
  });

  it('can be cleared, and the clearing undone', async () => {
    for (const id of [3, 2]) recentlyViewed.add(seen(id));
    show();
    await userEvent.click(within(await section()).getByRole('button', { name: 'Clear list' }));
    expect(localStorage.getItem('martyx_recently_viewed')).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(ids()).toEqual([1, 2, 3]);
    expect(await screen.findByText('Model 2 today')).toBeTruthy();
  });

  it('are forgotten when the customer signs out, in the page as in the storage', async () => {
    recentlyViewed.add(seen(2));
    show();
    await section();
    act(() => forgetSeen());
    await waitFor(() => expect(screen.queryByText('Model 2 today')).toBeNull());
    expect(ids()).toEqual([]);
    expect(localStorage.getItem('martyx_recently_viewed')).toBeNull();
  });
});

describe('the list of products seen last', () => {
  it('stays forgotten after a sign-out on a page that does not show it', () => {
    recentlyViewed.add(seen(2));
    forgetSeen();
    recentlyViewed.add(seen(3));
    expect(ids()).toEqual([3]);
  });
});

describe('a reduced price', () => {
  const reduction = { __typename: 'PriceReduction', lowest: euros(14_900) } as const;

  it('names the lowest price of the 30 days before, struck out', () => {
    show(
      fullProduct({
        priceReduction: {
          __typename: 'PriceReduction',
          lowest: { ...euros(14_900), decimal: '149.00' },
          since: '2026-11-20T10:00:00.000Z',
          until: null,
        },
      }),
    );
    const prior = screen.getByText('€149.00').closest('p')!;
    expect(prior.textContent).toBe('Lowest price in the 30 days before the reduction: €149.00');
    expect(prior.querySelector('s')?.textContent).toBe('€149.00');
  });

  it('has the same words on a card for screen readers', () => {
    renderPage(<ProductCard product={card({ priceReduction: reduction })} />);
    const price = screen.getByText('€129.00').closest('.card__p')!;
    expect(price.textContent).toBe('€129.00Lowest price in the 30 days before the reduction: €149.00');
    expect(price.querySelector('s')?.textContent).toBe('€149.00');
  });

  it('says nothing where the price was not reduced', () => {
    show();
    expect(screen.queryByText(/Lowest price/)).toBeNull();
  });
});

describe('safety information', () => {
  it('names maker, part number and the warnings of the kind', () => {
    show();
    const area = screen.getByRole('heading', { name: 'Safety and manufacturer' }).closest('section')!;
    expect(area.textContent).toContain('Martyx s. r. o., Dielenská 7, 010 01 Žilina');
    expect(within(area).getByRole('link', { name: 'shop@martyx.example' })).toBeTruthy();
    expect(area.textContent).toContain('MX-R0382');
    const warnings = within(within(area).getByRole('list', { name: 'Warnings' })).getAllByRole('listitem');
    expect(warnings.map(({ textContent }) => textContent?.slice(0, 24))).toEqual([
      'Warning: not for childre',
      'For ages 14 and up; unde',
      'Launch only with certifi',
    ]);
  });

  it('speaks of printing where files are sold', () => {
    show(fullProduct({ productType: 'DIGITAL' }));
    expect(screen.getByText(/You print the parts yourself/)).toBeTruthy();
    expect(screen.queryByText(/under 36 months/)).toBeNull();
  });
});
