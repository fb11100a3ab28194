import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Ctx } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { PrivatePicture } from '../picture/pictures.types.ts';
import { privatePictureUrl } from '../picture/private-pictures.ts';
import type { MeshState, PartChange } from './part-change.ts';

@ObjectType({ description: 'What was found in a mesh, without its places.', simpleResolvers: true })
export class MendingFinding {
  @Field(() => String, { description: 'As the `code` of a MeshFinding.' })
  code: string;

  @Field(() => String, { description: '`error`, `warning` or `advice`.' })
  severity: string;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'A mesh before or after it was mended, turned or cut.', simpleResolvers: true })
export class MendingState {
  @Field(() => PrivatePicture, { nullable: true, description: 'Null where none could be made.' })
  photo: PrivatePicture | null;

  @Field(() => Int, { description: 'How many.' })
  triangles: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Null where holes leave open what is within, or the skin was inside out.',
  })
  volumeCm3: number | null;

  @Cost({ size: 4 })
  @Field(() => [MendingFinding], { description: 'What is wrong or worth a look, worst first.' })
  findings: readonly MendingFinding[];

  @Cost({ size: 3 })
  @Field(() => [Float], {
    nullable: true,
    description: 'Width, depth, height as it lies; null in what was kept before this was.',
  })
  sizeMm: readonly number[] | null;

  @Field(() => Float, { nullable: true, description: 'Of its surface, what hangs over more than 45°.' })
  overhangCm2: number | null;

  @Field(() => Float, { nullable: true, description: 'Of its surface, what lies in the first 0.2 mm.' })
  firstLayerCm2: number | null;
}

@ObjectType({ description: 'A file that the shop made of a part beside the one that it was made of.', simpleResolvers: true }) // oxfmt-ignore
export class MeshComparison {
  @Field(() => Boolean, { description: 'Whether the part has the file that the shop made.' })
  isTaken: boolean;

  @Field(() => MendingState)
  before: MendingState;

  @Field(() => MendingState)
  after: MendingState;
}

const squareCentimetres = (area: number | undefined): number | null =>
  area === undefined ? null : Math.round(area) / 100;

export const stateViewOf = (
  { shop }: Ctx,
  { volumeMm3, photo, sizeMm, overhangMm2, firstLayerMm2, ...state }: MeshState,
): MendingState => ({
  ...state,
  volumeCm3: volumeMm3 === null ? null : Math.round(volumeMm3 / 10) / 100,
  photo: photo && { url: privatePictureUrl(shop, photo), width: photo.width, height: photo.height },
  sizeMm: sizeMm ?? null,
  overhangCm2: squareCentimetres(overhangMm2),
  firstLayerCm2: squareCentimetres(firstLayerMm2),
});

export const comparisonOf = (ctx: Ctx, { isTaken, before, after }: PartChange): MeshComparison => ({
  isTaken,
  before: stateViewOf(ctx, before),
  after: stateViewOf(ctx, after),
});
