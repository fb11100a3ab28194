import type { ReactNode } from 'react';
import type { Permission } from '../../codegen/schema.gen.ts';
import { AdminIcon } from '../../ui/admin-icon.tsx';
import { Icon } from '../../ui/icon.tsx';

interface RailRow {
  name: string;
  to: string;
  icon: ReactNode;
  /** Null: for every admin. ANY: for whoever may do anything, which is known a moment later. */
  permission: Permission | 'ANY' | null;
}

/** The screens of the administration, in the order of the rail. */
const RAIL_ROWS = [
  { name: 'dashboard', to: '/admin/panel', icon: <AdminIcon name="chart" />, permission: null },
  { name: 'orders', to: '/admin/orders', icon: <Icon name="box" />, permission: 'ORDERS' },
  { name: 'documents', to: '/admin/documents', icon: <Icon name="file" />, permission: 'ORDERS' },
  { name: 'products', to: '/admin/products', icon: <Icon name="cube" />, permission: 'CATALOGUE' },
  { name: 'promotions', to: '/admin/promotions', icon: <AdminIcon name="percent" />, permission: 'CATALOGUE' },
  { name: 'galleries', to: '/admin/galleries', icon: <Icon name="photo" />, permission: 'CATALOGUE' },
  { name: 'reviews', to: '/admin/reviews', icon: <Icon name="star" />, permission: 'CATALOGUE' },
  { name: 'users', to: '/admin/users', icon: <AdminIcon name="users" />, permission: 'CUSTOMERS' },
  { name: 'cassandra', to: '/admin/cassandra', icon: <AdminIcon name="store" />, permission: 'ANALYTICS' },
  { name: 'keys', to: '/admin/api-keys', icon: <AdminIcon name="key" />, permission: 'ANY' },
  { name: 'settings', to: '/admin/settings', icon: <AdminIcon name="settings" />, permission: 'SETTINGS' },
  { name: 'audit', to: '/admin/audit', icon: <AdminIcon name="log" />, permission: 'SETTINGS' },
] as const satisfies readonly RailRow[];

/** Screens without a row of their own, below the row that leads to them. */
const BELOW: Readonly<Record<string, string>> = {
  '/admin/categories': '/admin/products',
  '/admin/roles': '/admin/users',
  '/admin/customer-groups': '/admin/users',
  '/admin/payment-events': '/admin/orders',
  '/admin/payment-differences': '/admin/orders',
  '/admin/bank-payments': '/admin/orders',
  '/admin/gift-cards': '/admin/orders',
  '/admin/packing': '/admin/orders',
  '/admin/withdrawals': '/admin/orders',
  '/admin/complaints': '/admin/orders',
  '/admin/webhooks': '/admin/settings',
};

/** The address of the row that a screen is below; its own where it is below none. */
export const placeOf = (pathname: string): string => {
  const screen = pathname.split('/', 3).join('/');
  return BELOW[screen] ?? pathname;
};

export type RailName = (typeof RAIL_ROWS)[number]['name'];

/** The rows of an admin with these rights. */
export const rowsFor = (permissions: readonly Permission[]) =>
  RAIL_ROWS.filter(({ permission }) => {
    if (permission === 'ANY') return permissions.length > 0;
    return permission === null || permissions.includes(permission);
  });
