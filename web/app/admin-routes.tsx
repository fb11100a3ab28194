import { Suspense, useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { account } from '../lib/account/account.ts';
import { clientRoute } from './client-route.tsx';
import { PageFailure } from './failures/lazy-failures.tsx';
import { page } from './page-route.ts';

const PRODUCT_TEXTS = ['admin', 'catalogue', 'products', 'reviews'] as const;

const adminPages: RouteObject[] = [
  page('admin', 'admin/sign-in', ['auth'], () => import('./routes/admin/sign-in.tsx')),
  page('admin/orders', 'admin/orders', ['admin', 'orders'], () => import('./routes/admin/orders.tsx')),
  page('admin/orders/pack', 'admin/orders-pack', ['admin', 'orders'], () => import('./routes/admin/orders-pack.tsx')),
  page('admin/orders/:id', 'admin/order', ['admin', 'orders', 'documents'], () => import('./routes/admin/order.tsx')),
  page(
    'admin/orders/:id/packing',
    'admin/order-packing',
    ['admin', 'orders'],
    () => import('./routes/admin/order-packing.tsx'),
  ),
  page('admin/packing', 'admin/packing', ['admin', 'orders'], () => import('./routes/admin/packing.tsx')),
  page(
    'admin/payment-events',
    'admin/payment-events',
    ['admin', 'orders'],
    () => import('./routes/admin/payment-events.tsx'),
  ),
  page(
    'admin/bank-payments',
    'admin/bank-payments',
    ['admin', 'orders'],
    () => import('./routes/admin/bank-payments.tsx'),
  ),
  page(
    'admin/payment-differences',
    'admin/payment-differences',
    ['admin', 'orders'],
    () => import('./routes/admin/payment-differences.tsx'),
  ),
  page(
    'admin/withdrawals',
    'admin/orders/withdrawals',
    ['admin', 'orders'],
    () => import('./routes/admin/orders/withdrawals.tsx'),
  ),
  page(
    'admin/complaints',
    'admin/orders/complaints',
    ['admin', 'orders'],
    () => import('./routes/admin/orders/complaints.tsx'),
  ),
  page('admin/documents', 'admin/documents', ['admin', 'documents'], () => import('./routes/admin/documents.tsx')),
  page(
    'admin/documents/returns',
    'admin/tax-returns',
    ['admin', 'documents'],
    () => import('./routes/admin/tax-returns.tsx'),
  ),
  page(
    'admin/documents/payouts',
    'admin/documents/payouts',
    ['admin', 'documents', 'orders'],
    () => import('./routes/admin/documents/payouts.tsx'),
  ),
  page('admin/products', 'admin/products', ['admin', 'catalogue'], () => import('./routes/admin/products.tsx')),
  page(
    'admin/products/import',
    'admin/products-import',
    ['admin', 'catalogue'],
    () => import('./routes/admin/products-import.tsx'),
  ),
  page('admin/categories', 'admin/categories', ['admin', 'catalogue'], () => import('./routes/admin/categories.tsx')),
  page('admin/gift-cards', 'admin/gift-cards', ['admin', 'orders'], () => import('./routes/admin/gift-cards.tsx')),
  page('admin/gift-cards/:id', 'admin/gift-card', ['admin', 'orders'], () => import('./routes/admin/gift-card.tsx')),
  page('admin/promotions', 'admin/promotions', ['admin', 'promotions'], () => import('./routes/admin/promotions.tsx')),
  page(
    'admin/promotions/new',
    'admin/promotion-new',
    ['admin', 'promotions'],
    () => import('./routes/admin/promotion-new.tsx'),
  ),
  page(
    'admin/promotions/:id',
    'admin/promotion',
    ['admin', 'promotions'],
    () => import('./routes/admin/promotion.tsx'),
  ),
  page('admin/products/new', 'admin/product-new', PRODUCT_TEXTS, () => import('./routes/admin/product-new.tsx')),
  page('admin/products/:id', 'admin/product', PRODUCT_TEXTS, () => import('./routes/admin/product.tsx')),
  page('admin/products/:id/edit', 'admin/product-edit', PRODUCT_TEXTS, () => import('./routes/admin/product-edit.tsx')),
  page(
    'admin/products/:id/gallery',
    'admin/product-gallery',
    PRODUCT_TEXTS,
    () => import('./routes/admin/product-gallery.tsx'),
  ),
  page(
    'admin/products/:id/model',
    'admin/product-model',
    PRODUCT_TEXTS,
    () => import('./routes/admin/product-model.tsx'),
  ),
  page('admin/products/:id/view', 'admin/product-view', PRODUCT_TEXTS, () => import('./routes/admin/product-view.tsx')),
  page('admin/cassandra', 'admin/cassandra', ['admin', 'cassandra'], () => import('./routes/admin/cassandra.tsx')),
  page('admin/panel', 'admin/panel', ['admin', 'dashboard', 'orders'], () => import('./routes/admin/panel.tsx')),
  page('admin/users', 'admin/users', ['admin', 'people'], () => import('./routes/admin/users.tsx')),
  page('admin/users/:id', 'admin/user', ['admin', 'people', 'orders'], () => import('./routes/admin/user.tsx')),
  page(
    'admin/customer-groups',
    'admin/customers/groups',
    ['admin', 'people'],
    () => import('./routes/admin/customers/groups.tsx'),
  ),
  page('admin/roles', 'admin/roles', ['admin', 'people'], () => import('./routes/admin/roles.tsx')),
  page('admin/settings', 'admin/settings', ['admin', 'settings'], () => import('./routes/admin/settings.tsx')),
  page(
    'admin/settings/mails',
    'admin/mail-texts',
    ['admin', 'settings'],
    () => import('./routes/admin/mail-texts.tsx'),
  ),
  page(
    'admin/settings/mails/:kind',
    'admin/mail-text',
    ['admin', 'settings'],
    () => import('./routes/admin/mail-text.tsx'),
  ),
  page(
    'admin/settings/legal',
    'admin/legal/texts',
    ['admin', 'settings'],
    () => import('./routes/admin/legal/texts.tsx'),
  ),
  page(
    'admin/settings/legal/:text',
    'admin/legal/text',
    ['admin', 'settings', 'catalogue'],
    () => import('./routes/admin/legal/text.tsx'),
  ),
  page('admin/mails', 'admin/mails', ['admin', 'settings'], () => import('./routes/admin/mails.tsx')),
  page('admin/settings/:part', 'admin/setting', ['admin', 'settings'], () => import('./routes/admin/setting.tsx')),
  page('admin/audit', 'admin/audit', ['admin', 'people', 'catalogue'], () => import('./routes/admin/audit.tsx')),
  page(
    'admin/galleries',
    'admin/galleries',
    ['admin', 'moderation', 'gallery'],
    () => import('./routes/admin/galleries.tsx'),
  ),
  page('admin/reviews', 'admin/reviews', ['admin', 'moderation'], () => import('./routes/admin/reviews.tsx')),
  page('admin/api-keys', 'admin/api-keys', ['admin', 'people', 'auth'], () => import('./routes/admin/api-keys.tsx')),
  page('admin/webhooks', 'admin/webhooks', ['admin', 'developers'], () => import('./routes/admin/webhooks.tsx')),
];

/** The administration has no bar, no footer, no notices and no cookie sheet of the shop; a session that ends here is no news there. */
const AdminFrame = () => {
  useEffect(() => account.onEnd(() => {}), []);
  return (
    <main id="main" tabIndex={-1}>
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  );
};

/** Every screen of the administration, for `routesWith`. Shoppers never load it. */
export const adminRoutes: RouteObject[] = [
  { Component: AdminFrame, children: [{ ErrorBoundary: PageFailure, children: [clientRoute(adminPages)] }] },
];
