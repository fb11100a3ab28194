import type { Ctx } from '../../core/context.ts';
import { defineLoader, inOrder } from '../../core/loader.ts';
import { checkedChoice, extraOf, type Choice, type Parameter } from './kernel/choice.ts';
import { choiceWords, type ChoiceWords } from './tailoring.ts';

/** Files for a choice, as carts and orders know them. */
export interface TailoredWork {
  /** Stands in a cart where the id of a product does. */
  readonly cartId: number;
  readonly productId: number;
  readonly choice: Choice;
  readonly words: readonly ChoiceWords[];
  /** What it costs above the files as they are by standard, gross, in minor units of EUR. */
  readonly extraMinor: number;
}

/** What a choice of these parameters is and costs now; null where it may not be chosen (any more). */
export const tailoredWork = (
  { id, productId, choice: given }: { id: number; productId: number; choice: Choice },
  parameters: readonly Parameter[] | null,
): TailoredWork | null => {
  const choice = parameters && checkedChoice(parameters, given);
  if (!choice) return null;
  const words = choiceWords(parameters, choice);
  return { cartId: id, productId, choice, words, extraMinor: extraOf(parameters, choice) };
};

interface Row {
  readonly id: number;
  readonly productId: number;
  readonly choice: Choice;
  readonly parameters: readonly Parameter[] | null;
}

const CHOICES = `
  SELECT t.id, t.product_id AS "productId", t.choice, v.manifest -> 'tailoring' -> 'parameters' AS parameters
  FROM tailored_choice t
    LEFT JOIN product_model m ON m.product_id = t.product_id
    LEFT JOIN model_version v ON v.id = m.version_id AND v.id = coalesce(t.tried_version, v.id)
  WHERE t.id = ANY($1::int[])
  ORDER BY t.id`;

/** A kept choice, and what may be had of it now: null, where its product no longer offers it, or in a version with which it was not tried. */
export interface KeptChoice {
  readonly id: number;
  readonly productId: number;
  readonly work: TailoredWork | null;
}

/** Choices by id ascending, by what their products offer now, in one statement; an unknown id has none. Locks nothing. */
export const tailoredChoices = async (ctx: Ctx, ids: readonly number[]): Promise<KeptChoice[]> => {
  const rows = await ctx.sql<Row>(CHOICES, [ids], 'models.tailored-choices');
  return rows.map((row) => ({ id: row.id, productId: row.productId, work: tailoredWork(row, row.parameters) }));
};

const OFFERED = `
  SELECT v.id, v.manifest -> 'tailoring' -> 'parameters' AS parameters
  FROM product p JOIN product_model m ON m.product_id = p.id JOIN model_version v ON v.id = m.version_id
  WHERE p.id = $1 AND p.product_type = 'DIGITAL'`;

/** A version of which something may be chosen. */
export interface OfferedVersion {
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

/** The version that is sold of the files of a product today; null: nothing of it may be chosen. */
export const offeredVersion = async (ctx: Ctx, productId: number): Promise<OfferedVersion | null> => {
  const [row] = await ctx.sql<{ id: string; parameters: Parameter[] | null }>(
    OFFERED,
    [productId],
    'models.offered-parameters',
  );
  return row?.parameters ? { id: row.id, parameters: row.parameters } : null;
};

/** The product whose files a choice is of; null: there is no such choice. */
export const tailoredProductOf = defineLoader<number, number | null>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: number; productId: number }>(
    'SELECT id, product_id AS "productId" FROM tailored_choice WHERE id = ANY($1::int[])',
    [ids],
    'models.tailored-products',
  );
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.productId ?? null);
});
