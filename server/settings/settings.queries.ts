import type { Ctx } from '../core/context.ts';
import { KeptByNotice } from '../core/news/kept-by-notice.ts';
import type { Shop } from '../core/shop.ts';
import { dayOf } from '../core/text/format.ts';
import { SETTINGS, type Settings } from './settings-catalogue.ts';
import type { Seller } from './seller.setting.ts';
import type { Setting } from './setting.ts';
import { sellerAs, taxpayerOn } from './taxpayer.setting.ts';

/** Topic of the news of a change. */
export const CHANGED = 'settings';

export interface StoredRow {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
}

/** Values that were checked before, by shop and key: the statement is cheap, the checks are not. */
const checked = new WeakMap<Shop, Map<string, { version: number; value: unknown }>>();

type Fields = Record<PropertyKey, unknown>;

/** Fields that the schema does not know were stored by a later version of the shop, which may serve beside this one: they are left out. */
const knownOf = <Value>({ schema }: Setting<Value>, stored: unknown): Value => {
  const { error } = schema.safeParse(stored);
  const known = structuredClone(stored);
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = issue.path.reduce<unknown>((value, name) => (value as Fields)[name], known) as Fields;
    for (const key of issue.keys) delete holder[key];
  }
  return schema.parse(known);
};

/** The value of a row; throws for one that no longer keeps the rules, rather than falling back to what is built in. */
export const valueOf = <Value>(shop: Shop, setting: Setting<Value>, row: StoredRow | undefined): Value => {
  if (!row || row.value === null) return setting.builtIn;
  const known = checked.get(shop) ?? new Map<string, { version: number; value: unknown }>();
  checked.set(shop, known);
  const last = known.get(row.key);
  if (last?.version === row.version) return last.value as Value;
  const value = knownOf(setting, row.value);
  known.set(row.key, { version: row.version, value });
  return value;
};

const readings = new WeakMap<Ctx, Promise<Settings>>();

/** The settings as they are stored at this moment, whatever is kept: for a change that others are compared with. */
export const readStored = async (ctx: Ctx): Promise<Settings> => {
  const rows = await ctx.sql<StoredRow>('SELECT key, value, version FROM setting', [], 'settings.all');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const entries = Object.entries(SETTINGS).map(([name, setting]) => {
    return [name, valueOf(ctx.shop, setting as Setting<unknown>, byKey.get(setting.key))];
  });
  return Object.fromEntries(entries) as Settings;
};

const keptOf = new WeakMap<Shop, KeptByNotice<Settings>>();

const readKept = (ctx: Ctx): Promise<Settings> => {
  const { shop } = ctx;
  const kept = keptOf.get(shop) ?? new KeptByNotice<Settings>(shop.news, [CHANGED], 1);
  keptOf.set(shop, kept);
  return kept.get('', () => readStored(ctx));
};

/**
 * The settings as they are now: a request, or a transaction, works with one state of them from its first reading to its end.
 * They are kept until a process changes them (`CHANGED`), which costs no statement; a transaction that has changed them reads
 * its own.
 */
export const readSettings = (ctx: Ctx): Promise<Settings> => {
  const reading = readings.get(ctx) ?? (ctx.told?.has(CHANGED) ? readStored(ctx) : readKept(ctx));
  readings.set(ctx, reading);
  return reading;
};

/** The seller as pages and mails of today name it. */
export const sellerToday = async (ctx: Ctx): Promise<Seller> => {
  const { seller, taxpayer } = await readSettings(ctx);
  return sellerAs(seller, taxpayerOn(taxpayer, dayOf(ctx.shop.clock.now())));
};
