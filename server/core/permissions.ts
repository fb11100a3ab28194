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
