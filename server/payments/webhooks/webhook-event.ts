import * as z from 'zod';
import { HOUR_MS } from '../../core/time.ts';
import type { WebhookSignature } from '../paypal/paypal-calls.ts';

type Headers = Record<string, string | string[] | undefined>;

const signature = z.object({
  'paypal-auth-algo': z.literal('SHA256withRSA'),
  'paypal-cert-url': z.string().min(1).max(2000),
  'paypal-transmission-id': z.string().regex(/^[\w-]{8,100}$/),
  'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{40,1400}={0,2}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
});

/** PayPal sends an event again for three days. */
const OLDEST_MS = 96 * HOUR_MS;

const isOfOurDays = (time: string, now: Date): boolean => {
  const age = now.getTime() - Date.parse(time);
  return age < OLDEST_MS && age > -HOUR_MS;
};

const isPayPalHost = (certUrl: string): boolean => {
  if (!URL.canParse(certUrl)) return false;
  const { protocol, hostname, username, password, port } = new URL(certUrl);
  const own = hostname === 'paypal.com' || hostname.endsWith('.paypal.com');
  return protocol === 'https:' && own && username === '' && password === '' && port === '';
};

/**
 * The transmission headers; null when one is missing or cannot be PayPal's: its form, a time of another week, a certificate
 * from elsewhere. We never fetch that address.
 */
export const signatureOf = (headers: Headers, simulator: boolean, now: Date): WebhookSignature | null => {
  const parsed = signature.safeParse(headers);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (!isOfOurDays(data['paypal-transmission-time'], now)) return null;
  if (!simulator && !isPayPalHost(data['paypal-cert-url'])) return null;
  return {
    authAlgo: data['paypal-auth-algo'],
    certUrl: data['paypal-cert-url'],
    transmissionId: data['paypal-transmission-id'],
    transmissionSig: data['paypal-transmission-sig'],
    transmissionTime: data['paypal-transmission-time'],
  };
};

const envelope = z.looseObject({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  create_time: z.string().optional(),
  resource: z.unknown(),
});

export type EventEnvelope = z.infer<typeof envelope>;

/** Null unless the text is one JSON object with an id and a type. */
export const envelopeOf = (body: string): EventEnvelope | null => {
  try {
    return envelope.parse(JSON.parse(body));
  } catch {
    return null;
  }
};

const link = z.object({ rel: z.string(), href: z.string() });

export const orderResource = z.looseObject({ id: z.string().min(1) });

export const captureResource = z.looseObject({
  id: z.string().min(1),
  supplementary_data: z.looseObject({ related_ids: z.looseObject({ order_id: z.string().min(1) }) }),
});

export const refundResource = z.looseObject({
  id: z.string().min(1),
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string() }),
  status: z.string().optional(),
  invoice_id: z.string().optional(),
  links: z.array(link),
});

/** The capture that a refund's link `up` names. */
export const captureIdOf = ({ links }: Pick<z.infer<typeof refundResource>, 'links'>): string | null =>
  /\/captures\/([\w-]+)$/.exec(links.find(({ rel }) => rel === 'up')?.href ?? '')?.[1] ?? null;
