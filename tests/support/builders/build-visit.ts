import type { LightMyRequestResponse } from 'fastify';
import { freshNetwork } from '../fresh-network.ts';
import type { TestShop } from '../shop.ts';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** What a browser sends once per session. */
export const buildVisit = (changes: Record<string, unknown> = {}) => ({
  userAgent: FIREFOX,
  referrer: '',
  language: 'sk-SK',
  screenResolution: '1920x1080',
  timezone: 'Europe/Bratislava',
  ...changes,
});

/** Sends one, each from a network of its own unless told. */
export const track = (
  shop: TestShop,
  payload: object = buildVisit(),
  from = freshNetwork(),
): Promise<LightMyRequestResponse> =>
  shop.inject({ method: 'POST', url: '/api/meta/visits/track', payload, remoteAddress: from });
