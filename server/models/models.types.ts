import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Image } from '../catalog/catalog.types.ts';
import { Cost } from '../core/field-cost.ts';
import type { PartFacts } from './part-facts.ts';

@ObjectType({ description: 'Measured from the triangles of the sold file, one copy.', simpleResolvers: true })
export class PartMesh {
  @Field(() => Int, { description: 'How many.' })
  triangles: number;

  @Field(() => Int, { description: 'Connected pieces of the surface: bodies and cavities.' })
  shells: number;

  @Field(() => Boolean, { description: 'Closed, and wound in one direction everywhere.' })
  watertight: boolean;

  @Field(() => Boolean, { description: 'Shells run through each other on purpose: slice as a union or even-odd.' })
  overlapping: boolean;

  @Field(() => Float, { description: 'Overlapping shells counted once.' })
  volumeCm3: number;

  @Field(() => Float, { description: 'In square centimetres.' })
  surfaceCm2: number;

  @Cost({ size: 7 })
  @Field(() => [String], {
    description:
      'What the shop mended in the file: COPIES_DROPPED, FOLDS_DROPPED, EDGES_SEWN, HOLES_CLOSED, TRIANGLES_TURNED, SCRAPS_DROPPED, BODIES_UNITED. Empty: it is as its author made it.',
  })
  mended: readonly string[];
}

const to = (digits: number, value: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export const meshOf = (facts: PartFacts): PartMesh => ({
  triangles: facts.triangles,
  shells: facts.shells,
  watertight: facts.watertight,
  overlapping: facts.overlapMm3 > 0,
  volumeCm3: to(2, facts.volumeMm3 / 1000),
  surfaceCm2: to(2, facts.surfaceMm2 / 100),
  mended: facts.mended ?? [],
});

@ObjectType({ description: 'One printed part of a model, numbered as in the exploded view.', simpleResolvers: true })
export class ProductPart {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'In drawings and in the list.' })
  number: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => String)
  material: string;

  @Field(() => String)
  colour: string;

  @Field(() => Float, { description: 'Printed weight of one copy.' })
  grams: number;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Width, depth and height as it lies on the bed.' })
  sizeMm: number[];

  @Cost({ size: 3 })
  @Field(() => [Float], {
    description: 'Degrees about x, y and z from where it stands in the model to how its file lies on the bed.',
  })
  turnDegrees: number[];

  @Field(() => Image, { nullable: true, description: 'Its line drawing.' })
  image: Image | null;

  @Field(() => Image, { nullable: true, description: 'As it comes off the printer; null until the shop has made it.' })
  photo: Image | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is printed with supports; null where nobody said so.',
  })
  supports: boolean | null;

  @Field(() => PartMesh, { nullable: true, description: 'Null for versions published before parts were measured.' })
  mesh: PartMesh | null;

  facts?: PartFacts;
}
