import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '../../../web/intl/catalogue.ts';
import { parallelLimit } from '../../../web/lib/timing/parallel.ts';

const answers = (...results: (Response | Error)[]) => {
  const fetching = vi.fn((_address: string, _init: RequestInit) => {
    const next = results.length > 1 ? results.shift()! : results[0]!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next.clone());
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const texts = () => Response.json({ 'nav.home': [{ type: 0, value: 'Domov' }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('__LOCALES_VERSION__', 'abc');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the texts of the browser', () => {
  it('come by language, namespace and version, each once', async () => {
    const fetching = answers(texts());
    const catalogue = createCatalogue('sk');
    await Promise.all([catalogue.load(['nav', 'home']), catalogue.load(['nav'])]);
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([
      '/locales/sk/nav.json?v=abc',
      '/locales/sk/home.json?v=abc',
    ]);
    expect(fetching.mock.calls.map(([, { headers }]) => headers)).toEqual(Array(2).fill({ 'accept-language': 'sk' }));
    expect(catalogue.intl.formatMessage({ id: 'nav.home' })).toBe('Domov');
  });

  it('are not asked for when the page brought them', async () => {
    const fetching = answers(texts());
    await createCatalogue('sk', {}, ['nav']).load(['nav']);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('are tried again five times, from 350 ms on, doubling', async () => {
    const fetching = answers(new Error('offline'));
    const outcome = createCatalogue('de')
      .load(['nav'])
      .then(
        () => 'loaded',
        () => 'failed',
      );
    await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600 - 1);
    expect(fetching).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    expect([fetching.mock.calls.length, await outcome]).toEqual([6, 'failed']);
  });

  it('can be asked for anew after they failed', async () => {
    const fetching = answers(new Error('offline'));
    const catalogue = createCatalogue('de');
    const failed = catalogue.load(['nav']).catch(() => undefined);
    await vi.runAllTimersAsync();
    await failed;
    answers(texts());
    await catalogue.load(['nav']);
    expect(fetching).toHaveBeenCalledTimes(6);
    expect(catalogue.intl.formatMessage({ id: 'nav.home' })).toBe('Domov');
  });
});

describe('a limit on parallel work', () => {
  it('holds back what is above it', async () => {
    const inTurn = parallelLimit(10);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
    };
    const all = Promise.all(Array.from({ length: 25 }, () => inTurn(work)));
    await vi.runAllTimersAsync();
    await all;
    expect(most).toBe(10);
  });
});
