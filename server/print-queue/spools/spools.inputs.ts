import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What there is of a filament, as it was weighed.' })
export class SpoolChange {
  @Field(() => ID, { description: 'Material of at most 20 characters, a space, and the colour as `#rrggbb`.' })
  filament: string;

  @Field(() => String, { defaultValue: '', description: 'What the buyer calls the colour, at most 40 characters.' })
  colour: string;

  @Field(() => Float, { nullable: true, description: '0 to 100000; null when it is gone or no longer known.' })
  grams?: number | null;

  @Field(() => Float, { description: '`used` when it was weighed, 0 to 1000000.' })
  usedBefore: number;

  @Field(() => Int, { description: 'The version that the change was made on; 0 for the first.' })
  base: number;

  @Field(() => ID, {
    description:
      'Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing.',
  })
  key: string;
}

@ArgsType()
export class SaveSpoolsArgs {
  @Field(() => [SpoolChange], { description: 'At most 50, each filament once.' })
  spools: SpoolChange[];
}
