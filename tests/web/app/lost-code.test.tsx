import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Navbar } from '../../../web/features/shell/navbar.tsx';
import { Heart } from '../../../web/features/wishlist/heart.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const network = vi.hoisted(() => ({ away: false }));

/** A module whose code arrives only while the network is there. */
const whileOnline = vi.hoisted(() => async (original: () => Promise<object>) => {
  if (network.away) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});
vi.mock('../../../web/features/shell/menu-sheet.tsx', (original) => whileOnline(original));
vi.mock('../../../web/features/wishlist/press-heart.ts', (original) => whileOnline(original));

const LOST = 'This part could not be loaded. Check your connection.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  network.away = false;
  vi.resetModules();
});

describe('a press whose code the network lost', () => {
  it('of the menu on a telephone says so, closes it, and opens it when it is tried again', async () => {
    network.away = true;
    const language = { locale: 'en', switching: false, failed: false, switchTo: () => {} } as const;
    renderPage(<Navbar language={language} wishlist={null} cart={null} />);
    await press('Open menu');
    expect((await screen.findByRole('alert')).textContent).toContain(LOST);
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
    network.away = false;
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it("of a card's heart says so, and is done when it is tried again", async () => {
    network.away = true;
    const price = { minor: 100, currency: 'EUR' };
    const page = renderPage(<Heart product={{ id: 7, name: 'Kestrel', price }} />, { path: '/' });
    await press('Add to wishlist: Kestrel');
    expect((await screen.findByRole('alert')).textContent).toContain(LOST);
    network.away = false;
    await press('Try again');
    await vi.waitFor(() => expect(page.address()).toMatch(/^\/login/));
    expect(screen.queryByText(LOST)).toBeNull();
  });
});
