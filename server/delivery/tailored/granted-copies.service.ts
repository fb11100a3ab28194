import type { Ctx } from '../../core/context.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { checkedChoice, type Choice, type Parameter } from '../../models/tailoring/kernel/choice.ts';
import { tailorModelJob } from '../../models/tailoring/tailor-model.job.ts';
import { TailoredModel } from '../../models/tailoring/tailored-model.entity.ts';
import { choiceKeyOf } from '../../models/tailoring/tailoring.ts';
import { TailoredCopyRow } from './tailored-copy.entity.ts';

/** Files that somebody may have for a choice. */
export interface AskedCopy {
  readonly entitlementId: string;
  readonly baseVersionId: string;
  readonly choiceKey: string;
  readonly choice: Choice;
}

/** Notes a choice and has its files made after the commit, once for all who choose the same of the same version. */
export const askForCopy = async (
  tx: Ctx,
  { entitlementId, baseVersionId, choiceKey, choice }: AskedCopy,
): Promise<void> => {
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
};

/** Files that were just given to their buyer, and the choice they were bought for. */
export interface GrantedFiles {
  readonly entitlementId: string;
  readonly baseVersionId: string | null;
  readonly choice: Choice | null;
  readonly parameters: readonly Parameter[] | null;
}

/**
 * Has bought files made for the choice they were bought for; call it in the transaction that gives them. Where their version no
 * longer offers it, the buyer chooses anew on the page of the order.
 */
export const tailorGranted = async (
  tx: Ctx,
  { entitlementId, baseVersionId, ...bought }: GrantedFiles,
): Promise<void> => {
  const choice = bought.choice && bought.parameters && checkedChoice(bought.parameters, bought.choice);
  if (!baseVersionId || !choice) return;
  await askForCopy(tx, { entitlementId, baseVersionId, choiceKey: choiceKeyOf(choice), choice });
};
