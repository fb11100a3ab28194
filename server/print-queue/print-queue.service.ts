import { requireViewer } from '../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ownedVersions, type OwnedVersion } from './owned-models.queries.ts';
import { PrintQueueEntry } from './print-queue-entry.entity.ts';
import type { SavePrintQueueArgs } from './print-queue.inputs.ts';
import type { PrintQueue } from './print-queue.types.ts';
import { checkChanges, type EntryChange } from './queue-changes.ts';
import { queueView } from './queue-view.ts';
import { spoolStock, storeSpools } from './spools/spools.service.ts';
import { usedFilament } from './spools/used-filament.queries.ts';

const placeOf = (versions: readonly OwnedVersion[], versionId: string | null): number => {
  const place = versionId === null ? 0 : versions.findIndex((version) => version.versionId === versionId);
  if (place < 0) throw new AppError(ErrorCode.NOT_FOUND);
  return place;
};

const readQueue = async (ctx: Ctx, versions: readonly OwnedVersion[], shown: number): Promise<PrintQueue> => {
  const { entitlementId } = versions[shown]!;
  const [entries, stock, used] = [
    await ctx.repo(PrintQueueEntry).findBy({ entitlementId }),
    await spoolStock(ctx),
    await usedFilament(ctx),
  ];
  return queueView(versions, shown, { entries, stock, used }, ctx.locale);
};

/** The queue of a bought model: of its newest version unless another is named. Throws UNAUTHENTICATED, NOT_FOUND. */
export const printQueue = async (ctx: Ctx, lineId: string, versionId: string | null): Promise<PrintQueue> => {
  const versions = await ownedVersions(ctx, lineId);
  return readQueue(ctx, versions, placeOf(versions, versionId));
};

/** Only a change of the version that is stored goes through: another one was made by somebody who did not see it. */
const UPSERT = `
  INSERT INTO print_queue_entry (entitlement_id, user_id, changed_at, subject, state, version, change_key)
  SELECT $1, $2, $3, c.subject, c.state, c.version, c."changeKey"
  FROM jsonb_to_recordset($4::jsonb) AS c (subject text, state jsonb, version int, "changeKey" text)
  ORDER BY c.subject
  ON CONFLICT (entitlement_id, subject) DO UPDATE
    SET state = EXCLUDED.state, version = EXCLUDED.version, change_key = EXCLUDED.change_key,
      changed_at = EXCLUDED.changed_at
    WHERE print_queue_entry.version = EXCLUDED.version - 1`;

const store = (ctx: Ctx, entitlementId: string, changes: readonly EntryChange[]): Promise<unknown> =>
  ctx.sql(
    UPSERT,
    [entitlementId, requireViewer(ctx).userId, ctx.shop.clock.now(), JSON.stringify(changes)],
    'print-queue.save',
  );

/**
 * Writes changes down, all that are made on the latest version, and answers with the queue as it then is: where it does
 * not carry the key of a change, somebody else was faster and the answer holds the newer state. The same call again
 * changes nothing. Locks the changed entries. Throws UNAUTHENTICATED, NOT_FOUND, VALIDATION_FAILED (then nothing is written).
 */
export const savePrintQueue = (ctx: Ctx, args: SavePrintQueueArgs): Promise<PrintQueue> =>
  transaction(ctx, async (tx) => {
    const versions = await ownedVersions(tx, args.lineId);
    const shown = placeOf(versions, args.versionId);
    const { entries, spools } = checkChanges(args, versions);
    if (entries.length > 0) await store(tx, versions[shown]!.entitlementId, entries);
    if (spools.length > 0) await storeSpools(tx, spools);
    return readQueue(tx, versions, shown);
  });
