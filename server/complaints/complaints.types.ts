import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, MOST_INT, ofLength, upTo } from '../core/checks.ts';
import { MAX_DESCRIPTION } from './complaint-input.ts';
import { ComplaintState, Remedy } from './complaint-states.ts';

registerEnumType(ComplaintState, {
  name: 'ComplaintState',
  description: 'Where a complaint stands.',
  valuesConfig: {
    ACCEPTED: { description: 'It is granted.' },
    OPENED: { description: 'The buyer has written it.' },
    RECEIVED: { description: 'The shop has confirmed it in writing.' },
    REFUNDING: { description: 'Money is on its way.' },
    REJECTED: { description: 'It is refused.' },
    REMEDIED: { description: 'It is settled.' },
    REVOKED: { description: 'The buyer took it back.' },
  },
});

registerEnumType(Remedy, {
  name: 'Remedy',
  description: 'What is done about a defect.',
  valuesConfig: {
    REDUCTION: { description: 'A part of the price goes back.' },
    REFUND: { description: 'The price goes back.' },
    REPAIR: { description: 'It is repaired.' },
    REPLACEMENT: { description: 'It is replaced.' },
  },
});

/** A hard cap only: the exact rule is in `complaint-input.ts`. */
const CAP = 5000;

@InputType({ description: 'What a buyer says is wrong with something bought.' })
export class OpenComplaintInput {
  @Field(() => ID)
  @Checked(upTo(64))
  orderId: string;

  @Field(() => String, { nullable: true, description: 'Of the link in the order mail; its buyer needs none.' })
  @Checked(upTo(1000))
  accessToken?: string | null;

  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key is the same complaint.' })
  @Checked(ofLength(8, 64))
  idempotencyKey: string;

  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  @Checked(upTo(64))
  lineId: string;

  @Field(() => Int, { description: 'How many of the line.' })
  @Checked(between(1, MOST_INT))
  units: number;

  @Field(() => Remedy, { description: 'What the buyer asks for.' })
  wish: Remedy;

  @Field(() => String, { description: `What is wrong; at most ${MAX_DESCRIPTION} characters.` })
  @Checked(upTo(CAP))
  description: string;
}

@ObjectType('ComplaintPhoto', { description: 'A photograph of a defect.', simpleResolvers: true })
export class ComplaintPhotoView {
  @Field(() => String, { description: 'Address below the shop, good for an hour or two.' })
  url: string;

  @Field(() => Int, { description: 'px.' })
  width: number;

  @Field(() => Int, { description: 'px.' })
  height: number;
}
