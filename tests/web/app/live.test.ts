import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isIdle, watchActivity } from '../../../web/lib/timing/polling.ts';

const MINUTE = 60_000;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchActivity();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a screen of the administration', () => {
  it('asks no more when nobody has touched it for five minutes, and again with the first touch', () => {
    vi.advanceTimersByTime(5 * MINUTE);
    expect(isIdle()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(isIdle()).toBe(true);
    window.dispatchEvent(new Event('pointermove'));
    expect(isIdle()).toBe(false);
  });

  it('asks nothing in a tab that nobody sees', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(isIdle()).toBe(true);
    visibility.mockRestore();
  });
});
