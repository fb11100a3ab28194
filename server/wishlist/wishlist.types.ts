import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, MOST_INT } from '../core/checks.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';

/** On one list. */
export const MOST_ITEMS = 500;

@ObjectType('WishlistItem', { description: 'A product on a list.', simpleResolvers: true })
export class WishlistItemView {
  @Field(() => Int)
  productId: number;

  @Field(() => Money, { description: 'What it costs now, VAT included.' })
  price: Money;

  @Field(() => Boolean, { description: 'False for what is no longer sold. Sold out is available: it comes back.' })
  isAvailable: boolean;

  @Field(() => Date, { description: 'When it was put there.' })
  addedAt: Date;
}

@ObjectType({ description: 'Sums over a list.', simpleResolvers: true })
export class WishlistStats {
  @Field(() => Int, { description: 'All of them.' })
  totalItems: number;

  @Field(() => Int, { description: 'On sale.' })
  availableItems: number;

  @Field(() => Int, { description: 'Not on sale any more.' })
  unavailableItems: number;

  @Field(() => Money, { description: 'Of the available ones, VAT included.' })
  totalValue: Money;
}

@ObjectType('Wishlist', { description: "The signed-in customer's list.", simpleResolvers: true })
export class WishlistView {
  @Cost({ size: MOST_ITEMS })
  @Field(() => [WishlistItemView], { description: 'The one added last comes first.' })
  items: WishlistItemView[];

  @Field(() => Int)
  totalCount: number;

  @Field(() => WishlistStats, { description: 'Sums over it.' })
  stats: WishlistStats;

  @Field(() => Date, { nullable: true, description: 'When its products changed last; null before the first.' })
  lastUpdated: Date | null;

  @Field(() => String, { nullable: true, description: 'Opens the list to whoever has it; null: it is not shared.' })
  shareToken: string | null;

  @Field(() => Boolean, { description: 'Whether mail about lower prices and what is back was asked for.' })
  news: boolean;
}

@ObjectType({ description: 'A list that its owner shared: read-only, without a name.', simpleResolvers: true })
export class SharedWishlist {
  @Cost({ size: MOST_ITEMS })
  @Field(() => [WishlistItemView], { description: 'What is sold, the one added last first.' })
  items: WishlistItemView[];
}

@ObjectType({ description: 'A product that was passed over.', simpleResolvers: true })
export class WishlistSkipped {
  @Field(() => Int)
  productId: number;

  @Field(() => ErrorCode, { description: 'Why.' })
  errorCode: ErrorCode;
}

@ObjectType({ description: 'What became of several products at once.', simpleResolvers: true })
export class WishlistChange {
  @Cost({ size: 100 })
  @Field(() => [Int], { description: 'The ids that were added or removed.' })
  changed: number[];

  @Cost({ size: 100 })
  @Field(() => [WishlistSkipped], { description: 'What was left out, and why.' })
  skipped: WishlistSkipped[];

  @Field(() => WishlistView, { description: 'The list after it.' })
  wishlist: WishlistView;
}

@InputType({ description: 'A removed product with its former place.' })
export class WishlistRestoreInput {
  @Field(() => Int)
  @Checked(between(1, MOST_INT))
  productId: number;

  @Field(() => Date, { description: 'As the list said it. Not later than now.' })
  addedAt: Date;
}
