import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import { tracedCall } from '../../core/tracing/tracing.ts';
import type { VatNumber } from './vat-number.ts';

export const SIMULATOR_PATH = '/simulator/vies';

/** A buyer waits for it beside the field. */
const TIMEOUT_MS = 4_000;

/** What VIES says of a number. Name and address: null where the state does not tell. */
export interface ViesAnswer {
  readonly valid: boolean;
  readonly name: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
}

const MOST_TEXT = 500;

/** States that do not tell send a row of dashes. */
const told = z
  .string()
  .nullish()
  .transform((text) => (text && /[^\s-]/.test(text) ? text.trim().slice(0, MOST_TEXT) : null));

const answer = z.object({
  valid: z.boolean(),
  name: told,
  address: told,
  requestIdentifier: z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, 100) || null),
});

const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

const partsOf = ({ text }: VatNumber): [string, string] => [text.slice(0, 2), text.slice(2)];

const bodyOf = (number: VatNumber, requester: VatNumber | null): string => {
  const [countryCode, vatNumber] = partsOf(number);
  const [requesterMemberStateCode, requesterNumber] = requester ? partsOf(requester) : [];
  return JSON.stringify({ countryCode, vatNumber, requesterMemberStateCode, requesterNumber });
};

const INVALID: ViesAnswer = { valid: false, name: null, address: null, requestId: null };

const read = (said: unknown): ViesAnswer | null => {
  const refused = failure.safeParse(said);
  if (refused.success)
    return refused.data.errorWrappers.some(({ error }) => error === 'INVALID_INPUT') ? INVALID : null;
  const parsed = answer.safeParse(said);
  if (!parsed.success) return null;
  const { requestIdentifier: requestId, ...rest } = parsed.data;
  return { ...rest, requestId };
};

/**
 * Asks VIES, the Commission's register of VAT numbers, by its REST API, for the requester if it has a number of its own;
 * null: it gave no answer (the state's register is away, too many ask, it took too long). Never rejects.
 */
export const askVies = async (
  shop: Shop,
  number: VatNumber,
  requester: VatNumber | null,
): Promise<ViesAnswer | null> => {
  const url = `${shop.config.viesUrl ?? `${shop.selfUrl()}${SIMULATOR_PATH}`}/check-vat-number`;
  try {
    const response = await tracedCall(shop.tracing, { name: 'VIES', method: 'POST', url }, () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(number, requester),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    return read(await response.json());
  } catch (error) {
    shop.logger.warn({ err: error }, 'VIES gave no answer');
    return null;
  }
};
