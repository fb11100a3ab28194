import { Ctx, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { measuredPrintOf } from './measured-print.queries.ts';

@ObjectType({
  description: 'Hours that buyers needed for all parts, as they told with their builds.',
  simpleResolvers: true,
})
export class MeasuredPrint {
  @Field(() => Int, { description: 'How many told.' })
  builders: number;

  @Field(() => Float, { description: 'Half of the builders needed no more.' })
  medianHours: number;

  @Field(() => Float, { description: 'Of the fastest.' })
  minHours: number;

  @Field(() => Float, { description: 'Of the slowest.' })
  maxHours: number;
}

@Resolver(() => ProductView)
export class MeasuredPrintResolver {
  @FieldResolver(() => MeasuredPrint, {
    nullable: true,
    description:
      'Of published builds of people who bought the model here, one of each; null where fewer than five told.',
  })
  measuredPrint(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<MeasuredPrint | null> {
    return measuredPrintOf(ctx).load(id);
  }
}
