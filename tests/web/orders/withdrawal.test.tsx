import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrderPage } from '../../../web/features/orders/detail/order-page.tsx';
import type { OrderPagePartsFragment } from '../../../web/features/orders/detail/Order.gen.ts';
import { WithdrawalPage } from '../../../web/features/withdrawal/withdrawal-page.tsx';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' }) as const;

const buildStanding = (changes: Partial<OrderPagePartsFragment['withdrawals'][number]> = {}) => ({
  __typename: 'Withdrawal' as const,
  receivedAt: '2026-11-22T09:00:00.000Z',
  items: null,
  state: 'RECEIVED' as const,
  dueAt: '2026-12-06T23:00:00.000Z',
  goodsAwaitedAt: null,
  returnParcelNumber: null,
  goodsReceivedAt: null,
  inspectedAt: null,
  endedAt: null,
  rejection: null,
  delivery: eur(0),
  sum: null,
  lines: [],
  ...changes,
});

interface Sent {
  idempotencyKey: string;
  [field: string]: unknown;
}

const open = (answers: (Error | true)[] = [true], known = {}) => {
  const sent: Sent[] = [];
  renderPage(<WithdrawalPage known={known} />, {
    path: '/withdrawal',
    answers: {
      Withdraw: ({ input }) => {
        sent.push(input as Sent);
        const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
        if (answer instanceof Error) throw answer;
        const receipt = { __typename: 'WithdrawalReceipt', receivedAt: '2026-11-21T13:05:33.000Z' };
        return { withdrawFromContract: receipt };
      },
    },
  });
  return sent;
};

