import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddToCart } from '../../../web/features/cart/add-to-cart.tsx';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { loader } from '../../../web/app/routes/product.tsx';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';
import { drawing, fullProduct } from '../../support/builders/build-web-product.ts';
import { renderPage } from '../../support/web/web-page.tsx';

type Product = ReturnType<typeof fullProduct>;

const show = (product: Product = fullProduct(), path = `/products/${product.id}`) => {
  const onReach = vi.fn();
  const viewer = vi.fn(({ autoStart }: { autoStart: boolean }) => <p>{autoStart ? 'turning' : 'poster'}</p>);
  const page = renderPage(
    <ProductPage
      product={product}
      buy={(quantity) => <AddToCart product={product} quantity={quantity} />}
      viewer={viewer}
      onReach={onReach}
    />,
    { path },
  );
  return { ...page, viewer, onReach };
};

const tabNames = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the tabs of a product', () => {
  it('open by arrow keys, Home and End, and stand in the address', async () => {
    const page = show();
    screen.getByRole('tab', { name: 'Details' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([page.address(), document.activeElement?.textContent]).toEqual(['/products/1?tab=print-info', 'Print Info']);
    expect(await within(screen.getByRole('tabpanel')).findByText('58–62 hours')).toBeTruthy();
    await userEvent.keyboard('{End}');
    expect(await within(screen.getByRole('tabpanel')).findByText('Dovetail fins')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect([page.address(), document.activeElement?.textContent]).toEqual(['/products/1', 'Details']);
  });

  it('open the one that the address names, and the first for an unknown one', () => {
    show(fullProduct(), '/products/1?tab=download');
    expect(tabNames()).toContainEqual(['Download', 'true']);
    cleanup();
    show(fullProduct(), '/products/1?tab=nonsense');
    expect(tabNames()).toContainEqual(['Details', 'true']);
  });

  it('are links, so that they work without script', () => {
    show();
    expect(screen.getByRole('tab', { name: 'Features' }).getAttribute('href')).toBe('/products/1?tab=features');
  });

  it('offer free files for download and keep the others for after the purchase', () => {
    show(fullProduct(), '/products/1?tab=download');
    expect(screen.getByRole('link', { name: 'Download: Build guide' }).getAttribute('href')).toBe('/files/guide.pdf');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'After purchase' }).disabled).toBe(true);
    expect(screen.getByText('45.2 MB')).toBeTruthy();
  });

  it('number the parts as in the exploded view', () => {
    show();
    const table = screen.getByRole('table', { name: /numbered as in the exploded view/ });
    expect(within(table).getByRole('row', { name: /1 Nose cone, ogive PETG, orange/ }).id).toBe('part-1');
  });
});

describe('buying', () => {
  it('adds the chosen quantity of a kit', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
    const stored = JSON.parse(localStorage.getItem('martyx_cart_v1') ?? '[]') as { quantity: number }[];
    expect(JSON.stringify(stored)).toContain('"quantity":2');
  });

  it('sells files once: no quantity, and a notice for the second copy', async () => {
    show(fullProduct({ id: 2, productType: 'DIGITAL', stockState: 'ALWAYS', available: null, image: drawing() }));
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    expect(screen.getByText('One copy per account')).toBeTruthy();
    const add = screen.getAllByRole('button', { name: 'Add to cart' })[0]!;
    await userEvent.click(add);
    await userEvent.click(add);
    expect(screen.getByText(/is already in your cart/)).toBeTruthy();
  });

  it('never offers more than there is', async () => {
    show(fullProduct({ available: 2, stockState: 'LOW_STOCK' }));
    expect(screen.getByText('Only 2 left')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
  });

  it('leads from the kit to its files with their price', () => {
    show();
    const ways = screen.getByRole('navigation', { name: 'Kit or files?' });
    expect(within(ways).getByRole('link', { name: 'Kit €129.00' }).getAttribute('aria-current')).toBe('page');
    expect(within(ways).getByRole('link', { name: 'Files only €19.00' }).getAttribute('href')).toBe('/products/2');
  });
});

