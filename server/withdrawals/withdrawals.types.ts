import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { ofLength, upTo } from '../core/checks.ts';
import { Money } from '../core/money.types.ts';
import { MAX_ITEMS, MAX_NAME, MAX_ORDER_NUMBER } from './statement.ts';
import { GoodsCondition } from './withdrawal-item.entity.ts';
import { WithdrawalState } from './withdrawal-states.ts';

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

registerEnumType(WithdrawalState, {
  name: 'WithdrawalState',
  description: 'Where a withdrawal stands.',
  valuesConfig: {
    AWAITING_GOODS: { description: 'The buyer sends the goods back.' },
    GOODS_RECEIVED: { description: 'The goods are back with the shop.' },
    INSPECTED: { description: 'What comes back to the buyer is settled.' },
    RECEIVED: { description: 'The statement is here.' },
    REFUNDED: { description: 'The money went back.' },
    REFUNDING: { description: 'The money is on its way.' },
    REJECTED: { description: 'It has no effect.' },
    REVOKED: { description: 'The buyer took it back.' },
  },
});

registerEnumType(GoodsCondition, {
  name: 'GoodsCondition',
  description: 'How goods came back.',
  valuesConfig: {
    AS_NEW: { description: 'As it was sent.' },
    DAMAGED: { description: 'Broken, or not complete.' },
    OPENED: { description: 'Unpacked and tried as in a shop.' },
    USED: { description: 'Used more than trying it needs.' },
  },
});

@ObjectType({ description: 'Units that go back, with what is given for them.', simpleResolvers: true })
export class WithdrawalLine {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  lineId: string;

  @Field(() => Int, { description: 'How many.' })
  units: number;

  @Field(() => Money, { description: 'What they were sold for; 0 until they are looked at.' })
  price: Money;

  @Field(() => Money, { description: 'Kept back of it for lost value.' })
  deduction: Money;

  @Field(() => String, { nullable: true, description: 'Why.' })
  deductionReason: string | null;
}
