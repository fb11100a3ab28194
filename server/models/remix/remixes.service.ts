import { In } from 'typeorm';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { Product } from '../../catalog/product/product.entity.ts';
import { nameOfProduct } from '../../catalog/product/product-name.queries.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { recordDraft } from '../draft/draft-log.ts';
import { draftOfVersion } from '../draft/draft-of-version.ts';
import { emptyDraft, modelOfProduct } from '../draft/drafts.service.ts';
import { ModelDraft } from '../draft/model-draft.entity.ts';
import { currentVersions } from '../models.service.ts';
import { ProductModel } from '../product-model.entity.ts';
import { checkedId } from '../upload/uploads.service.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { ModelRemix } from './model-remix.entity.ts';
import { lineOf } from './remixes.queries.ts';

/** Models that may be made from one product. */
export const MOST_REMIXES = 24;

/** What is to be made, and of which version of which product. */
export interface Remixing {
  readonly productId: number;
  readonly originId: number;
  readonly versionId: string;
}

/** Locks both products, in the order of their ids. Throws PRODUCT_NOT_FOUND. */
const lockProducts = async (tx: Ctx, ids: readonly number[]): Promise<void> => {
  const lock = { mode: 'pessimistic_write' as const };
  const found = await tx.repo(Product).find({ where: { id: In(ids) }, order: { id: 'ASC' }, lock });
  const missing = ids.find((id) => !found.some((product) => product.id === id));
  if (missing !== undefined) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id: missing });
};

/** A published version of the product. Throws NOT_FOUND. */
const originVersion = async (tx: Ctx, { originId, versionId }: Remixing): Promise<ModelVersion> => {
  const model = await tx.repo(ProductModel).findOneBy({ productId: originId });
  const where = { id: checkedId(versionId), modelId: model?.modelId ?? '' };
  const version = await tx.repo(ModelVersion).findOneBy(where);
  if (!version) throw new AppError(ErrorCode.NOT_FOUND);
  return version;
};

/** Throws RELATION_TO_ITSELF, RELATION_CYCLE, REMIX_TOO_LATE, TOO_MANY_RELATIONS. */
const checkRelation = async (
  tx: Ctx,
  { modelId, versionId }: ProductModel,
  version: ModelVersion,
  originId: number,
) => {
  if (version.modelId === modelId) throw new AppError(ErrorCode.RELATION_TO_ITSELF);
  if ((await lineOf(tx, version.modelId)).includes(modelId)) throw new AppError(ErrorCode.RELATION_CYCLE);
  const begun = await tx.repo(ModelDraft).existsBy({ modelId });
  if (begun || versionId !== null) throw new AppError(ErrorCode.REMIX_TOO_LATE);
  const count = await tx.repo(ModelRemix).countBy({ originProductId: originId });
  if (count >= MOST_REMIXES) throw new AppError(ErrorCode.TOO_MANY_RELATIONS, { id: originId, most: MOST_REMIXES });
};

const record = async (tx: Ctx, { productId, originId }: Remixing, { revision }: ModelVersion): Promise<void> => {
  const [name, origin] = [await nameOfProduct(tx, productId), await nameOfProduct(tx, originId)];
  const after = { remixOf: `${origin} (#${originId}), ${revision}` };
  await recordAction(tx, { action: 'model.remix', subject: 'PRODUCT', id: productId, name, before: {}, after });
};

/**
 * Begins the first version of a product's model with the parts, the print settings and the flight or drive of a published
 * version of another model; name, guides, licences and texts are its own. Where it came from is kept. Throws UNAUTHENTICATED, FORBIDDEN,
 * PRODUCT_NOT_FOUND, NOT_FOUND (no such version of that product), RELATION_TO_ITSELF (kit and files of one model are one),
 * RELATION_CYCLE (the other was made from this one), REMIX_TOO_LATE (a draft or a version is there), TOO_MANY_RELATIONS.
 */
export const beginRemix = (ctx: Ctx, remixing: Remixing): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const { productId, originId } = remixing;
  return transaction(ctx, async (tx) => {
    await lockProducts(tx, [productId, originId]);
    const version = await originVersion(tx, remixing);
    const model = await modelOfProduct(tx, productId);
    await checkRelation(tx, model, version, originId);
    const { parts, print, flight } = await draftOfVersion(tx, version);
    const now = tx.shop.clock.now();
    const { modelId } = model;
    await tx
      .repo(ModelRemix)
      .upsert({ modelId, originProductId: originId, originVersionId: version.id, begunAt: now }, ['modelId']);
    const empty = await emptyDraft(tx, productId);
    await tx.repo(ModelDraft).insert({ ...empty, modelId, parts, print, flight, createdAt: now, updatedAt: now });
    const draft = await tx.repo(ModelDraft).findOneByOrFail({ modelId });
    await record(tx, remixing, version);
    await recordDraft(tx, 'model.draft-begin', null, draft);
    return draft;
  });
};

/** Says of a model, unless that is known, that it was made from what a product sells today; nothing while that has no version. */
export const keepOrigin = async (ctx: Ctx, modelId: string, originProductId: number): Promise<void> => {
  const originVersionId = (await currentVersions(ctx, [originProductId])).get(originProductId);
  if (!originVersionId) return;
  const origin = { modelId, originProductId, originVersionId, begunAt: ctx.shop.clock.now() };
  await ctx.repo(ModelRemix).createQueryBuilder().insert().values(origin).orIgnore().execute();
};
