import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';
import type { Manifest } from '../../models/manifest.ts';
import type { ModelFile, ModelVersion } from '../../models/version/model-version.entity.ts';
import { findVersion, versionFiles } from '../../models/models.service.ts';
import { asciiName, zipName } from './file-names.ts';
import type { PackageInput } from './package-contents.ts';
import { ALL, type PackageKey } from './package.entity.ts';
import { prepareFiles, type Source } from './package-preparation.service.ts';
import { changedPartIds } from '../notices/version-changes.ts';

const ALREADY_PACKED = new Set(['3MF', 'PDF', 'PNG', 'JPG', 'WEBP', 'ZIP']);
const isPacked = ({ format }: Source): boolean => ALREADY_PACKED.has(format.toUpperCase());

/** The mesh of each part: of its STL, or of its 3MF where that is all there is. */
const meshSources = (files: readonly ModelFile[]): Map<string, ModelFile> => {
  const sources = new Map<string, ModelFile>();
  for (const file of files) {
    if (file.partId === null || (file.kind !== 'STL' && file.kind !== '3MF')) continue;
    if (file.kind === 'STL' || !sources.has(file.partId)) sources.set(file.partId, file);
  }
  return sources;
};

/** The 3MFs that go out as their author made them. */
const ownThreeMfs = (files: readonly ModelFile[], { parts }: Manifest): ModelFile[] => {
  const own = new Set(parts.filter(({ ownThreeMf }) => ownThreeMf).map(({ id }) => id));
  return files.filter(({ kind, partId }) => kind === '3MF' && partId !== null && own.has(partId));
};

const prepare = async (ctx: Ctx, files: readonly ModelFile[], manifest: Manifest) => {
  const sources = meshSources(files);
  const packed = await prepareFiles(
    ctx,
    'DEFLATED',
    files.filter((file) => !isPacked(file)),
  );
  const checked = await prepareFiles(ctx, 'CHECKED', files.filter(isPacked));
  const found = await prepareFiles(ctx, 'MESH', [...sources.values()]);
  const meshes = [...sources].flatMap(([id, { sha256 }]) => {
    const mesh = found.get(sha256);
    return mesh ? [[id, mesh] as const] : [];
  });
  const outlines = await prepareFiles(ctx, 'THREE_MF', ownThreeMfs(files, manifest));
  return { packed, checked, outlines, meshes: new Map(meshes) };
};

interface Sale {
  readonly orderNumber: string;
  readonly productName: string;
  readonly locale: Locale;
}

const saleOf = async (ctx: Ctx, entitlementId: string): Promise<Sale> => {
  const [sale] = await ctx.sql<Sale>(
    `SELECT o.order_number AS "orderNumber", l.product_name AS "productName", e.locale
     FROM entitlement e JOIN order_line l ON l.id = e.order_line_id JOIN orders o ON o.id = l.order_id WHERE e.id = $1`,
    [entitlementId],
  );
  if (!sale) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return sale;
};

const labelOf = ({ revision }: ModelVersion): string => `v${revision.replace(/^v/i, '')}`;

/** The zip is saved under the very name that its link ends in. */
const nameOf = ({ productName }: Sale, version: ModelVersion, older: ModelVersion | null): string => {
  const name = `${productName}-${labelOf(version)}`;
  return zipName(asciiName(older ? `${name}-changes-since-${labelOf(older)}` : name));
};

/**
 * All that a package is made of, read and prepared. Throws FILE_NOT_AVAILABLE when the version has no files, or when none
 * of its parts was added or changed since the version that the scope names.
 */
export const packageInput = async (ctx: Ctx, key: PackageKey): Promise<PackageInput & { fileName: string }> => {
  const sale = await saleOf(ctx, key.entitlementId);
  const changed = key.scope === ALL ? null : await changedPartIds(ctx, key.scope, key.modelVersionId);
  const version = await findVersion(ctx, key.modelVersionId);
  const all = version ? await versionFiles(ctx, key.modelVersionId, changed ?? undefined) : [];
  const files = changed ? all.filter(({ kind }) => kind !== 'GUIDE') : all;
  if (!version || files.length === 0 || changed?.length === 0) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const { manifest } = version;
  const parts = manifest.parts.filter(({ id }) => !changed || changed.includes(id));
  const older = key.scope === ALL ? null : await findVersion(ctx, key.scope);
  const fileName = nameOf(sale, version, older);
  const projectName = `${asciiName(fileName.replace(/\.zip$/, ''))}.3mf`;
  const since = older?.revision ?? null;
  return {
    manifest,
    parts,
    files,
    since,
    ...(await prepare(ctx, files, manifest)),
    buyer: sale,
    projectName,
    fileName,
  };
};
