export const NAMESPACES = [
  'common',
  'nav',
  'checkout',
  'home',
  'products',
  'auth',
  'about',
  'offline',
  'wishlist',
  'gallery',
  'reviews',
  'flight',
  'parts',
  'queue',
  'admin',
  'dashboard',
  'cassandra',
  'orders',
  'documents',
  'catalogue',
  'promotions',
  'people',
  'moderation',
  'settings',
  'developers',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** On every page, whatever the route asks for. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'nav'];
