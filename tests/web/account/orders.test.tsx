import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Account } from '../../../web/app/routes/account/overview.tsx';
import { Component as Downloads } from '../../../web/app/routes/account/downloads.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildOrderCard, buildOwned } from '../../support/builders/build-own-account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const me = (fields: object) => ({
  me: { __typename: 'User', id: 'anna', email: ANNA.email, emailConfirmed: true, guestOrdersWaiting: 0, ...fields },
});

const nodes = <Node,>(list: readonly Node[]) => ({ nodes: list });

const open = (answers: Answers = {}, orders = [buildOrderCard()]) =>
  renderPage(<Account />, {
    path: '/account',
    answers: { MyOrders: () => me({ orders: nodes(orders) }), ...answers },
  });

const fileAnswers = (...answers: Response[]) => {
  const fetching = vi.fn(async (_url: string, _init?: RequestInit) => {
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const refused = (errorCode: string, status: number) => [
  new Response(null, { status }),
  new Response(JSON.stringify({ errorCode, args: {} }), { status }),
];

beforeEach(() => signInAs(ANNA));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  account.end('signed_out');
  localStorage.clear();
});

describe('the screens of an account', () => {
  it('stand beside a rail that marks the present one', async () => {
    open();
    const rail = screen.getByRole('navigation', { name: 'Account' });
    const rows = within(rail).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href'), row.getAttribute('aria-current')])).toEqual([
      ['Orders', '/account', 'page'],
      ['Downloads', '/account/downloads', null],
      ['Print queue', '/account/print-queue', null],
      ['Profile', '/account/profile', null],
      ['Addresses', '/account/addresses', null],
      ['Security', '/account/security', null],
      ['API keys', '/account/api-keys', null],
      ['Privacy', '/account/privacy', null],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your orders');
    await screen.findByRole('article');
  });

  it('end the session from the rail', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'csrf' })));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(account.get()).toBeNull();
  });

  it('lead a visitor to sign in, and show nothing of anybody', async () => {
    account.end('token_expired');
    const page = open();
    await screen.findByText('somewhere else');
    expect(page.address()).toBe('/login?next=%2Faccount');
    expect(page.asked).toEqual([]);
  });
});

