import { registerEnumType } from 'type-graphql';

/** What an admin may be allowed to do; an admin without a role may do all of it. */
export enum Permission {
  CATALOGUE = 'CATALOGUE',
  ORDERS = 'ORDERS',
  CUSTOMERS = 'CUSTOMERS',
  ANALYTICS = 'ANALYTICS',
  SETTINGS = 'SETTINGS',
}

registerEnumType(Permission, {
  name: 'Permission',
  description: 'A part of the administration that a role opens.',
  valuesConfig: {
    CATALOGUE: { description: 'Products, their pictures, models and stock; builds and reviews of customers.' },
    ORDERS: { description: 'Orders, payments, invoices and withdrawals.' },
    CUSTOMERS: { description: 'Accounts, and the roles of admins.' },
    ANALYTICS: { description: 'Visits and sales figures.' },
    SETTINGS: { description: 'What the shop is run by, and the audit log.' },
  },
});

export const ALL_PERMISSIONS: readonly Permission[] = Object.values(Permission);

/** What a key of an admin may be allowed to do. */
export enum BackOfficeScope {
  ORDERS_READ = 'orders:read',
  FULFILMENT_WRITE = 'fulfilment:write',
  DOCUMENTS_READ = 'documents:read',
  PRODUCTS_READ = 'products:read',
  STOCK_READ = 'stock:read',
  STOCK_WRITE = 'stock:write',
  WEBHOOKS_WRITE = 'webhooks:write',
}

/** What the admin of a key must be allowed to do, now as when it was made, for a scope to open anything. */
export const PERMISSION_OF: Readonly<Record<BackOfficeScope, Permission>> = {
  'orders:read': Permission.ORDERS,
  'fulfilment:write': Permission.ORDERS,
  'documents:read': Permission.ORDERS,
  'products:read': Permission.CATALOGUE,
  'stock:read': Permission.CATALOGUE,
  'stock:write': Permission.CATALOGUE,
  'webhooks:write': Permission.SETTINGS,
};

registerEnumType(BackOfficeScope, {
  name: 'BackOfficeScope',
  description: 'What a key of an admin may do, as far as the role of its admin allows it. Nothing else is open to it.',
  valuesConfig: {
    ORDERS_READ: { description: 'orders:read: what is to be sent, to whom, and how. Nothing of payments and notes.' },
    FULFILMENT_WRITE: {
      description: 'fulfilment:write: says that a parcel left, with its number, and that it arrived.',
    },
    DOCUMENTS_READ: {
      description: 'documents:read: invoices and credit notes, as PDF and UBL, and the files of a month.',
    },
    PRODUCTS_READ: { description: 'products:read: products, those that are off sale too.' },
    STOCK_READ: { description: 'stock:read: units in the house and promised, by part number.' },
    STOCK_WRITE: { description: 'stock:write: changes or counts the units in the house.' },
    WEBHOOKS_WRITE: { description: 'webhooks:write: addresses that hear of events, and what was sent to them.' },
  },
});
