import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentStep } from '../../../web/features/payment/payment-step.tsx';
import { usePayPal } from '../../../web/features/payment/use-paypal.ts';
import { usePayPalScript } from '../../../web/features/payment/use-paypal-script.ts';
import { attempt } from '../../support/builders/build-web-order.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

vi.mock('@paypal/paypal-js', () => ({ loadScript: vi.fn() }));

const OPTIONS = { clientId: 'sim', sdkUrl: '/sim/sdk/js', currency: 'EUR', intent: 'CAPTURE' };
const LINK = { orderId: 'o1', accessToken: 'secret', paypalOrderId: null };
const load = vi.mocked(loadScript);

type ButtonOptions = Parameters<NonNullable<PayPalNamespace['Buttons']>>[0];

/** A script whose button is a plain one that can be pressed. */
const fakePayPal = (seen: (options: NonNullable<ButtonOptions>) => void = () => undefined) =>
  ({
    version: '5',
    Buttons: (options: ButtonOptions) => {
      seen(options!);
      return {
        render: async (place: HTMLElement) => {
          const button = document.createElement('button');
          button.textContent = 'PayPal';
          button.onclick = () => {
            const create = options!.createOrder as unknown as () => Promise<string>;
            create().catch((error: Record<string, unknown>) => options!.onError?.(error));
          };
          place.append(button);
        },
        close: () => Promise.resolve(),
      };
    },
  }) as unknown as PayPalNamespace;

const addTag = () => {
  const tag = document.createElement('script');
  tag.setAttribute('type', 'text/plain');
  tag.setAttribute('src', '/sim/sdk/js?client-id=sim');
  document.head.append(tag);
};
const tags = () => document.head.querySelectorAll('script[src^="/sim/sdk/js"]').length;

const Step = () => <PaymentStep link={LINK} paypal={usePayPal()} />;

const CONFIG = {
  __typename: 'PaymentConfig',
  clientId: 'sim',
  sdkUrl: '/sim/sdk/js',
  currency: 'EUR',
  intent: 'CAPTURE',
  simulator: true,
};

const open = (answers: Answers = {}) =>
  renderPage(<Step />, {
    path: '/checkout',
    answers: {
      PaymentConfig: () => ({ paymentConfig: CONFIG }),
      StartPayment: () => ({ startPayment: attempt }),
      ...answers,
    },
  });

beforeEach(() => {
  load.mockReset();
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

describe('PayPal’s script', () => {
  it('is initial without options, then pending, then resolved', async () => {
    let arrive: (paypal: PayPalNamespace) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { result, rerender } = renderHook(({ options }) => usePayPalScript(options), {
      initialProps: { options: null as typeof OPTIONS | null },
    });
    expect(result.current.state).toBe('initial');
    rerender({ options: OPTIONS });
    expect(result.current.state).toBe('pending');
    await act(async () => arrive(fakePayPal()));
    expect(result.current.state).toBe('resolved');
    expect(load).toHaveBeenCalledWith({
      clientId: 'sim',
      currency: 'EUR',
      intent: 'capture',
      sdkBaseUrl: '/sim/sdk/js',
    });
  });

  it('is rejected when it fails, removes its tag, and may be loaded again', async () => {
    load.mockImplementationOnce(() => {
      addTag();
      return Promise.reject(new Error('404'));
    });
    load.mockResolvedValueOnce(fakePayPal());
    const { result } = renderHook(() => usePayPalScript(OPTIONS));
    await waitFor(() => expect(result.current.state).toBe('rejected'));
    expect(tags()).toBe(0);
    act(() => result.current.loadAgain());
    expect(result.current.state).toBe('pending');
    await waitFor(() => expect(result.current.state).toBe('resolved'));
  });

  it('is rejected when it brings no buttons', async () => {
    load.mockResolvedValue({ version: '5' });
    const { result } = renderHook(() => usePayPalScript(OPTIONS));
    await waitFor(() => expect(result.current.state).toBe('rejected'));
  });
});

describe('the payment step', () => {
  it('says that the script failed, loads it again, and leads to PayPal without it', async () => {
    const user = userEvent.setup();
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(fakePayPal());
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load the PayPal JS SDK script.');
    const plain = await screen.findByRole('link', { name: 'Continue at PayPal' });
    expect(plain.getAttribute('href')).toBe(attempt.approveUrl);
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives the buttons the shop’s attempt and goes to the success page after the approval', async () => {
    let options: NonNullable<ButtonOptions> = {};
    load.mockResolvedValue(fakePayPal((seen) => (options = seen)));
    const { address } = open();
    await screen.findByRole('button', { name: 'PayPal' });
    const created = await act(() => (options.createOrder as unknown as () => Promise<string>)());
    expect(created).toBe('PP-1');
    await act(() => options.onApprove?.({ orderID: 'PP-1' }, {} as never) ?? Promise.resolve());
    expect(address()).toBe('/payment/paypal/success?order=o1&key=secret&token=PP-1');
  });

  it('goes to the cancel page when the buyer cancels', async () => {
    let options: NonNullable<ButtonOptions> = {};
    load.mockResolvedValue(fakePayPal((seen) => (options = seen)));
    const { address } = open();
    await screen.findByRole('button', { name: 'PayPal' });
    await act(async () => options.onCancel?.({}, {} as never));
    expect(address()).toBe('/payment/paypal/cancel?order=o1&key=secret');
  });

  it('says in words when the payment cannot be started, and tries again', async () => {
    const user = userEvent.setup();
    load.mockResolvedValue(fakePayPal());
    let down = true;
    open({
      StartPayment: () => {
        if (down) throw new Refusal('PAYMENT_UNAVAILABLE');
        return { startPayment: attempt };
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/does not answer at the moment/);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Continue at PayPal' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
