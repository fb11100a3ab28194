import type { RouteObject } from 'react-router-dom';
import { notFound } from './page-error.ts';
import { listed, page } from './page-route.ts';
import { PageFailure, ShopFailure } from './late-failures.tsx';
import { Root } from './root.tsx';
import { AdminFrame, ShopFrame } from './shop-frame.tsx';

const shopPages: RouteObject[] = [
  listed(page('', 'home', ['home', 'products'], () => import('./routes/home.tsx'))),
  listed(page('products', 'products', ['products'], () => import('./routes/products.tsx'))),
  listed(page('products/:id', 'product', ['products', 'reviews'], () => import('./routes/product.tsx'))),
  listed(page('gallery', 'gallery', ['gallery'], () => import('./routes/gallery.tsx'))),
  page('gallery/new', 'new-build', ['gallery', 'auth'], () => import('./routes/new-build.tsx')),
  page('gallery/:id', 'builder', ['gallery'], () => import('./routes/builder.tsx')),
  page('cart', 'cart', ['checkout'], () => import('./routes/cart.tsx')),
  page('wishlist', 'wishlist', ['wishlist'], () => import('./routes/wishlist.tsx')),
  page('wishlist/shared', 'wishlist-shared', ['wishlist'], () => import('./routes/wishlist-shared.tsx')),
  page('wishlist/unsubscribe', 'wishlist-unsubscribe', ['wishlist'], () => import('./routes/wishlist-unsubscribe.tsx')),
  page('new-versions/unsubscribe', 'version-notices', ['checkout'], () => import('./routes/version-notices.tsx')),
  page('checkout', 'checkout', ['checkout'], () => import('./routes/checkout.tsx')),
  page('payment/paypal/success', 'payment-success', ['checkout'], () => import('./routes/payment-success.tsx')),
  page('payment/paypal/cancel', 'payment-cancel', ['checkout'], () => import('./routes/payment-cancel.tsx')),
  page('order/:id', 'order', ['checkout'], () => import('./routes/order.tsx')),
  page('login', 'login', ['auth'], () => import('./routes/login.tsx')),
  page('register', 'register', ['auth'], () => import('./routes/register.tsx')),
  page('confirm-email', 'confirm-email', ['auth'], () => import('./routes/confirm-email.tsx')),
  page('forgot-password', 'forgot-password', ['auth'], () => import('./routes/forgot-password.tsx')),
  page('reset-password', 'reset-password', ['auth'], () => import('./routes/reset-password.tsx')),
  page('account', 'account', ['auth', 'checkout'], () => import('./routes/account.tsx')),
  page('account/downloads', 'account-downloads', ['auth', 'checkout'], () => import('./routes/account-downloads.tsx')),
  page('account/print-queue', 'account-queue', ['auth', 'queue'], () => import('./routes/account-queue.tsx')),
  page('account/profile', 'account-profile', ['auth'], () => import('./routes/account-profile.tsx')),
  page('account/addresses', 'account-addresses', ['auth', 'checkout'], () => import('./routes/account-addresses.tsx')),
  page('account/security', 'account-security', ['auth'], () => import('./routes/account-security.tsx')),
  page('account/api-keys', 'account-api-keys', ['auth'], () => import('./routes/account-api-keys.tsx')),
  page('account/privacy', 'account-privacy', ['auth'], () => import('./routes/account-privacy.tsx')),
  listed(page('about', 'about', ['about'], () => import('./routes/about.tsx'))),
  listed(page('contact', 'contact', ['about', 'auth'], () => import('./routes/contact.tsx'))),
  listed(page('withdrawal', 'withdrawal', ['about', 'auth'], () => import('./routes/withdrawal.tsx'))),
  listed(page('terms-of-service', 'terms-of-service', ['about'], () => import('./routes/terms-of-service.tsx'))),
  listed(page('privacy-policy', 'privacy-policy', ['about'], () => import('./routes/privacy-policy.tsx'))),
  listed(page('cookies-policy', 'cookies-policy', ['about'], () => import('./routes/cookies-policy.tsx'))),
  listed(page('developers', 'developers', ['developers'], () => import('./routes/developers.tsx'))),
  page('offline', 'offline', ['offline'], () => import('./routes/offline.tsx')),
  { path: '*', loader: () => Promise.reject(notFound()), Component: () => null },
];

