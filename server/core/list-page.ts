import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_PAGE } from './page.ts';

const LAST_PAGE = 10_000;

/** Which part of a list of the administration is asked for: numbered pages, so that an admin can say "page 7". */
@ArgsType()
export class ListPage {
  @Field(() => Int, { defaultValue: 50, description: 'Rows of a page, 1 to 100.' })
  @Min(1)
  @Max(MAX_PAGE)
  first: number;

  @Field(() => Int, { defaultValue: 1, description: 'Counted from 1.' })
  @Min(1)
  @Max(LAST_PAGE)
  page: number;
}

export const offsetOf = ({ first, page }: Pick<ListPage, 'first' | 'page'>): number => (page - 1) * first;
