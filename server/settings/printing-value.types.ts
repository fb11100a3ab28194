import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { LocalizedText } from '../core/text/localized-text.types.ts';
import { PrinterClassName } from './printer-class.types.ts';

@ObjectType('StockedColour', { description: 'A colour in which a material is stocked.', simpleResolvers: true })
@InputType('StockedColourInput', { description: 'A colour in which a material is stocked.' })
export class StockedColour {
  @Field(() => LocalizedText, { description: 'What it is called, 40 characters at most.' })
  name: LocalizedText;

  @Field(() => String, { description: 'Such as #1a1a1a; once in a material, by it the colour is known.' })
  hex: string;
}

@ObjectType('StockedMaterial', { description: 'A material that the shop prints with.', simpleResolvers: true })
@InputType('StockedMaterialInput', { description: 'A material that the shop prints with.' })
export class StockedMaterial {
  @Field(() => String, { description: 'PLA, PETG, ABS, ASA, TPU, TPU 95A, PC, PA-CF or LW-PLA; once in the list.' })
  material: string;

  @Field(() => Int, { description: 'For a kilogram in cents, with VAT.' })
  perKgMinor: number;

  @Cost({ size: 6 })
  @Field(() => [StockedColour], { description: '1 to 20.' })
  colours: StockedColour[];
}

const PRINTING = 'Whether the shop prints parts for buyers: on what, of what, by which rates and how fast.';

@ObjectType('PrintingSetting', { description: PRINTING, simpleResolvers: true })
@InputType('PrintingSettingInput', { description: PRINTING })
export class PrintingSetting {
  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active: boolean;

  @Field(() => Int, { description: 'Width of the bed in millimetres, 50 to 2000.' })
  widthMm: number;

  @Field(() => Int, { description: 'Depth of the bed in millimetres, 50 to 2000.' })
  depthMm: number;

  @Field(() => Int, { description: 'How high a part may be in millimetres, 50 to 2000.' })
  heightMm: number;

  @Field(() => PrinterClassName, { description: 'How fast the printer is: whose sliced hours are charged.' })
  printerClass: PrinterClassName;

  @Field(() => Int, { description: 'For an hour of the printer in cents, with VAT.' })
  hourMinor: number;

  @Field(() => Int, { description: 'Once for each line of an order in cents, with VAT.' })
  handlingMinor: number;

  @Field(() => Int, { description: 'Working days until printed parts are sent, 1 to 60.' })
  days: number;

  @Cost({ size: 6 })
  @Field(() => [StockedMaterial], { description: 'At least one while it is offered.' })
  materials: StockedMaterial[];
}
