import type { Ctx } from '../core/context.ts';
import { foundDetailRows } from './catalog.queries.ts';
import { detailFrom } from './catalog.service.ts';
import type { ProductView } from './catalog.types.ts';

const NEWEST = `p.active AND p.product_type = 'PHYSICAL'`;
const ORDER = 'ORDER BY p.published_at DESC, p.id DESC LIMIT 1';
const WIDE = `i.kind = 'PHOTO' AND i.width >= 2 * i.height AND jsonb_array_length(i.anchors) >= 3`;

const FEW = 50;

/** Few products with such a photograph are compared; where there are more, the newest kits are asked for one. */
const FEATURED = `
  WITH wide AS MATERIALIZED (
    SELECT i.product_id FROM product_image i WHERE ${WIDE} ORDER BY i.product_id LIMIT ${FEW + 1}
  )
  SELECT k.id FROM (
    (SELECT p.id, 0 AS rank FROM product p WHERE ${NEWEST} AND (SELECT count(*) <= ${FEW} FROM wide)
      AND p.id = ANY(ARRAY(SELECT product_id FROM wide)) ${ORDER})
    UNION ALL
    (SELECT p.id, 0 FROM product p WHERE ${NEWEST} AND (SELECT count(*) > ${FEW} FROM wide) AND EXISTS (
      SELECT FROM product_image i WHERE i.product_id = p.id AND ${WIDE}) ${ORDER})
    UNION ALL
    (SELECT p.id, 1 FROM product p WHERE ${NEWEST} ${ORDER})
  ) k ORDER BY k.rank LIMIT 1`;

/**
 * The kit that stands in front of the shop: the newest with a wide photograph of its numbered parts; without one the
 * newest kit; null when there is none.
 */
export const featuredKit = async (ctx: Ctx): Promise<ProductView | null> =>
  detailFrom(ctx, await foundDetailRows(ctx, FEATURED, 'catalog.featured'));
