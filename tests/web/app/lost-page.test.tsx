import { cleanup, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFailure } from '../../../web/app/failures/lazy-failures.tsx';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import en from '../../../web/intl/locales/en/common.json';

vi.mock('../../../web/app/failures/failures.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page is lost, and the code that tells of it is lost too. */
const show = async (answer: () => Promise<Response>) => {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(answer);
  render(
    <RawIntlProvider value={intlOf('en', en as unknown as Messages)}>
      <PageFailure />
    </RawIntlProvider>,
  );
  await screen.findByText(en['error.SERVICE_UNAVAILABLE']);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<Response>));
  asked.mockRestore();
};

it('a lost page without the code of failures comes by itself where the shop answers, once', async () => {
  const here = () => Promise.resolve(new Response('new'));
  await show(here);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  await show(here);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is away', () => Promise.resolve(new Response('away', { status: 503 }))],
])('and says that the network lost it where the shop %s', async (_what, answer) => {
  await show(answer);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nastala neočakávaná chyba');
  expect(screen.getByRole('button', { name: 'Obnoviť stránku' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
