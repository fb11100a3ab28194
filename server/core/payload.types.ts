import { Field, ID, ObjectType } from 'type-graphql';

/**
 * What a mutation answers whose outcome its caller must not learn, or that changes nothing to be shown: a mail to an
 * address that may have no account, a letter, the end of a session.
 */
@ObjectType({
  description: 'Says that something was taken in. It tells no more, so that strangers learn nothing from it.',
  simpleResolvers: true,
})
export class Receipt {
  @Field(() => Date, { description: 'When the shop took it in.' })
  receivedAt: Date;
}

@ObjectType({ description: 'What is there no more.', simpleResolvers: true })
export class Deleted {
  @Field(() => ID, { description: 'The id that it had.' })
  id: string;
}
