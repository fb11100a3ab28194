import { findProduct } from '../catalog/catalog.service.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { modelOf } from '../models/models.loaders.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { checkedChoice, type PrintChoice } from './print-choice.ts';
import { pricedWork, type PricedWork } from './print-work.ts';

/**
 * What a choice of parts of a product costs to have printed now. Throws VALIDATION_FAILED beyond its bounds, PRODUCT_NOT_FOUND,
 * PRODUCT_INACTIVE, and what `pricedWork` throws.
 */
export const priceChoice = async (ctx: Ctx, given: PrintChoice): Promise<PricedWork> => {
  const choice = checkedChoice(given);
  const { printing } = await readSettings(ctx);
  if (!printing.active) throw new AppError(ErrorCode.PRINTING_OFF);
  const isOnSale = (await findProduct(ctx, choice.productId)) !== null;
  const model = isOnSale ? await modelOf(ctx).load({ productId: choice.productId, full: true }) : null;
  if (!model?.manifest) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
  return pricedWork({ choice, versionId: model.versionId, manifest: model.manifest }, printing, ctx.locale);
};
