import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import type { FileStore } from '../../core/files/files.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { parallelLimit } from '../../core/parallel.ts';
import { CHECKSUMS, packageEntries, textEntry, type PackageEntry } from './package-contents.ts';
import { packageInput } from './package-input.queries.ts';
import { ALL, DeliveryPackage, type PackageKey, type PackedFile } from './package.entity.ts';
import { bytesOf, sha256Of } from './pieces.ts';
import { putRecipe } from './recipe.ts';
import { zipPieces } from './zip-pieces.ts';

const packedFile = async (files: FileStore, entry: PackageEntry): Promise<PackedFile> => {
  const { name, kind, format, partId, pieces } = entry;
  const sha256 = entry.sha256 ?? (await sha256Of(files, pieces));
  return { name, kind, format, partId, bytes: bytesOf(pieces), sha256 };
};

/** The list of checksums of what is in the zip, as `sha256sum -c` reads it. */
const checksumsOf = (entries: readonly PackageEntry[], packed: readonly PackedFile[]): PackageEntry => {
  const inZip = packed.filter((_, i) => entries[i]!.body);
  return textEntry(CHECKSUMS, inZip.map(({ sha256, name }) => `${sha256}  ${name}\n`).join(''));
};

const build = async (ctx: Ctx, key: PackageKey): Promise<DeliveryPackage> => {
  const { files } = ctx.shop;
  const input = await packageInput(ctx, key);
  const entries = packageEntries(input);
  const packed: PackedFile[] = [];
  for (const entry of entries) packed.push(await packedFile(files, entry));
  const checksums = checksumsOf(entries, packed);
  const all = [...entries, checksums];
  const zip = zipPieces(all.flatMap(({ name, body }) => (body ? [{ name, body }] : [])));
  const recipe = { zip, files: Object.fromEntries(all.map(({ name, pieces }) => [name, pieces])) };
  const row = ctx.repo(DeliveryPackage).create({
    ...key,
    fileName: input.fileName,
    sha256: await sha256Of(files, zip),
    bytes: bytesOf(zip),
    files: [...packed, await packedFile(files, checksums)],
    recipe: await putRecipe(files, recipe),
    builtAt: ctx.shop.clock.now(),
  });
  await ctx.repo(DeliveryPackage).upsert(row, ['entitlementId', 'modelVersionId', 'scope']);
  return row;
};

/** Others wait in order: each reads all its files, and deflates those that nobody had before. */
const inTurn = parallelLimit(2, { mostWaiting: 200 });

const building = new WeakMap<FileStore, Map<string, Promise<DeliveryPackage>>>();

/**
 * Works out a package, once however many ask at the same time in this process; what buyers share is prepared with the
 * first of them. Two are built at a time. Throws SERVICE_UNAVAILABLE when 200 wait, FILE_NOT_AVAILABLE when the version has no files, or none of it changed.
 */
export const buildPackage = (ctx: Ctx, key: PackageKey): Promise<DeliveryPackage> => {
  const running = building.get(ctx.shop.files) ?? new Map<string, Promise<DeliveryPackage>>();
  building.set(ctx.shop.files, running);
  const name = `${key.entitlementId} ${key.modelVersionId} ${key.scope}`;
  const started = running.get(name) ?? inTurn(() => build(ctx, key)).finally(() => running.delete(name));
  running.set(name, started);
  return started;
};

/** The finished packages in the order of the keys, found by one statement; those not built yet are null. */
export const findPackages = async (ctx: Ctx, keys: readonly PackageKey[]): Promise<(DeliveryPackage | null)[]> => {
  if (keys.length === 0) return [];
  const where = keys.map(({ entitlementId, modelVersionId, scope }) => ({ entitlementId, modelVersionId, scope }));
  const rows = await ctx.repo(DeliveryPackage).findBy(where);
  const same = (row: PackageKey, key: PackageKey) =>
    row.entitlementId === key.entitlementId && row.modelVersionId === key.modelVersionId && row.scope === key.scope;
  return keys.map((key) => rows.find((row) => same(row, key)) ?? null);
};

/** Builds what a paid order needs before its buyer asks. */
export const packageOrderJob = defineJob({
  name: 'delivery.package',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const keys = await ctx.sql<PackageKey>(
      `SELECT e.id AS "entitlementId", e.model_version_id AS "modelVersionId", '${ALL}' AS scope
       FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
       WHERE l.order_id = $1 AND e.model_version_id IS NOT NULL`,
      [orderId],
    );
    const found = await findPackages(ctx, keys);
    for (const [i, key] of keys.entries()) if (!found[i]) await buildPackage(ctx, key);
  },
});
