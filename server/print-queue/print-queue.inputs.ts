import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';

const BASE = 'The version that the change was made on; 0 for the first.';
const KEY =
  'Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing.';

@InputType({ description: 'The whole new state of a part; copies in no count are open.' })
export class PrintPartChange {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Of the file that was printed.' })
  sha256: string;

  @Field(() => Int, { description: 'How many are on printers.' })
  printing: number;

  @Field(() => Int)
  done: number;

  @Field(() => Int, { description: 'Together at most the quantity of the part.' })
  failed: number;

  @Field(() => Float, { description: '0 to 100000.' })
  wastedGrams: number;

  @Field(() => String, { description: 'At most 200 characters.' })
  note: string;

  @Field(() => Int, { description: BASE })
  base: number;

  @Field(() => ID, { description: KEY })
  key: string;
}

@InputType({ description: 'A spool as it was weighed.' })
export class PrintSpoolChange {
  @Field(() => ID, { description: 'Key of material and colour.' })
  filament: string;

  @Field(() => Float, { nullable: true, description: '0 to 100000; null when it is no longer known.' })
  grams?: number | null;

  @Field(() => Float, { description: '0 to 1000000.' })
  usedBefore: number;

  @Field(() => Int, { description: BASE })
  base: number;

  @Field(() => ID, { description: KEY })
  key: string;
}

@InputType({ description: 'A step of the guide, ticked off or not.' })
export class GuideStepChange {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, { description: 'Whether the step is done.' })
  done: boolean;

  @Field(() => Int, { description: BASE })
  base: number;

  @Field(() => ID, { description: KEY })
  key: string;
}

@ArgsType()
export class SavePrintQueueArgs {
  @Field(() => ID)
  lineId: string;

  @Field(() => ID, { description: 'Of the queue in the answer; the changes may belong to any owned version.' })
  versionId: string;

  @Field(() => [PrintPartChange], { defaultValue: [], description: 'At most 200, each part once.' })
  parts: PrintPartChange[];

  @Field(() => [PrintSpoolChange], { defaultValue: [], description: 'At most 50, each filament once.' })
  spools: PrintSpoolChange[];

  @Field(() => [GuideStepChange], { defaultValue: [], description: 'At most 200, each step once.' })
  steps: GuideStepChange[];
}
