import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { checkBed, decidingFit, neededBed } from './bed-fit.ts';
import { BedFit, BedInput } from './bed-fit.types.ts';
import { ProductView } from './catalog.types.ts';

@Resolver(() => ProductView)
export class BedFitResolver {
  @FieldResolver(() => BedFit, {
    nullable: true,
    description:
      'How its parts go on a bed, said of the part that decides: one that is too large, else one that must be turned, ' +
      'else the one with the least room. Null without printed parts. Errors: VALIDATION_FAILED.',
  })
  fit(@Root() { partBoxes }: ProductView, @Arg('bed', () => BedInput) bed: BedInput): BedFit | null {
    checkBed(bed);
    return partBoxes && decidingFit(partBoxes, bed);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Side of the smallest square bed that holds every part, in millimetres. Null without printed parts.',
  })
  neededBedMm(@Root() { partBoxes }: ProductView): number | null {
    return partBoxes && neededBed(partBoxes);
  }
}
