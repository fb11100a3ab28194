import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { chosenValues } from '../tailoring/chosen-values.ts';
import { faultMessage, triedDraft } from './draft-tailoring.service.ts';
import { TailoringTrial, TrialReason } from './draft-tailoring.types.ts';
import { ModelDraftView } from './drafts.types.ts';

@Resolver(() => ModelDraftView)
export class DraftTailoringResolver {
  @Cost({ call: 2000 })
  @FieldResolver(() => TailoringTrial, {
    nullable: true,
    description:
      'Choices of it as buyers might make them, made now to see whether each could be sold, as publishing does: up to half a minute. ' +
      'Null: nothing may be chosen. Errors: DRAFT_INCOMPLETE.',
  })
  async tailoringTrial(@Ctx() ctx: Context, @Root() { compared }: ModelDraftView): Promise<TailoringTrial | null> {
    const trial = await triedDraft(ctx, compared!);
    if (!trial?.fault) return trial && { ...trial, fault: null };
    const { fault } = trial;
    const { reason, chosen, line = null, partId = null, findings = [] } = fault;
    const message = faultMessage(fault, ctx.locale);
    return {
      ...trial,
      fault: {
        reason: TrialReason[reason],
        chosen: chosenValues(chosen, ctx.locale),
        message,
        line,
        partId,
        findings,
      },
    };
  }
}
