import { createHash } from 'node:crypto';
import type { ImageInput } from '../catalog/catalog.inputs.ts';
import { setPartBoxes } from '../catalog/part-boxes.service.ts';
import { bumpCatalogVersion, refreshSearch } from '../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import type { Locale } from '../core/locale.ts';
import { boxesOf, largestPartOf, manifestSchema, type Manifest } from './manifest.ts';
import type { Part } from './version/model-changes.ts';
import { ModelFile, ModelVersion, type ModelFileKind } from './version/model-version.entity.ts';
import type { PartFacts } from './part-facts.ts';
import { estimatedGrams } from './part-grams.ts';
import { ProductModel } from './product-model.entity.ts';
import { countSoldFiles } from './sold-files.queries.ts';

export interface ModelFileInput {
  partId: string | null;
  kind: ModelFileKind;
  locale: Locale | null;
  name: string;
  format: string;
  bytes: number;
  sha256: string;
}

export interface VersionInput {
  modelId: string;
  /** As `buildModel` makes it; checked here. */
  manifest: unknown;
  /** Already in the file store. */
  files: readonly ModelFileInput[];
  previewKey: string | null;
  /** Published pictures of single parts by part id. */
  partImages?: Record<string, ImageInput>;
  /** What `measureParts` answered for the files. */
  facts?: Readonly<Record<string, PartFacts>>;
}

const digestOf = ({ files, previewKey }: VersionInput): string =>
  createHash('sha256')
    .update(JSON.stringify([previewKey, ...files.map(({ name, sha256 }) => `${name} ${sha256}`).sort()]))
    .digest('hex');

/** What is measured of the files goes into the manifest; grams that no slicer stated are those estimated from the mesh. */
const withMeasures = (manifest: Manifest, { facts = {}, files }: VersionInput): Manifest => ({
  ...manifest,
  parts: manifest.parts.map((part) => {
    const stl = files.find(({ partId, kind }) => partId === part.id && kind === 'STL');
    const measured = facts[part.id] && { facts: facts[part.id] };
    const estimated =
      part.gramsFrom !== 'SLICER' && measured ? estimatedGrams({ ...part, ...measured }, manifest.print) : null;
    const weight = estimated !== null && { grams: estimated, gramsFrom: 'ESTIMATE' as const };
    return { ...part, ...measured, ...weight, ...(stl && { sha256: stl.sha256, bytes: stl.bytes }) };
  }),
});

/** Says which model a product is; its files may come later. */
export const assignModel = (ctx: Ctx, productId: number, modelId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const version = await tx.repo(ModelVersion).findOne({ where: { modelId }, order: { publishedAt: 'DESC' } });
    await tx.repo(ProductModel).upsert({ productId, modelId, versionId: version?.id ?? null }, ['productId']);
    await setPartBoxes(tx, [productId], version && boxesOf(version.manifest));
    await countSoldFiles(tx, [productId]);
    await refreshSearch(tx, [productId]);
    await bumpCatalogVersion(tx, { products: [productId] });
  });

const sellVersion = async (tx: Ctx, versionId: string, { modelId, manifest }: VersionRecord): Promise<void> => {
  await tx.repo(ProductModel).update({ modelId }, { versionId });
  const products = (await tx.repo(ProductModel).findBy({ modelId })).map(({ productId }) => productId);
  await setPartBoxes(tx, products, boxesOf(manifest));
  await countSoldFiles(tx, products);
  await refreshSearch(tx, products);
  await bumpCatalogVersion(tx, { products });
};

export type VersionRecord = Pick<ModelVersion, 'modelId' | 'digest' | 'manifest' | 'previewKey' | 'partImages'> &
  Partial<Pick<ModelVersion, 'id' | 'changelog' | 'partPhotos'>>;

/**
 * Writes a version down in the caller's transaction and has every product of the model sell it. One that is there already
 * stays as it is and does not take the place of a later one. Answers the version's id.
 */
export const recordVersion = async (
  tx: Ctx,
  version: VersionRecord,
  files: readonly ModelFileInput[],
): Promise<string> => {
  const { modelId, digest, manifest } = version;
  const made = await tx
    .repo(ModelVersion)
    .createQueryBuilder()
    .insert()
    .values({
      ...version,
      revision: manifest.revision,
      largestPartMm: largestPartOf(manifest),
      publishedAt: tx.shop.clock.now(),
    })
    .orIgnore()
    .execute();
  const { id } = await tx.repo(ModelVersion).findOneByOrFail({ modelId, digest });
  if ((made.raw as unknown[]).length === 0) return id;
  await tx.repo(ModelFile).insert(files.map((file) => ({ ...file, versionId: id })));
  await sellVersion(tx, id, version);
  return id;
};

/**
 * Publishes the files of a model: from now on every product of it sells them, while older orders keep theirs.
 * The same files again change nothing. Answers the version's id.
 */
export const publishVersion = (ctx: Ctx, input: VersionInput): Promise<string> => {
  const manifest = withMeasures(manifestSchema.parse(input.manifest), input);
  const { modelId, previewKey, partImages = {} } = input;
  const version = { modelId, digest: digestOf(input), manifest, previewKey, partImages };
  return transaction(ctx, (tx) => recordVersion(tx, version, input.files));
};

/** The version that a buyer of each product gets today; a product without files has no entry. One statement. */
export const currentVersions = async (ctx: Ctx, productIds: readonly number[]): Promise<Map<number, string>> => {
  const rows = await ctx.sql<{ productId: number; versionId: string }>(
    `SELECT product_id AS "productId", version_id AS "versionId" FROM product_model
     WHERE product_id = ANY($1::int[]) AND version_id IS NOT NULL`,
    [productIds],
    'models.current',
  );
  return new Map(rows.map(({ productId, versionId }) => [productId, versionId]));
};

/** The sold files of a version by name, those of the named parts only when parts are named; what belongs to the whole model always. */
export const versionFiles = (ctx: Ctx, versionId: string, partIds?: readonly string[]): Promise<ModelFile[]> =>
  ctx.sql<ModelFile>(
    `SELECT id, version_id AS "versionId", part_id AS "partId", kind, locale, name, format, bytes, sha256
     FROM model_file
     WHERE version_id = $1 AND ($2::text[] IS NULL OR part_id IS NULL OR part_id = ANY($2))
     ORDER BY name`,
    [versionId, partIds ?? null],
    'models.files',
  );

/** What tells which parts of a version are new to a buyer. */
export const partHashes = (ctx: Ctx, versionId: string): Promise<Part[]> =>
  ctx.sql<Part>(
    `SELECT part_id AS id, sha256 FROM model_file
     WHERE version_id = $1 AND kind = 'STL' AND part_id IS NOT NULL ORDER BY name`,
    [versionId],
  );

/** A version with its manifest, for the list of parts in a README; null when there is none. */
export const findVersion = (ctx: Ctx, versionId: string): Promise<ModelVersion | null> =>
  ctx.repo(ModelVersion).findOneBy({ id: versionId });
