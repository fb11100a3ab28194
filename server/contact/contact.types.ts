import { Field, InputType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { ofLength, upTo } from '../core/checks.ts';
import { MAX_MESSAGE, MAX_NAME, MAX_ORDER_NUMBER, MessageTopic } from './message.ts';

registerEnumType(MessageTopic, {
  name: 'MessageTopic',
  description: 'What a letter to the seller is about.',
  valuesConfig: {
    MODEL: { description: 'A model.' },
    ORDER: { description: 'An order.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** Hard caps only: the exact rules, with a code per field, are in `message.ts`. */
const CAP = 1000;

@InputType({ description: 'A letter to the seller.' })
export class SendMessageInput {
  @Field(() => String, {
    description: '8 to 64 letters, digits, _ or -. The same key within a day is the same letter.',
  })
  @Checked(ofLength(8, 64))
  idempotencyKey: string;

  @Field(() => String, { description: `At most ${MAX_NAME} characters.` })
  @Checked(upTo(CAP))
  name: string;

  @Field(() => String, { description: 'Where the answer goes; at most 254 characters.' })
  @Checked(upTo(CAP))
  email: string;

  @Field(() => MessageTopic, { description: 'What it is about.' })
  topic: MessageTopic;

  @Field(() => String, { nullable: true, description: `At most ${MAX_ORDER_NUMBER} characters.` })
  @Checked(upTo(CAP))
  orderNumber?: string | null;

  @Field(() => String, { description: `At most ${MAX_MESSAGE} characters.` })
  @Checked(upTo(5 * CAP))
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'People leave it empty. A letter that fills it is taken for a machine’s and goes nowhere.',
  })
  @Checked(upTo(5 * CAP))
  leaveEmpty?: string | null;
}
