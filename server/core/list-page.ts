import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Checked } from './checked-input.ts';
import { between } from './checks.ts';
import { MAX_PAGE } from './page.ts';

const LAST_PAGE = 10_000;

/** Which part of a numbered list is asked for: of the administration, or of the gallery, where an address says "page 7". */
@ArgsType()
export class ListPage {
  @Field(() => Int, { defaultValue: 50, description: 'Rows of a page, 1 to 100.' })
  @Checked(between(1, MAX_PAGE))
  first: number;

  @Field(() => Int, { defaultValue: 1, description: 'Counted from 1.' })
  @Checked(between(1, LAST_PAGE))
  page: number;
}

/** What every numbered page has beside its `items`. */
@ObjectType({ simpleResolvers: true })
export abstract class NumberedPage {
  @Field(() => Int, {
    description:
      'On all pages; a long list is counted to 10,000, a search that finds very much to 1,000, of products to 100.',
  })
  totalCount: number;

  @Field(() => Boolean, { description: 'Whether there are more than were counted.' })
  hasMore: boolean;
}

/** A count of everything there is. */
export const countedAll = (totalCount: number): NumberedPage => ({ totalCount, hasMore: false });

type Page = Pick<ListPage, 'first' | 'page'>;

export const offsetOf = ({ first, page }: Page): number => (page - 1) * first;

/** A search that finds very much is for being narrowed: how much more there is, is not worth the time. */
const MOST_COUNTED = 1_000;

/** Nobody pages further: that a list is longer is all that is told of it. */
export const MOST_LISTED = 10_000;

/** Whether a page ends so far behind that its rows, with one more asked for, tell as much as a count. */
export const countsItself = (page: Page): boolean => offsetOf(page) + page.first >= MOST_COUNTED;

/** How many rows a counting statement must look for: to the end of the page, at least `most`, and one more. */
export const countingLimit = (page: Page, most = MOST_COUNTED): number =>
  Math.max(most, offsetOf(page) + page.first) + 1;

/** A count that was limited by `countingLimit`, and whether there is more. */
export const countedTo = (page: Page, count: number, most = MOST_COUNTED): NumberedPage => {
  const limit = countingLimit(page, most) - 1;
  return { totalCount: Math.min(count, limit), hasMore: count > limit };
};
