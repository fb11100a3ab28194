import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { jobsWaiting } from '../../core/jobs/jobs-waiting.queries.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { isUuid } from '../../core/text/text.ts';
import { choiceOf, type ChosenInput } from '../../models/tailoring/chosen-values.ts';
import { extraOf } from '../../models/tailoring/kernel/choice.ts';
import { tailorModelJob } from '../../models/tailoring/tailor-model.job.ts';
import { choiceKeyOf } from '../../models/tailoring/tailoring.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { findOrder, type OrderAccess } from '../../orders/orders.queries.ts';
import { Entitlement } from '../entitlement.entity.ts';
import { bindVersions } from '../entitlements.service.ts';
import { askForCopy, type AskedCopy } from './granted-copies.service.ts';
import { MOST_COPIES, tailoringOf } from './tailored-copies.queries.ts';
import { TailoredCopyRow } from './tailored-copy.entity.ts';

/** Choices that one network may have made in an hour, and that may wait in the whole shop: each takes a core for seconds. */
export const MOST_MODELS = 20;
const WINDOW_MINUTES = 60;
export const MOST_WAITING = 30;
const BUSY_MINUTES = 5;

const limitNetwork = networkLimit('tailored-models', MOST_MODELS, WINDOW_MINUTES);

const enforceLimits = async (ctx: Ctx): Promise<void> => {
  const waiting = await jobsWaiting(ctx, tailorModelJob);
  if (waiting >= MOST_WAITING) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: BUSY_MINUTES });
  await limitNetwork(ctx);
};

/** The entitlement of a line to files that may be loaded. Throws FILE_NOT_AVAILABLE, DOWNLOAD_NOT_ALLOWED. */
const entitlementOf = async (ctx: Ctx, line: OrderLine | null): Promise<Entitlement> => {
  if (line?.productType !== 'DIGITAL') throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const entitlement = await ctx.repo(Entitlement).findOneBy({ orderLineId: line.id });
  if (!entitlement || entitlement.revokedAt) throw new AppError(ErrorCode.DOWNLOAD_NOT_ALLOWED);
  await bindVersions(ctx, [entitlement]);
  return entitlement;
};

const isThere = async (ctx: Ctx, { entitlementId, baseVersionId, choiceKey }: AskedCopy): Promise<boolean> => {
  const copies = await ctx.repo(TailoredCopyRow).findBy({ entitlementId });
  const known = copies.some((copy) => copy.baseVersionId === baseVersionId && copy.choiceKey === choiceKey);
  if (!known && copies.length >= MOST_COPIES) throw validationFailed({ chosen: 'TOO_MANY' });
  return known;
};

/**
 * Has bought files made for a choice, after this: once for all who choose the same of the same version. Asked again, it comes
 * first among the choices of the purchase. Throws ORDER_NOT_FOUND, FILE_NOT_AVAILABLE (none, or nothing can be chosen),
 * DOWNLOAD_NOT_ALLOWED, VALIDATION_FAILED (`chosen`: INVALID, TOO_MANY, NOT_PAID: it costs more than what was paid), RATE_LIMITED.
 */
export const tailorFiles = async (
  ctx: Ctx,
  access: OrderAccess,
  lineId: string,
  chosen: readonly ChosenInput[],
): Promise<OrderLine> => {
  const order = await findOrder(ctx, access);
  const line = isUuid(lineId) ? await ctx.repo(OrderLine).findOneBy({ id: lineId, orderId: order.id }) : null;
  const { id: entitlementId } = await entitlementOf(ctx, line);
  const base = await tailoringOf(ctx).load(entitlementId);
  if (!base) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const { baseVersionId, tailoring } = base;
  const choice = choiceOf(tailoring.parameters, chosen);
  if (extraOf(tailoring.parameters, choice) > (line!.tailored?.extraMinor ?? 0))
    throw validationFailed({ chosen: 'NOT_PAID' });
  const asked = { entitlementId, baseVersionId, choiceKey: choiceKeyOf(choice), choice };
  if (!(await isThere(ctx, asked))) await enforceLimits(ctx);
  await transaction(ctx, (tx) => askForCopy(tx, asked));
  return line!;
};
