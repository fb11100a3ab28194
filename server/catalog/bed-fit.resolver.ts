import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { checkBed, decidingFit, neededBed } from './bed-fit.ts';
import { BedFit, BedInput } from './bed-fit.types.ts';
import { modelFactsOf } from './catalog.loaders.ts';
import { ProductView } from './catalog.types.ts';

@Resolver(() => ProductView)
export class BedFitResolver {
  @FieldResolver(() => BedFit, {
    nullable: true,
    description:
      'How its parts go on a bed, said of the part that decides: one that is too large, else one that must be turned, ' +
      'else the one with the least room. Null without printed parts. Errors: VALIDATION_FAILED.',
  })
  async fit(
    @Root() product: ProductView,
    @Arg('bed', () => BedInput) bed: BedInput,
    @Ctx() ctx: Context,
  ): Promise<BedFit | null> {
    checkBed(bed);
    const { partBoxes } = product.model ?? (await modelFactsOf(ctx).load(product.id));
    return partBoxes && decidingFit(partBoxes, bed);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Side of the smallest square bed that holds every part, in millimetres. Null without printed parts.',
  })
  async neededBedMm(@Root() product: ProductView, @Ctx() ctx: Context): Promise<number | null> {
    const { partBoxes } = product.model ?? (await modelFactsOf(ctx).load(product.id));
    return partBoxes && neededBed(partBoxes);
  }
}
