import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DocumentsPage } from '../../../web/features/admin-documents/documents-page.tsx';
import type { DocumentRowFragment, SendingPartsFragment } from '../../../web/features/admin-documents/Documents.gen.ts';
import { OrderSendings } from '../../../web/features/admin-documents/order-sendings.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { eur } from '../../support/builders/build-quote.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const FAILED: SendingPartsFragment = {
  __typename: 'DocumentSending',
  id: '1',
  state: 'FAILED',
  reason: 'NOT_REGISTERED',
  detail: 'no such participant',
  messageId: null,
  recipient: '0245:2020000404',
  receiptAt: null,
  receiptUrl: null,
  simulated: true,
  nextAt: null,
  mayGoAgain: true,
  mayBeAddressed: false,
  setAside: false,
};

const documentOf = (sending: SendingPartsFragment | null): DocumentRowFragment => ({
  __typename: 'AdminDocument',
  id: '1',
  number: 'FA2027000001',
  kind: 'INVOICE',
  issuedOn: '2027-01-04',
  taxableOn: '2027-01-04',
  buyerName: 'Modelár s. r. o.',
  country: 'SK',
  orderId: '77',
  orderNumber: 'MX-2027-000001',
  state: 'UNCREDITED',
  originalNumber: null,
  url: '/api/orders/77/invoice',
  dataUrl: '/api/orders/77/invoice.xml',
  net: eur(10_000),
  tax: eur(2300),
  total: eur(12_300),
  giftCards: null,
  sending,
});

const open = (sending: SendingPartsFragment | null, others: Answers = {}, path = '/admin/documents') =>
  renderPage(
    <UndoProvider>
      <DocumentsPage />
    </UndoProvider>,
    {
      path,
      answers: {
        Documents: () => ({
          adminDocuments: {
            __typename: 'AdminDocumentPage',
            totalCount: 1,
            hasMore: false,
            items: [documentOf(sending)],
          },
        }),
        DocumentTotals: () => ({ adminDocumentTotals: [] }),
        Countries: () => ({ countries: [] }),
        ...others,
      },
    },
  );
const row = async () => within((await screen.findByText('FA2027000001')).closest('tr')!);

it('a document that does not go through the network says nothing of it', async () => {
  open(null);
  expect((await row()).queryByText(/Peppol/)).toBeNull();
});

it.each([
  ['WAITING', 'Peppol: to be sent'],
  ['SENT', 'Peppol: sent, no receipt yet'],
  ['DELIVERED', 'Peppol: delivered'],
] as const)('one that is %s says so and needs nobody', async (state, words) => {
  open({ ...FAILED, state, reason: null, simulated: false });
  expect((await row()).getByText(words)).toBeDefined();
  expect((await row()).queryByRole('button', { name: /FA2027000001/ })).toBeNull();
});

it('one that failed says why, and is sent again', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  open(FAILED, {
    SendDocumentAgain: (variables) => {
      sent.push(variables);
      return { sendDocumentAgain: { ...FAILED, state: 'WAITING', reason: null } };
    },
  });
  expect((await row()).getByText('Peppol: not delivered (simulated)')).toBeDefined();
  expect((await row()).getByText('The recipient is not registered in Peppol. (no such participant)')).toBeDefined();
  await user.click((await row()).getByRole('button', { name: 'Send again: FA2027000001' }));
  await waitFor(async () => expect((await row()).getByText('Peppol: to be sent (simulated)')).toBeDefined());
  expect(sent).toEqual([{ id: '1' }]);
  expect(document.activeElement!.textContent).toBe('Peppol: to be sent (simulated)');
});

it('one that its recipient refused is put away, not sent again', async () => {
  open({ ...FAILED, state: 'REFUSED', reason: 'RECIPIENT', detail: 'wrong order', mayGoAgain: false });
  expect((await row()).getByText(/refused the document: correct it by a credit note.*\(wrong order\)/)).toBeDefined();
  expect((await row()).getAllByRole('button', { name: /FA2027000001/ })).toHaveLength(1);
});

