import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { BedInput, BedShape } from '../../catalog/bed-fit.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { KnownDraftArgs } from '../draft/drafts.inputs.ts';
import { Cost } from '../../core/field-cost.ts';
import { draftViewOf, ModelDraftView } from '../draft/drafts.types.ts';
import { stateViewOf } from '../draft/part-change.types.ts';
import { CutJoint, PartCutting } from './cutting.types.ts';
import type { DraftCutting } from './draft-cutting.ts';
import { cutDraftPart, takeCut } from './draft-cutting.service.ts';

@ArgsType()
class CuttingArgs extends KnownDraftArgs {
  @Field(() => ID)
  partId: string;
}

const CHANGING = 'NOT_FOUND, VERSION_CONFLICT (it was changed or published meanwhile)';

const cuttingViewOf = (ctx: Context, partId: string, { bed, before, pieces, cuts }: DraftCutting): PartCutting => ({
  partId,
  bed: { ...bed, shape: bed.shape === 'CIRCULAR' ? BedShape.CIRCULAR : BedShape.RECTANGULAR },
  before: stateViewOf(ctx, before),
  pieces: pieces.map(({ fileName, state, dowel, count }) => ({
    fileName,
    state: stateViewOf(ctx, state),
    dowelMm: dowel?.diameterMm ?? null,
    count,
  })),
  cuts: cuts.map(({ pieces: between, joint, count, dowel }) => ({
    pieces: between,
    joint: CutJoint[joint],
    count,
    dowelMm: dowel?.diameterMm ?? null,
  })),
});

@Resolver(() => ModelDraftView)
export class DraftCuttingsResolver {
  @Cost({ size: 4 })
  @FieldResolver(() => [PartCutting], { description: 'What parts would be cut into; those that are cut are left out.' })
  cuttings(@Ctx() ctx: Context, @Root() { kept = [] }: ModelDraftView): PartCutting[] {
    return kept.flatMap(({ id, cutting }) => (cutting ? [cuttingViewOf(ctx, id, cutting)] : []));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: cuts the file of a part into the fewest pieces that go on a bed, 5 mm free all round, and shows them; the part stays whole until \`takeCutModelDraftPart\`. Takes seconds. Errors: ${CHANGING}, VALIDATION_FAILED, FILE_NOT_AVAILABLE, MESH_NOT_CUT with its \`reason\`, MESH_TOO_LARGE, MESH_TOO_LONG.`,
  })
  async cutModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => CuttingArgs) { partId, ...known }: CuttingArgs,
    @Arg('bed', () => BedInput) bed: BedInput,
    @Arg('joint', () => CutJoint, { description: 'Where it has room.' }) joint: CutJoint,
  ): Promise<ModelDraftView> {
    return draftViewOf(await cutDraftPart(ctx, known, partId, { bed, joint }));
  }

  @Mutation(() => ModelDraftView, {
    description: `For admins: puts the pieces that a part was cut into in its place; \`restoreModelDraftPart\` makes one part of them again. Errors: ${CHANGING}, VALIDATION_FAILED; NOT_FOUND also for a part that was not cut.`,
  })
  async takeCutModelDraftPart(
    @Ctx() ctx: Context,
    @Args(() => CuttingArgs) { partId, ...known }: CuttingArgs,
  ): Promise<ModelDraftView> {
    return draftViewOf(await takeCut(ctx, known, partId));
  }
}
