import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, MOST_INT, upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';
import { MostItems } from '../core/most-items.ts';
import { MOST_COPIES, MOST_COPIES_IN_ALL, MOST_PARTS } from './print-choice.ts';
import { PartProblem } from './print-work.ts';

registerEnumType(PartProblem, {
  name: 'PartPrintProblem',
  description: 'Why the shop cannot print a part.',
  valuesConfig: {
    TOO_LARGE: { description: 'It does not go on the bed of the shop’s printer, or is too tall for it.' },
    NOT_SLICED: { description: 'It was not sliced yet, or cannot be: nobody knows what it takes.' },
  },
});

@InputType({ description: 'A part, and how often it is to be printed.' })
export class ChosenPartInput {
  @Field(() => ID)
  @Checked(upTo(100))
  partId: string;

  @Field(() => Int, { description: `1 to ${MOST_COPIES}.` })
  @Checked(between(1, MOST_COPIES))
  copies: number;
}

@InputType({ description: 'Parts of a model that the shop is to print.' })
export class PrintChoiceInput {
  @Field(() => Int, { description: 'Kit or files of the model.' })
  @Checked(between(1, MOST_INT))
  productId: number;

  @Field(() => [ChosenPartInput], {
    description: `1 to ${MOST_PARTS}, each once; ${MOST_COPIES_IN_ALL} copies in all at most.`,
  })
  @MostItems(MOST_PARTS)
  parts: ChosenPartInput[];

  @Field(() => String, { description: 'One that is stocked.' })
  @Checked(upTo(40))
  material: string;

  @Field(() => String, { description: 'Of a stocked colour, such as #1a1a1a.' })
  @Checked(upTo(20))
  colour: string;
}

@ObjectType({ description: 'A colour that the shop prints in.', simpleResolvers: true })
export class PrintColour {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Such as #1a1a1a.' })
  hex: string;
}

@ObjectType({ description: 'A material that the shop prints with.', simpleResolvers: true })
export class PrintMaterial {
  @Field(() => String, { description: 'Such as PETG.' })
  material: string;

  @Cost({ size: 6 })
  @Field(() => [PrintColour], { description: 'Those in stock.' })
  colours: PrintColour[];
}

@ObjectType({ description: 'A part that could be printed.', simpleResolvers: true })
export class PrintablePart {
  @Field(() => ID)
  partId: string;

  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'Copies that the model needs.' })
  quantity: number;

  @Field(() => String, { description: 'What its designer meant it to be printed of.' })
  material: string;

  @Field(() => PartProblem, { nullable: true, description: 'Null: it can be printed.' })
  problem: PartProblem | null;
}

@ObjectType({ description: 'What the shop prints of a model for its buyers.', simpleResolvers: true })
export class PrintOffer {
  @Field(() => Int, { description: 'Working days until printed parts are sent.' })
  days: number;

  @Field(() => Money, { description: 'Handling, once for each line of an order.' })
  handling: Money;

  @Cost({ size: 6 })
  @Field(() => [PrintMaterial], { description: 'Those in stock.' })
  materials: PrintMaterial[];

  @Cost({ size: 20 })
  @Field(() => [PrintablePart], { description: 'In the order of the model.' })
  parts: PrintablePart[];
}

@ObjectType({ description: 'What it costs to have parts printed now, with VAT.', simpleResolvers: true })
export class PrintQuote {
  @Field(() => Int, { description: 'Of all parts.' })
  copies: number;

  @Field(() => Float, { description: 'Weight of all copies, as they were sliced.' })
  grams: number;

  @Field(() => Float, { description: 'Of the shop’s printer, as they were sliced.' })
  hours: number;

  @Field(() => Money, { description: 'For the material.' })
  material: Money;

  @Field(() => Money, { description: 'For the hours of the printer.' })
  machine: Money;

  @Field(() => Money, { description: 'Once for all of it.' })
  handling: Money;

  @Field(() => Money, { description: 'Material + machine + handling, a cent at least.' })
  total: Money;

  @Field(() => Int, { description: 'Working days until it is sent.' })
  days: number;
}

@ObjectType({ description: 'Parts that can be put into a cart.', simpleResolvers: true })
export class KeptPrintJob {
  @Field(() => Int, { description: 'Stands in a cart where the id of a product does, with the quantity 1.' })
  productId: number;

  @Field(() => PrintQuote, { description: 'As of now: a cart is priced anew each time.' })
  quote: PrintQuote;
}

@ObjectType({ description: 'Copies of a part.', simpleResolvers: true })
export class PrintWorkPart {
  @Field(() => ID)
  partId: string;

  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'How often it is printed.' })
  copies: number;
}

@ObjectType('PrintWork', { description: 'What is printed for a line of a cart or an order.', simpleResolvers: true })
export class PrintWorkView {
  @Field(() => Int, { description: 'The product whose parts are printed.' })
  productId: number;

  @Field(() => String, { description: 'Such as PETG.' })
  material: string;

  @Field(() => PrintColour)
  colour: PrintColour;

  @Cost({ size: 10 })
  @Field(() => [PrintWorkPart], { description: 'In the order of the model.' })
  parts: PrintWorkPart[];

  @Field(() => Int, { description: 'Working days until it is sent.' })
  days: number;
}
