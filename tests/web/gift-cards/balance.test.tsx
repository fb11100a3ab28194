import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as Balance } from '../../../web/app/routes/gift-card-balance.tsx';
import { eur } from '../../support/builders/build-quote.ts';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const card = (changes: object = {}) => ({
  checkGiftCard: {
    __typename: 'GiftCardBalance',
    last4: 'WXYZ',
    validUntil: '2029-11-27',
    state: 'ACTIVE',
    balance: eur(2000),
    initial: eur(5000),
    entries: [
      { __typename: 'GiftCardEntry', id: 'e3', kind: 'BOUGHT_BACK', at: '2026-11-29T08:00:00Z', amount: eur(-1000) },
      { __typename: 'GiftCardEntry', id: 'e2', kind: 'SPENT', at: '2026-11-28T08:00:00Z', amount: eur(-2000) },
      { __typename: 'GiftCardEntry', id: 'e1', kind: 'ISSUED', at: '2026-11-27T08:00:00Z', amount: eur(5000) },
    ],
    ...changes,
  },
});

const look = async (CheckGiftCard: Answers[string], sellsGiftCards = false) => {
  const user = userEvent.setup();
  const shop = { ...SHOP_INFO, sellsGiftCards };
  renderPage(<Balance />, { path: '/gift-cards/balance', answers: { CheckGiftCard }, shop });
  await user.type(await screen.findByLabelText('Code of the gift card'), 'abcde-fghjk');
  await user.click(screen.getByRole('button', { name: 'Show the balance' }));
};

describe('the balance of a gift card', () => {
  it('is told to who knows the code, with every movement in words', async () => {
    await look(() => card());
    expect(await screen.findByRole('heading', { name: 'Gift card …WXYZ' })).toBeDefined();
    expect(screen.getByText('€20.00')).toBeDefined();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/^[\d/ ,]*/, ''))).toEqual([
      expect.stringContaining('Paid back to the buyer of the card'),
      expect.stringContaining('Spent'),
      expect.stringContaining('Issued'),
    ]);
  });

  it('of a code that nobody knows is an error at the field', async () => {
    await look(() => {
      throw new Refusal('GIFT_CARD_UNKNOWN');
    });
    const words = 'We know of no gift card with this code. Check it character by character.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByLabelText('Code of the gift card').getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to where cards are sold, if they are', async () => {
    await look(() => card(), true);
    expect(screen.getByRole('link', { name: 'Buy a gift card' }).getAttribute('href')).toBe('/gift-cards');
  });
});
