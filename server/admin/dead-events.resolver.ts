import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { listDeadEvents, retryDeadEvent, setDeadEventAside, type DeadEvent } from './dead-events.ts';

@ObjectType('DeadPaymentEvent', {
  description: 'An event of PayPal that could not be processed.',
  simpleResolvers: true,
})
export class DeadEventView implements DeadEvent {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "PayPal's word, such as PAYMENT.CAPTURE.REFUNDED." })
  eventType: string;

  @Field(() => Date)
  receivedAt: Date;

  @Field(() => Date, { description: 'When it was given up.' })
  deadAt: Date;

  @Field(() => Int)
  tries: number;

  @Field(() => String, { nullable: true, description: 'What went wrong the last time.' })
  error: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the event is about: amount, PayPal’s word for its state, ids.',
  })
  facts: string | null;
}

@Resolver()
export class DeadEventsResolver {
  @Cost({ size: 200 })
  @Query(() => [DeadEventView], { description: 'Events of PayPal that wait for a person, newest first, 200 at most.' })
  deadPaymentEvents(@Ctx() ctx: Context): Promise<DeadEvent[]> {
    return listDeadEvents(ctx);
  }

  @Mutation(() => Boolean, { description: 'Processes a dead event anew. NOT_FOUND.' })
  async retryDeadPaymentEvent(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    await retryDeadEvent(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Puts a dead event away that was dealt with otherwise, or back. NOT_FOUND.' })
  async setDeadPaymentEventAside(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('aside', () => Boolean) aside: boolean,
  ): Promise<boolean> {
    await setDeadEventAside(ctx, id, aside);
    return aside;
  }
}
