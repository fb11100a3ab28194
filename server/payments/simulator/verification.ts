import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { paypalSettings } from '../paypal/paypal-settings.ts';
import { invalid, type Answer } from './answers.ts';
import { certUrl, transmissionSignature } from './events.service.ts';

const MARK = '"webhook_event":';

const requestSchema = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
});

/** Judges the very bytes of the event inside the request, as PayPal does: an event that was written anew fails. */
export const verifySignatureAnswer = (ctx: Ctx, body: string): Answer => {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return invalid('MALFORMED_REQUEST_JSON');
  }
  const parsed = requestSchema.safeParse(input);
  if (!parsed.success) return invalid('INVALID_PARAMETER_SYNTAX');
  const { transmission_id, transmission_time, transmission_sig, cert_url, webhook_id } = parsed.data;
  const event = body.slice(body.indexOf(MARK) + MARK.length, body.lastIndexOf('}'));
  const genuine =
    transmission_sig === transmissionSignature(ctx.shop, transmission_id, transmission_time, event) &&
    cert_url === certUrl(ctx) &&
    webhook_id === paypalSettings(ctx.shop).webhookId;
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
};
