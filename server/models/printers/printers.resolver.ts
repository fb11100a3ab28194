import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { checkBed, fitOnBed } from '../../catalog/bed-fit.ts';
import { BedFit, BedInput } from '../../catalog/bed-fit.types.ts';
import { ProductView } from '../../catalog/catalog.types.ts';
import { SearchSuggestions } from '../../catalog/search/search-suggestions.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { boxOf } from '../manifest.ts';
import { modelOf } from '../models.loaders.ts';
import { ProductPart } from '../models.types.ts';
import { printBeds } from './print-beds.ts';
import { PrintBed } from './print-beds.types.ts';
import { myPrinter, setMyPrinter } from './printer-choice.service.ts';
import { PRINTERS, printersNamed } from './printers.ts';
import { MyPrinter, MyPrinterInput, Printer } from './printers.types.ts';

@Resolver()
export class PrintersResolver {
  @Cost({ size: PRINTERS.length })
  @Query(() => [Printer], { description: 'Printers to choose from, by maker and name. Changes with a release only.' })
  printers(): readonly Printer[] {
    return PRINTERS;
  }

  @Query(() => MyPrinter, { nullable: true, description: 'Of the signed-in customer; null until one was chosen.' })
  myPrinter(@Ctx() ctx: Context): Promise<MyPrinter | null> {
    return myPrinter(ctx);
  }

  @Mutation(() => MyPrinter, {
    description: "Makes this the signed-in customer's printer. Errors: UNAUTHENTICATED, VALIDATION_FAILED.",
  })
  setMyPrinter(@Ctx() ctx: Context, @Arg('input', () => MyPrinterInput) input: MyPrinterInput): Promise<MyPrinter> {
    return setMyPrinter(ctx, input);
  }
}

@Resolver(() => SearchSuggestions)
export class SuggestedPrintersResolver {
  @Cost({ size: 3 })
  @FieldResolver(() => [Printer], {
    description: 'Printers that the words name, at most 3; they are then no slip of the keyboard.',
  })
  printers(@Root() { text }: SearchSuggestions): readonly Printer[] {
    return printersNamed(text);
  }
}

@Resolver(() => ProductPart)
export class PartFitResolver {
  @Cost({ call: 2 })
  @FieldResolver(() => BedFit, { description: 'How it goes on a bed. Errors: VALIDATION_FAILED.' })
  fit(
    @Root() { sizeMm: [width, depth, height], facts }: ProductPart,
    @Arg('bed', () => BedInput) bed: BedInput,
  ): BedFit {
    checkBed(bed);
    return fitOnBed(boxOf({ sizeMm: [width!, depth!, height!], facts }), bed);
  }
}

@Resolver(() => ProductView)
export class PrintBedsResolver {
  @Cost({ call: 400, size: 10 })
  @FieldResolver(() => [PrintBed], {
    nullable: true,
    description:
      'All copies of its parts laid out on beds of a printer, one filament at a time; parts that go on no bed are left out ' +
      '(`parts.fit` says why). Null without a model, and for more than 300 copies. Errors: VALIDATION_FAILED.',
  })
  async printBeds(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Arg('bed', () => BedInput) bed: BedInput,
  ): Promise<PrintBed[] | null> {
    checkBed(bed);
    const model = await modelOf(ctx).load({ productId: id, full: true });
    return model?.manifest ? printBeds({ ...model, manifest: model.manifest, bed, locale: ctx.locale }) : null;
  }
}
