import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../../web/features/shell/footer.tsx';
import { Navbar } from '../../../web/features/shell/navbar.tsx';
import type { Locale } from '../../../web/intl/locale.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const bar = (switchTo: (locale: Locale) => void = () => {}) => (
  <Navbar
    language={{ locale: 'en', switching: false, failed: false, switchTo }}
    wishlist={<span>wishlist</span>}
    cart={<span>cart</span>}
  />
);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the search of the navigation bar', () => {
  const search = async (text: string) => {
    const page = renderPage(bar());
    await userEvent.type(screen.getByRole('combobox', { name: 'Search products' }), `${text}{Enter}`);
    return page.address();
  };

  it('leads to the list of what was found, with the text trimmed', async () => {
    expect(await search('  rocket & boat ')).toBe('/products?search=rocket+%26+boat');
  });

  it.each(['', '   '])('ignores blank text (%j)', async (text) => {
    expect(await search(text)).toBe('/');
  });
});

describe('the language menu', () => {
  it('opens under its button, offers three languages and switches', async () => {
    const switchTo = vi.fn();
    renderPage(bar(switchTo), { path: '/?search=x' });
    await userEvent.click(screen.getByRole('button', { name: 'Language: English (EN)' }));
    const slovak = screen.getByRole('link', { name: 'Slovensky' });
    expect([slovak.getAttribute('href'), slovak.lang]).toEqual(['/?search=x&lang=sk', 'sk']);
    await userEvent.click(slovak);
    expect(switchTo).toHaveBeenCalledWith('sk');
    expect(screen.queryByRole('link', { name: 'Slovensky' })).toBeNull();
  });

  it('closes on Escape and gives the focus back', async () => {
    renderPage(bar());
    const button = screen.getByRole('button', { name: 'Language: English (EN)' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
  });
});

describe('the menu of a narrow screen', () => {
  it('repeats links, search and languages, and closes when a link is followed', async () => {
    const page = renderPage(bar());
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('combobox')).toBeTruthy();
    expect(within(menu).getByRole('button', { name: 'Deutsch' })).toBeTruthy();
    await userEvent.click(within(menu).getByRole('link', { name: 'Products' }));
    expect([page.address(), screen.queryByRole('dialog')]).toEqual(['/products', null]);
  });
});

describe('the theme', () => {
  it('is turned, stored and named by what the button does next', async () => {
    renderPage(bar());
    await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
    expect([document.documentElement.dataset.theme, localStorage.getItem('martyx_theme')]).toEqual(['dark', '"dark"']);
    expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeTruthy();
  });
});

describe('the footer', () => {
  it('is in Slovak on an English page and leads inside the shop', () => {
    renderPage(<Footer />);
    const footer = screen.getByRole('contentinfo');
    expect([footer.lang, footer.textContent?.includes('Všetky práva vyhradené.')]).toEqual(['sk', true]);
    expect(within(footer).getByText('PayPal')).toBeTruthy();
    expect(
      within(footer)
        .getAllByRole('link')
        .every((link) => link.getAttribute('href')?.startsWith('/')),
    ).toBe(true);
  });
});
