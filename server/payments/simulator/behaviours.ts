import { DAY_MS, MINUTE_MS } from '../../core/time.ts';

/** The ways in which the simulated PayPal can go, chosen on its approval page. */
export const BEHAVIOURS = [
  'pay',
  'decline',
  'silence',
  'outage',
  'drop',
  'hold',
  'deny',
  'closed',
  'early',
  'late',
  'twice',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** PayPal's windows: so long to approve, and so long again to capture. */
export const WINDOW_MS = 180 * MINUTE_MS;
export const ORDER_KEY_LIFE_MS = 360 * MINUTE_MS;
export const REFUND_KEY_LIFE_MS = 45 * DAY_MS;
/** How long a silent or broken PayPal stays so. */
export const SILENCE_MS = 3 * MINUTE_MS;
/** When a held payment is decided. */
export const HOLD_MS = 2 * MINUTE_MS;
/** When a late notice is sent. */
export const LATE_MS = MINUTE_MS;
/** A held connection is given up by then, if the caller has not done so. */
export const SOCKET_MS = 30_000;
export const MAX_DECLINES = 3;
