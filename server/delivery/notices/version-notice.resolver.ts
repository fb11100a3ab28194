import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { receiptFor } from '../../core/payload.ts';
import { Receipt } from '../../core/payload.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { KnownDraftArgs } from '../../models/draft/drafts.inputs.ts';
import { publishAndTell } from './version-notice.service.ts';
import { stopVersionNotices } from './version-notice-stop.service.ts';

@ObjectType({ description: 'A version that is sold from now on.', simpleResolvers: true })
export class PublishedModelVersion {
  @Field(() => ID, { description: 'The draft’s.' })
  id: string;
}

@Resolver()
export class VersionNoticeResolver {
  @Mutation(() => PublishedModelVersion, {
    description:
      'For admins: sells a draft from now on; where it changes parts, earlier buyers are told by mail, once. Where something may be chosen ' +
      'of it, choices are tried first: up to half a minute. Errors: ' +
      'NOT_FOUND, VERSION_CONFLICT, DRAFT_INCOMPLETE, DRAFT_BROKEN, TAILORING_BROKEN, VALIDATION_FAILED (the version number is taken).',
  })
  publishModelDraft(
    @Ctx() ctx: Context,
    @Args(() => KnownDraftArgs) known: KnownDraftArgs,
  ): Promise<PublishedModelVersion> {
    return publishAndTell(ctx, known);
  }

  @Mutation(() => Receipt, {
    description: 'Ends the mails about new versions by the link of one of them, without signing in. Errors: NOT_FOUND.',
  })
  stopVersionNotices(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<Receipt> {
    return receiptFor(ctx, stopVersionNotices(ctx, token));
  }
}
