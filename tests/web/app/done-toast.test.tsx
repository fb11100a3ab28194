import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intlOf } from '../../../web/intl/intl.ts';
import { DoneToast } from '../../../web/ui/done-toast.tsx';
import { messagesOf } from '../../support/web/web-page.tsx';

const [undo, onClose] = [vi.fn(), vi.fn()];
const toast = (words: string) => (
  <RawIntlProvider value={intlOf('en', messagesOf('en'))}>
    <DoneToast icon="heart" about={words} undo={undo} closeLabel="Close" onClose={onClose}>
      {words}
    </DoneToast>
  </RawIntlProvider>
);
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what was done stays ten seconds, and other words ten of their own', async () => {
  const { rerender } = render(toast('First'));
  await passes(9_000);
  rerender(toast('Second'));
  await passes(9_999);
  expect(onClose).not.toHaveBeenCalled();
  await passes(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('stays while the %s is on it', async (_what, come, go) => {
  render(toast('First'));
  const words = screen.getByText('First').parentElement!;
  come(words);
  await passes(60_000);
  expect(onClose).not.toHaveBeenCalled();
  go(words);
  await passes(10_000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('goes with the press that takes back what was done', () => {
  render(toast('First'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
