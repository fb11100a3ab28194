import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { OptionNeed } from './kernel/choice.ts';
import { Checked } from '../../core/checked-input.ts';
import { between, MOST_INT } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { MostItems } from '../../core/most-items.ts';

export enum ParameterKind {
  NUMBER = 'NUMBER',
  OPTION = 'OPTION',
  TEXT = 'TEXT',
}

registerEnumType(ParameterKind, {
  name: 'TailoringParameterKind',
  description: 'What is chosen for a parameter of a model.',
  valuesConfig: {
    NUMBER: { description: 'A number between two, in equal steps.' },
    OPTION: { description: 'One of several things.' },
    TEXT: { description: 'Words that are printed.' },
  },
});

export enum ParameterUnit {
  MM = 'MM',
  DEGREE = 'DEGREE',
  PERCENT = 'PERCENT',
  COUNT = 'COUNT',
}

registerEnumType(ParameterUnit, {
  name: 'TailoringUnit',
  description: 'What a number of a model counts.',
  valuesConfig: {
    MM: { description: 'Millimetres.' },
    DEGREE: { description: 'Degrees.' },
    PERCENT: { description: 'Hundredths.' },
    COUNT: { description: 'Pieces.' },
  },
});

@ObjectType({
  description: 'A product that an option takes: its sellers gave it the designation that the option names.',
  simpleResolvers: true,
})
export class TailoringNeed {
  @Field(() => ProductView, { description: 'On sale here.' })
  product: ProductView;

  @Field(() => Int)
  quantity: number;
}

@ObjectType({ description: 'One of the things that an OPTION offers.', simpleResolvers: true })
export class TailoringOption {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => Money, { nullable: true, description: 'What it costs beside the files; null: nothing.' })
  extra: Money | null;

  /** As the program's description names them. */
  needs?: readonly OptionNeed[];
}

@ObjectType({ description: 'What a buyer chooses of a model.', simpleResolvers: true })
export class TailoringParameter {
  @Field(() => ID)
  id: string;

  @Field(() => ParameterKind)
  kind: ParameterKind;

  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => ParameterUnit, { nullable: true, description: 'Of a NUMBER.' })
  unit?: ParameterUnit;

  @Field(() => Float, { nullable: true, description: 'The least NUMBER.' })
  from?: number;

  @Field(() => Float, { nullable: true, description: 'The greatest NUMBER.' })
  to?: number;

  @Field(() => Float, { nullable: true, description: 'Between two values of a NUMBER that may be chosen.' })
  step?: number;

  @Cost({ size: 10 })
  @Field(() => [TailoringOption], { description: 'Of an OPTION; else empty.' })
  options: TailoringOption[];

  @Field(() => Int, { nullable: true, description: 'Of a TEXT.' })
  mostCharacters?: number;

  @Field(() => Money, { nullable: true, description: 'What a TEXT other than by standard costs; null: nothing.' })
  extra: Money | null;

  @Field(() => String, { description: 'What the model is without a choice: a number, the id of an option, or a text.' })
  standard: string;
}

@ObjectType({ description: 'How a model may be tailored.', simpleResolvers: true })
export class Tailoring {
  @Cost({ size: 12 })
  @Field(() => [TailoringParameter], { description: 'In the order in which they are asked.' })
  parameters: TailoringParameter[];

  @Field(() => String, {
    description: 'The program that draws the parts which depend on the choice; the browser shows them with it.',
  })
  program: string;
}

@InputType({ description: 'What was chosen for a parameter; what is not named stays as it is by standard.' })
export class ChosenValueInput {
  @Field(() => ID, { description: 'Of the parameter.' })
  parameterId: string;

  @Field(() => Float, { nullable: true, description: 'Of a NUMBER.' })
  number?: number | null;

  @Field(() => String, { nullable: true, description: 'The id of an OPTION, or the words of a TEXT.' })
  text?: string | null;
}

@ObjectType({ description: 'What was chosen for a parameter, as people read it.', simpleResolvers: true })
export class ChosenValue {
  @Field(() => ID, { description: 'Of the parameter.' })
  parameterId: string;

  @Field(() => String, { description: 'Name of the parameter in the language of the request.' })
  name: string;

  @Field(() => String, { description: 'Such as `29 mm`, in the language of the request.' })
  value: string;
}

@InputType({ description: 'Files, and what they are to be made for.' })
export class TailoredChoiceInput {
  @Field(() => Int)
  @Checked(between(1, MOST_INT))
  productId: number;

  @Field(() => [ChosenValueInput], { description: 'Each parameter once at most.' })
  @MostItems(12)
  chosen: ChosenValueInput[];
}

@ObjectType({ description: 'Files for a choice, as a cart holds them.', simpleResolvers: true })
export class KeptTailoredChoice {
  @Field(() => Int, { description: 'Stands in carts and orders that are placed where the id of a product does.' })
  productId: number;

  @Field(() => Money, { description: 'What they cost now, with VAT.' })
  total: Money;
}
