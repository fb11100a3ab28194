import { shopErrorOf } from '../graphql-error.ts';
import { isSame } from '../form/at-path.ts';

interface Joining<Thing> {
  /** As the screen knows it now. */
  readonly known: () => Thing;
  /** As it is stored now; null where it is gone. */
  readonly stored: () => Promise<Thing | null>;
  /** Puts what is stored on the screen. */
  readonly show: (thing: Thing) => void;
}

/**
 * Sends a change of something that others may change at the same time. Somebody else's change of what `touched` leaves alone
 * is taken over, and the change is sent again; else what is stored is shown and it rejects with VERSION_CONFLICT.
 */
export const mergeVersioned = async <Thing, Answer>(
  { known, stored, show }: Joining<Thing>,
  touched: (thing: Thing) => unknown,
  send: (now: Thing) => Promise<Answer>,
): Promise<Answer> => {
  const before = known();
  try {
    return await send(before);
  } catch (error) {
    if (shopErrorOf(error).code !== 'VERSION_CONFLICT') throw error;
    const now = await stored();
    if (!now) throw error;
    show(now);
    if (!isSame(touched(before), touched(now))) throw error;
    return send(now);
  }
};
