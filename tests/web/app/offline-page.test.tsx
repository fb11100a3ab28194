import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflinePage } from '../../../web/features/offline/offline-page.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { keptDownloads, type KeptDownload } from '../../../web/lib/files/kept-downloads.ts';
import { recentlyViewed, type SeenProduct } from '../../../web/lib/recently-viewed.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const FILES: KeptDownload = {
  id: 'item-1',
  name: 'Iskra, files',
  file: { name: 'iskra.zip', sizeBytes: 48_100_000 },
  boughtAt: '2026-11-12T10:00:00.000Z',
};
const SEEN: SeenProduct = {
  id: 7,
  name: 'Krivan',
  locale: 'en',
  price: { minor: 12_900, currency: 'EUR' },
  image: { url: `/media/${'a'.repeat(64)}.webp`, width: 800, height: 600, alt: 'A rocket' },
  seenAt: '2026-11-20T10:00:00.000Z',
};

let reachable: boolean;
const replaced = vi.fn();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  recentlyViewed.clear();
  reachable = false;
  vi.stubGlobal('fetch', () => (reachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('gone'))));
  vi.spyOn(window.location, 'replace').mockImplementation(replaced);
});
afterEach(() => {
  cleanup();
  account.end('signed_out');
  replaced.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const kept = () => localStorage.getItem('martyx_downloads');

describe('the offline page', () => {
  it('lists the products seen last, newest first, with the price and the day it was seen, and says what needs a connection', async () => {
    recentlyViewed.add({ ...SEEN, id: 8, name: 'Older', image: null });
    recentlyViewed.add(SEEN);
    renderPage(<OfflinePage />, { path: '/offline' });
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Krivan' }).getAttribute('href')).toBe('/products/7');
    expect(first!.textContent).toContain('€129.00');
    expect(first!.textContent).toContain('Price as of 20 Nov 2026');
    expect(first!.textContent).toContain('Opens when there is a connection');
    expect(first!.querySelector('img')?.getAttribute('src')).toBe(`${SEEN.image!.url}?w=320&f=webp`);
    expect(second!.textContent).toContain('Older');
  });

  it('leads back to the wanted page by itself when the shop answers again', async () => {
    renderPage(<OfflinePage />, { path: '/offline?lang=en#/products/7?tab=print', route: '/offline' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to the shop');
    reachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { level: 1, name: 'The connection is back' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('The page you asked for opens now.');
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/products/7?tab=print'), { timeout: 3000 });
  });

  it('leads to no other shop, whatever the address says', async () => {
    reachable = true;
    renderPage(<OfflinePage />, { path: '/offline#//evil.example/', route: '/offline' });
    const home = await screen.findByRole('link', { name: 'To the home page' });
    expect(home.getAttribute('href')).toBe('/');
    await new Promise((done) => setTimeout(done, 1500));
    expect(replaced).not.toHaveBeenCalled();
  });

  it('shows the files of the account to whoever is signed in to it, and takes them away with the session', async () => {
    signInAs(ANNA);
    keptDownloads.keep(ANNA.id, [FILES]);
    renderPage(<OfflinePage />, { path: '/offline' });
    const files = await screen.findByRole('region', { name: 'Your files' });
    expect(files.textContent).toContain('Iskra, files');
    expect(files.textContent).toMatch(/48\.1\sMB/);
    expect(files.textContent).toContain('bought on 12 Nov 2026');
    account.end('token_expired');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your files' })).toBeNull());
  });
});

describe('the kept list of downloads', () => {
  const guarded: (() => void)[] = [];
  const guard = () => guarded.push(keptDownloads.guard());
  afterEach(() => guarded.splice(0).forEach((stop) => stop()));

  it('is not written for somebody who is not signed in, nor shown to another account', () => {
    keptDownloads.keep(ANNA.id, [FILES]);
    signInAs(BORIS);
    keptDownloads.keep(ANNA.id, [FILES]);
    expect(kept()).toBeNull();
    keptDownloads.keep(BORIS.id, [FILES]);
    expect(keptDownloads.get(ANNA.id)).toBeNull();
  });

  it.each(['signed_out', 'token_expired'] as const)('is gone when the session ends: %s', (reason) => {
    guard();
    signInAs(ANNA);
    keptDownloads.keep(ANNA.id, [FILES]);
    expect(kept()).not.toBeNull();
    account.end(reason);
    expect(kept()).toBeNull();
  });

  it('is gone when another account signs in', () => {
    guard();
    signInAs(ANNA);
    keptDownloads.keep(ANNA.id, [FILES]);
    signInAs(BORIS);
    expect(kept()).toBeNull();
  });

  it('left behind by a browser that was closed is gone with the next page', () => {
    localStorage.setItem('martyx_downloads', JSON.stringify({ user: 'anna', keptAt: SEEN.seenAt, downloads: [FILES] }));
    guard();
    expect(kept()).toBeNull();
  });
});
