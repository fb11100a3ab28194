import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TailoringSection, type BuyKept } from '../../../web/features/tailoring/tailoring-section.tsx';
import { drawingThread, drawn, tailoring } from '../../support/web/tailoring.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

let asked: unknown;
let kept: unknown;
const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });

const answersWith = (offered: object | null): Answers => ({
  ProductTailoring: () => ({ product: { __typename: 'Product', id: 8, price: eur(1000), tailoring: offered } }),
  KeepTailoredChoice: ({ input }) => {
    asked = input;
    return {
      keepTailoredChoice: { __typename: 'KeptTailoredChoice', productId: 1_500_000_007, total: eur(1250) },
    };
  },
});

const buying: BuyKept = (keep) => (
  <button onClick={() => void keep().then((line) => (kept = line))} type="button">
    Buy
  </button>
);

const show = (buy: BuyKept, offered: object | null = tailoring) =>
  renderPage(<TailoringSection id={8} buy={buy} picture={(bodies) => <p>{bodies.length} bodies</p>} />, {
    path: '/products/8',
    answers: answersWith(offered),
  });

beforeEach(() => {
  [asked, kept] = [null, null];
  vi.stubGlobal('Worker', drawingThread(drawn));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what may be chosen of a model', () => {
  it('is drawn, priced, and put into the cart as the server keeps it', async () => {
    show(buying);
    expect(await screen.findByText('1 bodies')).toBeTruthy();
    expect(screen.getByText('€10.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    expect(screen.getByText('€12.50')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(asked).toEqual({
      productId: 8,
      chosen: [
        { parameterId: 'motor', text: '18' },
        { parameterId: 'fins', number: 100 },
      ],
    });
    await vi.waitFor(() =>
      expect(kept).toMatchObject({ productId: 1_500_000_007, productType: 'DIGITAL', price: { minor: 1250 } }),
    );
  });

  it('goes back to the standard', async () => {
    show(buying);
    const reset = await screen.findByRole('button', { name: 'Back to the standard' });
    expect(reset).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: '18 mm (+€2.50)' }));
    await userEvent.click(reset);
    expect(screen.getByText('€10.00')).toBeTruthy();
  });

  it('is not sold again to who has the files', async () => {
    show(null);
    expect(await screen.findByText(/You have these files/)).toBeTruthy();
    expect(screen.queryByText('€10.00')).toBeNull();
  });

  it('is nothing where nothing may be', async () => {
    const { container } = show(buying, null);
    await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
