import { createHash, randomUUID } from 'node:crypto';
import { isbot } from 'isbot';
import type { Ctx } from '../core/context.ts';
import { deviceLabel } from '../core/http/device.ts';
import { dayOf } from '../core/text/format.ts';
import { countryOf } from './country.ts';
import { visitLogOf } from './visit-log.ts';

/** What a browser tells of itself, once per session. */
export interface VisitPayload {
  readonly userAgent: string;
  readonly referrer: string;
  readonly language: string;
  readonly screenResolution: string;
  readonly timezone: string;
}

const LONGEST_ORIGIN = 300;

/** The site that led here, without path and query; empty for none, for this shop itself and for what is no web page. */
const siteOf = (referrer: string, own: string): string => {
  if (!/^https?:/i.test(referrer) || !URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === new URL(own).origin || origin.length > LONGEST_ORIGIN ? '' : origin;
};

const digestOf = (network: string, userAgent: string): string =>
  createHash('sha256').update(`${network}\n${userAgent}`).digest('base64url');

/**
 * Takes a visit in without touching the database; it is counted within a second, and a crash may lose it. The address is
 * not kept: it becomes a country and a digest. A bot, by the user agent that it gives, is answered alike and not counted.
 * Throws RATE_LIMITED past 120 visits a minute from one network.
 */
export const trackVisit = async (ctx: Ctx, payload: VisitPayload): Promise<void> => {
  const { clock, config } = ctx.shop;
  const log = visitLogOf(ctx.shop);
  const at = clock.now();
  await log.checkLimit(ctx.client.network, at);
  const { userAgent, referrer, language, screenResolution, timezone } = payload;
  if (isbot(userAgent)) return;
  log.buffer.add({
    id: randomUUID(),
    at,
    day: dayOf(at),
    origin: digestOf(ctx.client.network, userAgent),
    countryCode: await countryOf(ctx.client.network),
    device: deviceLabel(userAgent),
    referrer: siteOf(referrer, config.publicUrl),
    language,
    screenResolution,
    timezone,
  });
};
