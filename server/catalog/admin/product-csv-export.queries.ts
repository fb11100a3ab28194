import type { Ctx } from '../../core/context.ts';
import type { CsvCell, CsvRows } from '../../core/text/csv.ts';
import { selectionOf } from './admin-products.queries.ts';
import type { AdminProductFilter } from './admin-products.types.ts';
import { readCurrent } from './bulk-change.queries.ts';
import { Parameters } from '../catalog-filter.ts';
import { CSV_COLUMNS } from './product-csv-columns.ts';

const PORTION = 500;

const nextIds = async (ctx: Ctx, filter: AdminProductFilter, after: number): Promise<number[]> => {
  const params = new Parameters(after);
  const { where, named } = selectionOf(params, filter);
  const text = `SELECT p.id FROM product p LEFT JOIN stock_level s ON s.product_id = p.id
    WHERE p.id > $1 AND ${where} ${named ? `AND ${named}` : ''} ORDER BY p.id LIMIT ${PORTION}`;
  return (await ctx.sql<{ id: number }>(text, params.values)).map(({ id }) => id);
};

/** The products that a filter leaves as rows of `CSV_COLUMNS`, by id, in portions. */
export async function* exportProducts(ctx: Ctx, filter: AdminProductFilter): CsvRows {
  for (let ids = await nextIds(ctx, filter, 0); ids.length > 0; ids = await nextIds(ctx, filter, ids.at(-1)!)) {
    const rows = ids.map((id) => ({ id, values: {}, problems: {} }));
    const { byId } = await readCurrent(ctx, rows, false);
    yield [...byId.values()].map((product): CsvCell[] => CSV_COLUMNS.map(({ write }) => write(product, ctx.locale)));
  }
}