describe('the gallery', () => {
  it('switches between photo, 3D and dimensions, one turning model at a time', async () => {
    show();
    expect([screen.queryByText('turning'), screen.getByText('poster')]).toEqual([null, expect.anything()]);
    await userEvent.click(screen.getByRole('button', { name: '3D' }));
    expect(screen.getByText('turning')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dimensions' }));
    expect(screen.queryByText('turning')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Picture 2 of 2: / }));
    expect(screen.getByRole('button', { name: 'Photo' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('tells of a hand or the focus near the switch to 3D, and to 3D alone', async () => {
    const { onReach } = show();
    await userEvent.hover(screen.getByRole('button', { name: 'Dimensions' }));
    expect(onReach).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: '3D' }));
    expect(onReach).toHaveBeenCalledOnce();
    act(() => screen.getByRole('button', { name: '3D' }).focus());
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it('has no switch for what the product lacks', () => {
    const { viewer } = show(fullProduct({ modelPath: null, gallery: [] }));
    expect(screen.queryByRole('button', { name: '3D' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
    expect(viewer).not.toHaveBeenCalled();
  });

  it('enlarges a picture and turns the pages by arrow keys', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    const dialog = screen.getByRole('dialog', { name: 'Picture 1 of 2' });
    const first = await within(dialog).findByRole('button', { name: 'Look closer' });
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Picture 2 of 2')).toBeNull();
  });

  it('looks closer by keys, button and press; then the arrows move the picture instead of turning the page', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    const dialog = screen.getByRole('dialog', { name: 'Picture 1 of 2' });
    const scale = () =>
      /scale\(([\d.]+)\)/.exec(dialog.querySelector('[style*=scale]')?.getAttribute('style') ?? '')?.[1];
    (await within(dialog).findByRole('button', { name: 'Close' })).focus();
    expect(scale()).toBe('1');
    await userEvent.keyboard('+{ArrowRight}');
    expect([scale(), screen.queryByRole('dialog', { name: 'Picture 2 of 2' })]).toEqual(['1.5', null]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Look from farther away' }));
    expect(scale()).toBe('1');
    await userEvent.click(within(dialog).getByAltText('krivan on the studio ground'));
    expect(scale()).toBe('2.4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(scale()).toBe('1');
  });
});

describe('the address of a product', () => {
  const slugs: Record<string, number> = { krivan: 7, 'old-krivan': 7 };
  const query = ({ variables: { slug, id } }: { variables: { slug?: string; id?: number } }) =>
    Promise.resolve({
      data: { productIdBySlug: slugs[slug ?? ''] ?? null, product: id === 7 ? { id } : null },
    });

  const load = (address: string) => {
    const request = new Request(`http://shop${address}`);
    const id = decodeURIComponent(address.split('?')[0]!.slice('/products/'.length));
    return loader({ params: { id }, request, context: { get: () => ({ load: async () => ({ query }) }) } } as never);
  };
  const refusal = async (address: string) => {
    try {
      await load(address);
      return null;
    } catch (error) {
      return (error as { data: unknown }).data;
    }
  };

  it.each(['abc', '1.5', '-1', '1e3', '', 'Kriváň', 'a b'])('is refused as no product id: %j', async (id) => {
    expect(await refusal(`/products/${encodeURIComponent(id)}`)).toEqual({ code: 'INVALID_PRODUCT_ID', args: { id } });
  });

  it.each(['8', '99999999999'])('is not found where there is no product: %s', async (id) => {
    expect(await refusal(`/products/${id}`)).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      args: { id: expect.anything() },
    });
  });

  it('leads to the page of the product', async () => {
    expect(await load('/products/7')).toBe('onSale');
  });

  it.each(['/products/007', '/products/%37', '/products/krivan', '/products/old-krivan'])(
    'is one: %s leads to it for good and keeps the query',
    async (address) => {
      const answer = (await load(`${address}?lang=sk&tab=features`)) as Response;
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/products/7?lang=sk&tab=features']);
    },
  );
});

describe('the price of a seller who is no payer of VAT', () => {
  it.each([
    ['PHYSICAL', 'plus shipping'],
    ['DIGITAL', undefined],
  ] as const)('of %s has no word of VAT', (productType, words) => {
    const product = fullProduct({ productType });
    const { container } = renderPage(
      <ProductPage product={product} buy={() => null} viewer={() => null} onReach={() => undefined} />,
      { path: `/products/${product.id}`, shop: { ...SHOP_INFO, chargesVat: false } },
    );
    if (words) expect(screen.getByText(words)).toBeTruthy();
    expect(container.textContent).not.toMatch(/VAT/);
  });
});
