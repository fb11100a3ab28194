import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { KnownDraftArgs } from '../draft/drafts.inputs.ts';
import { Cost } from '../../core/field-cost.ts';
import { draftViewOf, ModelDraftView } from '../draft/drafts.types.ts';
import { comparisonOf } from '../draft/part-change.types.ts';
import { takeTurned, turnDraftPart } from './draft-turning.service.ts';
import { PartTurning } from './turning.types.ts';

@ArgsType()
class TurningArgs extends KnownDraftArgs {
  @Field(() => ID)
  partId: string;
}

const CHANGING = 'NOT_FOUND, VERSION_CONFLICT (it was changed or published meanwhile)';

@Resolver(() => ModelDraftView)
export class DraftTurningsResolver {
  @Cost({ size: 4 })
  @FieldResolver(() => [PartTurning], { description: 'Parts that were turned to the least support, taken or not.' })
  turnings(@Ctx() ctx: Context, @Root() { kept = [] }: ModelDraftView): PartTurning[] {
    return kept.flatMap(({ id, turning }) =>
      turning ? [{ ...comparisonOf(ctx, turning), partId: id, turn: turning.turn }] : [],
    );
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: turns the file of a part so that it needs the least support and shows the turned one beside it; the part keeps its file until \`takeTurnedModelDraftPart\`. Takes seconds. Errors: ${CHANGING}, FILE_NOT_AVAILABLE, MESH_NOT_TURNED with its \`reason\`, MESH_TOO_LARGE, MESH_TOO_LONG.`,
  })
  async turnModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => TurningArgs) { partId, ...known }: TurningArgs,
  ): Promise<ModelDraftView> {
    return draftViewOf(await turnDraftPart(ctx, known, partId));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: gives a part its turned file, or the one that it was made of. Errors: ${CHANGING}; NOT_FOUND also for a part that was not turned.`,
  })
  async takeTurnedModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => TurningArgs) { partId, ...known }: TurningArgs,
    @Arg('isTaken', () => Boolean, { description: 'False: the file as it lay.' }) isTaken: boolean,
  ): Promise<ModelDraftView> {
    return draftViewOf(await takeTurned(ctx, known, partId, isTaken));
  }
}
