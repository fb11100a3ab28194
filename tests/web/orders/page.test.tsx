import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrderPage } from '../../../web/features/orders/detail/order-page.tsx';
import type { OrderPagePartsFragment } from '../../../web/features/orders/detail/Order.gen.ts';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const open = (parts: Partial<OrderPagePartsFragment> = {}, answers: Answers = {}) =>
  renderPage(
    <OrderPage
      order={buildOrderPage(parts)}
      accessToken="secret"
      payment={() => <p>payment step</p>}
      paymentPage="/payment/paypal/success?order=o1&key=secret"
      onRenewed={() => undefined}
    />,
    { path: '/order/o1', answers },
  );

const answerWith = (...answers: (Response | Error)[]) => {
  const fetching = vi.fn(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('No more answers');
    return next;
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const refused = (errorCode: string, status: number) => [
  new Response(null, { status }),
  new Response(JSON.stringify({ timestamp: '', path: '', errorCode, args: {} }), { status }),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of an order', () => {
  it('says in words where the order stands', () => {
    open();
    const states = screen.getByRole('list', { name: 'State of the order' });
    expect(
      within(states)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order confirmed', 'Paid', 'Being packed']);
  });

  it('gives the zip with its size and checksum, and each file', () => {
    open();
    const zip = screen.getByRole('link', { name: /^Download all, 48\.1.MB$/ });
    expect(zip.getAttribute('href')).toBe('/downloads/zip');
    expect(screen.getByText('ab'.repeat(32))).toBeDefined();
    expect(screen.getByRole('link', { name: 'nose.stl' }).getAttribute('href')).toBe('/downloads/nose');
  });

  it('shows the VAT rate by rate and the invoice', () => {
    open();
    const vat = screen.getByRole('table', { name: 'VAT' });
    expect(within(vat).getByRole('row', { name: /23%/ }).textContent).toBe('23%€201.38€46.32€247.70');
    expect(screen.getByRole('link', { name: 'Invoice FA-2026-0951' }).getAttribute('href')).toBe('/invoice.pdf');
  });

  it('of a seller who is no payer has no word of VAT', () => {
    const money = (minor: number) => ({ __typename: 'Money' as const, minor, currency: 'EUR', decimal: '0' });
    const taxes = [{ ratePercent: 0, net: money(24_770), tax: money(0), gross: money(24_770) }] as never;
    const { container } = open({ taxes });
    expect(screen.queryByRole('table', { name: 'VAT' })).toBeNull();
    expect(container.textContent).not.toMatch(/VAT/);
  });

  it('opens files only after the payment, and lets the buyer pay here', async () => {
    const user = userEvent.setup();
    const lines = buildOrderPage().lines.map((item) => ({ ...item, download: null }));
    open({ status: 'PLACED', paymentStatus: 'UNPAID', invoices: [], paymentDate: null, lines });
    expect(screen.getByText('Available after payment.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay this order' }));
    expect(screen.getByText('payment step')).toBeDefined();
  });

  it('sends the mail again and says where to', async () => {
    const user = userEvent.setup();
    const resend = vi.fn(() => ({ resendOrderMail: { __typename: 'Order', id: 'x' } }));
    open({}, { ResendOrderMail: resend });
    await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/goes to zuzana.kovacova@posta.sk again/)).toBeDefined();
    expect(resend).toHaveBeenCalledWith({ id: 'o1', accessToken: 'secret' });
  });
});

describe('a download that does not come', () => {
  const UNEXPECTED = 'An unexpected error occurred while downloading the file.';
  const MISSING = 'File not available for download';

  it.each<[string, (Response | Error)[], string]>([
    ['an empty file', [new Response(null, { headers: { 'content-length': '0' } })], MISSING],
    ['a file that is gone', refused('FILE_NOT_AVAILABLE', 404), MISSING],
    ['a fault of the server', refused('ERR_INTERNAL', 500), UNEXPECTED],
    ['a lost connection', [new TypeError('Failed to fetch')], UNEXPECTED],
  ])('is explained in the page: %s', async (_case, answers, text) => {
    const user = userEvent.setup();
    answerWith(...answers);
    open();
    await user.click(screen.getByRole('link', { name: /^Download all/ }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeDefined();
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('is none when the file is there', async () => {
    const user = userEvent.setup();
    const fetching = answerWith(new Response(null, { headers: { 'content-length': '48100000' } }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open();
    await user.click(screen.getByRole('link', { name: /^Download all/ }));
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(fetching).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
