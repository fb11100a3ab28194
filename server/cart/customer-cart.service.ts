import { requireViewer } from '../accounts/sessions.service.ts';
import { KEY } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { validationFailed } from '../core/errors.ts';
import { StoredCartLine } from './cart-line.entity.ts';
import { MAX_LINES, MAX_QUANTITY, mergeLines, type CartLine } from './cart-lines.ts';
import { isSingle, loadSold, type Sold } from './sold.queries.ts';

const linesOf = async (ctx: Ctx, userId: string): Promise<CartLine[]> => {
  const rows = await ctx.repo(StoredCartLine).find({ where: { userId }, order: { position: 'ASC' } });
  return rows.map(({ productId, quantity }) => ({ productId, quantity }));
};

/** The cart that the caller's account keeps, in the order of putting in. Throws UNAUTHENTICATED. */
export const myCart = (ctx: Ctx): Promise<CartLine[]> => linesOf(ctx, requireViewer(ctx).userId);

/** Two devices that write at once wait for each other here. */
const lockCart = (ctx: Ctx, userId: string): Promise<unknown> =>
  ctx.sql('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);

const replaceLines = async (ctx: Ctx, userId: string, lines: readonly CartLine[]): Promise<void> => {
  await ctx.sql('DELETE FROM cart_line WHERE user_id = $1', [userId]);
  await ctx.sql(
    `INSERT INTO cart_line (user_id, product_id, quantity, position)
     SELECT $1, l.product_id, l.quantity, l.position
     FROM unnest($2::int[], $3::int[]) WITH ORDINALITY l (product_id, quantity, position)`,
    [userId, lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  );
};

type Fit = (line: CartLine, product: Sold) => number;

/** Lines of products that exist, each with the quantity that fits; what the shop has never had is dropped. */
const fitted = async (ctx: Ctx, lines: readonly CartLine[], fit: Fit): Promise<CartLine[]> => {
  const products = await loadSold(
    ctx,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap((line) => {
    const product = byId.get(line.productId);
    return product ? [{ productId: line.productId, quantity: fit(line, product) }] : [];
  });
};

const once: Fit = ({ quantity }, product) => (isSingle(product) ? 1 : quantity);

/** Files and prints once; goods as many as are on sale. What is sold out stays as it was, so that the buyer sees it is gone. */
const withinStock: Fit = ({ quantity }, product) => {
  const { available } = product;
  if (isSingle(product)) return 1;
  return available ? Math.min(quantity, available) : quantity;
};

type Quantities = ReadonlyMap<number, number>;

const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  new Map(lines.map(({ productId, quantity }) => [productId, quantity]));

/** Does to the lines that are `kept` what a device did to those of `base`: it set what differs, and nothing else. */
const rebased = (kept: readonly CartLine[], lines: readonly CartLine[], base: readonly CartLine[]): CartLine[] => {
  const [there, here, before] = [quantitiesOf(kept), quantitiesOf(lines), quantitiesOf(base)];
  const after = ({ productId }: CartLine) =>
    (here.get(productId) === before.get(productId) ? there : here).get(productId) ?? 0;
  return [...lines, ...kept.filter(({ productId }) => !here.has(productId))]
    .map((line) => ({ productId: line.productId, quantity: after(line) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_LINES);
};

/**
 * Makes these lines the caller's cart and gives it back; with `base`, what the device last heard of the cart, only what
 * it changed since, so that what left or came elsewhere meanwhile counts too. Repeating it changes nothing. Locks the
 * account. Throws UNAUTHENTICATED, VALIDATION_FAILED past the limits of a cart.
 */
export const saveCart = async (
  ctx: Ctx,
  given: readonly CartLine[],
  base?: readonly CartLine[] | null,
): Promise<CartLine[]> => {
  const { userId } = requireViewer(ctx);
  const lines = mergeLines(given);
  const before = base && mergeLines(base);
  return transaction(ctx, async (tx) => {
    await lockCart(tx, userId);
    const wanted = before ? rebased(await linesOf(tx, userId), lines, before) : lines;
    await replaceLines(tx, userId, await fitted(tx, wanted, once));
    return linesOf(tx, userId);
  });
};

const added = (kept: readonly CartLine[], given: readonly CartLine[]): CartLine[] => {
  const sums = new Map(kept.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of given) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity: Math.min(quantity, MAX_QUANTITY) }))
    .slice(0, MAX_LINES);
};

const KEYS_KEPT = 20;

/** Notes the merge with this key, and forgets all but the newest keys; false when the key is known. */
const isFirstTime = async (ctx: Ctx, userId: string, key: string): Promise<boolean> => {
  const rows = await ctx.sql(
    `INSERT INTO cart_merge (user_id, key, merged_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`,
    [userId, key, ctx.shop.clock.now()],
  );
  if (rows.length === 0) return false;
  await ctx.sql(
    `DELETE FROM cart_merge WHERE user_id = $1 AND key NOT IN
       (SELECT key FROM cart_merge WHERE user_id = $1 ORDER BY merged_at DESC, key = $2 DESC LIMIT $3)`,
    [userId, key, KEYS_KEPT],
  );
  return true;
};

/**
 * Adds the lines of a device to the caller's cart at sign-in and gives the whole back: files once, quantities added up to
 * what is on sale, at most 100 lines. A key of the last twenty again adds nothing, so a device may repeat a call whose
 * answer it never saw. Locks the account. Throws UNAUTHENTICATED, VALIDATION_FAILED past the limits of a cart or for a key that is none.
 */
export const mergeCart = async (ctx: Ctx, given: readonly CartLine[], key?: string | null): Promise<CartLine[]> => {
  const { userId } = requireViewer(ctx);
  const lines = mergeLines(given);
  if (key != null && !KEY.test(key)) throw validationFailed({ key: 'INVALID' });
  return transaction(ctx, async (tx) => {
    await lockCart(tx, userId);
    if (key != null && !(await isFirstTime(tx, userId, key))) return linesOf(tx, userId);
    const sum = added(await linesOf(tx, userId), lines);
    await replaceLines(tx, userId, await fitted(tx, sum, withinStock));
    return linesOf(tx, userId);
  });
};

export interface PricedCartLine {
  product: Sold;
  quantity: number;
}

/** The caller's cart with what is on sale now. Throws UNAUTHENTICATED. */
export const pricedCart = async (ctx: Ctx): Promise<PricedCartLine[]> => {
  const lines = await myCart(ctx);
  const ids = lines.map(({ productId }) => productId);
  const products = new Map((await loadSold(ctx, ids)).map((product) => [product.id, product]));
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product?.active ? [{ product, quantity }] : [];
  });
};
