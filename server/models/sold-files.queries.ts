import type { Ctx } from '../core/context.ts';

const COUNT = `
  UPDATE product p SET sold_files = CASE WHEN m.version_id IS NOT NULL THEN (
    SELECT count(*) FROM model_file f WHERE f.version_id = m.version_id AND f.kind IN ('STL', '3MF')) END
  FROM product_model m WHERE m.product_id = p.id AND p.id = ANY($1::int[])`;

/** Notes with these products how many printable files their buyers get today, in the caller's transaction. */
export const countSoldFiles = async (tx: Ctx, productIds: readonly number[]): Promise<void> => {
  await tx.sql(COUNT, [productIds]);
};
