import type { Answer } from '../../simulator/answers.ts';

/** A refusal as Stripe words it. */
export const refusal = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});

export const absent = (): Answer => refusal(404, 'resource_missing');
export const unavailable = (): Answer => refusal(500, 'api_error', 'api_error');
/** Another call with the same key is at work. */
export const busy = (): Answer => refusal(409, 'idempotency_key_in_use', 'idempotency_error');
