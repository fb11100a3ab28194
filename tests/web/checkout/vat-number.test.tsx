import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as Checkout } from '../../../web/app/routes/checkout.tsx';
import { saveDraft } from '../../../web/features/checkout/form/draft.ts';
import type { VatNumberState } from '../../../web/codegen/schema.gen.ts';
import { buildQuote, buildQuoteLine, eur, filledForm } from '../../support/builders/build-quote.ts';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';
import { checkoutAnswers, fillCart } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const QUOTE = buildQuote({ lines: [buildQuoteLine({ productId: 1 })] });
const WITHOUT = { ...QUOTE, withoutVat: true, taxes: [], total: eur(10_488) };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fillCart([{ id: 1, productType: 'PHYSICAL' }]);
});
afterEach(cleanup);

/** The checkout of a company in Austria; `answer` is what the shop says of its number. */
const open = (vatId: string, answer: () => { state: VatNumberState; companyName: string | null }, shop = SHOP_INFO) => {
  const form = filledForm();
  const billing = { ...form.billing, company: 'Modellbau GmbH', country: 'AT', postcode: '1010', vatId };
  saveDraft({ ...form, billing, forCompany: true });
  return renderPage(<Checkout />, {
    path: '/checkout',
    shop,
    answers: checkoutAnswers({
      CheckVatNumber: () => ({ checkVatNumber: { __typename: 'VatNumberCheck', vatNumber: vatId, ...answer() } }),
      CheckoutQuote: ({ input }) => {
        const { vatNumber } = input as { vatNumber?: string };
        return { cartQuote: vatNumber ? WITHOUT : QUOTE, paymentWays: ['PAYPAL'] };
      },
    }),
  });
};
const field = () => screen.findByRole('textbox', { name: 'VAT ID (optional)' });
const described = async () => {
  const id = (await field()).getAttribute('aria-describedby')!;
  return document.getElementById(id)!;
};

it('says beside the field whose the number is, and shows the lower sum', async () => {
  open('ATU12345678', () => ({ state: 'VALID', companyName: 'Modellbau Wien GmbH' }));
  expect((await described()).textContent).toBe('Checking the number in the EU register …');
  expect(await screen.findByText('The number is valid: Modellbau Wien GmbH. You pay without VAT.')).toBeDefined();
  expect((await described()).textContent).toContain('Modellbau Wien GmbH');
  const totals = screen.getAllByText('Total without VAT');
  expect(within(totals[0]!.parentElement!).getByText('€104.88')).toBeDefined();
});

it('says nothing of VAT to the company where the seller charges nobody any', async () => {
  const notPayer = { ...SHOP_INFO, chargesVat: false };
  open('ATU12345678', () => ({ state: 'VALID', companyName: 'Modellbau Wien GmbH' }), notPayer);
  expect(await screen.findByText('The number is valid: Modellbau Wien GmbH.')).toBeDefined();
  expect(await screen.findAllByText('€104.88')).not.toEqual([]);
  expect(screen.queryByText(/without VAT/)).toBeNull();
});

it.each([
  ['INVALID', 'The EU register does not know this number. You pay with VAT.'],
  ['MALFORMED', 'A VAT ID of this country is written differently. You pay with VAT.'],
] as const)('of a number that is %s it says that VAT is paid', async (state, words) => {
  open('ATU12345678', () => ({ state, companyName: null }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText('Total without VAT')).toBeNull();
});

it('tries again where nobody answered', async () => {
  const user = userEvent.setup();
  let silent = true;
  open('ATU12345678', () => {
    if (silent) throw new Refusal('RATE_LIMITED', { minutes: 15 });
    return { state: 'VALID', companyName: null };
  });
  expect(await screen.findByText(/We cannot check the number now/)).toBeDefined();
  silent = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The number is valid. You pay without VAT.')).toBeDefined();
});

it('asks nobody for a number of another state than the address', async () => {
  const answer = vi.fn(() => ({ state: 'VALID' as const, companyName: null }));
  open('DE123456789', answer);
  expect(await screen.findByText(/not of the country of the billing address/)).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
});
