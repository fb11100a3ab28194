import type { RouteObject } from 'react-router-dom';
import { clientRoute } from './client-route.tsx';
import { notFound } from './failures/page-error.ts';
import { indexable, page, readableWithoutScript } from './page-route.ts';
import { PageFailure, ShopFailure } from './failures/lazy-failures.tsx';
import { Root } from './root.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** These run as soon as their code is here: what they say, their loaders brought. */
const readyPages: RouteObject[] = [
  readableWithoutScript(indexable(page('', 'home', ['home', 'products'], () => import('./routes/home.tsx')))),
  readableWithoutScript(indexable(page('products', 'products', ['products'], () => import('./routes/products.tsx')))),
  readableWithoutScript(
    indexable(page('products/:id', 'product', ['products', 'reviews'], () => import('./routes/product.tsx'))),
  ),
  readableWithoutScript(indexable(page('about', 'about', ['about'], () => import('./routes/about.tsx')))),
  readableWithoutScript(
    indexable(page('terms-of-service', 'terms-of-service', ['about'], () => import('./routes/terms-of-service.tsx'))),
  ),
  readableWithoutScript(indexable(page('guarantee', 'guarantee', ['about'], () => import('./routes/guarantee.tsx')))),
  readableWithoutScript(
    indexable(page('privacy-policy', 'privacy-policy', ['about'], () => import('./routes/privacy-policy.tsx'))),
  ),
  readableWithoutScript(
    indexable(page('cookies-policy', 'cookies-policy', ['about'], () => import('./routes/cookies-policy.tsx'))),
  ),
  readableWithoutScript(
    indexable(page('developers', 'developers', ['developers'], () => import('./routes/developers.tsx'))),
  ),
  page('offline', 'offline', ['offline'], () => import('./routes/offline.tsx')),
  { path: '*', loader: () => Promise.reject(notFound()), Component: () => null },
];

const clientPages: RouteObject[] = [
  readableWithoutScript(indexable(page('gallery', 'gallery', ['gallery'], () => import('./routes/gallery.tsx')))),
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
  page('payment/card/success', 'card-success', ['checkout'], () => import('./routes/card-success.tsx')),
  page('payment/card/cancel', 'card-cancel', ['checkout'], () => import('./routes/card-cancel.tsx')),
  page('order/:id', 'order', ['checkout'], () => import('./routes/order.tsx')),
  page('login', 'login', ['auth'], () => import('./routes/login.tsx')),
  page('register', 'register', ['auth'], () => import('./routes/register.tsx')),
  page('confirm-email', 'confirm-email', ['auth'], () => import('./routes/confirm-email.tsx')),
  page('forgot-password', 'forgot-password', ['auth'], () => import('./routes/forgot-password.tsx')),
  page('reset-password', 'reset-password', ['auth'], () => import('./routes/reset-password.tsx')),
  page('account', 'account/overview', ['auth', 'checkout'], () => import('./routes/account/overview.tsx')),
  page('account/downloads', 'account/downloads', ['auth', 'checkout'], () => import('./routes/account/downloads.tsx')),
  page('account/print-queue', 'account/queue', ['auth', 'queue'], () => import('./routes/account/queue.tsx')),
  page('gift-cards', 'gift-cards', ['checkout'], () => import('./routes/gift-cards.tsx')),
  page('gift-cards/balance', 'gift-card-balance', ['checkout'], () => import('./routes/gift-card-balance.tsx')),
  page('account/profile', 'account/profile', ['auth'], () => import('./routes/account/profile.tsx')),
  page('account/addresses', 'account/addresses', ['auth', 'checkout'], () => import('./routes/account/addresses.tsx')),
  page('account/security', 'account/security', ['auth'], () => import('./routes/account/security.tsx')),
  page('account/api-keys', 'account/api-keys', ['auth'], () => import('./routes/account/api-keys.tsx')),
  page('account/privacy', 'account/privacy', ['auth'], () => import('./routes/account/privacy.tsx')),
  indexable(page('contact', 'contact', ['about', 'auth'], () => import('./routes/contact.tsx'))),
  indexable(page('withdrawal', 'withdrawal', ['about', 'auth'], () => import('./routes/withdrawal.tsx'))),
];

const shopPages: RouteObject[] = [...readyPages, clientRoute(clientPages)];

/** Id of the route in which all others stand. */
export const ROOT_ID = 'root';

/**
 * Every screen of the shop: address, file in `routes/`, text namespaces beside `common` and `nav`; and `more` routes, which
 * the browser fetches when somebody goes there.
 */
export const routesWith = (more: RouteObject[]): RouteObject[] => [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: ShopFailure,
    children: [{ Component: ShopFrame, children: [{ ErrorBoundary: PageFailure, children: shopPages }] }, ...more],
  },
];
