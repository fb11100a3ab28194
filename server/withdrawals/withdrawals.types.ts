import { Field, InputType, ObjectType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { ofLength, upTo } from '../core/checks.ts';
import { MAX_ITEMS, MAX_NAME, MAX_ORDER_NUMBER } from './statement.ts';

/** Hard caps only: the exact rules, with a code per field, are in `statement.ts`. */
const CAP = 1000;

@InputType({ description: 'A statement of withdrawal from a contract with the shop.' })
export class WithdrawalInput {
  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key is the same statement.' })
  @Checked(ofLength(8, 64))
  idempotencyKey: string;

  @Field(() => String, { description: `Of the consumer; at most ${MAX_NAME} characters.` })
  @Checked(upTo(CAP))
  name: string;

  @Field(() => String, { description: 'Where the acknowledgement goes; at most 254 characters.' })
  @Checked(upTo(CAP))
  email: string;

  @Field(() => String, { description: `Names the contract; at most ${MAX_ORDER_NUMBER} characters.` })
  @Checked(upTo(CAP))
  orderNumber: string;

  @Field(() => String, {
    nullable: true,
    description: `What it is about, at most ${MAX_ITEMS} characters; the whole order when absent.`,
  })
  @Checked(upTo(5 * CAP))
  items?: string | null;
}

@ObjectType({ description: 'Says that a statement of withdrawal was received.', simpleResolvers: true })
export class WithdrawalReceipt {
  @Field(() => Date, { description: 'The moment that counts for the period of withdrawal.' })
  receivedAt: Date;
}
