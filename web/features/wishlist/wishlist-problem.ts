import { ServerError } from '@apollo/client/errors';
import { shopErrorOf } from '../../lib/graphql-error.ts';

export type WishlistAction = 'load' | 'add' | 'remove' | 'cleanUp' | 'addAll' | 'removeAll' | 'save';

type Failure = 'signedOut' | 'expired' | 'forbidden' | 'conflict' | 'absent' | 'server' | 'other';

const KINDS: Readonly<Record<string, Failure>> = {
  UNAUTHENTICATED: 'expired',
  FORBIDDEN: 'forbidden',
  CSRF_FAILED: 'forbidden',
  GATE_CLOSED: 'forbidden',
  ALREADY_IN_WISHLIST: 'conflict',
  PRODUCT_NOT_FOUND: 'absent',
  NOT_IN_WISHLIST: 'absent',
  SERVICE_UNAVAILABLE: 'server',
  ERR_INTERNAL: 'server',
};

/** A call that never reached the server is no failure of the server. */
const kindOf = (error: unknown): Failure => {
  if (error instanceof TypeError) return 'other';
  if (ServerError.is(error) && error.statusCode >= 500) return 'server';
  return KINDS[shopErrorOf(error).code] ?? 'other';
};

/** Section 8 of the specification, by action and state. */
const TEXTS: Record<WishlistAction, Partial<Record<Failure, MessageId>> & { other: MessageId }> = {
  load: {
    signedOut: 'wishlist.problem.loadSignedOut',
    expired: 'wishlist.problem.expired',
    forbidden: 'wishlist.problem.loadForbidden',
    server: 'wishlist.problem.loadServer',
    other: 'wishlist.problem.load',
  },
  add: {
    signedOut: 'wishlist.problem.addSignedOut',
    expired: 'wishlist.problem.expired',
    forbidden: 'wishlist.problem.forbidden',
    conflict: 'wishlist.problem.conflict',
    absent: 'wishlist.problem.noProduct',
    server: 'wishlist.problem.server',
    other: 'wishlist.problem.add',
  },
  remove: {
    signedOut: 'wishlist.problem.removeSignedOut',
    expired: 'wishlist.problem.expired',
    forbidden: 'wishlist.problem.forbidden',
    absent: 'wishlist.problem.absent',
    server: 'wishlist.problem.server',
    other: 'wishlist.problem.remove',
  },
  cleanUp: { other: 'wishlist.problem.cleanUp' },
  addAll: { other: 'wishlist.problem.addAll' },
  removeAll: { other: 'wishlist.problem.removeAll' },
  save: { other: 'wishlist.problem.save' },
};

/** What to say of a failed action. `error` is what the call threw; null: nobody is signed in. */
export const wishlistProblem = (action: WishlistAction, error: unknown): MessageId => {
  if (action === 'add' && error !== null && shopErrorOf(error).code === 'WISHLIST_FULL') return 'error.WISHLIST_FULL';
  const texts = TEXTS[action];
  return texts[error === null ? 'signedOut' : kindOf(error)] ?? texts.other;
};
