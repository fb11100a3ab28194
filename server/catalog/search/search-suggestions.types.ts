import { Field, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { CategoryView, ProductView } from '../catalog.types.ts';

@ObjectType({ description: 'What a search may be about while it is typed.', simpleResolvers: true })
export class SearchSuggestions {
  /** What was typed, for what other nouns make of it. */
  text: string;

  @Cost({ size: 'asked' })
  @Field(() => [ProductView], { description: 'Best first.' })
  products: ProductView[];

  @Cost({ size: 3 })
  @Field(() => [CategoryView], {
    description: 'Categories with something on sale whose name has the words; at most 3.',
  })
  categories: CategoryView[];

  @Field(() => String, {
    nullable: true,
    description: 'The words that were looked for instead, because nothing had the given ones.',
  })
  correction: string | null;
}
