import { Ctx, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { versionsOfProduct } from './model-versions.queries.ts';

@ObjectType('ModelVersion', { description: 'A published state of a model’s files.', simpleResolvers: true })
export class ModelVersionView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'As its files bear it, such as 1.2.' })
  version: string;

  @Field(() => Date)
  publishedAt: Date;

  @Field(() => String, { nullable: true, description: 'What is new, in the language of the request or in English.' })
  changelog: string | null;

  /** Beside which it is shown. */
  productId: number;
}

@Resolver(() => ProductView)
export class ModelVersionsResolver {
  @Cost({ size: 20 })
  @FieldResolver(() => [ModelVersionView], {
    description: 'The version sold now and those before it, newest first; empty without a model.',
  })
  modelVersions(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<ModelVersionView[]> {
    return versionsOfProduct(ctx).load(id);
  }
}
