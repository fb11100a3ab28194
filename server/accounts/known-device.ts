import { randomBytes } from 'node:crypto';
import type { Ctx } from '../core/context.ts';
import { sign, verifySignature } from '../core/signature.ts';
import { DAY_MS } from '../core/time.ts';

const PURPOSE = 'known-device';
const LIFE_MS = 180 * DAY_MS;
/** Accounts that one browser is known for, the latest first. */
const MOST = 4;
const LONGEST = 1000;

const signedText = (id: string, until: string, email: string): string => [id, until, email].join('\n');

const entriesOf = (ctx: Ctx): string[] => (ctx.client.deviceToken ?? '').slice(0, LONGEST).split('~').filter(Boolean);

/** The name of the device by one entry of its token; null unless it was made here for this address and still holds. */
const nameIn = (ctx: Ctx, entry: string, email: string): string | null => {
  const [id = '', until = '', signature = ''] = entry.split('.');
  if (!verifySignature(ctx.shop, PURPOSE, signedText(id, until, email), signature)) return null;
  return parseInt(until, 36) > ctx.shop.clock.now().getTime() ? id : null;
};

/**
 * The browser of this call, if somebody has signed in there to the account of this address, or set its password by a mail to
 * it, within half a year; else null. Its tries are counted apart: a stranger's do not lock it out.
 */
export const knownDevice = (ctx: Ctx, email: string): string | null =>
  entriesOf(ctx).reduce<string | null>((found, entry) => found ?? nameIn(ctx, entry, email), null);

/** Makes the browser of this call a known one for an address, by a cookie that only the shop can read. */
export const rememberDevice = (ctx: Ctx, email: string): void => {
  const id = randomBytes(12).toString('base64url');
  const until = (ctx.shop.clock.now().getTime() + LIFE_MS).toString(36);
  const entry = [id, until, sign(ctx.shop, PURPOSE, signedText(id, until, email))].join('.');
  const others = entriesOf(ctx).filter((one) => nameIn(ctx, one, email) === null);
  ctx.client.rememberDevice?.([entry, ...others].slice(0, MOST).join('~'), LIFE_MS);
};
