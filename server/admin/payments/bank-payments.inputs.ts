import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';

@InputType({ description: 'What `markOrderPaid` takes.' })
export class MarkOrderPaidInput {
  @Field(() => ID)
  @Checked(upTo(100))
  orderId: string;

  @Field(() => Int, { description: 'What came, in cents.' })
  amountMinor: number;

  @Field(() => String, { description: 'ISO day on which it came.' })
  @Checked(upTo(100))
  day: string;

  @Field(() => String, { description: '8 to 64 letters, digits, _ or -.' })
  @Checked(upTo(100))
  idempotencyKey: string;
}
