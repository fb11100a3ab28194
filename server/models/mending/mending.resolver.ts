import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { KnownDraftArgs } from '../draft/drafts.inputs.ts';
import { draftViewOf, ModelDraftPart, ModelDraftView } from '../draft/drafts.types.ts';
import { comparisonOf } from '../draft/part-change.types.ts';
import { mendDraftPart, takeMended } from './draft-mending.service.ts';
import { PartMending } from './mending.types.ts';

@ArgsType()
class MendingArgs extends KnownDraftArgs {
  @Field(() => ID)
  partId: string;
}

const CHANGING = 'NOT_FOUND, VERSION_CONFLICT (it was changed or published meanwhile)';

@Resolver(() => ModelDraftPart)
export class DraftPartMendingResolver {
  @FieldResolver(() => PartMending, { nullable: true, description: 'Null: nobody had it mended.' })
  mending(@Ctx() ctx: Context, @Root() { mended }: ModelDraftPart): PartMending | null {
    return mended ? { ...comparisonOf(ctx, mended), done: mended.done } : null;
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: mends the file that was sent for a part and shows the mended one beside it; the part keeps its file until \`takeMendedModelDraftPart\`. Takes seconds. Errors: ${CHANGING}, FILE_NOT_AVAILABLE, MESH_NOT_MENDED with its \`reason\`, MESH_TOO_LARGE, MESH_TOO_LONG.`,
  })
  async mendModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => MendingArgs) { partId, ...known }: MendingArgs,
    @Arg('unite', () => Boolean, { description: 'Whether bodies that run through each other become one.' })
    unite: boolean,
  ): Promise<ModelDraftView> {
    return draftViewOf(await mendDraftPart(ctx, known, { partId, unite }));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: gives a part its mended file, or the one that was sent back. Errors: ${CHANGING}; NOT_FOUND also for a part that was not mended.`,
  })
  async takeMendedModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => MendingArgs) { partId, ...known }: MendingArgs,
    @Arg('isTaken', () => Boolean, { description: 'False: the file that was sent.' }) isTaken: boolean,
  ): Promise<ModelDraftView> {
    return draftViewOf(await takeMended(ctx, known, partId, isTaken));
  }
}
