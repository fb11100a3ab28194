import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign } from '../core/signature.ts';
import { HOUR_MS, MINUTE_MS } from '../core/time.ts';
import type { Orderer } from './order-snapshot.ts';

/** An office or a carrier's street: many households behind neighbouring addresses. */
const NEIGHBOURHOOD_SHARE = 5;
/** One person of a network. */
const PERSON_SHARE = 0.5;

/** A /24 of IPv4, or the /48 around a /64 of IPv6. */
export const subnetOf = (network: string): string =>
  network
    .split(network.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');

/** The network that an order comes from, in a form that tells nobody where it is; null for calls of the shop itself. */
export const networkMark = (ctx: Ctx): string | null =>
  ctx.client.network === 'internal' ? null : sign(ctx.shop, 'reservation', ctx.client.network);

/**
 * Who places an order, by all that tells one buyer from another, as keyed hashes: network and its neighbourhood, account,
 * e-mail and billing address, always in this order of kinds, in which they are locked. None for calls of the shop itself.
 */
export const buyerMarks = (
  ctx: Ctx,
  { email, billingAddress }: Pick<Orderer, 'email' | 'billingAddress'>,
): string[] => {
  const { network } = ctx.client;
  if (network === 'internal') return [];
  const { street, postcode, country } = billingAddress;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const facts = {
    network,
    neighbourhood: subnetOf(network),
    email: email.toLowerCase(),
    address: [street, postcode, country].map(letters).join(),
    ...(ctx.viewer && { account: ctx.viewer.userId }),
  };
  return Object.entries(facts).map(([kind, value]) => `${kind}:${sign(ctx.shop, `buyer-${kind}`, value)}`);
};

const SHARES: Record<string, number> = { network: 1, neighbourhood: NEIGHBOURHOOD_SHARE };

/** Kinds of marks whose orders hold goods together. */
export const HOLDERS: ReadonlySet<string> = new Set(['network', 'email', 'account']);

export const kindOf = (mark: string): string => mark.split(':')[0]!;

const mostOf = (ctx: Ctx, mark: string): number =>
  Math.ceil(ctx.shop.config.unpaidOrders * (SHARES[kindOf(mark)] ?? PERSON_SHARE));

/** What a buyer has placed under a mark within the hour and not paid. */
export interface Placed {
  readonly mark: string;
  readonly orders: number;
  /** When the oldest of them was placed. */
  readonly since: string;
}

/**
 * Refuses another order of a buyer who has placed too many within an hour without paying them, ended ones among them: 20
 * from one network (`UNPAID_ORDERS`), ten of one account, e-mail or billing address, a hundred of a neighbourhood. What was
 * paid counts for nothing. Throws RATE_LIMITED (args.minutes).
 */
export const enforceUnpaidLimit = (ctx: Ctx, placed: readonly Placed[]): void => {
  const beyond = placed.find(({ mark, orders }) => orders >= mostOf(ctx, mark));
  if (!beyond) return;
  const left = new Date(beyond.since).getTime() + HOUR_MS - ctx.shop.clock.now().getTime();
  throw new AppError(ErrorCode.RATE_LIMITED, { minutes: Math.max(1, Math.ceil(left / MINUTE_MS)) });
};

/** Orders under a mark that wait for money that comes later. */
export interface Waiting {
  readonly mark: string;
  readonly orders: number;
}

/** Of one account or address, and of one network. */
const MOST_WAITING = 3;
const MOST_WAITING_OF_NETWORK = 15;

/**
 * Refuses another order that keeps its goods for days, of a buyer of whom several wait for their money already: three of an
 * account or e-mail address, also of a billing address where they are paid on delivery, 15 of a network. Throws UNPAID_TRANSFERS (args.most).
 */
export const enforceWaitingLimit = (waiting: readonly Waiting[]): void => {
  const mostFor = (mark: string) => (kindOf(mark) === 'network' ? MOST_WAITING_OF_NETWORK : MOST_WAITING);
  const beyond = waiting.find(({ mark, orders }) => orders >= mostFor(mark));
  if (beyond) throw new AppError(ErrorCode.UNPAID_TRANSFERS, { most: mostFor(beyond.mark) });
};

/** From then on unpaid orders count. */
export const unpaidSince = (ctx: Ctx): Date => new Date(ctx.shop.clock.now().getTime() - HOUR_MS);
