import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchParent } from '../../../server/core/database/parent-guard.ts';

const SUPERVISOR = 4_711;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the watch over the supervisor', () => {
  it('wakes a shop at rest once a second', () => {
    const ppid = vi.spyOn(process, 'ppid', 'get').mockReturnValue(SUPERVISOR);
    const gone = vi.fn();
    watchParent(SUPERVISOR, gone);
    vi.advanceTimersByTime(60_000);
    expect(ppid).toHaveBeenCalledTimes(60);
    expect(gone).not.toHaveBeenCalled();
  });

  it('tells within a second that it is gone, and once', () => {
    const ppid = vi.spyOn(process, 'ppid', 'get').mockReturnValue(SUPERVISOR);
    const gone = vi.fn();
    watchParent(SUPERVISOR, gone);
    vi.advanceTimersByTime(10_500);
    ppid.mockReturnValue(1);
    vi.advanceTimersByTime(1_000);
    expect(gone).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
