import type { PayPalCapture } from './paypal/paypal-schemas.ts';

interface Limits {
  /** PayPal held the money: it was received when that ended. */
  readonly held: boolean;
  readonly earliest: Date;
  readonly now: Date;
}

/**
 * When the money of a capture was received, which is when its VAT becomes chargeable: by PayPal's clock, however late the
 * shop heard of it. Never before the payment was begun or in the future; now, where PayPal says no time.
 */
export const receivedAt = (capture: PayPalCapture, { held, earliest, now }: Limits): Date => {
  const said = Date.parse((held ? capture.update_time : capture.create_time) ?? '');
  if (Number.isNaN(said)) return now;
  return new Date(Math.min(Math.max(said, earliest.getTime()), now.getTime()));
};
