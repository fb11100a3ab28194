import type { Ctx } from '../core/context.ts';
import type { User } from './user.entity.ts';

type Listener = (ctx: Ctx, user: Pick<User, 'id' | 'email'>) => Promise<void>;

const provenListeners: Listener[] = [];

/**
 * Registers what later modules do once somebody has set a password with a mail to the account's address in hand, in the
 * transaction that sets it (what throws undoes it), and again whenever that password signs in.
 */
export const onOwnerProven = (listener: Listener): void => {
  provenListeners.push(listener);
};

/** Tells them. */
export const ownerProven: Listener = async (ctx, user) => {
  for (const listener of provenListeners) await listener(ctx, user);
};