/** The product as a shopper sees it, and its model, speak in the texts of the shop. */
const PRODUCT_TEXTS = ['admin', 'catalogue', 'products', 'reviews'] as const;

const adminPages: RouteObject[] = [
  page('admin', 'admin', ['auth'], () => import('./routes/admin.tsx')),
  page('admin/orders', 'admin-orders', ['admin', 'orders'], () => import('./routes/admin-orders.tsx')),
  page('admin/orders/pack', 'admin-orders-pack', ['admin', 'orders'], () => import('./routes/admin-orders-pack.tsx')),
  page('admin/orders/:id', 'admin-order', ['admin', 'orders'], () => import('./routes/admin-order.tsx')),
  page('admin/products', 'admin-products', ['admin', 'catalogue'], () => import('./routes/admin-products.tsx')),
  page(
    'admin/products/import',
    'admin-products-import',
    ['admin', 'catalogue'],
    () => import('./routes/admin-products-import.tsx'),
  ),
  page('admin/products/new', 'admin-product-new', PRODUCT_TEXTS, () => import('./routes/admin-product-new.tsx')),
  page('admin/products/:id', 'admin-product', PRODUCT_TEXTS, () => import('./routes/admin-product.tsx')),
  page('admin/products/:id/edit', 'admin-product-edit', PRODUCT_TEXTS, () => import('./routes/admin-product-edit.tsx')),
  page(
    'admin/products/:id/gallery',
    'admin-product-gallery',
    PRODUCT_TEXTS,
    () => import('./routes/admin-product-gallery.tsx'),
  ),
  page(
    'admin/products/:id/model',
    'admin-product-model',
    PRODUCT_TEXTS,
    () => import('./routes/admin-product-model.tsx'),
  ),
  page('admin/products/:id/view', 'admin-product-view', PRODUCT_TEXTS, () => import('./routes/admin-product-view.tsx')),
  page('admin/cassandra', 'admin-cassandra', ['admin', 'cassandra'], () => import('./routes/admin-cassandra.tsx')),
  page('admin/panel', 'admin-panel', ['admin', 'dashboard', 'checkout'], () => import('./routes/admin-panel.tsx')),
  page('admin/users', 'admin-users', ['admin', 'people'], () => import('./routes/admin-users.tsx')),
  page('admin/users/:id', 'admin-user', ['admin', 'people', 'checkout'], () => import('./routes/admin-user.tsx')),
  page('admin/roles', 'admin-roles', ['admin', 'people'], () => import('./routes/admin-roles.tsx')),
  page('admin/settings', 'admin-settings', ['admin', 'settings'], () => import('./routes/admin-settings.tsx')),
  page('admin/settings/:part', 'admin-setting', ['admin', 'settings'], () => import('./routes/admin-setting.tsx')),
  page('admin/audit', 'admin-audit', ['admin', 'people'], () => import('./routes/admin-audit.tsx')),
  page(
    'admin/galleries',
    'admin-galleries',
    ['admin', 'moderation', 'gallery'],
    () => import('./routes/admin-galleries.tsx'),
  ),
  page('admin/reviews', 'admin-reviews', ['admin', 'moderation'], () => import('./routes/admin-reviews.tsx')),
  page('admin/webhooks', 'admin-webhooks', ['admin', 'developers'], () => import('./routes/admin-webhooks.tsx')),
];

/** Every screen of the shop: address, file in `routes/`, text namespaces beside `common` and `nav`. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ShopFailure,
    children: [
      { Component: ShopFrame, children: [{ ErrorBoundary: PageFailure, children: shopPages }] },
      { Component: AdminFrame, children: [{ ErrorBoundary: PageFailure, children: adminPages }] },
    ],
  },
];
