import { resetCaches } from '@apollo/client';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';
import { hearNoMore } from './web-listeners.ts';

/** PayPal's script is on its way for ever. A file that has something to say of it replaces this. */
vi.mock('@paypal/paypal-js', () => ({ loadScript: () => new Promise(() => undefined) }));

/** Files share a process and the libraries that it has loaded; each begins with the shop's own modules and an empty page. */
cleanup();
hearNoMore();
vi.resetModules();
resetCaches();
vi.useRealTimers();
vi.unstubAllGlobals();
for (const element of [document.head, document.body]) element.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

/** A link that was really followed would take the page from all files after it. */
const { origin } = location;
afterAll(() => expect(location.origin).toBe(origin));

/** What comes a little later may take its time on a busy machine. */
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
