import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CookieConsent } from '../../../web/features/consent/cookie-consent.tsx';
import { CookieSettingsButton } from '../../../web/features/consent/cookie-settings-button.tsx';
import { consent, CONSENT_SCRIPT } from '../../../web/lib/consent.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const KEY = 'martyx_cookie_consent';
const RECORD = {
  version: 1,
  timestamp: '2026-11-01T12:00:00.000Z',
  categories: { necessary: true, analytics: true, marketing: false },
};

/** As another tab of the same browser writes it. */
const storedElsewhere = (record: object | null) => {
  if (record) localStorage.setItem(KEY, JSON.stringify(record));
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: record ? KEY : null }));
};

const open = () =>
  renderPage(
    <>
      <CookieConsent />
      <main id="main" tabIndex={-1} />
      <CookieSettingsButton />
    </>,
  );
const sheet = () => screen.findByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as typeof RECORD | null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  const stop = consent.subscribe(() => {});
  storedElsewhere(null);
  stop();
});

describe('the consent', () => {
  it('allows nothing before it is given, and then what was chosen', () => {
    expect([consent.get(), consent.allows('analytics'), consent.allows('marketing')]).toEqual([null, false, false]);
    consent.save({ analytics: false, marketing: true });
    expect([consent.allows('analytics'), consent.allows('marketing')]).toEqual([false, true]);
  });

  it('is stored as version, time and categories, of which the necessary is always true', () => {
    const before = Date.now();
    consent.save({ analytics: true, marketing: false });
    const { timestamp, ...rest } = stored()!;
    expect(rest).toEqual({ version: 1, categories: { necessary: true, analytics: true, marketing: false } });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['an earlier version', { ...RECORD, version: 0 }],
    ['no time', { ...RECORD, timestamp: undefined }],
    ['a category that is no answer', { ...RECORD, categories: { ...RECORD.categories, analytics: 'yes' } }],
    ['no categories', { version: 1, timestamp: RECORD.timestamp }],
  ])('is none in a record of %s', (_, record) => {
    localStorage.setItem(KEY, JSON.stringify(record));
    expect([consent.get(), consent.allows('analytics')]).toEqual([null, false]);
  });

  it('follows another tab and tells its subscribers', () => {
    const told = vi.fn();
    const stop = consent.subscribe(told);
    storedElsewhere(RECORD);
    expect([consent.get(), told.mock.calls.length]).toEqual([RECORD, 1]);
    stop();
  });

  it('holds for the page where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    expect(consent.allows('analytics')).toBe(false);
    consent.save({ analytics: true, marketing: true });
    expect(consent.allows('analytics')).toBe(true);
  });
});

describe('the cookie sheet', () => {
  it('is shown from the first paint while nothing is decided', () => {
    const { dataset } = document.documentElement;
    const marked = () => {
      delete dataset.consent;
      runInThisContext(CONSENT_SCRIPT);
      return dataset.consent;
    };
    expect(marked()).toBe('ask');
    localStorage.setItem(KEY, JSON.stringify({ ...RECORD, version: 0 }));
    expect(marked()).toBe('ask');
    localStorage.setItem(KEY, JSON.stringify(RECORD));
    expect(marked()).toBeUndefined();
  });

  it('takes no focus when it shows by itself, and cannot be closed without a choice', async () => {
    open();
    const region = await sheet();
    expect(region.contains(document.activeElement)).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close without changes' })).toBeNull();
  });

  it.each([
    ['Only necessary', false],
    ['Accept all', true],
  ])('"%s" answers for both categories and goes', async (name, allowed) => {
    open();
    await sheet();
    await press(name);
    expect(stored()?.categories).toEqual({ necessary: true, analytics: allowed, marketing: allowed });
    expect([screen.queryByRole('region'), document.activeElement?.id]).toEqual([null, 'main']);
  });

  it('gives refusing and accepting the same look', async () => {
    open();
    await sheet();
    const [refuse, accept] = ['Only necessary', 'Accept all'].map((name) => screen.getByRole('button', { name }));
    expect(refuse!.className).toBe(accept!.className);
  });

  it('has nothing ticked beforehand, and saves what was ticked', async () => {
    open();
    await sheet();
    await press('Preferences');
    const ticked = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);
    expect(ticked()).toEqual([true, false, false]);
    await userEvent.click(screen.getByRole('switch', { name: /^Marketing/ }));
    await press('Save preferences');
    expect(stored()?.categories).toEqual({ necessary: true, analytics: false, marketing: true });
  });

  it('goes when another tab answered', async () => {
    open();
    await sheet();
    act(() => storedElsewhere(RECORD));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('opens again from the footer with the choice that stands, takes the focus and gives it back', async () => {
    localStorage.setItem(KEY, JSON.stringify(RECORD));
    open();
    expect(screen.queryByRole('region')).toBeNull();
    await press('Nastavenia cookies');
    await sheet();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cookies' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Analytics/ }).checked).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('region'), stored()]).toEqual([null, RECORD]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nastavenia cookies' }));
  });
});