const KNOWN = { name: 'Jana Hrivnáková', email: 'jana@example.sk', orderNumber: 'MX-2026-000123' };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('the withdrawal', () => {
  it('takes two steps: entries, then a confirmation of what they state; only that sends it', async () => {
    const sent = open();
    await userEvent.type(field('Name'), KNOWN.name);
    await userEvent.type(field('E-mail'), KNOWN.email);
    await userEvent.type(field('Order number'), KNOWN.orderNumber);
    await press('Continue to review');
    const check = screen.getByRole('region', { name: 'Review and confirm' });
    for (const words of [...Object.values(KNOWN), 'The whole order'])
      expect(within(check).getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review and confirm' }));
    expect([sent.length, screen.queryByRole('textbox', { name: 'Name' })]).toEqual([0, null]);
    await press('Confirm withdrawal');
    const receipt = await screen.findByRole('region', { name: 'Your withdrawal has arrived' });
    expect(sent).toMatchObject([{ ...KNOWN, items: null }]);
    expect(receipt.querySelector('time')?.dateTime).toBe('2026-11-21T13:05:33.000Z');
    expect(within(receipt).getByRole('status').textContent).toContain(KNOWN.email);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your withdrawal has arrived' }));
  });

  it('can be about some items, which then have to be named', async () => {
    const sent = open([true], KNOWN);
    expect(screen.queryByRole('textbox', { name: 'Which items, and how many' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Only some items' }));
    await press('Continue to review');
    expect(document.activeElement).toBe(field('Which items, and how many'));
    await userEvent.type(field('Which items, and how many'), 'Sokol 720');
    await press('Continue to review');
    await press('Confirm withdrawal');
    await screen.findByRole('region', { name: 'Your withdrawal has arrived' });
    expect(sent).toMatchObject([{ ...KNOWN, items: 'Sokol 720' }]);
  });

  it('forgets the items again when it is about the whole order', async () => {
    const sent = open([true], KNOWN);
    await userEvent.click(screen.getByRole('radio', { name: 'Only some items' }));
    await userEvent.type(field('Which items, and how many'), 'Sokol 720');
    await userEvent.click(screen.getByRole('radio', { name: 'The whole order' }));
    await press('Continue to review');
    await press('Confirm withdrawal');
    await screen.findByRole('region', { name: 'Your withdrawal has arrived' });
    expect(sent).toMatchObject([{ items: null }]);
  });

  it('keeps every entry when they are to be changed', async () => {
    open([true], KNOWN);
    await userEvent.type(field('Name'), ' ml.');
    await press('Continue to review');
    await press('Change the entries');
    expect(['Name', 'E-mail', 'Order number'].map((name) => field(name).value)).toEqual([
      'Jana Hrivnáková ml.',
      KNOWN.email,
      KNOWN.orderNumber,
    ]);
  });

  it('says that nothing was sent when it did not arrive, and tries again as the same statement', async () => {
    const sent = open([new Error('offline'), true], KNOWN);
    await press('Continue to review');
    await press('Confirm withdrawal');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('your entries are still here');
    expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
    await press('Confirm withdrawal');
    await screen.findByRole('region', { name: 'Your withdrawal has arrived' });
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey);
  });

  it('leads back to the entries that the server refused', async () => {
    open([new Refusal('VALIDATION_FAILED', { email: 'EMAIL_INVALID' })], KNOWN);
    await press('Continue to review');
    await press('Confirm withdrawal');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the page of an order', () => {
  const openOrder = (parts: Partial<OrderPagePartsFragment> = {}) =>
    renderPage(
      <OrderPage
        order={buildOrderPage(parts)}
        accessToken="secret"
        payment={() => null}
        paymentPage="/pay"
        onRenewed={() => undefined}
      />,
      { path: '/order/o1' },
    );
  const link = () => screen.queryByRole('link', { name: 'Withdraw from contract here' });

  it('leads to the withdrawal with what it knows, and keeps that out of the address', async () => {
    const page = openOrder();
    await userEvent.click(link()!);
    expect([page.address(), page.state()]).toEqual([
      '/withdrawal',
      { orderNumber: 'MX-2026-01184', email: 'zuzana.kovacova@posta.sk', name: 'Zuzana Kováčová' },
    ]);
  });

  it('does not where nothing was paid or nothing is shipped, but shows what was stated', () => {
    openOrder({ paymentDate: null });
    expect([link(), screen.queryByRole('region', { name: 'Withdrawal' })]).toEqual([null, null]);
    cleanup();
    const files = buildOrderPage().lines.filter(({ productType }) => productType === 'DIGITAL');
    openOrder({ lines: files, withdrawals: [buildStanding({ items: 'Sokol' })] });
    const section = screen.getByRole('region', { name: 'Withdrawal' });
    expect([link(), section.textContent]).toEqual([null, expect.stringMatching(/22 Nov 2026.*Sokol/s)]);
  });

  it('shows where it stands, what comes next, and the sum with what is deducted and why', () => {
    const [line] = buildOrderPage().lines;
    const returned = {
      __typename: 'WithdrawalLine',
      lineId: line!.id,
      units: 2,
      price: eur(12_900),
      deduction: eur(1_000),
      deductionReason: 'scratched canopy',
    } as const;
    const told = (changes: Parameters<typeof buildStanding>[0]): string => {
      cleanup();
      openOrder({ withdrawals: [buildStanding(changes)] });
      return screen.getByRole('region', { name: 'Withdrawal' }).textContent;
    };
    expect(told({ state: 'RECEIVED' })).toContain('We have your statement and check it');
    const waiting = told({
      state: 'AWAITING_GOODS',
      returnParcelNumber: 'Z 123',
      lines: [{ ...returned, deduction: eur(0) }],
    });
    expect(waiting).toMatch(/until the goods are here.*Return parcel: Z 123.*2 × Kriváň 38\/2/s);
    expect(waiting).toContain('6 Dec 2026');
    const paid = told({ state: 'REFUNDED', endedAt: '2026-11-30T09:00:00.000Z', sum: eur(11_900), lines: [returned] });
    expect(paid).toMatch(/30 Nov 2026.*€10.00 less for lost value: scratched canopy.*You get back€119.00/s);
    expect(told({ state: 'REJECTED', rejection: 'It came too late.' })).toContain('It came too late.');
  });
});
