import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { money, Money } from '../../core/money.types.ts';
import type { VolumePrice } from './volume-prices.ts';

@ObjectType('VolumePrice', { description: 'What each unit costs from a quantity on.', simpleResolvers: true })
export class VolumePriceView {
  @Field(() => Int, { description: 'Units of the product in one cart.' })
  from: number;

  @Field(() => Money, { description: 'Of one unit, VAT included.' })
  price: Money;
}

@InputType({ description: 'What each unit costs from a quantity on.' })
export class VolumePriceInput {
  @Field(() => Int, { description: '2 to 999; each once.' })
  from: number;

  @Field(() => Int, { description: 'Cents; less for more units.' })
  priceMinor: number;

  @Field(() => ID, { nullable: true, description: 'Only for customers of this group; absent: for all.' })
  groupId?: string | null;
}

@ObjectType({ description: 'What each unit costs from a quantity on, as admins set it.', simpleResolvers: true })
export class EditableVolumePrice extends VolumePriceView {
  @Field(() => ID, { nullable: true, description: 'Only for customers of this group; null: for all.' })
  groupId: string | null;
}

/** The volume prices as they are shown. */
export const volumePriceViews = (prices: readonly VolumePrice[] | null): EditableVolumePrice[] =>
  (prices ?? []).map(({ from, priceMinor, groupId }) => ({ from, price: money(priceMinor), groupId }));
