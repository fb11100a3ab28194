import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { PrinterClassName } from '../../settings/printer-class.types.ts';
import { SlicerProfileInput } from '../profile/slicer-profile.types.ts';

export enum FigureOrigin {
  MEASURED = 'MEASURED',
  SLICED = 'SLICED',
  ESTIMATED = 'ESTIMATED',
}

registerEnumType(FigureOrigin, {
  name: 'FigureOrigin',
  description: 'Where a figure comes from.',
  valuesConfig: {
    MEASURED: { description: 'Measured from the triangles of the sold file.' },
    SLICED: { description: 'Sliced from the sold file with these settings, motion of the printer included.' },
    ESTIMATED: {
      description: 'Carried over from other settings that were sliced, or worked out from volume and surface.',
    },
  },
});

@InputType({ description: 'How it is to be printed and what the buyer pays. What is absent is taken from the model.' })
export class PrintEstimateInput {
  @Field(() => PrinterClassName)
  printerClass: PrinterClassName;

  @Field(() => Float, { nullable: true, description: '0.05 to 0.6.' })
  layerHeightMm?: number | null;

  @Field(() => Float, { nullable: true, description: '0 to 100.' })
  infillPercent?: number | null;

  @Field(() => Float, { nullable: true, description: 'Euros, 0 to 1000. Without it there are no costs.' })
  filamentPricePerKg?: number | null;

  @Field(() => Float, { nullable: true, description: 'Euros, 0 to 10. Without it power is not counted.' })
  powerPricePerKwh?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What the printer draws on average, 0 to 3000. Without it what is usual for its class.',
  })
  printerWatts?: number | null;

  @Field(() => SlicerProfileInput, {
    nullable: true,
    description:
      'Figures are those of this profile where `profileSlicing` says that all parts are sliced, else those of the class.',
  })
  profile?: SlicerProfileInput | null;
}

@ObjectType({ description: 'A figure, and where it comes from.', simpleResolvers: true })
export class PrintFigure {
  @Field(() => Float, { description: 'The figure itself.' })
  value: number;

  @Field(() => FigureOrigin)
  origin: FigureOrigin;
}

@ObjectType({ description: 'How long printing takes.', simpleResolvers: true })
export class PrintHours {
  @Field(() => Float)
  min: number;

  @Field(() => Float)
  max: number;

  @Field(() => FigureOrigin)
  origin: FigureOrigin;
}

@ObjectType({ description: 'What printing costs, filament and power.', simpleResolvers: true })
export class PrintCost {
  @Field(() => Money)
  min: Money;

  @Field(() => Money)
  max: Money;

  @Field(() => FigureOrigin)
  origin: FigureOrigin;
}

@ObjectType({ description: 'One copy of a part.', simpleResolvers: true })
export class PartPrintEstimate {
  @Field(() => ID)
  partId: string;

  @Field(() => Int, { description: 'Copies that the model needs.' })
  quantity: number;

  @Field(() => PrintFigure)
  grams: PrintFigure;

  @Field(() => PrintHours)
  hours: PrintHours;

  @Field(() => PrintCost, { nullable: true, description: 'Null without a filament price.' })
  cost: PrintCost | null;
}

@ObjectType({
  description:
    'What printing all copies of all parts takes, without supports, brim and purge: sliced with the settings of the version soon after it was published. Each figure says where it comes from.',
  simpleResolvers: true,
})
export class ProductPrintEstimate {
  @Field(() => PrinterClassName)
  printerClass: PrinterClassName;

  @Field(() => Float, { description: 'As asked for, or as usual for the class.' })
  printerWatts: number;

  @Field(() => Float, { description: 'As asked for, or as the model says.' })
  layerHeightMm: number;

  @Field(() => Float, { description: 'As asked for, or the middle of what the model says.' })
  infillPercent: number;

  @Field(() => Int, { description: 'Lines around each layer, as the profile or else the model says.' })
  walls: number;

  @Field(() => PrintFigure)
  grams: PrintFigure;

  @Field(() => PrintHours)
  hours: PrintHours;

  @Field(() => PrintCost, { nullable: true, description: 'Null without a filament price.' })
  cost: PrintCost | null;

  @Cost({ size: 30 })
  @Field(() => [PartPrintEstimate])
  parts: PartPrintEstimate[];
}
