import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { suggest } from './search-suggestions.ts';
import { SearchSuggestions } from './search-suggestions.types.ts';

@Resolver()
export class SearchResolver {
  @Cost({ call: 150 })
  @Query(() => SearchSuggestions, {
    description:
      'For search as you type: every word counts as a beginning, so ask again with each letter. Empty below two letters ' +
      'or digits. `first`: 1 to 12. `text`: at most 200 characters. Errors: VALIDATION_FAILED.',
  })
  searchSuggestions(
    @Ctx() ctx: Context,
    @Arg('text', () => String) text: string,
    @Arg('first', () => Int, { defaultValue: 6 }) first: number,
  ): Promise<SearchSuggestions> {
    return suggest(ctx, text, first);
  }
}
