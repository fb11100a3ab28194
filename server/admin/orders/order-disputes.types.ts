import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { callKey, upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { DisputeAnswerKind, DisputeAnswerState } from '../../payments/disputes/dispute-answer.entity.ts';
import { DisputeState } from '../../payments/disputes/dispute.entity.ts';

registerEnumType(DisputeState, {
  name: 'DisputeState',
  description: 'Where a dispute stands for the seller.',
  valuesConfig: {
    ANSWER: { description: 'PayPal waits for an answer until `respondBy`.' },
    WAITING: { description: 'PayPal or the buyer has the next word.' },
    WON: { description: 'Closed, the money stays.' },
    LOST: { description: 'Closed, the money went back.' },
  },
});
registerEnumType(DisputeAnswerKind, {
  name: 'DisputeAnswerKind',
  description: 'Proof against a claim, or giving in.',
  valuesConfig: {
    ACCEPT: { description: 'The buyer is right and gets the money.' },
    EVIDENCE: { description: 'Proof against the claim.' },
  },
});
registerEnumType(DisputeAnswerState, {
  name: 'DisputeAnswerState',
  description: 'Recorded and being sent, taken by PayPal, or refused by it.',
  valuesConfig: {
    FAILED: { description: 'PayPal refused it.' },
    REQUESTED: { description: 'It is being sent.' },
    SENT: { description: 'PayPal has it.' },
  },
});

@ObjectType({ description: 'What the shop said to a dispute.', simpleResolvers: true })
export class AdminDisputeAnswer {
  @Field(() => ID)
  id: string;

  @Field(() => DisputeAnswerKind)
  kind: DisputeAnswerKind;

  @Field(() => DisputeAnswerState)
  state: DisputeAnswerState;

  @Field(() => String, { nullable: true, description: "PayPal's word for why not." })
  failure: string | null;

  @Field(() => String, { nullable: true })
  carrier: string | null;

  @Field(() => String, { description: 'Number of the parcel.', nullable: true })
  tracking: string | null;

  @Field(() => String)
  note: string;

  @Field(() => String, { nullable: true })
  fileName: string | null;

  @Field(() => Date)
  requestedAt: Date;
}

@ObjectType({ description: 'A dispute or chargeback about a payment, as PayPal tells of it.', simpleResolvers: true })
export class AdminDispute {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: "PayPal's own id." })
  paypalDisputeId: string;

  @Field(() => DisputeState)
  state: DisputeState;

  @Field(() => String, { description: "PayPal's word, such as INQUIRY or CHARGEBACK." })
  stage: string;

  @Field(() => String, { description: "PayPal's word, such as UNAUTHORISED." })
  reason: string;

  @Field(() => Money)
  amount: Money;

  @Field(() => Money, { nullable: true, description: 'What PayPal has taken back until it decides.' })
  held: Money | null;

  @Field(() => Date, { nullable: true, description: 'Afterwards PayPal decides without the seller.' })
  respondBy: Date | null;

  @Field(() => Date, { description: 'When the buyer opened it.' })
  openedAt: Date;

  @Field(() => Date, { description: 'When PayPal decided; null while it is open.', nullable: true })
  closedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When an admin let the goods go in spite of it.' })
  releasedAt: Date | null;

  @Field(() => Boolean, { description: 'It keeps the goods of the order in the house until an admin lets them go.' })
  stopsShipping: boolean;

  @Field(() => Money, {
    nullable: true,
    description: 'Credited to the buyer before PayPal named the dispute, since the money had been taken.',
  })
  credited: Money | null;

  @Field(() => String, { nullable: true, description: 'The file that goes with the next proof.' })
  fileName: string | null;

  @Cost({ size: 10 })
  @Field(() => [AdminDisputeAnswer], { description: 'Oldest first.' })
  answers: AdminDisputeAnswer[];
}

@InputType({ description: 'An answer to a dispute.' })
export class DisputeAnswerInput {
  @Field(() => ID, { description: 'Of the dispute.' })
  @Checked(upTo(64))
  disputeId: string;

  @Field(() => DisputeAnswerKind)
  kind: DisputeAnswerKind;

  @Field(() => String, { nullable: true })
  @Checked(upTo(100))
  carrier?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the parcel: letters, digits, spaces, - and /, at most 40.' })
  @Checked(upTo(40))
  tracking?: string | null;

  @Field(() => String, { description: 'To PayPal and the buyer; at most 2,000 characters.' })
  @Checked(upTo(2000))
  note: string;

  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key is the same answer.' })
  @Checked(callKey)
  idempotencyKey: string;
}
