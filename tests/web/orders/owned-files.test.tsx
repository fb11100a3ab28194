import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CartDrawer } from '../../../web/features/cart/cart-drawer.tsx';
import { CartButton } from '../../../web/features/cart/cart-button.tsx';
import { DownloadsList } from '../../../web/features/catalog/product/downloads-list.tsx';
import { OwnedNotice } from '../../../web/features/catalog/product/owned/owned-notice.tsx';
import { useOwnedCopy } from '../../../web/features/catalog/product/owned/use-owned-copy.ts';
import { account } from '../../../web/lib/account/account.ts';
import { buildQuote, buildQuoteLine } from '../../support/builders/build-quote.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { fillCart } from '../../support/web/web-checkout.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const COPY = {
  __typename: 'OwnedDownload' as const,
  orderNumber: 'MX-2026-01097',
  boughtAt: '2026-11-12T10:00:00.000Z',
};

const owned = () => ({ product: { __typename: 'Product', id: 2, ownedCopy: COPY } });

const Buy = ({ productType }: { productType: 'DIGITAL' | 'PHYSICAL' }) => {
  const copy = useOwnedCopy({ id: 2, productType });
  return copy ? <OwnedNotice copy={copy} /> : <button>Add to cart</button>;
};

const line = buildQuoteLine({ productId: 2, digital: true });
const quoteFor = ({ signedIn }: Record<string, unknown>) => {
  const product = { ...line.product!, ownedCopy: signedIn ? COPY : null };
  return { cartQuote: buildQuote({ lines: [{ ...line, product }] }) };
};

const cartAnswers = { MyCart: () => ({ myCart: [] }), MergeCart: () => new Promise(() => undefined) };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  account.end('token_expired');
});

describe('files that the customer owns', () => {
  it('are not offered again on their page, but lead to the download', async () => {
    signInAs(ANNA);
    renderPage(<Buy productType="DIGITAL" />, { answers: { ...cartAnswers, OwnedCopy: owned } });
    expect((await screen.findByRole('status')).textContent).toContain(
      'You own this. Bought on 12 Nov 2026, order MX-2026-01097.',
    );
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/account/downloads');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('are not locked in the list of downloads', async () => {
    signInAs(ANNA);
    const item = { __typename: 'DownloadItem' as const, label: 'All parts', url: null, format: 'STL', sizeBytes: 1 };
    const content = { __typename: 'DownloadsContent' as const, downloads: [item] };
    renderPage(<DownloadsList content={content} product={{ id: 2, productType: 'DIGITAL' }} />, {
      answers: { ...cartAnswers, OwnedCopy: owned },
    });
    expect(screen.getByRole('button', { name: 'After purchase' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Download' })).getAttribute('href')).toBe('/account/downloads');
    expect(screen.queryByRole('button', { name: 'After purchase' })).toBeNull();
  });

  it('say so in the cart', async () => {
    signInAs(ANNA);
    fillCart([{ id: 2, productType: 'DIGITAL' }]);
    renderPage(<><CartButton /><CartDrawer /></>, { answers: { ...cartAnswers, CartQuote: quoteFor } }); // oxfmt-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    expect(await within(drawer).findByText(/You already own this\./)).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/account/downloads');
  });

  it('cost a visitor no question', async () => {
    const { asked } = renderPage(<Buy productType="DIGITAL" />, { answers: { OwnedCopy: owned } });
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
    fillCart([{ id: 2, productType: 'DIGITAL' }]);
    renderPage(<><CartButton /><CartDrawer /></>, { answers: { CartQuote: quoteFor } }); // oxfmt-ignore
    await userEvent.click(screen.getByRole('button', { name: 'Cart, 1 item' }));
    await within(await screen.findByRole('dialog', { name: 'Cart' })).findByText('Model 2');
    expect([asked, screen.queryByText(/You own this/)]).toEqual([[], null]);
  });

  it('are asked for files only', () => {
    signInAs(ANNA);
    const { asked } = renderPage(<Buy productType="PHYSICAL" />, { answers: cartAnswers });
    expect(asked).not.toContain('OwnedCopy');
  });
});
