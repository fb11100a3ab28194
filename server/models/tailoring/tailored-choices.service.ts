import { findProduct } from '../../catalog/catalog.service.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { choiceOf, type ChosenInput } from './chosen-values.ts';
import { extraOf } from './kernel/choice.ts';
import { offeredParameters } from './tailored-choices.queries.ts';
import { choiceKeyOf } from './tailoring.ts';

/** Choices that one network may bring into carts in an hour: each new one is a row. */
export const MOST_CHOICES = 60;
const WINDOW_MINUTES = 60;

const limitNetwork = networkLimit('tailored-choices', MOST_CHOICES, WINDOW_MINUTES);

const ASKED_AGAIN = 'UPDATE tailored_choice SET asked_at = $3 WHERE product_id = $1 AND choice_key = $2 RETURNING id';

const KEEP = `
  INSERT INTO tailored_choice (product_id, choice_key, asked_at, choice) VALUES ($1, $2, $3, $4)
  ON CONFLICT (product_id, choice_key) DO UPDATE SET asked_at = excluded.asked_at RETURNING id`;

export interface KeptTailoring {
  /** Stands in a cart where the id of a product does. */
  readonly id: number;
  readonly totalMinor: number;
}

/**
 * Keeps a choice of files, so that it can be put into a cart under its id, and says what it costs now. The same choice has the
 * same id again. Throws PRODUCT_NOT_FOUND (also where nothing can be chosen), PRODUCT_INACTIVE, VALIDATION_FAILED (`chosen`:
 * INVALID), and RATE_LIMITED (args.minutes) for more than 60 new ones of a network in an hour.
 */
export const keepTailoredChoice = async (
  ctx: Ctx,
  productId: number,
  chosen: readonly ChosenInput[],
): Promise<KeptTailoring> => {
  const product = await findProduct(ctx, productId);
  const parameters = product && (await offeredParameters(ctx, productId));
  if (!product || !parameters) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id: productId });
  const choice = choiceOf(parameters, chosen);
  const totalMinor = product.price.minor + extraOf(parameters, choice);
  const key = [productId, choiceKeyOf(choice), ctx.shop.clock.now()];
  const [known] = await ctx.sql<{ id: number }>(ASKED_AGAIN, key, 'models.tailored-asked-again');
  if (known) return { id: known.id, totalMinor };
  await limitNetwork(ctx);
  const [kept] = await ctx.sql<{ id: number }>(KEEP, [...key, choice], 'models.tailored-keep');
  return { id: kept!.id, totalMinor };
};
