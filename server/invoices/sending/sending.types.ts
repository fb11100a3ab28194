import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { SendingReason, SendingState } from './sending-state.ts';

registerEnumType(SendingState, {
  name: 'SendingState',
  description: 'How far a document is on its way through the Peppol network.',
  valuesConfig: {
    WAITING: { description: 'The access point has not taken it yet.' },
    SENT: { description: 'Taken; there is no receipt yet.' },
    DELIVERED: { description: 'The recipient has it.' },
    REFUSED: { description: 'The access point or the recipient refused it.' },
    FAILED: { description: 'It was given up.' },
    NO_ADDRESS: { description: 'It was not sent: the network cannot name the recipient.' },
  },
});

registerEnumType(SendingReason, {
  name: 'SendingReason',
  description: 'Why a document did not get further.',
  valuesConfig: {
    AWAY: { description: 'The access point did not answer.' },
    NOT_REGISTERED: { description: 'The network knows no such recipient.' },
    INVALID: { description: 'The access point refused the document.' },
    RECIPIENT: { description: 'The recipient refused it.' },
    NO_RECEIPT: { description: 'No receipt came.' },
    NO_NUMBER: { description: 'The buyer gave no number by which the network names companies.' },
    NO_SCHEME: { description: "The network has no scheme for VAT numbers of the buyer's state." },
  },
});

@ObjectType('DocumentSending', {
  description: 'A document on its way through the Peppol network.',
  simpleResolvers: true,
})
export class DocumentSendingView {
  @Field(() => ID, { description: 'Of the document.' })
  id: string;

  @Field(() => SendingState)
  state: SendingState;

  @Field(() => SendingReason, { nullable: true, description: 'Null: nothing went wrong.' })
  reason: SendingReason | null;

  @Field(() => String, { nullable: true, description: 'The same in the words of the access point.' })
  detail: string | null;

  @Field(() => ID, { nullable: true, description: 'Of the access point, once it took the document.' })
  messageId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Scheme and identifier of who receives it, such as 0245:2020123456; null: not known.',
  })
  recipient: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was learnt that it was delivered or refused.' })
  receiptAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Path of what proves it, as JSON; null: there is nothing.' })
  receiptUrl: string | null;

  @Field(() => Boolean, { description: 'By a simulator: nothing left the shop.' })
  simulated: boolean;

  @Field(() => Date, { nullable: true, description: 'When the access point is asked next; null: at once, or never.' })
  nextAt: Date | null;

  @Field(() => Boolean, { description: 'Whether sending it again may bring it further: sendDocumentAgain.' })
  mayGoAgain: boolean;

  @Field(() => Boolean, { description: 'Whether another number of the buyer may bring it further: sendDocumentTo.' })
  mayBeAddressed: boolean;

  @Field(() => Boolean, { description: 'Whether a person dealt with what went wrong.' })
  setAside: boolean;
}
