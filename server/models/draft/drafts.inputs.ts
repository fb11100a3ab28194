import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import { FlightFacts } from '../flight/flight-facts.types.ts';
import { TailoringDescription } from '../tailoring/tailoring-description.types.ts';

@InputType({ description: 'A text in every language of the shop.' })
export class WordsInput {
  @Field(() => String)
  en: string;

  @Field(() => String)
  sk: string;

  @Field(() => String)
  de: string;
}

@InputType({ description: 'What is new, for buyers: at most 5000 characters each. What is absent stays.' })
export class ChangelogInput {
  @Field(() => String, { nullable: true })
  en?: string;

  @Field(() => String, { nullable: true })
  sk?: string;

  @Field(() => String, { nullable: true })
  de?: string;
}

@InputType({ description: 'How a model is printed.' })
export class PrintSettingsInput {
  @Field(() => Float, { description: '0.05 to 0.6.' })
  layerHeightMm: number;

  @Field(() => [Float], { description: 'Least and most, 0 to 100.' })
  infillPercent: number[];

  @Field(() => Int, { description: 'Lines around each layer, 1 to 20.' })
  walls: number;

  @Field(() => String)
  material: string;
}

@InputType({ description: 'What an admin says of a version. What is absent stays.' })
export class ModelDraftInput {
  @Field(() => String, { nullable: true, description: 'Such as 1.2: letters, digits, dots, 20 characters at most.' })
  revision?: string | null;

  @Field(() => PrintSettingsInput, { description: 'How it is printed.', nullable: true })
  print?: PrintSettingsInput | null;

  @Field(() => ChangelogInput, { description: 'What is new, for earlier buyers.', nullable: true })
  changelog?: ChangelogInput | null;

  @Field(() => FlightFacts, { description: 'How it flies, drives or runs; of no kind: not at all.', nullable: true })
  flight?: FlightFacts | null;

  @Field(() => TailoringDescription, {
    description: 'What buyers of the files may choose; without parameters: nothing.',
    nullable: true,
  })
  tailoring?: TailoringDescription | null;
}

@InputType({ description: 'A colour of filament.' })
export class ColourInput {
  @Field(() => WordsInput)
  name: WordsInput;

  @Field(() => String, { description: '`#rrggbb`, small letters.' })
  hex: string;
}

@InputType({ description: 'Degrees about x, y, z from the part’s own position to the way its file lies.' })
export class OrientationInput {
  @Field(() => [Float], { description: 'Three angles, -360 to 360.' })
  turn: number[];

  @Field(() => Boolean, { description: 'Whether the file lies flat on the bed already.' })
  onBed: boolean;
}

@InputType({ description: 'What an admin says of a part. What is absent stays.' })
export class ModelDraftPartInput {
  @Field(() => WordsInput, { nullable: true })
  name?: WordsInput | null;

  @Field(() => Int, { nullable: true, description: 'Copies that a model needs, 1 to 999.' })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: 'Such as PETG.' })
  material?: string | null;

  @Field(() => ColourInput, { nullable: true })
  colour?: ColourInput | null;

  @Field(() => Boolean, { nullable: true })
  supports?: boolean | null;

  @Field(() => OrientationInput, { description: 'How it lies on the bed.', nullable: true })
  orientation?: OrientationInput | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Grams of one copy by a slicer; null goes back to the estimate from the mesh.',
  })
  slicedGrams?: number | null;
}

@InputType({ description: 'What an admin says of one of several parts. What is absent stays.' })
export class ModelDraftPartChange extends ModelDraftPartInput {
  @Field(() => ID)
  partId: string;
}

@ArgsType()
export class KnownDraftArgs {
  @Field(() => ID, { description: 'Of the draft.' })
  id: string;

  @Field(() => Int)
  expectedVersion: number;
}

@ArgsType()
export class DraftPartSourceArgs extends KnownDraftArgs {
  @Field(() => ID, {
    description: 'Lower-case letters, digits and hyphens, 60 at most; it stays from version to version.',
  })
  partId: string;

  @Field(() => ID)
  uploadId: string;

  @Field(() => String, { nullable: true, description: 'Which file of an archive.' })
  file?: string | null;
}
