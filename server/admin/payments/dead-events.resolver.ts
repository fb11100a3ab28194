import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { EventProblem } from '../../payments/webhooks/webhook-event.entity.ts';
import { listDeadEvents, retryDeadEvent, setDeadEventAside, type DeadEvent } from './dead-events.service.ts';

registerEnumType(EventProblem, {
  name: 'PaymentEventProblem',
  description: 'Why an event of a payment could not be processed.',
  valuesConfig: {
    MALFORMED: { description: 'It is not what its type says.' },
    PAYMENT_UNKNOWN: { description: 'It is about a payment that the shop does not have.' },
    PAYPAL_SILENT: { description: 'The provider did not answer when it was asked about it.' },
    PAYPAL_REFUSED: { description: 'The provider refused to say more about it.' },
    DISPUTE_AWAITED: { description: 'Money was taken back, and the dispute behind it is not listed yet.' },
    UNEXPECTED: { description: 'A fault of the shop.' },
  },
});

@ObjectType('DeadPaymentEvent', {
  description: 'An event of a payment that could not be processed.',
  simpleResolvers: true,
})
export class DeadEventView implements DeadEvent {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "The provider's word, such as PAYMENT.CAPTURE.REFUNDED or refund.failed." })
  eventType: string;

  @Field(() => Date)
  receivedAt: Date;

  @Field(() => Date, { description: 'When it was given up.' })
  deadAt: Date;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => EventProblem, { description: 'What went wrong the last time.' })
  problem: EventProblem;

  @Field(() => String, { nullable: true, description: 'The same in the words of the program, for its maintainers.' })
  error: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the event is about: amount, the provider’s word for its state, ids.',
  })
  facts: string | null;
}

@Resolver()
export class DeadEventsResolver {
  @Cost({ size: 200 })
  @Query(() => [DeadEventView], {
    description: 'Events of payments that wait for a person, newest first, 200 at most.',
  })
  deadPaymentEvents(@Ctx() ctx: Context): Promise<DeadEvent[]> {
    return listDeadEvents(ctx);
  }

  @Mutation(() => DeadEventView, { description: 'Processes a dead event anew; answers it as it was. NOT_FOUND.' })
  retryDeadPaymentEvent(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<DeadEvent> {
    return retryDeadEvent(ctx, id);
  }

  @Mutation(() => DeadEventView, {
    description: 'Puts a dead event away that was dealt with otherwise, or back. NOT_FOUND.',
  })
  setDeadPaymentEventAside(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('aside', () => Boolean) aside: boolean,
  ): Promise<DeadEvent> {
    return setDeadEventAside(ctx, id, aside);
  }
}
