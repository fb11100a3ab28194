import type { ToldCapture } from './gateway.ts';

interface Limits {
  /** The provider held the money: it was received when that ended. */
  readonly held: boolean;
  readonly earliest: Date;
  readonly now: Date;
}

/**
 * When the money of a capture was received, which is when its VAT becomes chargeable: by the provider's clock, however late the
 * shop heard of it. Never before the payment was begun or in the future; now, where the provider says no time.
 */
export const receivedAt = (
  { createdAt, updatedAt }: Pick<ToldCapture, 'createdAt' | 'updatedAt'>,
  { held, earliest, now }: Limits,
): Date => {
  const said = Date.parse((held ? updatedAt : createdAt) ?? '');
  if (Number.isNaN(said)) return now;
  return new Date(Math.min(Math.max(said, earliest.getTime()), now.getTime()));
};
