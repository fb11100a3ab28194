import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FitsPanel } from '../../../web/features/admin-product/relations/fits-panel.tsx';
import { FitsWith } from '../../../web/features/catalog/fits/fits-with.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const IMAGE = { __typename: 'Image', url: '/media/a.webp', width: 800, height: 600, kind: 'PHOTO', alt: '' };
const product = (id: number, name: string, minor = 1900) => ({
  __typename: 'Product',
  id,
  name,
  productType: 'PHYSICAL',
  price: { __typename: 'Money', minor, currency: 'EUR' },
  image: IMAGE,
});

describe('products that fit with one', () => {
  it('are listed with picture, kind and price, each a link', async () => {
    renderPage(<FitsWith id={1} count={2} />, {
      answers: {
        FitsWith: () => ({
          product: { __typename: 'Product', id: 1, fitsWith: [product(2, 'Wheels'), product(3, 'Sticker', 0)] },
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Wheels' });
    expect(link.getAttribute('href')).toBe('/products/2');
    const [wheels, sticker] = screen.getAllByRole('listitem');
    expect(wheels!.textContent).toContain('Kit or part');
    expect(wheels!.textContent).toContain('19');
    expect(sticker!.textContent).toContain('free');
    expect(screen.getByRole('region', { name: 'Fits with' })).toBeTruthy();
  });
});

const picked = (id: number, name: string) => ({
  __typename: 'AdminProductRow',
  id,
  name,
  sku: `MX-${id}`,
  productType: 'PHYSICAL',
  active: id !== 3,
});
const of = (fitsWith: object[]) => ({ __typename: 'EditableProduct', id: 1, fitsWith });

describe('what a product fits with, for who edits it', () => {
  const show = () => {
    let fits = [picked(2, 'Wheels')];
    return renderPage(
      <UndoProvider>
        <FitsPanel id={1} />
      </UndoProvider>,
      {
        answers: {
          FitsOfOne: () => ({ adminProduct: of(fits) }),
          PickProducts: () => ({
            adminProducts: {
              __typename: 'AdminProductPage',
              items: [picked(1, 'Itself'), picked(2, 'Wheels'), picked(3, 'Shocks')],
            },
          }),
          AddProductFit: ({ otherId }) => {
            fits = [...fits, picked(Number(otherId), otherId === 2 ? 'Wheels' : 'Shocks')];
            return { addProductFit: of(fits) };
          },
          RemoveProductFit: ({ otherId }) => {
            fits = fits.filter(({ id }) => id !== otherId);
            return { removeProductFit: of(fits) };
          },
        },
      },
    );
  };

  it('is searched, added, removed, and put back', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a product' }));
    const found = await screen.findByRole('list', { name: 'Products' });
    expect(
      within(found)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Shocks')]);
    await userEvent.click(within(found).getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Remove Shocks' })).toBeTruthy();
    expect(screen.getByText(/Off sale/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Wheels' }));
    expect(await screen.findByText('“Wheels” removed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Wheels' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Remove Wheels' })).toBeTruthy();
  });
});
