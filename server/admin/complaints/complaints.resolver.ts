import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { remedyComplaint } from '../../complaints/complaint-remedy.service.ts';
import {
  acceptComplaint,
  confirmComplaint,
  rejectComplaint,
  revokeComplaint,
  undoComplaintStep,
} from '../../complaints/complaint-steps.service.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ComplaintFilter, listComplaints, MOST_COMPLAINTS } from './complaint-list.queries.ts';
import { viewComplaint, viewComplaints } from './complaint-view.queries.ts';
import {
  AcceptComplaintInput,
  AdminComplaint,
  ConfirmComplaintInput,
  RemedyComplaintInput,
} from './complaints.types.ts';

const STEP = 'NOT_FOUND, VERSION_CONFLICT (args.version), COMPLAINT_STATE_CONFLICT.';
const TOLD = 'the buyer gets a mail unless it is undone within ten seconds.';

@Resolver()
export class AdminComplaintsResolver {
  @Cost({ call: 100, size: MOST_COMPLAINTS })
  @Query(() => [AdminComplaint], {
    description: 'At most 200 complaints: due soonest first; of those that are done the latest first.',
  })
  async adminComplaints(
    @Ctx() ctx: Context,
    @Arg('filter', () => ComplaintFilter, { description: 'Which ones.' }) filter: ComplaintFilter,
  ): Promise<AdminComplaint[]> {
    return viewComplaints(ctx, await listComplaints(ctx, filter));
  }

  @Mutation(() => AdminComplaint, {
    description: `Confirms it in writing, with the day of the remedy; ${TOLD} VALIDATION_FAILED, ${STEP}`,
  })
  async confirmComplaint(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmComplaintInput) input: ConfirmComplaintInput,
  ): Promise<AdminComplaint> {
    await confirmComplaint(ctx, input, input);
    return viewComplaint(ctx, input.id);
  }

  @Mutation(() => AdminComplaint, { description: `Grants it; ${TOLD} VALIDATION_FAILED, ${STEP}` })
  async acceptComplaint(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptComplaintInput) input: AcceptComplaintInput,
  ): Promise<AdminComplaint> {
    await acceptComplaint(ctx, input, input);
    return viewComplaint(ctx, input.id);
  }

  @Mutation(() => AdminComplaint, {
    description:
      'Settles what was granted: what is repaired or replaced is on its way, or money goes back once, with a credit note. While ' +
      `the provider does not answer it stays REFUNDING. VALIDATION_FAILED, REFUND_NOT_ALLOWED (args.leftMinor), ${STEP}`,
  })
  async remedyComplaint(
    @Ctx() ctx: Context,
    @Arg('input', () => RemedyComplaintInput) input: RemedyComplaintInput,
  ): Promise<AdminComplaint> {
    await remedyComplaint(ctx, input, input);
    return viewComplaint(ctx, input.id);
  }

  @Mutation(() => AdminComplaint, { description: `Refuses it; ${TOLD} VALIDATION_FAILED, ${STEP}` })
  async rejectComplaint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('reason', () => String, { description: 'Told to the buyer; at most 500 characters.' }) reason: string,
  ): Promise<AdminComplaint> {
    await rejectComplaint(ctx, { id, expectedVersion }, reason);
    return viewComplaint(ctx, id);
  }

  @Mutation(() => AdminComplaint, { description: `The buyer takes it back. ${STEP}` })
  async revokeComplaint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminComplaint> {
    await revokeComplaint(ctx, { id, expectedVersion });
    return viewComplaint(ctx, id);
  }

  @Mutation(() => AdminComplaint, {
    description: `Takes the last step back; UNDO_TOO_LATE once the buyer was told of it. ${STEP}`,
  })
  async undoComplaintStep(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminComplaint> {
    await undoComplaintStep(ctx, { id, expectedVersion });
    return viewComplaint(ctx, id);
  }
}
