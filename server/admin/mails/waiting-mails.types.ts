import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { MailKind } from '../../mails/mail-kinds.ts';

@ObjectType({
  description: 'A mail that was given up, or that the mail server has not taken for an hour.',
  simpleResolvers: true,
})
export class WaitingMail {
  @Field(() => ID)
  id: string;

  @Field(() => MailKind, { nullable: true, description: 'Null: one that this version of the shop does not know.' })
  kind: MailKind | null;

  @Field(() => String, { nullable: true, description: 'Null: the seller, or nobody any more.' })
  recipient: string | null;

  @Field(() => ID, { nullable: true, description: 'The order that it is about.' })
  orderId: string | null;

  @Field(() => String, { nullable: true })
  orderNumber: string | null;

  @Field(() => Int, { description: 'Tries that were made.' })
  attempts: number;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Of the next try; null: given up.' })
  nextAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'What went wrong the last time, in the words of the mail server.',
  })
  problem: string | null;
}

@ObjectType({ description: 'Mails that something was done to.', simpleResolvers: true })
export class MailsChange {
  @Cost({ size: 'asked' })
  @Field(() => [ID], { description: 'Those that are changed; others were passed over.' })
  ids: string[];
}
