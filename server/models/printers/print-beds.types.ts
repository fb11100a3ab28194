import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';

@ObjectType({ description: 'One copy of a part on a bed.', simpleResolvers: true })
export class PartOnBed {
  @Field(() => ID)
  partId: string;

  @Cost({ size: 2 })
  @Field(() => [Float], { description: 'Its middle, x and y.' })
  middleMm: number[];

  @Field(() => Float, { description: 'Degrees about the vertical from how its file lies, 0 to 90.' })
  turnDegrees: number;

  @Cost({ size: 400 })
  @Field(() => [[Float]], {
    description: 'Its outline and those of its holes seen from above, as it stands there: x and y in turn.',
  })
  outlines: number[][];
}

@ObjectType({
  description:
    'A bed with parts of one filament laid out. Millimetres from its left front corner, y to the back; 5 mm are kept free at the edges and between parts.',
  simpleResolvers: true,
})
export class PrintBed {
  @Field(() => ID, { description: 'Key of material and colour, as spools have it.' })
  filament: string;

  @Field(() => String)
  material: string;

  @Field(() => String)
  colour: string;

  @Cost({ size: 30 })
  @Field(() => [PartOnBed], { description: 'Where each copy lies.' })
  parts: PartOnBed[];
}
