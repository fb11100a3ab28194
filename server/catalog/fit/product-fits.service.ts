import { In } from 'typeorm';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { nameOfProduct } from '../product/product-name.queries.ts';
import { Product } from '../product/product.entity.ts';
import { bumpCatalogVersion } from '../search/search-index.service.ts';
import { ProductFit } from './product-fit.entity.ts';
import { fitIds } from './product-fits.queries.ts';

/** Products that one may fit with. */
export const MOST_FITS = 24;

/** Two products that fit with each other, in whatever order. */
export interface FittingPair {
  readonly productId: number;
  readonly otherId: number;
}

const rowOf = ({ productId, otherId }: FittingPair) => ({
  productId: Math.min(productId, otherId),
  otherId: Math.max(productId, otherId),
});

/** Locks both, in the order of their ids. Throws RELATION_TO_ITSELF, PRODUCT_NOT_FOUND. */
const lockPair = async (tx: Ctx, { productId, otherId }: FittingPair): Promise<void> => {
  if (productId === otherId) throw new AppError(ErrorCode.RELATION_TO_ITSELF);
  const found = await tx.repo(Product).find({
    select: { id: true },
    where: { id: In([productId, otherId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const id of [productId, otherId]) {
    if (!found.some((product) => product.id === id)) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  }
};

/** Notes it of the product that was edited, in the transaction of the change. */
const told = async (tx: Ctx, { productId, otherId }: FittingPair, isFitting: boolean): Promise<void> => {
  const [name, other] = [await nameOfProduct(tx, productId), await nameOfProduct(tx, otherId)];
  const fact = { fitsWith: `${other} (#${otherId})` };
  await recordAction(tx, {
    action: 'product.fits',
    subject: 'PRODUCT',
    id: productId,
    name,
    before: isFitting ? {} : fact,
    after: isFitting ? fact : {},
  });
};

/**
 * Says that two products fit with each other; false where that was said already. Of two calls at once neither makes more than 24.
 * Throws RELATION_TO_ITSELF, PRODUCT_NOT_FOUND, TOO_MANY_RELATIONS (args.id, args.most) for the one that fits with as many as it
 * may.
 */
export const fitTogether = (ctx: Ctx, pair: FittingPair): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    await lockPair(tx, pair);
    const { productId, otherId } = pair;
    const fits = await fitIds(tx, productId);
    if (fits.includes(otherId)) return false;
    const others = await fitIds(tx, otherId);
    const full = fits.length >= MOST_FITS ? productId : others.length >= MOST_FITS ? otherId : null;
    if (full !== null) throw new AppError(ErrorCode.TOO_MANY_RELATIONS, { id: full, most: MOST_FITS });
    await tx.repo(ProductFit).insert({ ...rowOf(pair), saidAt: tx.shop.clock.now() });
    await bumpCatalogVersion(tx, { products: [productId, otherId] });
    return true;
  });

/** The same by an admin, noted. Throws as `fitTogether`. */
export const addFit = (ctx: Ctx, pair: FittingPair): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (await fitTogether(tx, pair)) await told(tx, pair, true);
  });

/** An admin takes it back; not said is no error. Throws RELATION_TO_ITSELF, PRODUCT_NOT_FOUND. */
export const removeFit = (ctx: Ctx, pair: FittingPair): Promise<void> =>
  transaction(ctx, async (tx) => {
    await lockPair(tx, pair);
    const { affected } = await tx.repo(ProductFit).delete(rowOf(pair));
    if (!affected) return;
    await told(tx, pair, false);
    await bumpCatalogVersion(tx, { products: [pair.productId, pair.otherId] });
  });
