import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';
import { LocalizedText } from '../../core/text/localized-text.types.ts';
import { MOST_NEEDS, MOST_OPTIONS, MOST_PARAMETERS } from './tailoring.ts';
import { ParameterKind, ParameterUnit } from './tailoring.types.ts';

/** What may be chosen as sellers give and read it: each class is an input and what is answered. */

const NEED = 'What an option takes besides the files.';
@InputType('DescribedNeedInput', { description: NEED })
@ObjectType({ description: NEED, simpleResolvers: true })
export class DescribedNeed {
  @Field(() => String, { description: 'By which flights and options know products, such as 2212.' })
  designation: string;

  @Field(() => Int, { description: '1 to 20.' })
  quantity: number;
}

const OPTION = 'One of the things that an OPTION offers.';
@InputType('DescribedOptionInput', { description: OPTION })
@ObjectType({ description: OPTION, simpleResolvers: true })
export class DescribedOption {
  @Field(() => ID, { description: 'As the program reads it: letters, digits, dots, hyphens, 30 at most.' })
  id: string;

  @Field(() => LocalizedText)
  name: LocalizedText;

  @Field(() => Int, { nullable: true, description: 'Gross, in minor units of EUR; null: nothing.' })
  extraMinor?: number | null;

  @Cost({ size: 1 })
  @Field(() => [DescribedNeed], { description: 'Four at most.' })
  @MostItems(MOST_NEEDS)
  needs: DescribedNeed[];
}

const PARAMETER = 'What a buyer chooses of a model.';
@InputType('DescribedParameterInput', { description: PARAMETER })
@ObjectType({ description: PARAMETER, simpleResolvers: true })
export class DescribedParameter {
  @Field(() => ID, { description: 'As the program reads it: a letter, then letters and digits, 30 at most.' })
  id: string;

  @Field(() => ParameterKind)
  kind: ParameterKind;

  @Field(() => LocalizedText)
  name: LocalizedText;

  @Field(() => ParameterUnit, { nullable: true, description: 'Of a NUMBER.' })
  unit?: ParameterUnit | null;

  @Field(() => Float, { nullable: true, description: 'The least NUMBER.' })
  from?: number | null;

  @Field(() => Float, { nullable: true, description: 'The greatest NUMBER.' })
  to?: number | null;

  @Field(() => Float, { nullable: true, description: 'Between two values of a NUMBER that may be chosen.' })
  step?: number | null;

  @Cost({ size: 5 })
  @Field(() => [DescribedOption], { description: 'Of an OPTION, 2 to 40; else empty.' })
  @MostItems(MOST_OPTIONS)
  options: DescribedOption[];

  @Field(() => Int, { nullable: true, description: 'Of a TEXT, 1 to 30.' })
  mostCharacters?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What a TEXT other than by standard costs: gross, in minor units of EUR; null: nothing.',
  })
  extraMinor?: number | null;

  @Field(() => String, { description: 'What the model is without a choice: a number, the id of an option, or a text.' })
  standard: string;
}

const DESCRIPTION = 'What may be chosen of a model, and the program that draws the parts which depend on it.';
@InputType('TailoringDescriptionInput', { description: DESCRIPTION })
@ObjectType({ description: DESCRIPTION, simpleResolvers: true })
export class TailoringDescription {
  @Cost({ size: 5 })
  @Field(() => [DescribedParameter], { description: 'Twelve at most, in the order in which they are asked.' })
  @MostItems(MOST_PARAMETERS)
  parameters: DescribedParameter[];

  @Field(() => String, { description: 'JavaScript with a function `build(choice)`, 40,000 characters at most.' })
  program: string;
}
