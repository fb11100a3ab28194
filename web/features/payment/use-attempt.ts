import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { useStartPaymentMutation } from './Payment.gen.ts';
import type { StartPaymentMutation } from './Payment.gen.ts';
import type { PaymentLink } from './payment-link.ts';

type Attempt = StartPaymentMutation['startPayment'];

/**
 * The payment attempt of an order, started as soon as the payment step is shown: its `approveUrl` is the plain way to
 * the provider. `start` may be called any number of times, the server keeps one open attempt per order and way.
 */
export const useAttempt = (link: PaymentLink, chosen: PaymentWay) => {
  const { orderId, accessToken } = link;
  // Left out where it is the order's own: a version before knows of none.
  const way = chosen === (link.way ?? 'PAYPAL') ? null : chosen;
  const [mutate] = useStartPaymentMutation();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<Promise<Attempt> | null>(null);

  const ask = useCallback(async (): Promise<Attempt> => {
    setError(null);
    try {
      const { data } = await mutate({ variables: { input: { orderId, accessToken, ...(way && { way }) } } });
      if (!data) throw new Error('The payment has no answer.');
      setAttempt(data.startPayment);
      return data.startPayment;
    } catch (reason) {
      setError(reason);
      throw reason;
    } finally {
      running.current = null;
    }
  }, [mutate, orderId, accessToken, way]);

  const start = useCallback((): Promise<Attempt> => (running.current ??= ask()), [ask]);

  useEffect(() => {
    start().catch(() => undefined);
  }, [start]);

  return { attempt, error, start };
};
