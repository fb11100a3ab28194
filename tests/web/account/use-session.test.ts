import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session, SessionSource } from '../../../web/app/session.ts';
import { useSession } from '../../../web/app/use-session.ts';
import { intlOf } from '../../../web/intl/intl.ts';

const session = (locale: 'en' | 'sk'): Session => ({
  locale,
  intl: intlOf(locale, {}),
  client: { client: undefined, brought: {}, load: vi.fn(), onLoad: vi.fn(), stop: vi.fn() },
});

describe('the session on the screen', () => {
  it('gives way to the next one, whose page is shown before the client of the first ends', () => {
    const [first, next] = [session('en'), session('sk')];
    let [now, tell] = [first, () => {}];
    const source: SessionSource = {
      get: () => now,
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
      switchTo: async () => {},
    };
    const seen: [string, number][] = [];
    const ends = () => vi.mocked(first.client.stop).mock.calls.length;
    const { result } = renderHook(() => {
      const shown = useSession(source);
      seen.push([shown.locale, ends()]);
      return shown;
    });
    expect(result.current).toBe(first);
    now = next;
    act(() => tell());
    expect(result.current).toBe(next);
    expect(seen.find(([locale]) => locale === 'sk')).toEqual(['sk', 0]);
    expect([ends(), vi.mocked(next.client.stop).mock.calls.length]).toEqual([1, 0]);
  });
});
