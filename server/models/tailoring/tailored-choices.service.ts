import { findProduct } from '../../catalog/catalog.service.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { choiceOf, type ChosenInput } from './chosen-values.ts';
import { extraOf, type Choice, type Words } from './kernel/choice.ts';
import { PrinterChoice } from '../printers/printer-choice.entity.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { isTooLarge } from './choice-beds.ts';
import { tailoredParts, tailorOrderOf } from './tailor-choice.ts';
import { offeredVersion } from './tailored-choices.queries.ts';
import { choiceKeyOf } from './tailoring.ts';

/** Choices that one network may bring into carts in an hour: each new one is a row, and a core for a second. */
export const MOST_CHOICES = 60;
const WINDOW_MINUTES = 60;

const limitNetwork = networkLimit('tailored-choices', MOST_CHOICES, WINDOW_MINUTES);

const ASKED_AGAIN = `
  UPDATE tailored_choice SET asked_at = $3 WHERE product_id = $1 AND choice_key = $2 AND tried_version = $4 RETURNING id`;

const KEEP = `
  INSERT INTO tailored_choice (product_id, choice_key, asked_at, tried_version, choice) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (product_id, choice_key)
    DO UPDATE SET asked_at = excluded.asked_at, tried_version = excluded.tried_version RETURNING id`;

export interface KeptTailoring {
  /** Stands in a cart where the id of a product does. */
  readonly id: number;
  readonly totalMinor: number;
}

const refused = (ctx: Ctx, reason: string, words?: Words): AppError =>
  new AppError(ErrorCode.CHOICE_REFUSED, { reason, ...(words && { words: words[ctx.locale] }) });

/** Makes the choice to see whether it can be sold: seconds at most, of the mesh thread. Throws CHOICE_REFUSED. */
const tryChoice = async (ctx: Ctx, versionId: string, choice: Choice): Promise<void> => {
  const { manifest } = await ctx.repo(ModelVersion).findOneByOrFail({ id: versionId });
  const found = await tailoredParts(tailorOrderOf(manifest, choice, null));
  if ('fault' in found) throw refused(ctx, found.fault, found.fault === 'REFUSED' ? found.reason : undefined);
  const { userId } = ctx.viewer ?? {};
  const own = userId ? await ctx.repo(PrinterChoice).findOneBy({ userId }) : null;
  if (found.parts.some((part) => isTooLarge(manifest, part, own))) throw refused(ctx, 'NO_BED');
};

/**
 * Keeps a choice of files, so that it can be put into a cart under its id, and says what it costs now. The same choice has the
 * same id again. Throws PRODUCT_NOT_FOUND (also where nothing can be chosen), PRODUCT_INACTIVE, VALIDATION_FAILED (`chosen`:
 * INVALID), RATE_LIMITED (args.minutes) for more than 60 new ones of a network in an hour, and CHOICE_REFUSED (args.reason) for
 * one that is new with this version of the model and that the seller refuses (with args.words), or that would not fly, fit any printer, or print.
 */
export const keepTailoredChoice = async (
  ctx: Ctx,
  productId: number,
  chosen: readonly ChosenInput[],
): Promise<KeptTailoring> => {
  const product = await findProduct(ctx, productId);
  const offered = product && (await offeredVersion(ctx, productId));
  if (!product || !offered) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id: productId });
  const choice = choiceOf(offered.parameters, chosen);
  const totalMinor = product.price.minor + extraOf(offered.parameters, choice);
  const key = [productId, choiceKeyOf(choice), ctx.shop.clock.now(), offered.id];
  const [known] = await ctx.sql<{ id: number }>(ASKED_AGAIN, key, 'models.tailored-asked-again');
  if (known) return { id: known.id, totalMinor };
  await limitNetwork(ctx);
  await tryChoice(ctx, offered.id, choice);
  const [kept] = await ctx.sql<{ id: number }>(KEEP, [...key, choice], 'models.tailored-keep');
  return { id: kept!.id, totalMinor };
};
