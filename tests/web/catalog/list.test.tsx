import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as products from '../../../web/app/routes/products.tsx';
import { invertedRange } from '../../../web/features/catalog/list/list-ranges.ts';
import { listVariables } from '../../../web/features/catalog/list/list-url.ts';
import { chosenPrinter } from '../../../web/features/catalog/print/printer.ts';
import { bedFit, card, drawing, printers, productList } from '../../support/builders/build-web-product.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const at = (query: string) => new URLSearchParams(query);

const show = async (path: string, answers: Answers = { ProductList: () => productList() }) => {
  let page!: ReturnType<typeof renderPage>;
  await act(async () => {
    page = renderPage(<products.Component />, {
      path,
      answers: { Printers: () => ({ printers: [] }), ...answers },
      loader: products.loader,
    });
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the product list', () => {
  it('puts a ticked filter into the address', async () => {
    const page = await show('/products?search=k&sort=name&after=abc');
    await userEvent.click(screen.getByRole('checkbox', { name: /Kit/ }));
    await waitFor(() => expect(page.address()).toBe('/products?search=k&sort=name&type=kit'));
  });

  it('leads to what a printer can print where its name was entered, not to a corrected word', async () => {
    const bed = { __typename: 'Bed', shape: 'RECTANGULAR', widthMm: 220, depthMm: 220, heightMm: 250 };
    const printer = { __typename: 'Printer', id: 'creality-ender-3', maker: 'Creality', name: 'Ender 3', bed };
    const nothing = { correction: 'sender 3', categories: [], products: [] };
    const answers = (printers: unknown[]) => ({
      ProductList: ({ search }: Record<string, unknown>) => productList({ correction: search ? 'sender 3' : null }),
      SearchSuggestions: () => ({ searchSuggestions: { __typename: 'SearchSuggestions', ...nothing, printers } }),
    });
    const page = await show('/products?search=ender+3', answers([printer]));
    await waitFor(() => expect(page.address()).toBe('/products?bed=220x220x250'));
    cleanup();
    const other = await show('/products?search=sendr', answers([]));
    expect(await screen.findByText(/sender 3/)).toBeTruthy();
    expect(other.address()).toBe('/products?search=sendr');
  });

  it('takes a filter away by its chip, and all of them at once', async () => {
    const page = await show('/products?type=kit&max=200');
    expect(screen.getByRole('link', { name: 'Remove filter: Kit' }).getAttribute('href')).toBe('/products?max=200');
    expect(screen.getByRole('link', { name: 'Remove filter: Up to €200' }).getAttribute('href')).toBe(
      '/products?type=kit',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(page.address()).toBe('/products'));
  });

  it('works without script: a form that sends itself, and real links', async () => {
    const pageInfo = { hasNextPage: true, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
    await show('/products?search=k&type=files', {
      ProductList: () => productList({ totalCount: 60, pageInfo: { __typename: 'PageInfo', ...pageInfo } }),
    });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/products', 'get']);
    expect([...new FormData(form)]).toEqual(
      expect.arrayContaining([
        ['search', 'k'],
        ['type', 'files'],
      ]),
    );
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/products?search=k&type=files&after=e&from=2',
    );
    expect(screen.getByText('1–1 of 60')).toBeTruthy();
  });

  it('says of a number that is estimated so far that it is about so many', async () => {
    await show('/products', { ProductList: () => productList({ totalCount: 98_000, isEstimate: true }) });
    expect(screen.getByText('about 98,000 models')).toBeTruthy();
  });

  it('changes the order through the address', async () => {
    const page = await show('/products?type=kit');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
    await waitFor(() => expect(page.address()).toBe('/products?type=kit&sort=price'));
  });

  it('sends a moved price thumb once it rests, and nothing for the ends of the range', async () => {
    const page = await show('/products');
    const highest = screen.getByRole<HTMLInputElement>('slider', { name: 'Price, highest' });
    expect(highest.getAttribute('aria-valuetext')).toBe('€249');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(highest, { target: { value: '90' } });
    await waitFor(() => expect(page.address()).toBe('/products?max=90'));
  });

  it('brings the nearer price thumb to a press on the line: nothing must be dragged', async () => {
    const page = await show('/products');
    const highest = screen.getByRole<HTMLInputElement>('slider', { name: 'Price, highest' });
    const line = highest.parentElement!;
    line.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.click(line, { clientX: 250 });
    const value = Math.round(Number(highest.min) + 0.75 * (Number(highest.max) - Number(highest.min)));
    expect(document.activeElement).toBe(highest);
    await waitFor(() => expect(page.address()).toBe(`/products?max=${value}`));
  });

  it('says which word it searched instead', async () => {
    await show('/products?search=rakte', { ProductList: () => productList({ correction: 'rakete' }) });
    expect(screen.getByText('Showing results for “rakete”')).toBeTruthy();
  });

  it('offers ways on when nothing was found', async () => {
    const none = {
      ProductList: () => productList({ nodes: [], totalCount: 0 }),
      Categories: () => ({ categories: [{ __typename: 'Category', id: 4, slug: 'rockets', name: 'Rockets' }] }),
    };
    await show('/products?search=kvadro', none);
    expect(screen.getByRole('heading', { name: 'No model matches “kvadro”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear the search' }).getAttribute('href')).toBe('/products');
    const ways = within(screen.getByRole('navigation', { name: 'Or look through a category:' }));
    expect(ways.getByRole('link', { name: 'Rockets' }).getAttribute('href')).toBe('/products?category=rockets');
    cleanup();
    await show('/products?search=kvadro&lang=de&utm_source=x', none);
    expect(screen.getByRole('heading', { name: 'No model matches “kvadro”' })).toBeTruthy();
    cleanup();
    await show('/products?type=kit', none);
    expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/products');
    expect(screen.queryByRole('navigation', { name: 'Or look through a category:' })).toBeNull();
  });
});

describe('a product card', () => {
  it('shows a kit by its photograph and files by their drawing', async () => {
    const files = card({
      id: 2,
      name: 'Files',
      productType: 'DIGITAL',
      image: drawing(),
      price: { ...card().price, minor: 0 },
    });
    await show('/products', { ProductList: () => productList({ nodes: [card(), files], totalCount: 2 }) });
    const [kit, file] = screen.getAllByRole('article');
    expect(kit!.querySelector('.photo img')!.getAttribute('src')).toContain('/media/krivan.webp');
    expect(kit!.querySelector('.drawn')).toBeNull();
    expect(file!.querySelector('.drawn img')!.getAttribute('src')).toContain('/media/d-krivan.webp');
    expect(file!.querySelector('.photo')).toBeNull();
    expect([within(kit!).getByText('Kit'), within(file!).getByText('Free')]).toHaveLength(2);
  });

  it('says of a kit that its parts come printed, never whether they fit a printer', async () => {
    await show('/products', { ProductList: () => productList({ nodes: [card(), card({ id: 2, usualFit: null })] }) });
    const [kit, servo] = screen.getAllByRole('article');
    expect(within(kit!).getByText('Parts come printed')).toBeTruthy();
    expect(within(kit!).queryByText(/^Fits/)).toBeNull();
    expect(within(servo!).queryByText('Parts come printed')).toBeNull();
  });

  it('says whether the parts fit the usual bed, and after asking once for all whether they fit the chosen one', async () => {
    const files = (id: number, usualFit = card().usualFit) => card({ id, productType: 'DIGITAL', usualFit });
    const list = {
      ProductList: () => productList({ nodes: [files(1), files(2, null), files(3)] }),
    };
    await show('/products', list);
    expect(screen.getAllByText('Fits 220 × 220 mm')).toHaveLength(2);
    cleanup();
    localStorage.setItem('martyx_printer_v1', '120x120x120');
    const fits = vi.fn(({ ids }: Record<string, unknown>) => ({
      productsById: (ids as number[]).map((id) => ({
        __typename: 'Product',
        id,
        fit: bedFit(id === 1 ? { verdict: 'TOO_WIDE' } : { verdict: 'TURNED', turnDegrees: 41 }),
      })),
    }));
    await show('/products', { ...list, ProductFits: fits });
    expect(await screen.findByText('Too wide: a part of 164 mm')).toBeTruthy();
    expect(screen.getByText('Fits turned by 41°')).toBeTruthy();
    const bed = { shape: 'RECTANGULAR', widthMm: 120, depthMm: 120, heightMm: 120 };
    expect(fits.mock.calls).toEqual([[{ ids: [1, 3], bed }]]);
  });
});

const FACETS = productList().products.facets;

describe('a range the wrong way round', () => {
  it('is found in the address, with the address that puts it right', () => {
    expect(invertedRange(FACETS, at('min=90&max=10,5&type=kit'))).toEqual({
      label: 'Price',
      href: '/products?type=kit&min=10%2C5&max=90',
    });
    expect(invertedRange(FACETS, at('min=10&max=90&a.length.min=800'))).toBeNull();
    expect(invertedRange(FACETS, at('min=&max=abc'))).toBeNull();
  });

  it('is said in words, and nothing else is lost', async () => {
    const nothing = productList({ nodes: [], totalCount: 0 });
    const { address } = await show('/products?type=kit&min=90&max=10', { ProductList: () => nothing });
    expect(screen.getByRole('heading', { name: 'Price: the lowest value is above the highest' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Swap the two values' }));
    await waitFor(() => expect(address()).toBe('/products?type=kit&min=10&max=90'));
  });
});

describe('“Fits my printer”', () => {
  const answers = { ProductList: () => productList(), Printers: printers, ProductFits: () => ({ productsById: [] }) };
  const box = () => screen.getAllByRole('checkbox', { name: /Only models for/ })[0]!;
  const printer = () => screen.getAllByRole('combobox', { name: 'My printer' })[0]!;
  const known = () => screen.findAllByRole('option', { name: 'Prusa MK4S' });

  it('asks for the printer first, then narrows the list to what it holds', async () => {
    const { address } = await show('/products?type=kit', answers);
    await known();
    await userEvent.click(box());
    expect(address()).toBe('/products?type=kit');
    expect(document.activeElement).toBe(printer());
    expect(screen.getByText('Choose your printer: the list then shows only what fits.')).toBeTruthy();
    await userEvent.selectOptions(printer(), 'Prusa MK4S');
    await waitFor(() => expect(address()).toBe('/products?type=kit&bed=250x210x220'));
    expect(chosenPrinter()?.name).toBe('Prusa MK4S');
  });

  it('follows another printer, and is taken away by the same box', async () => {
    localStorage.setItem('martyx_printer_v1', '180x180x180');
    const { address } = await show('/products', answers);
    await known();
    await userEvent.click(box());
    await waitFor(() => expect(address()).toBe('/products?bed=180x180x180'));
    await userEvent.selectOptions(printer(), 'FLSUN V400');
    await waitFor(() => expect(address()).toBe('/products?bed=d300x410'));
    await userEvent.click(box());
    await waitFor(() => expect(address()).toBe('/products'));
  });

  it('is named among the filters in force, and taken away there', async () => {
    const { address } = await show('/products?bed=d300x410&stock=1', answers);
    await userEvent.click(screen.getByRole('link', { name: /Fits Ø\s300\smm/ }));
    await waitFor(() => expect(address()).toBe('/products?stock=1'));
  });

  it('asks the server with the bed of the address, and leaves out what is none', () => {
    const filterOf = (text: string) => listVariables(at(`bed=${text}`)).filter;
    expect(filterOf('d260x330')).toEqual({
      fitsPrinter: { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 330 },
    });
    expect([filterOf('1x1x1'), filterOf('prusa')]).toEqual([{}, {}]);
  });
});
