import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { KnownDraftArgs } from '../draft/drafts.inputs.ts';
import { draftViewOf, ModelDraftPart, ModelDraftView } from '../draft/drafts.types.ts';
import { privatePictureUrl } from '../picture/private-pictures.ts';
import { mendDraftPart, takeMended } from './draft-mending.service.ts';
import type { MeshState } from './draft-mending.ts';
import { PartMending, type MendingState } from './mending.types.ts';

@ArgsType()
class MendingArgs extends KnownDraftArgs {
  @Field(() => ID)
  partId: string;
}

const stateViewOf = ({ shop }: Context, { volumeMm3, photo, ...state }: MeshState): MendingState => ({
  ...state,
  volumeCm3: volumeMm3 === null ? null : Math.round(volumeMm3 / 10) / 100,
  photo: photo && { url: privatePictureUrl(shop, photo), width: photo.width, height: photo.height },
});

const CHANGING = 'NOT_FOUND, VERSION_CONFLICT (it was changed or published meanwhile)';

@Resolver(() => ModelDraftPart)
export class DraftPartMendingResolver {
  @FieldResolver(() => PartMending, { nullable: true, description: 'Null: nobody had it mended.' })
  mending(@Ctx() ctx: Context, @Root() { mended }: ModelDraftPart): PartMending | null {
    if (!mended) return null;
    const { isTaken, done, before, after } = mended;
    return { isTaken, done, before: stateViewOf(ctx, before), after: stateViewOf(ctx, after) };
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
