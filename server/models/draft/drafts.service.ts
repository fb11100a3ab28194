import { requirePermission } from '../../accounts/sessions.service.ts';
import { Product } from '../../catalog/product/product.entity.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { outlined } from '../flight/flight-input.ts';
import { assignModel } from '../models.service.ts';
import { ProductModel } from '../product-model.entity.ts';
import { checkedId } from '../upload/uploads.service.ts';
import { draftChanges } from './draft-input.ts';
import { recordDraft } from './draft-log.ts';
import { draftOfVersion } from './draft-of-version.ts';
import { ModelDraft } from './model-draft.entity.ts';

/** The model of a product, which is locked; one without gets that of its counterpart, or one of its own. Throws PRODUCT_NOT_FOUND. */
export const modelOfProduct = async (tx: Ctx, productId: number): Promise<ProductModel> => {
  const product = await tx.repo(Product).findOne({ where: { id: productId }, lock: { mode: 'pessimistic_write' } });
  if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
  const repo = tx.repo(ProductModel);
  const own = await repo.findOneBy({ productId });
  if (own) return own;
  const other = product.counterpartId === null ? null : await repo.findOneBy({ productId: product.counterpartId });
  await assignModel(tx, productId, other?.modelId ?? `product-${productId}`);
  return repo.findOneByOrFail({ productId });
};

/** The beginning of a first version. */
export const emptyDraft = async (tx: Ctx, productId: number) => {
  const [row] = await tx.sql<{ name: string }>(
    `SELECT name FROM product_translation WHERE product_id = $1 ORDER BY locale = 'en' DESC LIMIT 1`,
    [productId],
  );
  return {
    name: row?.name ?? `Product ${productId}`,
    baseVersionId: null,
    parts: [],
    papers: [],
    print: null,
    flight: null,
    tailoring: null,
  };
};

/**
 * The draft of a product's next version: the one that is there, or a new one that begins with the version sold now.
 * Throws UNAUTHENTICATED, FORBIDDEN, PRODUCT_NOT_FOUND.
 */
export const beginDraft = (ctx: Ctx, productId: number): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  return transaction(ctx, async (tx) => {
    const { modelId, versionId } = await modelOfProduct(tx, productId);
    const repo = tx.repo(ModelDraft);
    const there = await repo.findOneBy({ modelId });
    if (there) return there;
    const version = versionId === null ? null : await tx.repo(ModelVersion).findOneByOrFail({ id: versionId });
    const begun = version ? await draftOfVersion(tx, version) : await emptyDraft(tx, productId);
    const now = tx.shop.clock.now();
    await repo
      .createQueryBuilder()
      .insert()
      .values({ modelId, ...begun, createdAt: now, updatedAt: now })
      .orIgnore()
      .execute();
    const draft = await repo.findOneByOrFail({ modelId });
    await recordDraft(tx, 'model.draft-begin', null, draft);
    return draft;
  });
};

/** The draft of a product's next version; null when nobody began one. Throws UNAUTHENTICATED, FORBIDDEN. */
export const draftOfProduct = async (ctx: Ctx, productId: number): Promise<ModelDraft | null> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const model = await ctx.repo(ProductModel).findOneBy({ productId });
  return model && ctx.repo(ModelDraft).findOneBy({ modelId: model.modelId });
};

/** A draft as the caller read it. */
export interface KnownDraft {
  readonly id: string;
  readonly expectedVersion: number;
}

/** Locks a draft until the transaction ends. Throws NOT_FOUND, and VERSION_CONFLICT when it was changed or published meanwhile. */
export const lockDraft = async (tx: Ctx, { id, expectedVersion }: KnownDraft): Promise<ModelDraft> => {
  const where = { id: checkedId(id) };
  const draft = await tx.repo(ModelDraft).findOne({ where, lock: { mode: 'pessimistic_write' } });
  if (draft?.version === expectedVersion) return draft;
  if (draft) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: draft.version });
  const published = await tx.repo(ModelVersion).existsBy(where);
  throw new AppError(published ? ErrorCode.VERSION_CONFLICT : ErrorCode.NOT_FOUND);
};

/** Changes a locked draft and answers it. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VERSION_CONFLICT and what `change` throws. */
export const changeDraft = (
  ctx: Ctx,
  known: KnownDraft,
  change: (draft: ModelDraft, tx: Ctx) => Partial<ModelDraft> | Promise<Partial<ModelDraft>>,
): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, known);
    const changed = { ...(await change(draft, tx)), version: draft.version + 1, updatedAt: tx.shop.clock.now() };
    await tx.repo(ModelDraft).update({ id: draft.id }, changed);
    const after = { ...draft, ...changed };
    await recordDraft(tx, 'model.draft-edit', draft, after);
    return after;
  });
};

/** Says the version's number, its print settings, how it moves, or what is new in it. Throws as `changeDraft`, and VALIDATION_FAILED. */
export const editDraft = (ctx: Ctx, known: KnownDraft, input: object): Promise<ModelDraft> =>
  changeDraft(ctx, known, (draft) => {
    const { changelog, flight, ...changes } = draftChanges(input);
    return {
      ...changes,
      changelog: { ...draft.changelog, ...changelog },
      ...(flight && { flight: outlined(flight, draft.flight) }),
    };
  });

/** A model of which nothing was published was made from nothing. */
const forgetOrigin = (tx: Ctx, { modelId }: ModelDraft): Promise<unknown> =>
  tx.sql('DELETE FROM model_remix WHERE model_id = $1 AND NOT EXISTS (SELECT FROM model_version WHERE model_id = $1)', [
    modelId,
  ]);

/** Gives a draft up; what is sold stays as it is. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VERSION_CONFLICT. */
export const discardDraft = (ctx: Ctx, known: KnownDraft): Promise<void> => {
  requirePermission(ctx, Permission.CATALOGUE);
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, known);
    await tx.repo(ModelDraft).delete({ id: draft.id });
    await forgetOrigin(tx, draft);
    await recordDraft(tx, 'model.draft-discard', draft, null);
  });
};
