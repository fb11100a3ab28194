import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import { ListPage } from '../core/list-page.ts';

@InputType({ description: 'What a customer tells of a build. Texts are trimmed; empty facts are not shown.' })
export class BuildInput {
  @Field(() => Int)
  productId: number;

  @Field(() => String, { description: '1 to 80 characters.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  story?: string | null;

  @Field(() => String, { nullable: true, description: 'What the photograph shows, at most 200 characters.' })
  alt?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 80 characters.' })
  printer?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 80 characters.' })
  material?: string | null;

  @Field(() => Int, { nullable: true, description: 'Filament as weighed, 1 to 100000 g.' })
  grams?: number | null;

  @Field(() => Float, { nullable: true, description: 'Printing time as measured, 0.1 to 10000 hours.' })
  hours?: number | null;

  @Field(() => Int, { nullable: true, description: 'Flights, launches or runs, at most 10000.' })
  launches?: number | null;
}

@ArgsType()
export class BuildListArgs extends ListPage {
  @Field(() => Int, { nullable: true, description: 'Builds of this product or of its counterpart.' })
  model?: number | null;

  @Field(() => String, { nullable: true, description: 'Slug of a category.' })
  category?: string | null;

  @Field(() => ID, { nullable: true, description: 'Builds of one customer.' })
  builder?: string | null;
}

@ArgsType()
export class ProductBuildsArgs {
  @Field(() => Int, { defaultValue: 8 })
  first: number;

  @Field(() => String, { nullable: true })
  after?: string | null;
}
