import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isLocale } from '../../intl/locale.ts';
import { pageHandleOf } from '../manifest.ts';
import { rememberByShape } from './address-shape.ts';

type Names = readonly (string | RegExp)[];

/** Parameters that the pages read from their addresses, by file in `routes/`; `a.` is any attribute of a product. The others read none. */
const PARAMETERS: Readonly<Record<string, Names>> = {
  products: [
    'search',
    'sort',
    'category',
    'type',
    'min',
    'max',
    'stock',
    'bed',
    'after',
    'before',
    'from',
    /^a\.[a-z0-9_-]{1,40}(\.(min|max))?$/i,
  ],
  product: ['tab', 'build'],
  gallery: ['category', 'model', 'page', 'build'],
  'new-build': ['product', 'build'],
  builder: ['page', 'build'],
  'wishlist-shared': ['token'],
  'wishlist-unsubscribe': ['token'],
  'version-notices': ['token'],
  'payment-success': ['order', 'key', 'token'],
  'payment-cancel': ['order', 'key', 'token'],
  'card-success': ['order', 'key', 'token'],
  'card-cancel': ['order', 'key', 'token'],
  order: ['key'],
  'terms-of-service': ['version'],
  'privacy-policy': ['version'],
  'cookies-policy': ['version'],
  guarantee: ['version'],
  login: ['next'],
  register: ['next'],
  'forgot-password': ['next'],
  'confirm-email': ['token', 'next'],
  'reset-password': ['token', 'next'],
  'account/queue': ['order', 'product', 'version', 'guide'],
  'admin/sign-in': ['from'],
};

/** Written in an address, these are dropped by whoever reads it on. */
const CONTROL = /%(?:[01][0-9a-f]|7f)/gi;
/** What no address has: it leads nowhere then. */
const REPLACEMENT = '%EF%BF%BD';

const namesAt = (routes: RouteObject[], path: string): Names => {
  const file = pageHandleOf(matchRoutes(routes, path) ?? [])?.file ?? '';
  return PARAMETERS[file.replace(/^app\/routes\/|\.tsx$/g, '')] ?? [];
};

/**
 * What a page is made from: its path and those parameters that it reads, each pair once, in order of their names, and `lang`
 * where it is a language. Whatever else hangs on an address makes no other page and does not come into its HTML.
 */
export const knownAddressIn = (routes: RouteObject[]): ((url: string) => string) => {
  const namesOf = rememberByShape((path) => namesAt(routes, path));
  return (url) => {
    // What begins with two slashes would name another host, or none that there can be.
    const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://shop');
    const path = pathname.replace(CONTROL, REPLACEMENT).replace(/^\/{2,}/, '/');
    const names = namesOf(path);
    const isKnown = (name: string): boolean =>
      names.some((one) => (typeof one === 'string' ? one === name : one.test(name)));
    const pairs = [...searchParams]
      .map(([name, value]) => [name, value.replaceAll('\0', '')] as const)
      .filter(([name, value]) => (name === 'lang' ? isLocale(value) : value !== '' && isKnown(name)))
      .map((pair) => new URLSearchParams([[...pair]]).toString());
    const known = [...new Set(pairs)].sort();
    return known.length > 0 ? `${path}?${known.join('&')}` : path;
  };
};
