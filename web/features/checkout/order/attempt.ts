import { uniqueKey } from '../../../lib/unique-key.ts';
import { ATTEMPT_KEY as KEY } from '../storage-keys.ts';
import type { OrderRequest } from './place-order-input.ts';
import { isRecord, readSession, writeSession } from '../session-record.ts';

/**
 * The key under which this very request may be sent any number of times and be placed once. It stays the same across
 * retries and reloads, and becomes a new one as soon as the cart, the price or an entry differs.
 */
export const idempotencyKeyFor = (request: OrderRequest): string => {
  const signature = JSON.stringify(request);
  const stored = readSession(KEY);
  if (isRecord(stored) && stored['signature'] === signature && typeof stored['key'] === 'string') return stored['key'];
  const key = uniqueKey();
  writeSession(KEY, { key, signature });
  return key;
};

/** After the order is placed, or its key was refused: the next request is a new attempt. */
export const forgetAttempt = (): void => writeSession(KEY, null);
