import { createHash } from 'node:crypto';
import type { ImageInput } from '../catalog/catalog.input.ts';
import { setPartBoxes } from '../catalog/part-boxes.ts';
import { bumpCatalogVersion } from '../catalog/search.indexing.ts';
import { transaction, type Ctx } from '../core/context.ts';
import type { Locale } from '../core/locale.ts';
import { largestPartOf, manifestSchema, type Manifest } from './manifest.ts';
import { ModelFile, ModelVersion, type ModelFileKind } from './model-version.entity.ts';
import type { PartFacts } from './part-facts.ts';
import { ProductModel } from './product-model.entity.ts';

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

const withFacts = (manifest: Manifest, facts: VersionInput['facts'] = {}): Manifest => ({
  ...manifest,
  parts: manifest.parts.map((part) => ({ ...part, ...(facts[part.id] && { facts: facts[part.id] }) })),
});

const boxesOf = ({ parts }: Manifest) => parts.map(({ sizeMm }) => sizeMm);

/** Says which model a product is; its files may come later. */
export const assignModel = (ctx: Ctx, productId: number, modelId: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const version = await tx.repo(ModelVersion).findOne({ where: { modelId }, order: { publishedAt: 'DESC' } });
    await tx.repo(ProductModel).upsert({ productId, modelId, versionId: version?.id ?? null }, ['productId']);
    await setPartBoxes(tx, [productId], version && boxesOf(version.manifest));
    await bumpCatalogVersion(tx);
  });

/**
 * Publishes the files of a model: from now on every product of it sells them, while older orders keep theirs.
 * The same files again change nothing. Answers the version's id.
 */
export const publishVersion = (ctx: Ctx, input: VersionInput): Promise<string> => {
  const manifest = withFacts(manifestSchema.parse(input.manifest), input.facts);
  const { modelId, previewKey, partImages = {} } = input;
  const digest = digestOf(input);
  return transaction(ctx, async (tx) => {
    const version = { modelId, revision: manifest.revision, digest, manifest, previewKey, partImages };
    const made = await tx
      .repo(ModelVersion)
      .createQueryBuilder()
      .insert()
      .values({ ...version, largestPartMm: largestPartOf(manifest), publishedAt: tx.shop.clock.now() })
      .orIgnore()
      .execute();
    const { id } = await tx.repo(ModelVersion).findOneByOrFail({ modelId, digest });
    const isNew = (made.raw as unknown[]).length > 0;
    if (isNew) await tx.repo(ModelFile).insert(input.files.map((file) => ({ ...file, versionId: id })));
    await tx.repo(ProductModel).update({ modelId }, { versionId: id });
    const products = await tx.repo(ProductModel).findBy({ modelId });
    await setPartBoxes(
      tx,
      products.map(({ productId }) => productId),
      boxesOf(manifest),
    );
    await bumpCatalogVersion(tx);
    return id;
  });
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

/** A version with its manifest, for the list of parts in a README; null when there is none. */
export const findVersion = (ctx: Ctx, versionId: string): Promise<ModelVersion | null> =>
  ctx.repo(ModelVersion).findOneBy({ id: versionId });