describe('the orders of an account', () => {
  it('show number, date, sum, state, lines, invoice and the way to the order', async () => {
    open();
    const card = await screen.findByRole('article', { name: 'MX-2026-01184' });
    expect(within(card).getByRole('link', { name: 'MX-2026-01184' }).getAttribute('href')).toBe('/order/o1');
    for (const text of ['21 Nov 2026', '€247.70', 'Paid', 'Kriváň 38/2', '€34.00']) {
      expect(within(card).getByText(text)).toBeDefined();
    }
    expect(within(card).getByRole('link', { name: 'Invoice FA-2026-0951' }).getAttribute('href')).toBe('/invoice.pdf');
    const file = within(card).getByRole('link', { name: /^Download Sokol 720\s*48\.1\sMB$/ });
    expect(file.getAttribute('href')).toBe('/downloads/zip');
  });

  it.each([
    [{ status: 'PLACED', paymentStatus: 'UNPAID' }, 'Not paid'],
    [{ status: 'CONFIRMED', fulfilmentStatus: 'SHIPPED' }, 'Shipped'],
    [{ status: 'COMPLETED' }, 'Order completed'],
    [{ status: 'COMPLETED', paymentStatus: 'REFUNDED' }, 'Refunded'],
    [{ status: 'EXPIRED', paymentStatus: 'UNPAID' }, 'Order lapsed'],
  ] as const)('name the state that matters of %o', async (parts, text) => {
    open({}, [buildOrderCard(parts)]);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('lead to the payment of an order that is not paid', async () => {
    open({}, [buildOrderCard({ status: 'PLACED', paymentStatus: 'UNPAID', invoices: [] })]);
    const pay = await screen.findByRole('link', { name: 'Pay this order' });
    expect(pay.getAttribute('href')).toBe('/order/o1');
    expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
  });

  it('let the mail go to the address of the account where the order has another one', async () => {
    const user = userEvent.setup();
    const resend = vi.fn(() => ({ resendOrderMail: { __typename: 'Order', id: 'x' } }));
    open({ ResendOrderMail: resend });
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    const choice = screen.getByRole('group', { name: 'Where should the e-mail go?' });
    await user.click(within(choice).getByRole('radio', { name: ANNA.email }));
    await user.click(within(choice).getByRole('button', { name: 'Send the e-mail' }));
    expect(await screen.findByText(`The mail with the invoice goes to ${ANNA.email} again.`)).toBeDefined();
    expect(resend).toHaveBeenCalledWith({ id: 'o1', accessToken: null, email: ANNA.email });
  });

  it('ask for nothing where there is one address only', async () => {
    const resend = vi.fn(() => ({ resendOrderMail: { __typename: 'Order', id: 'x' } }));
    open({ ResendOrderMail: resend }, [buildOrderCard({ userEmail: ANNA.email })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/goes to anna@martyx.example again/)).toBeDefined();
    expect(resend).toHaveBeenCalledOnce();
  });

  it('come in steps of twenty', async () => {
    const many = Array.from({ length: 25 }, (_, at) => buildOrderCard({ id: `o${at}`, orderNumber: `MX-${at}` }));
    open({ MyOrders: ({ first }) => me({ orders: nodes(many.slice(0, first as number)) }) });
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
    await screen.findByRole('article', { name: 'MX-24' });
    expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
  });

  it('say so where there are none yet', async () => {
    open({}, []);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeDefined();
  });

  it('say why they do not come, and come at the second try', async () => {
    let tries = 0;
    open({
      MyOrders: () => {
        tries += 1;
        if (tries === 1) throw new Refusal('SERVICE_UNAVAILABLE');
        return me({ orders: nodes([buildOrderCard()]) });
      },
    });
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('orders bought as a guest', () => {
  it('are told of, and the link that joins them goes to the own address', async () => {
    const ask = vi.fn(() => ({ forgotPassword: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } }));
    open({ MyOrders: () => me({ orders: nodes([]), guestOrdersWaiting: 2 }), AskToJoinGuestOrders: ask });
    expect(await screen.findByText('2 orders you placed as a guest are waiting for you.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/The link is on its way to anna@martyx.example/)).toBeDefined();
    expect(ask).toHaveBeenCalledWith({ email: ANNA.email });
  });
});

describe('a download in the account', () => {
  it('that fails is told in its place, and can be tried again', async () => {
    const user = userEvent.setup();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const fetching = fileAnswers(new Response(null, { headers: { 'content-length': '0' } }));
    open();
    await user.click(await screen.findByRole('link', { name: /^Download Sokol/ }));
    const alert = await within(screen.getByRole('article')).findByRole('alert');
    expect(alert.textContent).toContain('File not available for download');
    fetching.mockResolvedValueOnce(new Response(null, { headers: { 'content-length': '9' } }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose link is over gets a new link without a word', async () => {
    const user = userEvent.setup();
    const started: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      started.push(this.getAttribute('href')!);
    });
    const ok = new Response(null, { headers: { 'content-length': '9' } });
    const fetching = fileAnswers(...refused('DOWNLOAD_LINK_EXPIRED', 403), ok);
    let asked = 0;
    const withLink = (url: string) => {
      const order = buildOrderCard();
      return {
        ...order,
        lines: order.lines.map((item) =>
          item.download ? { ...item, download: { ...item.download, zipUrl: url } } : item,
        ),
      };
    };
    open({ MyOrders: () => me({ orders: nodes([withLink(`/downloads/${(asked += 1)}`)]) }) });
    await user.click(await screen.findByRole('link', { name: /^Download Sokol/ }));
    await vi.waitFor(() => expect(started).toEqual(['/downloads/2']));
    expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/downloads/1', '/downloads/1', '/downloads/2']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the files of an account', () => {
  const openFiles = (downloads = [buildOwned()]) =>
    renderPage(<Downloads />, {
      path: '/account/downloads',
      answers: { MyDownloads: () => me({ downloads: nodes(downloads) }) },
    });

  it('can be had as one zip and one by one, with their sizes', async () => {
    openFiles();
    const card = await screen.findByRole('article', { name: 'Sokol 720' });
    expect(within(card).getByRole('link', { name: 'Download All files' }).getAttribute('href')).toBe('/downloads/zip');
    expect(within(card).getByText(/48\.1\sMB/)).toBeDefined();
    const parts = within(card).getByRole('link', { name: 'STL nose.stl', hidden: true });
    expect(parts.getAttribute('href')).toBe('/downloads/nose');
    expect(within(card).getByRole('link', { name: 'Order MX-2026-01184' }).getAttribute('href')).toBe('/order/o1');
    expect(within(card).getByText(/personal licence/)).toBeDefined();
  });

  it('stand once, however often they were bought', async () => {
    openFiles([buildOwned(), buildOwned({ id: 'i9' }, 'MX-2026-00001')]);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText(/MX-2026-00001/)).toBeNull();
  });

  it('say so while they are being packed, and where there are none', async () => {
    openFiles([buildOwned({ versions: [], newest: [] })]);
    expect(await screen.findByText(/being prepared/)).toBeDefined();
    cleanup();
    openFiles([]);
    expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeDefined();
  });
});
