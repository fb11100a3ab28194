import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Image } from '../catalog/catalog.types.ts';
import { Cost } from '../core/field-cost.ts';
import { PrinterClassName } from '../settings/printer-class.types.ts';

@ObjectType({ description: 'A version of a bought model that can be printed from.', simpleResolvers: true })
export class PrintQueueHead {
  @Field(() => ID, { description: 'Item of the order.' })
  lineId: string;

  @Field(() => ID)
  orderId: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Int)
  productId: number;

  @Field(() => String, { description: 'As it was bought.' })
  productName: string;

  @Field(() => ID)
  versionId: string;

  @Field(() => String, { description: 'The version, as its files bear it.' })
  revision: string;
}

@ObjectType({ description: 'Hours of one copy on a class of printer: an estimate.', simpleResolvers: true })
export class PrintQueueHours {
  @Field(() => PrinterClassName)
  printerClass: PrinterClassName;

  @Field(() => Float)
  min: number;

  @Field(() => Float)
  max: number;
}

@ObjectType({ description: 'A part and how far its copies are; those in no count are open.', simpleResolvers: true })
export class PrintQueuePart {
  @Field(() => ID, { description: 'The same in every version of the model.' })
  id: string;

  @Field(() => String, { description: 'Of its STL, hexadecimal; the state belongs to this very file.' })
  sha256: string;

  @Field(() => Int, { description: 'As in the exploded view.' })
  number: number;

  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'Copies that the model needs.' })
  quantity: number;

  @Field(() => ID, { description: 'Which of `spools` it is printed from.' })
  filament: string;

  @Field(() => Float, { description: 'Of one copy.' })
  grams: number;

  @Cost({ size: 4 })
  @Field(() => [PrintQueueHours], {
    description: 'One for each class of printer; empty where the part was not measured.',
  })
  hours: PrintQueueHours[];

  @Field(() => Image, { nullable: true })
  image: Image | null;

  @Field(() => Boolean, {
    description: 'New or changed against the newest version before this one that the buyer has, bought or loaded.',
  })
  changed: boolean;

  @Field(() => Int, { description: 'How many are on printers.' })
  printing: number;

  @Field(() => Int)
  done: number;

  @Field(() => Int, { description: 'Copies to be printed again.' })
  failed: number;

  @Field(() => Float, { description: 'Filament of failed prints so far.' })
  wastedGrams: number;

  @Field(() => String)
  note: string;

  @Field(() => Int, { description: 'Counts the changes; 0 before the first.' })
  version: number;

  @Field(() => ID, { nullable: true, description: 'Key of the change that made this version.' })
  changeKey: string | null;
}

@ObjectType({
  description: 'A filament of the model and what the buyer has of it, over all purchases.',
  simpleResolvers: true,
})
export class PrintQueueSpool {
  @Field(() => ID, { description: 'Key of material and colour.' })
  filament: string;

  @Field(() => String)
  material: string;

  @Field(() => String)
  colour: string;

  @Field(() => Float, { nullable: true, description: 'As the buyer weighed it; null while it is not known.' })
  grams: number | null;

  @Field(() => String, { description: 'Of the model, `#rrggbb`.' })
  hex: string;

  @Field(() => Float, { description: 'What all prints had used of it when it was weighed, in grams.' })
  usedBefore: number;

  @Field(() => Float, { description: 'What prints of other queues, and of older parts, have used of it, in grams.' })
  usedElsewhere: number;

  @Field(() => Int, { description: 'Counts the changes; 0 before the first.' })
  version: number;

  @Field(() => ID, { nullable: true, description: 'Key of the change that made this version.' })
  changeKey: string | null;
}

@ObjectType({ description: 'A step of assembly, and whether the buyer has ticked it off.', simpleResolvers: true })
export class PrintQueueStep {
  @Field(() => ID, { description: 'The same in every version of the model as long as the step is.' })
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  text: string;

  @Cost({ size: 30 })
  @Field(() => [ID], { description: 'Parts of this queue that are taken in hand.' })
  partIds: string[];

  @Field(() => Image, { nullable: true, description: 'What is taken in hand in colour, where it belongs.' })
  image: Image | null;

  @Field(() => Boolean)
  done: boolean;

  @Field(() => Int, { description: 'Counts the changes; 0 before the first.' })
  version: number;

  @Field(() => ID, { nullable: true, description: 'Key of the change that made this version.' })
  changeKey: string | null;
}

@ObjectType({ description: 'How the model is built, in the language of the request.', simpleResolvers: true })
export class PrintQueueGuide {
  @Field(() => String, { description: 'What is built.' })
  subtitle: string;

  @Cost({ size: 30 })
  @Field(() => [String], { description: 'What is needed besides the printed parts.' })
  hardware: readonly string[];

  @Cost({ size: 30 })
  @Field(() => [String], { description: 'What to take care of.' })
  safety: readonly string[];

  @Cost({ size: 30 })
  @Field(() => [PrintQueueStep], { description: 'In the order of building.' })
  steps: PrintQueueStep[];
}

@ObjectType({
  description: 'Parts of a bought model and how far their buyer is with printing them.',
  simpleResolvers: true,
})
export class PrintQueue {
  @Field(() => PrintQueueHead, { description: 'What is printed.' })
  head: PrintQueueHead;

  @Cost({ size: 30 })
  @Field(() => [PrintQueuePart])
  parts: PrintQueuePart[];

  @Cost({ size: 50 })
  @Field(() => [PrintQueueSpool], { description: 'The filaments that it takes.' })
  spools: PrintQueueSpool[];

  @Field(() => PrintQueueGuide, {
    nullable: true,
    description: 'Null where the guide of this version is a PDF only, in this language, or where there is none.',
  })
  guide: PrintQueueGuide | null;
}
