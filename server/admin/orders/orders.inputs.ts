import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { between, callKey, MOST_INT, upTo } from '../../core/checks.ts';
import type { ErrorCode } from '../../core/error-codes.ts';
import { MostItems } from '../../core/most-items.ts';
import { Carrier } from '../../orders/carriers.ts';
import { MAX_PAGE } from '../../core/page.ts';

const MAX_REASON = 200;

@InputType({ description: 'A parcel of an order that left the house.' })
export class ShipmentInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Carrier, { nullable: true })
  carrier?: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number: letters, digits, spaces, - and /." })
  @Checked(upTo(100))
  tracking?: string | null;
}

@InputType({ description: 'Units of one line of an order.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  @Checked(upTo(64))
  lineId: string;

  @Field(() => Int)
  @Checked(between(1, MOST_INT))
  quantity: number;
}

@InputType({
  description:
    'Money that goes back: an amount, the price of units and of the delivery, or (none given) all that is left.',
})
export class RefundOrderInput {
  @Field(() => ID)
  @Checked(upTo(64))
  orderId: string;

  @Field(() => Int, { nullable: true, description: 'Minor units, VAT included.' })
  @Checked(between(1, MOST_INT))
  amountMinor?: number | null;

  @Field(() => [RefundLineInput], { nullable: true, description: 'Units whose price goes back; files are taken back.' })
  @MostItems(MAX_PAGE)
  lines?: RefundLineInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'What the delivery cost goes back with the units, or alone: once, and not with an amount.',
  })
  delivery?: boolean | null;

  @Field(() => String, { description: 'Printed on the credit note, which the buyer gets.' })
  @Checked(upTo(MAX_REASON))
  reason: string;

  @Field(() => Boolean, { description: 'The goods among the units go back on the shelf; not with an amount.' })
  restock: boolean;

  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key is the same refund.' })
  @Checked(callKey)
  idempotencyKey: string;
}

@ObjectType('ShippingResult', { description: 'What became of one order of many.', simpleResolvers: true })
export class ShippingResultView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Why not; null: done.' })
  errorCode: ErrorCode | null;
}
