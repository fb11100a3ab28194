import type { Readable } from 'node:stream';
import * as yazl from 'yazl';
import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { FileStore, StoredFile } from '../core/files.ts';
import { defineJob } from '../core/jobs.ts';
import type { Locale } from '../core/locale.ts';
import { findVersion, versionFiles } from '../models/models.service.ts';
import { packageContents, type PackageContents } from './package-contents.ts';
import { DeliveryPackage } from './package.entity.ts';

/** Every entry bears this time, so that the same files always give the same bytes. */
const MTIME = new Date('2026-01-01T00:00:00Z');
const MODE = 0o100644;
const ALREADY_PACKED = new Set(['3MF', 'PDF', 'PNG', 'JPG', 'WEBP', 'ZIP']);

/** Streams the entries into a zip and the zip into the store; one file is open at a time. */
const zipInto = async (files: FileStore, { entries }: PackageContents): Promise<StoredFile> => {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const entry of entries) {
    const options = { mtime: MTIME, mode: MODE, compress: !ALREADY_PACKED.has(entry.format.toUpperCase()) };
    if ('content' in entry) {
      zip.addBuffer(entry.content, entry.name, options);
      continue;
    }
    zip.addReadStreamLazy(entry.name, { ...options, size: entry.bytes }, (callback) => {
      try {
        callback(
          null,
          files.read(entry.sha256).once('error', (error) => output.destroy(error)),
        );
      } catch (error) {
        callback(error, null as never);
      }
    });
  }
  zip.end();
  return files.put(output);
};

export interface PackageKey {
  readonly modelVersionId: string;
  readonly locale: Locale;
}

const build = async (ctx: Ctx, { modelVersionId, locale }: PackageKey): Promise<DeliveryPackage> => {
  const version = await findVersion(ctx, modelVersionId);
  const files = version ? await versionFiles(ctx, modelVersionId) : [];
  if (!version || files.length === 0) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const contents = packageContents(version, files, locale);
  for (const entry of contents.entries) if ('content' in entry) await ctx.shop.files.put(entry.content);
  const stored = await zipInto(ctx.shop.files, contents);
  const row = ctx.repo(DeliveryPackage).create({
    modelVersionId,
    locale,
    ...stored,
    files: contents.entries.map(({ name, format, bytes, sha256 }) => ({ name, format, bytes, sha256 })),
    builtAt: ctx.shop.clock.now(),
  });
  await ctx.repo(DeliveryPackage).upsert(row, ['modelVersionId', 'locale']);
  return row;
};

const building = new WeakMap<FileStore, Map<string, Promise<DeliveryPackage>>>();

/** Builds the zip, once however many ask at the same time in this process. Throws FILE_NOT_AVAILABLE when the version has no files. */
export const buildPackage = (ctx: Ctx, key: PackageKey): Promise<DeliveryPackage> => {
  const running = building.get(ctx.shop.files) ?? new Map<string, Promise<DeliveryPackage>>();
  building.set(ctx.shop.files, running);
  const name = `${key.modelVersionId} ${key.locale}`;
  const started = running.get(name) ?? build(ctx, key).finally(() => running.delete(name));
  running.set(name, started);
  return started;
};

/** The finished packages in the order of the keys, found by one statement; those not built yet are null. */
export const findPackages = async (ctx: Ctx, keys: readonly PackageKey[]): Promise<(DeliveryPackage | null)[]> => {
  if (keys.length === 0) return [];
  const rows = await ctx
    .repo(DeliveryPackage)
    .findBy(keys.map(({ modelVersionId, locale }) => ({ modelVersionId, locale })));
  return keys.map(
    (key) => rows.find((row) => row.modelVersionId === key.modelVersionId && row.locale === key.locale) ?? null,
  );
};

/** Builds what a paid order needs before its buyer asks. */
export const packageOrderJob = defineJob({
  name: 'delivery.package',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const keys = await ctx.sql<PackageKey>(
      `SELECT DISTINCT e.model_version_id AS "modelVersionId", e.locale
       FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
       WHERE l.order_id = $1 AND e.model_version_id IS NOT NULL`,
      [orderId],
    );
    const found = await findPackages(ctx, keys);
    for (const [i, key] of keys.entries()) if (!found[i]) await buildPackage(ctx, key);
  },
});
