import type { PayPalNamespace } from '@paypal/paypal-js';
import { useEffect, useRef } from 'react';
import { useText } from '../../intl/use-text.ts';

export interface PayPalHandlers {
  /** Gives PayPal's id of the order to be approved. */
  createOrder: () => Promise<string>;
  onApprove: (paypalOrderId: string) => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

/** PayPal's own buttons. They are drawn once per script; the newest handlers are used whenever one is called. */
export const PayPalButtons = ({ paypal, handlers }: { paypal: PayPalNamespace; handlers: PayPalHandlers }) => {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const place = container.current;
    if (!place || !paypal.Buttons) return;
    let closed = false;
    const buttons = paypal.Buttons({
      style: { layout: 'vertical', shape: 'rect', label: 'pay', height: 48 },
      createOrder: () => latest.current.createOrder(),
      onApprove: async ({ orderID }) => latest.current.onApprove(orderID),
      onCancel: () => latest.current.onCancel(),
      onError: (error) => latest.current.onError(error),
    });
    buttons.render(place).catch((error: unknown) => {
      if (!closed) latest.current.onError(error);
    });
    return () => {
      closed = true;
      void Promise.resolve(buttons.close()).catch(() => undefined);
      place.replaceChildren();
    };
  }, [paypal]);
  return <div ref={container} className="paypal" role="region" aria-label={t('checkout.pay.buttons')} />;
};
