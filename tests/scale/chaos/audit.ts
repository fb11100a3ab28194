import { checkInvariants } from '../../support/invariants.ts';
import { until } from '../../support/processes.ts';
import type { Acknowledged } from './people.ts';
import type { Stack } from './stack.ts';

const MESSAGE_ID = /^Message-ID: <([^>]+)>/im;

/** Ids of what was confirmed and is not there. */
const lost = async ({ beside }: Stack, ids: readonly string[], found: string): Promise<string[]> => {
  const rows = await beside
    .ctx()
    .sql<{ id: string }>(`SELECT g.id FROM unnest($1::uuid[]) AS g (id) WHERE NOT EXISTS (${found})`, [ids]);
  return rows.map(({ id }) => id);
};

/** Mails that reached somebody a second time. */
export const twice = ({ mails }: Stack): string[] => {
  const ids = mails.messages.map((text) => MESSAGE_ID.exec(text)?.[1] ?? text.slice(0, 200));
  return ids.filter((id, i) => ids.indexOf(id) !== i);
};

/** Every promise about money and stock, and everything that was confirmed to somebody. Empty when all of it holds. */
export const breachesOf = async (stack: Stack, { placed, paid, stock, pictures }: Acknowledged): Promise<string[]> => {
  const of = (what: string, ids: readonly string[]) => ids.map((id) => `${what} ${id} is lost`);
  return [
    ...(await checkInvariants(stack.beside)),
    ...of('order', await lost(stack, placed, 'SELECT FROM orders o WHERE o.id = g.id')),
    ...of('payment', await lost(stack, paid, `SELECT FROM orders o WHERE o.id = g.id AND o.payment_status = 'PAID'`)),
    ...of('change of stock', await lost(stack, stock, 'SELECT FROM stock_change c WHERE c.key = g.id')),
    ...of('picture', await lostPictures(stack, pictures)),
    ...twice(stack).map((id) => `mail ${id} came twice`),
  ];
};

const lostPictures = async ({ beside }: Stack, keys: readonly string[]): Promise<string[]> => {
  const rows = await beside
    .ctx()
    .sql<{ key: string }>('SELECT key FROM unnest($1::text[]) key WHERE key NOT IN (SELECT key FROM public_media)', [
      keys,
    ]);
  return rows.map(({ key }) => key);
};

const UNFINISHED = `
  SELECT o.id FROM orders o
  WHERE o.payment_status = 'PAID' AND NOT EXISTS (SELECT FROM order_mail m WHERE m.key = 'order-' || o.id AND m.sent_at IS NOT NULL)`;

/** Every order that is paid has its mail: whoever works has come after those that buy. */
export const allMailed = ({ beside }: Stack): Promise<boolean> =>
  until(async () => (await beside.ctx().sql(UNFINISHED)).length === 0);
