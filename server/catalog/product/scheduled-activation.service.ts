import * as z from 'zod';
import { recordAction, recordPlanned, type AdminAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { DAY_MS } from '../../core/time.ts';
import { setActive } from './product-change.service.ts';
import { nameOfProduct } from './product-name.queries.ts';
import { Product } from './product.entity.ts';
import { saleGap } from './sale-readiness.queries.ts';
import { ScheduledActivation } from './scheduled-activation.entity.ts';

const LONGEST_MS = 366 * DAY_MS;

type Told = Pick<AdminAction, 'action' | 'before' | 'after'>;

/** Does what is planned for a product and notes it; what is not due yet waits for its time. A repeated run does nothing. */
export const activateJob = defineJob({
  name: 'catalog.activate',
  payload: z.object({ productId: z.int() }),
  run: (ctx, { productId }) =>
    transaction(ctx, async (tx) => {
      const repo = tx.repo(ScheduledActivation);
      const plan = await repo.findOne({ where: { productId }, lock: { mode: 'pessimistic_write' } });
      if (!plan) return;
      if (plan.at > tx.shop.clock.now()) return wakeAt(tx, plan);
      await repo.delete({ productId });
      await carryOut(tx, plan);
    }),
});

const tell = async (tx: Ctx, { productId, plannedBy }: ScheduledActivation, action: Told): Promise<void> => {
  if (!plannedBy) return;
  const name = await nameOfProduct(tx, productId);
  await recordPlanned(tx, plannedBy, { ...action, subject: 'PRODUCT', id: productId, name });
};

/** A product that lacks something stays off sale, and the audit log says what. */
const carryOut = async (tx: Ctx, plan: ScheduledActivation): Promise<void> => {
  const { productId, active } = plan;
  const product = await tx.repo(Product).findOneByOrFail({ id: productId });
  if (product.active === active) return;
  const gap = active ? saleGap(product) : null;
  if (gap) return tell(tx, plan, { action: 'product.schedule-refused', after: { refused: gap } });
  await setActive(tx, productId, active);
  await tell(tx, plan, { action: 'product.schedule-done', before: { active: !active }, after: { active } });
};

const wakeAt = (tx: Ctx, { productId, at }: Pick<ScheduledActivation, 'productId' | 'at'>): Promise<void> =>
  enqueue(tx, activateJob, { productId }, { key: `catalog.activate:${productId}`, runAt: at });

export interface ActivationPlan {
  /** Null gives the plan up. */
  readonly at: Date | null;
  readonly active: boolean;
}

const checkTime = (ctx: Ctx, at: Date): void => {
  const ahead = at.getTime() - ctx.shop.clock.now().getTime();
  if (!(ahead > 0)) throw validationFailed({ at: 'PAST' });
  if (ahead > LONGEST_MS) throw validationFailed({ at: 'TOO_LATE' });
};

const planned = ({ at, active }: ScheduledActivation) => ({ scheduledAt: at, scheduledActive: active });

/**
 * Plans that a product goes on sale or off it, within a year; a later plan takes the place of an earlier one. The plan is a
 * row and a job of one commit, so that it survives a restart. Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED.
 */
export const scheduleActivation = (ctx: Ctx, productId: number, { at, active }: ActivationPlan): Promise<void> =>
  transaction(ctx, async (tx) => {
    const name = await nameOfProduct(tx, productId);
    const repo = tx.repo(ScheduledActivation);
    const before = await repo.findOneBy({ productId });
    if (at) {
      checkTime(tx, at);
      await repo.upsert({ productId, at, active, plannedBy: tx.viewer?.userId ?? null }, ['productId']);
      await wakeAt(tx, { productId, at });
    } else {
      await repo.delete({ productId });
    }
    await recordAction(tx, {
      action: 'product.schedule',
      subject: 'PRODUCT',
      id: productId,
      name,
      before: before ? planned(before) : {},
      after: at ? { scheduledAt: at, scheduledActive: active } : {},
    });
  });
