import { recordAction } from '../audit/audit.service.ts';
import { purge } from '../core/cdn/purge.job.ts';
import { ALL } from '../core/cdn/shared-caches.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked, refuseFaults } from '../core/faults.ts';
import { tell } from '../core/news/news.ts';
import { dayOf } from '../core/text/format.ts';
import { nameOf, settingOf, SettingKey, type SettingName } from './settings-catalogue.ts';
import type { Setting } from './setting.ts';
import { CHANGED, readStored, valueOf, type StoredRow } from './settings.queries.ts';

/** A part of the settings as the administration sees it. */
export interface SettingState {
  readonly key: SettingKey;
  /** Under which the shop reads it. */
  readonly name: SettingName;
  readonly value: unknown;
  readonly builtIn: unknown;
  readonly version: number;
  /** Null: never changed. */
  readonly updatedAt: Date | null;
}

interface FullRow extends StoredRow {
  readonly updated_at: Date;
}

const stateOf = (ctx: Ctx, key: SettingKey, row: FullRow | undefined): SettingState => {
  const setting = settingOf(key);
  return {
    key,
    name: nameOf(key),
    value: valueOf(ctx.shop, setting, row),
    builtIn: setting.builtIn,
    version: row?.version ?? 0,
    updatedAt: row && row.version > 0 ? row.updated_at : null,
  };
};

/** Each of the parts asked for, in that order. */
export const settingStates = async (ctx: Ctx, keys: readonly SettingKey[]): Promise<SettingState[]> => {
  const rows = await ctx.sql<FullRow>('SELECT key, value, version, updated_at FROM setting', [], 'settings.states');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => stateOf(ctx, key, byKey.get(key)));
};

/** One change after the other, whichever parts they are of: some are compared with others. */
const lockRow = async (ctx: Ctx, key: string): Promise<FullRow> => {
  await ctx.sql(`SELECT pg_advisory_xact_lock(hashtext('settings'))`);
  await ctx.sql('INSERT INTO setting (key, version, updated_at) VALUES ($1, 0, $2) ON CONFLICT (key) DO NOTHING', [
    key,
    ctx.shop.clock.now(),
  ]);
  const [row] = await ctx.sql<FullRow>(
    'SELECT key, value, version, updated_at FROM setting WHERE key = $1 FOR UPDATE',
    [key],
  );
  return row!;
};

/** The one part that is given; that it is one, the schema says. */
export const givenSetting = (given: Partial<Record<SettingName, unknown>>): { key: SettingKey; value: unknown } => {
  const key = Object.values(SettingKey).find((one) => given[nameOf(one)] != null)!;
  return { key, value: given[nameOf(key)] };
};

/** Writes a locked row, and tells processes and caches; null: back to what is built in. */
const store = async (ctx: Ctx, key: string, value: unknown): Promise<FullRow> => {
  const [written] = await ctx.sql<FullRow>(
    `UPDATE setting SET value = $2, version = version + 1, updated_at = $3 WHERE key = $1
     RETURNING version, updated_at`,
    [key, value === null ? null : JSON.stringify(value), ctx.shop.clock.now()],
  );
  await tell(ctx, CHANGED);
  await purge(ctx, [ALL.settings]);
  return written!;
};

/**
 * Changes, in the caller's transaction, a part that goes with something else and that the administration does not edit by itself.
 * Locks all parts for other changes.
 */
export const writeSetting = async <Value>(
  ctx: Ctx,
  setting: Setting<Value>,
  change: (before: Value) => Value,
): Promise<void> => {
  const row = await lockRow(ctx, setting.key);
  await store(ctx, setting.key, change(valueOf(ctx.shop, setting, row)));
};

interface Change {
  readonly key: SettingKey;
  /** Null: back to what is built in. */
  readonly value: unknown;
  readonly expectedVersion: number;
}

/**
 * Puts a value in place, or what is built in. Locks all parts for other changes. Throws VERSION_CONFLICT (args.version) when somebody
 * changed it after `expectedVersion`, VALIDATION_FAILED (field path → code).
 */
export const changeSetting = (ctx: Ctx, { key, value: given, expectedVersion }: Change): Promise<SettingState> =>
  transaction(ctx, async (tx) => {
    const setting = settingOf(key);
    const row = await lockRow(tx, key);
    if (row.version !== expectedVersion) {
      throw new AppError(ErrorCode.VERSION_CONFLICT, { id: key, version: row.version });
    }
    const before = valueOf(tx.shop, setting, row);
    const value = given === null ? setting.builtIn : checked(setting.schema, given);
    refuseFaults(setting.refuseChange?.(before, value, dayOf(tx.shop.clock.now()), await readStored(tx)) ?? {});
    const written = await store(tx, key, given === null ? null : value);
    const facts = setting.facts ?? ((all: unknown) => all as Record<string, unknown>);
    const action = given === null ? 'settings.reset' : 'settings.update';
    await recordAction(tx, {
      action,
      subject: 'SETTINGS',
      id: key,
      name: key,
      before: facts(before),
      after: facts(value),
    });
    return {
      key,
      name: nameOf(key),
      value,
      builtIn: setting.builtIn,
      version: written.version,
      updatedAt: written.updated_at,
    };
  });
