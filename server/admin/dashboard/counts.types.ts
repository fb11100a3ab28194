import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'How much waits behind the screens of the administration; null where the role does not open the screen.',
  simpleResolvers: true,
})
export class AdminCounts {
  @Field(() => Int, { nullable: true, description: 'Paid orders whose goods have not left the house.' })
  ordersToPack: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Orders whose payment failed or is in doubt, or whose refund PayPal refused.',
  })
  paymentsToCheck: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Mails that were given up, or that the mail server has not taken for an hour.',
  })
  mailsToCheck: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Orders with a statement of withdrawal that nobody has dealt with.',
  })
  withdrawals: number | null;

  @Field(() => Int, { nullable: true, description: 'Withdrawals whose money is overdue.' })
  withdrawalsOverdue: number | null;

  @Field(() => Int, { nullable: true, description: 'Complaints that are not settled.' })
  complaints: number | null;

  @Field(() => Int, { nullable: true, description: 'Complaints whose last day has passed.' })
  complaintsOverdue: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders with a dispute that PayPal waits for an answer to.' })
  disputes: number | null;

  @Field(() => Int, { nullable: true, description: 'Events of PayPal that could not be processed.' })
  deadPaymentEvents: number | null;

  @Field(() => Int, { nullable: true, description: 'Where the transactions at PayPal and the books disagree.' })
  paymentDifferences: number | null;

  @Field(() => Int, { nullable: true, description: 'Money that came by bank and waits for a person.' })
  bankEntries: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Cash that carriers collected and that waits for a person, and cash that should have come.',
  })
  cashCollections: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Documents that the Peppol network did not deliver, and nobody dealt with.',
  })
  undelivered: number | null;

  @Field(() => Int, { nullable: true, description: 'All but archived ones.' })
  products: number | null;

  @Field(() => Int, { nullable: true, description: 'Kits of which three or fewer are left.' })
  lowStock: number | null;

  @Field(() => Int, { nullable: true, description: 'Kits that are sold out.' })
  outOfStock: number | null;

  @Field(() => Int, { nullable: true, description: 'Builds that were sent in or reported.' })
  waitingBuilds: number | null;

  @Field(() => Int, { nullable: true, description: 'Reviews that nobody has read yet.' })
  waitingReviews: number | null;

  @Field(() => Int, { nullable: true, description: 'Webhook deliveries that were given up and not sent again.' })
  failedWebhooks: number | null;
}
