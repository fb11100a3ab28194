import type { FastifyRequest } from 'fastify';
import { ALL, FOR_SHARED_CACHES, keyHeaders } from '../../core/cdn/shared-caches.ts';
import { isLocale, type Locale } from '../../core/locale.ts';
import type { CachedPage } from './page-cache.ts';

const queryOf = (url: string): URLSearchParams => new URLSearchParams(/\?[^#]*/.exec(url)?.[0]);

/**
 * On what of a request its page depends, as far as caches can tell; null where only the shop can. `?lang=` says all; else
 * a cache has to have put one language into Accept-Language, the one that the visitor chose by cookie too.
 */
const dependsOn = ({ url, headers }: FastifyRequest, locale: Locale): string | null => {
  if (isLocale(queryOf(url).get('lang'))) return 'accept-encoding';
  return headers['accept-language'] === locale ? 'accept-encoding, accept-language' : null;
};

/** Headers of a public page that caches for many visitors may keep; null where this request makes it one for the browser alone. */
export const sharedHeaders = (
  request: FastifyRequest,
  locale: Locale,
  { shows }: CachedPage,
): Record<string, string> | null => {
  const vary = dependsOn(request, locale);
  if (vary === null || request.server.shop.config.gatePassword !== null) return null;
  const isList = /^\/(products)?(\?|$)/.test(request.url);
  const keys = [ALL.catalogue, ALL.settings, ...(isList ? [ALL.lists] : []), ...shows];
  return { 'cache-control': FOR_SHARED_CACHES, vary, ...keyHeaders(keys) };
};
