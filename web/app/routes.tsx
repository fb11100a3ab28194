import type { RouteObject } from 'react-router-dom';
import { NotFound } from './not-found.tsx';
import { notFound } from './page-error.ts';
import { page } from './page-route.ts';
import { PageFailure, ShopFailure } from './failures.tsx';
import { Root } from './root.tsx';

/** Every screen of the shop: address, file in `routes/`, text namespaces beside `common` and `nav`. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ShopFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          page('', 'home', ['home', 'products'], () => import('./routes/home.tsx')),
          page('products', 'products', ['products'], () => import('./routes/products.tsx')),
          page('products/:id', 'product', ['products'], () => import('./routes/product.tsx')),
          page('cart', 'cart', ['checkout'], () => import('./routes/cart.tsx')),
          page('checkout', 'checkout', ['checkout'], () => import('./routes/checkout.tsx')),
          page('payment/paypal/success', 'payment-success', ['checkout'], () => import('./routes/payment-success.tsx')),
          page('payment/paypal/cancel', 'payment-cancel', ['checkout'], () => import('./routes/payment-cancel.tsx')),
          page('order/:id', 'order', ['checkout'], () => import('./routes/order.tsx')),
          page('terms-of-service', 'terms-of-service', ['about'], () => import('./routes/terms-of-service.tsx')),
          page('privacy-policy', 'privacy-policy', ['about'], () => import('./routes/privacy-policy.tsx')),
          page('cookies-policy', 'cookies-policy', ['about'], () => import('./routes/cookies-policy.tsx')),
          { path: '*', loader: () => Promise.reject(notFound()), Component: NotFound },
        ],
      },
    ],
  },
];
