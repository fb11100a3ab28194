import type { Page } from '@playwright/test';
import type { FilledShop } from './fill-shop.ts';

export interface ShownScreen {
  name: string;
  path: string;
  /** Opens what is not there at once; the picture is then of the window, not of the whole page. */
  before?: (page: Page) => Promise<unknown>;
}

const add = (page: Page) =>
  page.getByRole('main').locator('.add-to-cart button').filter({ visible: true }).first().click();

/** Screens of a visitor, in the order in which they are visited: the cart fills on the way. */
export const visitorScreens = ({ waitingLink, sharedPath }: FilledShop): readonly ShownScreen[] => [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-search', path: '/products?search=raketa' },
  { name: 'products-none', path: '/products?search=xyzzyq' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'product', path: '/products/1' },
  { name: 'product-print', path: '/products/1?tab=print-info' },
  { name: 'product-download', path: '/products/1?tab=download' },
  { name: 'product-features', path: '/products/1?tab=features' },
  { name: 'product-files', path: '/products/2' },
  { name: 'product-plane', path: '/products/3' },
  { name: 'cart-drawer', path: '/products/1', before: add },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'order-waiting', path: waitingLink },
  { name: 'wishlist-visitor', path: '/wishlist' },
  { name: 'wishlist-shared', path: sharedPath },
  { name: 'wishlist-unsubscribe', path: '/wishlist/unsubscribe?token=none' },
  { name: 'versions-unsubscribe', path: '/new-versions/unsubscribe?token=none' },
  { name: 'payment-cancelled', path: '/payment/paypal/cancel' },
  { name: 'payment-success', path: '/payment/paypal/success' },
  { name: 'gallery', path: '/gallery' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'withdrawal', path: '/withdrawal' },
  { name: 'cookies', path: '/cookies-policy' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'guarantee', path: '/guarantee' },
  { name: 'developers', path: '/developers' },
  { name: 'offline', path: '/offline' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=none' },
  { name: 'confirm-email', path: '/confirm-email?token=none' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'admin-login', path: '/admin' },
];

/** Screens of the demo customer. */
export const customerScreens = ({ orderId }: FilledShop): readonly ShownScreen[] => [
  { name: 'account', path: '/account' },
  { name: 'order', path: `/order/${orderId}` },
  { name: 'account-downloads', path: '/account/downloads' },
  { name: 'account-print-queue', path: '/account/print-queue' },
  { name: 'account-profile', path: '/account/profile' },
  { name: 'account-addresses', path: '/account/addresses' },
  { name: 'account-security', path: '/account/security' },
  { name: 'account-api-keys', path: '/account/api-keys' },
  { name: 'account-privacy', path: '/account/privacy' },
  { name: 'wishlist', path: '/wishlist' },
  { name: 'new-build', path: '/gallery/new' },
];

const settings = ['seller', 'shipping', 'vat', 'notice', 'ordering', 'guarantee', 'footer'].map((part) => ({
  name: `admin-settings-${part}`,
  path: `/admin/settings/${part}`,
}));

/** Screens of the administration. */
export const adminScreens = ({ orderId, shippedId, productId, annaId }: FilledShop): readonly ShownScreen[] => [
  { name: 'admin-panel', path: '/admin/panel' },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-orders-none', path: '/admin/orders?q=xyzzyq' },
  { name: 'admin-order', path: `/admin/orders/${orderId}` },
  { name: 'admin-order-shipped', path: `/admin/orders/${shippedId}` },
  { name: 'admin-orders-pack', path: `/admin/orders/pack?ids=${orderId}` },
  { name: 'admin-withdrawals', path: '/admin/withdrawals' },
  { name: 'admin-documents', path: '/admin/documents' },
  { name: 'admin-tax-returns', path: '/admin/documents/returns?period=2026-Q4' },
  { name: 'admin-payouts', path: '/admin/documents/payouts?period=2026-Q4' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-products-import', path: '/admin/products/import' },
  { name: 'admin-categories', path: '/admin/categories' },
  { name: 'admin-promotions', path: '/admin/promotions' },
  { name: 'admin-promotion-new', path: '/admin/promotions/new' },
  { name: 'admin-product-new', path: '/admin/products/new' },
  { name: 'admin-product', path: '/admin/products/1' },
  { name: 'admin-product-edit', path: '/admin/products/1/edit' },
  { name: 'admin-product-gallery', path: '/admin/products/1/gallery' },
  { name: 'admin-product-model', path: `/admin/products/${productId}/model` },
  { name: 'admin-product-view', path: `/admin/products/${productId}/view` },
  { name: 'admin-cassandra', path: '/admin/cassandra' },
  { name: 'admin-users', path: '/admin/users' },
  { name: 'admin-user', path: `/admin/users/${annaId}` },
  { name: 'admin-roles', path: '/admin/roles' },
  { name: 'admin-customer-groups', path: '/admin/customer-groups' },
  { name: 'admin-settings', path: '/admin/settings' },
  ...settings,
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-galleries', path: '/admin/galleries' },
  { name: 'admin-reviews', path: '/admin/reviews' },
  { name: 'admin-webhooks', path: '/admin/webhooks' },
  { name: 'admin-api-keys', path: '/admin/api-keys' },
];
