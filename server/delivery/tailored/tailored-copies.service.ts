import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { jobsWaiting } from '../../core/jobs/jobs-waiting.queries.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { isUuid } from '../../core/text/text.ts';
import { checkedChoice, type Choice } from '../../models/tailoring/kernel/choice.ts';
import { tailorModelJob } from '../../models/tailoring/tailor-model.job.ts';
import { TailoredModel } from '../../models/tailoring/tailored-model.entity.ts';
import { choiceKeyOf, type Tailoring } from '../../models/tailoring/tailoring.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { findOrder, type OrderAccess } from '../../orders/orders.queries.ts';
import { Entitlement } from '../entitlement.entity.ts';
import { bindVersions } from '../entitlements.service.ts';
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

/** What was chosen for one parameter: a number, or a text. */
export interface ChosenInput {
  readonly parameterId: string;
  readonly number?: number | null;
  readonly text?: string | null;
}

const chosenValue = z
  .object({ parameterId: z.string().max(30), number: z.number().nullish(), text: z.string().max(100).nullish() })
  .refine(({ number, text }) => (number == null) !== (text == null), 'INVALID');

const rules = z.object({ chosen: z.array(chosenValue).max(12) });

const choiceOf = ({ parameters }: Tailoring, chosen: readonly ChosenInput[]): Choice => {
  const given = checked(rules, { chosen: [...chosen] }).chosen;
  const values = given.map(({ parameterId, number, text }) => [parameterId, number ?? text] as const);
  const choice = checkedChoice(parameters, Object.fromEntries(values));
  if (!choice) throw validationFailed({ chosen: 'INVALID' });
  return choice;
};

/** The entitlement of a line to files that may be loaded. Throws FILE_NOT_AVAILABLE, DOWNLOAD_NOT_ALLOWED. */
const entitlementOf = async (ctx: Ctx, line: OrderLine | null): Promise<Entitlement> => {
  if (line?.productType !== 'DIGITAL') throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const entitlement = await ctx.repo(Entitlement).findOneBy({ orderLineId: line.id });
  if (!entitlement || entitlement.revokedAt) throw new AppError(ErrorCode.DOWNLOAD_NOT_ALLOWED);
  await bindVersions(ctx, [entitlement]);
  return entitlement;
};

interface AskedCopy {
  readonly entitlementId: string;
  readonly baseVersionId: string;
  readonly choiceKey: string;
  readonly choice: Choice;
}

const isThere = async (ctx: Ctx, { entitlementId, baseVersionId, choiceKey }: AskedCopy): Promise<boolean> => {
  const copies = await ctx.repo(TailoredCopyRow).findBy({ entitlementId });
  const known = copies.some((copy) => copy.baseVersionId === baseVersionId && copy.choiceKey === choiceKey);
  if (!known && copies.length >= MOST_COPIES) throw validationFailed({ chosen: 'TOO_MANY' });
  return known;
};

const ask = (ctx: Ctx, { entitlementId, baseVersionId, choiceKey, choice }: AskedCopy): Promise<void> =>
  transaction(ctx, async (tx) => {
    const askedAt = tx.shop.clock.now();
    const model = { baseVersionId, choiceKey };
    await tx
      .repo(TailoredModel)
      .createQueryBuilder()
      .insert()
      .values({ ...model, choice, askedAt })
      .orIgnore()
      .execute();
    await tx
      .repo(TailoredCopyRow)
      .upsert({ entitlementId, ...model, askedAt }, ['entitlementId', 'baseVersionId', 'choiceKey']);
    await enqueue(tx, tailorModelJob, model, { key: `models.tailor:${baseVersionId}:${choiceKey}`, maxAttempts: 3 });
  });

/**
 * Has bought files made for a choice, after this: once for all who choose the same of the same version. Asked again, it comes
 * first among the choices of the purchase. Throws ORDER_NOT_FOUND, FILE_NOT_AVAILABLE (none, or nothing can be chosen),
 * DOWNLOAD_NOT_ALLOWED, VALIDATION_FAILED (`chosen`: INVALID, TOO_MANY), RATE_LIMITED.
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
  const choice = choiceOf(tailoring, chosen);
  const asked = { entitlementId, baseVersionId, choiceKey: choiceKeyOf(choice), choice };
  if (!(await isThere(ctx, asked))) await enforceLimits(ctx);
  await ask(ctx, asked);
  return line!;
};
