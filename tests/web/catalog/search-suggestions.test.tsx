import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchForm } from '../../../web/features/shell/search-form.tsx';
import type { SearchSuggestionsQuery } from '../../../web/features/shell/SearchSuggestions.gen.ts';
import { euros, photo } from '../../support/builders/build-web-product.ts';
import { renderPage } from '../../support/web/web-page.tsx';

type Found = SearchSuggestionsQuery['searchSuggestions'];

const product = (id: number, name: string): Found['products'][number] => ({
  __typename: 'Product',
  id,
  name,
  productType: 'PHYSICAL',
  price: euros(12_900),
  image: photo(`picture-${id}`),
});

const suggestions = (more: Partial<Found> = {}): SearchSuggestionsQuery => ({
  searchSuggestions: {
    __typename: 'SearchSuggestions',
    correction: null,
    printers: [],
    categories: [{ __typename: 'Category', id: '4', slug: 'rockets', name: 'Rockets', productCount: 5 }],
    products: [product(1, 'Kriváň 38/2 two-stage rocket'), product(2, 'Tatra 54 rocket')],
    ...more,
  },
});

type Answer = (variables: Record<string, unknown>) => unknown;

const show = (answer: Answer = () => suggestions(), path = '/') =>
  renderPage(<SearchForm />, { answers: { SearchSuggestions: answer }, path });

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const options = () => screen.findAllByRole('option');
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

afterEach(cleanup);

describe('suggestions under the search field', () => {
  it('show categories and products in groups, with price, and the whole search last', async () => {
    show();
    await userEvent.type(field(), 'rock');
    const texts = (await options()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Rockets5 models',
      'Kriváň 38/2 two-stage rocketKit€129.00',
      'Tatra 54 rocketKit€129.00',
      'Show all results for “rock”',
    ]);
    expect(within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('option')).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it('are chosen by the arrows in a circle, while the focus stays in the field', async () => {
    show();
    await userEvent.type(field(), 'rock');
    await options();
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Rockets');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Show all results');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('lead with Enter to the chosen one, and with none chosen to the whole search', async () => {
    const first = show();
    await userEvent.type(field(), 'rock');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(first.address()).toBe('/products/1');
    first.unmount();
    const second = show();
    await userEvent.type(field(), 'rock');
    await options();
    await userEvent.keyboard('{Enter}');
    expect(second.address()).toBe('/products?search=rock');
  });

  it('lead there by a press', async () => {
    const { address } = show();
    await userEvent.type(field(), 'rock');
    await userEvent.click(await screen.findByRole('option', { name: /Rockets/ }));
    expect(address()).toBe('/products?category=rockets');
  });

  it('close by Escape, keep the text, and come back by an arrow', async () => {
    show();
    await userEvent.type(field(), 'rock');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'rock');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(4);
  });

  it('close when the focus leaves', async () => {
    show();
    await userEvent.type(field(), 'rock');
    await options();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are asked once the keys rest, and not for blank text or one letter', async () => {
    const texts: unknown[] = [];
    show(({ text }) => {
      texts.push(text);
      return suggestions();
    });
    await userEvent.click(field());
    fireEvent.input(field(), { target: { value: '  k ' } });
    await new Promise((done) => setTimeout(done, 300));
    expect(texts).toEqual([]);
    for (const value of ['kri', 'kriv', ' krivan']) fireEvent.input(field(), { target: { value } });
    await options();
    expect(texts).toEqual(['krivan']);
  });

  it('are those of the last text, also when an earlier answer comes later', async () => {
    let release = () => {};
    const late = new Promise<void>((done) => (release = done));
    show(async ({ text }) => {
      if (text === 'ro') await late;
      return suggestions({ products: [product(1, `Answer to ${String(text)}`)] });
    });
    await userEvent.type(field(), 'ro');
    await new Promise((done) => setTimeout(done, 200));
    await userEvent.type(field(), 'ck');
    expect(await screen.findByText('Answer to rock')).toBeTruthy();
    release();
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByText('Answer to ro')).toBeNull();
  });

  it('say what was looked for instead', async () => {
    show(() => suggestions({ correction: 'rocket' }));
    await userEvent.type(field(), 'rokcet');
    await options();
    const { textContent } = screen.getByRole('status');
    expect(textContent).toBe('Nothing matches “rokcet” as written. Suggestions for “rocket”. 3 suggestions');
  });

  it('offer the printer that was named, and look for nothing in its place', async () => {
    const bed = { __typename: 'Bed', shape: 'RECTANGULAR', widthMm: 220, depthMm: 220, heightMm: 250 } as const;
    const printer = {
      __typename: 'Printer',
      id: 'creality-ender-3-v2',
      maker: 'Creality',
      name: 'Ender-3 V2',
      bed,
    } as const;
    show(() => suggestions({ correction: 'sender 3', printers: [printer], categories: [] }));
    await userEvent.type(field(), 'ender 3');
    const [first, ...rest] = await options();
    expect(first!.textContent).toBe('Creality Ender-3 V2what fits this printer');
    expect(first!.getAttribute('href')).toBe('/products?bed=220x220x250');
    expect(rest.map(({ textContent }) => textContent)).toEqual(['Show all results for “ender 3”']);
    expect(screen.getByRole('status').textContent).not.toContain('sender');
  });

  it('say that there are none, and that they did not arrive', async () => {
    const empty = show(() => suggestions({ products: [], categories: [] }));
    await userEvent.type(field(), 'xylo');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Nothing found for “xylo”'));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    empty.unmount();
    const failed = show(() => {
      throw new Error('lost');
    });
    await userEvent.type(field(), 'rock');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'));
    await userEvent.keyboard('{Enter}');
    expect(failed.address()).toBe('/products?search=rock');
  });
});
