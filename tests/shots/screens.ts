import type { Page } from '@playwright/test';

export interface ShownScreen {
  name: string;
  path: string;
  /** Everything behind it in the list is seen by the signed-in demo customer. */
  signedIn?: boolean;
  /** Opens what is not there at once; the picture is then of the window, not of the whole page. */
  before?: (page: Page) => Promise<unknown>;
}

const add = (page: Page) =>
  page.getByRole('main').locator('.add-to-cart button').filter({ visible: true }).first().click();

/** Every screen, in the order in which they are visited: the cart fills on the way. */
export const SCREENS: readonly ShownScreen[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-search', path: '/products?search=raketa' },
  { name: 'products-none', path: '/products?search=xyzzyq' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'product', path: '/products/1' },
  { name: 'product-print', path: '/products/1?tab=print-info' },
  { name: 'product-download', path: '/products/1?tab=download' },
  { name: 'product-features', path: '/products/1?tab=features' },
  { name: 'product-files', path: '/products/2' },
  { name: 'cart-drawer', path: '/products/1', before: add },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'wishlist-visitor', path: '/wishlist' },
  { name: 'payment-cancelled', path: '/payment/paypal/cancel' },
  { name: 'gallery', path: '/gallery' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'withdrawal', path: '/withdrawal' },
  { name: 'cookies', path: '/cookies-policy' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=none' },
  { name: 'confirm-email', path: '/confirm-email?token=none' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'admin-login', path: '/admin' },
  { name: 'account', path: '/account', signedIn: true },
  { name: 'account-downloads', path: '/account/downloads', signedIn: true },
  { name: 'account-print-queue', path: '/account/print-queue', signedIn: true },
  { name: 'account-profile', path: '/account/profile', signedIn: true },
  { name: 'account-addresses', path: '/account/addresses', signedIn: true },
  { name: 'account-security', path: '/account/security', signedIn: true },
  { name: 'account-privacy', path: '/account/privacy', signedIn: true },
  { name: 'wishlist', path: '/wishlist', signedIn: true },
];
