import type { SavedAddressPartsFragment } from '../../../web/lib/account/SavedAddresses.gen.ts';
import type { MySecurityQuery } from '../../../web/features/account/security/Security.gen.ts';
import type { OwnedDownloadPartsFragment } from '../../../web/features/orders/downloads/MyDownloads.gen.ts';
import type { OrderCardPartsFragment } from '../../../web/features/orders/list/MyOrders.gen.ts';
import { buildOrderPage, VERSION } from './build-order-page.ts';

/** An order as the list of the account reads it. */
export const buildOrderCard = (parts: Partial<OrderCardPartsFragment> = {}): OrderCardPartsFragment => {
  const { __typename, id, orderNumber, orderDate, status, paymentStatus, fulfilmentStatus, userEmail } =
    buildOrderPage();
  const { totalAmount, invoices, lines } = buildOrderPage();
  return {
    __typename,
    id,
    orderNumber,
    orderDate,
    status,
    paymentStatus,
    fulfilmentStatus,
    userEmail,
    totalAmount,
    invoices,
    lines,
    ...parts,
  };
};

const ownedItem = (): OwnedDownloadPartsFragment['line'] => {
  const { download, versions, ...item } = buildOrderPage().lines[1]!;
  return { ...item, versions, newest: [{ ...VERSION, changelog: null, download: download!, changes: null }] };
};

/** One set of files that the account owns. */
export const buildOwned = (
  item: Partial<OwnedDownloadPartsFragment['line']> = {},
  orderNumber = 'MX-2026-01184',
): OwnedDownloadPartsFragment => ({
  __typename: 'OwnedDownload',
  orderId: 'o1',
  orderNumber,
  boughtAt: '2026-11-21T08:12:00.000Z',
  line: { ...ownedItem(), ...item },
});

export const buildSavedAddress = (parts: Partial<SavedAddressPartsFragment> = {}): SavedAddressPartsFragment => ({
  __typename: 'SavedAddress',
  id: 'a1',
  label: 'Workshop',
  isDefault: true,
  address: buildOrderPage().billingAddress,
  ...parts,
});

type Security = NonNullable<MySecurityQuery['me']>;

/** The account as the screen of its security reads it: signed in here and on a phone. */
export const buildSecurity = (secondFactor: Partial<Security['secondFactor']> = {}): Security => {
  const session = {
    __typename: 'Session' as const,
    createdAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
  };
  return {
    __typename: 'User',
    id: 'anna',
    email: 'anna@martyx.example',
    emailConfirmed: true,
    secondFactor: {
      __typename: 'SecondFactor',
      enabled: false,
      enabledAt: null,
      recoveryCodesLeft: 0,
      ...secondFactor,
    },
    sessions: [
      { ...session, id: 's1', device: 'Firefox, Windows', current: true },
      { ...session, id: 's2', device: 'Safari, iOS', current: false },
    ],
  };
};
