import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePayPalScript } from '../../../web/features/payment/use-paypal-script.ts';

const script = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('@paypal/paypal-js', () => ({ loadScript: script.load }));

const OPTIONS = { clientId: 'c', sdkUrl: 'https://www.paypal.com/sdk/js', currency: 'EUR', intent: 'CAPTURE' };
const reload = vi.fn();

/** A document that was loaded from this address, and now shows the payment. */
const documentOf = (path: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: new URL(path, window.location.href).href } as PerformanceEntry]);

beforeEach(() => {
  reload.mockClear();
  script.load.mockReset().mockResolvedValue({ Buttons: () => null });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a payment that begins on a page whose policy keeps PayPal's hosts out", () => {
  it('is loaded anew, once, and asks for nothing that would be refused', async () => {
    documentOf('/products/7');
    const { result, rerender } = renderHook(() => usePayPalScript(OPTIONS));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    rerender();
    expect([reload.mock.calls.length, script.load.mock.calls.length, result.current.state]).toEqual([1, 0, 'pending']);
  });
});

describe('a payment in a document that came with them', () => {
  it.each(['/checkout', '/checkout?step=pay', '/order/7', '/order/7?key=secret'])(
    'never loads it again, also when the script fails: %s',
    async (path) => {
      documentOf(path);
      script.load.mockRejectedValue(new Error('blocked'));
      const { result } = renderHook(() => usePayPalScript(OPTIONS));
      await waitFor(() => expect(result.current.state).toBe('rejected'));
      result.current.loadAgain();
      await waitFor(() => expect(script.load).toHaveBeenCalledTimes(2));
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('nor where the script is of the shop itself', async () => {
    documentOf('/products/7');
    const { result } = renderHook(() =>
      usePayPalScript({ ...OPTIONS, sdkUrl: `${window.location.origin}/simulator/sdk` }),
    );
    await waitFor(() => expect(result.current.state).toBe('resolved'));
    expect(reload).not.toHaveBeenCalled();
  });
});
