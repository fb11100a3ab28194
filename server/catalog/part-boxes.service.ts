import type { Ctx } from '../core/context.ts';
import type { Shop } from '../core/shop.ts';
import { allFit, outerBoxes } from './bed-fit.ts';
import type { PartBox } from './bed-turn.ts';
import type { BedInput } from './bed-fit.types.ts';

/**
 * Notes what a bed must hold to print these products: the boxes of the parts of their current version, null
 * where there is none yet. The caller tells
 * of the change by `bumpCatalogVersion` in the same transaction.
 */
export const setPartBoxes = async (
  ctx: Ctx,
  productIds: readonly number[],
  boxes: readonly PartBox[] | null,
): Promise<void> => {
  await ctx.sql('UPDATE product SET part_boxes = $2 WHERE id = ANY($1::int[])', [
    productIds,
    boxes && JSON.stringify(outerBoxes(boxes)),
  ]);
};

type ProductBoxes = readonly (readonly [id: number, boxes: readonly PartBox[]])[];

interface KnownBoxes {
  readonly version: string;
  readonly products: ProductBoxes;
}

const known = new WeakMap<Shop, KnownBoxes>();

/** The boxes come along only when the catalogue has changed since they were read. */
const BOXES = `
  SELECT v.version, CASE WHEN v.version::text IS DISTINCT FROM $1 THEN (
    SELECT coalesce(json_agg(json_build_array(p.id, p.part_boxes)), '[]') FROM product p
    WHERE p.active AND p.part_boxes IS NOT NULL
  ) END AS products
  FROM catalog_version v`;

const currentBoxes = async (ctx: Ctx): Promise<KnownBoxes> => {
  const before = ctx.inTransaction ? undefined : known.get(ctx.shop);
  const [row] = await ctx.sql<{ version: string; products: ProductBoxes | null }>(
    BOXES,
    [before?.version ?? null],
    'catalog.part-boxes',
  );
  const now = { version: row!.version, products: row!.products ?? before!.products };
  if (!ctx.inTransaction) known.set(ctx.shop, now);
  return now;
};

export interface Printable {
  /** Of the catalogue. */
  readonly version: string;
  readonly ids: readonly number[];
}

/** The active products of which every part goes on the bed; what has no printed parts is none of them. One statement. */
export const printableOn = async (ctx: Ctx, bed: BedInput): Promise<Printable> => {
  const { version, products } = await currentBoxes(ctx);
  return { version, ids: products.filter(([, boxes]) => allFit(boxes, bed)).map(([id]) => id) };
};
