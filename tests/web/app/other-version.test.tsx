import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFailure } from '../../../web/app/failures/failures.tsx';
import { page } from '../../../web/app/page-route.ts';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import de from '../../../web/intl/locales/de/common.json';
import en from '../../../web/intl/locales/en/common.json';
import sk from '../../../web/intl/locales/sk/common.json';
import { lazyPart } from '../../../web/ui/lazy-part.tsx';

const TEXTS = { en, sk, de };
type Language = keyof typeof TEXTS;

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const NETWORK = 'Check your connection';
const UPDATED = 'The shop was updated while this page was open. Reload it to go on.';

const messagesOf = (language: Language) => TEXTS[language] as unknown as Messages;
const lost = page('page', 'page', [], () => Promise.reject(LOST));

const openLost = () =>
  render(
    <RawIntlProvider value={intlOf('en', messagesOf('en'))}>
      <RouterProvider
        router={createMemoryRouter([{ ErrorBoundary: PageFailure, children: [lost] }], { initialEntries: ['/page'] })}
      />
    </RawIntlProvider>,
  );

const showPart = (language: Language = 'en') => {
  const Part = lazyPart(() => Promise.reject<() => null>(LOST));
  render(
    <RawIntlProvider value={intlOf(language, messagesOf(language))}>
      <textarea aria-label="note" />
      <Part />
    </RawIntlProvider>,
  );
};

/** What the shop answers now. */
const shopSays = (answer: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(answer);
const documentWith = (entry: string) => () =>
  Promise.resolve(new Response(`<script>{"modules":["https://cdn.example/assets/${entry}"]}</script>`));

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__MARTYX__', { modules: ['https://cdn.example/assets/entry-old.js'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page whose code is gone', () => {
  it('comes from the new version by itself, and says that the shop was updated where that did not help', async () => {
    shopSays(documentWith('entry-new.js'));
    openLost();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByText(new RegExp(NETWORK))).toBeNull();
    cleanup();
    openLost();
    await screen.findByText(UPDATED);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the shop is the same version', documentWith('entry-old.js')],
    ['the shop does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the shop is away', () => Promise.resolve(new Response('away', { status: 503 }))],
  ])('is a matter of the network where %s', async (_what, answer) => {
    shopSays(answer);
    openLost();
    await screen.findByText(new RegExp(NETWORK));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is a matter of the network where there is none, and nobody is asked', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const asked = shopSays(documentWith('entry-new.js'));
    openLost();
    await screen.findByText(new RegExp(NETWORK));
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('a part of a page whose code is gone', () => {
  it('says that the shop was updated, and leaves what is typed until somebody reloads', async () => {
    shopSays(documentWith('entry-new.js'));
    showPart();
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'note' });
    await userEvent.type(note, 'typed');
    await screen.findByText(UPDATED);
    expect([note.value, reload.mock.calls.length]).toEqual(['typed', 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['sk', 'de'] as const)('says so in %s', async (language) => {
    shopSays(documentWith('entry-new.js'));
    showPart(language);
    await screen.findByText(TEXTS[language]['common.updated']);
    expect(TEXTS[language]['common.updated']).not.toBe(UPDATED);
  });

  it('is asked for again where the shop is the same', async () => {
    shopSays(documentWith('entry-old.js'));
    showPart();
    await screen.findByText(new RegExp(NETWORK));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