it('one that was delivered says who received it and when, and gives the receipt', async () => {
  open({
    ...FAILED,
    state: 'DELIVERED',
    reason: null,
    detail: null,
    messageId: 'm-77',
    receiptAt: '2027-01-04T10:00:00Z',
    receiptUrl: '/api/admin/documents/1/receipt.json',
  });
  expect((await row()).getByText(/Received by 0245:2020000404 on 4 Jan 2027/)).toBeDefined();
  expect((await row()).getByText('Message m-77')).toBeDefined();
  const link = (await row()).getByRole('link', { name: 'Receipt of FA2027000001' });
  expect(link.getAttribute('href')).toBe('/api/admin/documents/1/receipt.json');
});

it('one whose recipient the network cannot name says so, and needs nobody', async () => {
  open({ ...FAILED, state: 'NO_ADDRESS', reason: 'NO_NUMBER', detail: null, simulated: false, mayGoAgain: false });
  expect((await row()).getByText('Peppol: not sent, no address')).toBeDefined();
  expect((await row()).getByText(/gave no number/)).toBeDefined();
  expect((await row()).queryByRole('button', { name: /FA2027000001/ })).toBeNull();
});

it('an order shows how far its documents are', async () => {
  renderPage(
    <UndoProvider>
      <OrderSendings orderId="77" orderNumber="MX-2027-000001" />
    </UndoProvider>,
    {
      path: '/admin/orders/77',
      answers: {
        OrderSendings: () => ({
          adminDocuments: {
            __typename: 'AdminDocumentPage',
            items: [documentOf(FAILED), { ...documentOf(FAILED), id: '2', number: 'FA2027000002', orderId: '78' }],
          },
        }),
      },
    },
  );
  expect(await screen.findByRole('button', { name: 'Send again: FA2027000001' })).toBeDefined();
  expect(screen.queryByText('FA2027000002')).toBeNull();
});

it('an order’s document without an address is sent once a number of the buyer is entered', async () => {
  const user = userEvent.setup();
  const unaddressed = { ...FAILED, state: 'NO_ADDRESS', reason: 'NO_NUMBER', detail: null, simulated: false, mayBeAddressed: true } as const; // oxfmt-ignore
  const wishes: unknown[] = [];
  renderPage(
    <UndoProvider>
      <OrderSendings orderId="77" orderNumber="MX-2027-000001" />
    </UndoProvider>,
    {
      path: '/admin/orders/77',
      answers: {
        OrderSendings: () => ({
          adminDocuments: { __typename: 'AdminDocumentPage', items: [documentOf(unaddressed)] },
        }),
        SendDocumentTo: ({ input }) => {
          wishes.push(input);
          if (wishes.length === 1) throw new Refusal('VALIDATION_FAILED', { number: 'INVALID' });
          return { sendDocumentTo: { ...unaddressed, state: 'WAITING', reason: null, mayBeAddressed: false } };
        },
      },
    },
  );
  const field = await screen.findByLabelText('Tax ID (DIČ) or VAT number of the buyer');
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Send FA2027000001' }));
  expect(await screen.findByText(/ten digits/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '2020123456');
  await user.click(screen.getByRole('button', { name: 'Send FA2027000001' }));
  await waitFor(() => expect(document.activeElement!.textContent).toBe('Peppol: to be sent'));
  expect(wishes.at(-1)).toEqual({ id: '1', number: '2020123456' });
});

it('one that was dealt with otherwise is set aside, and brought back', async () => {
  const user = userEvent.setup();
  open(FAILED, {
    SetDocumentAside: ({ aside }) => ({ setDocumentAside: { ...FAILED, setAside: aside as boolean } }),
  });
  const name = 'Set aside: FA2027000001';
  await user.click((await row()).getByRole('button', { name }));
  await waitFor(async () => expect((await row()).queryByRole('button', { name })).toBeNull());
  expect(document.activeElement!.textContent).toBe('Peppol: not delivered (simulated)');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await row()).getByRole('button', { name })).toBeDefined());
});

it('those that need somebody are asked for by the address', async () => {
  const asked: unknown[] = [];
  open(
    FAILED,
    { DocumentTotals: ({ filter }) => (asked.push(filter), { adminDocumentTotals: [] }) },
    '/admin/documents?sending=TROUBLE',
  );
  await row();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sending: 'TROUBLE' }));
});
